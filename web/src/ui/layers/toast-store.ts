export interface ToastContent {
  title: string;
  text?: string | undefined;
  tone?: 'plain' | 'success' | 'danger' | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
}

export interface ShownToast extends ToastContent {
  id: number;
}

let shown: ShownToast | undefined;
let nextId = 1;
const listeners = new Set<() => void>();

function show(toast: ShownToast | undefined): void {
  shown = toast;
  for (const listener of listeners) listener();
}

/** Says something for five seconds. Only one toast is to be seen at a time: a newer one takes its place. */
export function toast(content: ToastContent): void {
  show({ ...content, id: nextId++ });
}

/** Takes a toast away, unless another has taken its place already. */
export function dismissToast(id: number): void {
  if (shown?.id === id) show(undefined);
}

/** Takes away whatever is said: it was for somebody who is gone, and so was what it offers. */
export function dropToast(): void {
  show(undefined);
}

/** Takes a complaint away that is settled now. */
export function dismissComplaint(): void {
  if (shown?.tone === 'danger') show(undefined);
}

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function shownToast(): ShownToast | undefined {
  return shown;
}
