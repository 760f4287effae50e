import { createStore } from '../store.ts';

/** What can be done about it; one that only leads to a screen (`to`) is not offered to whoever is there. */
export type ToastAction = { label: string } & (
  | { onSelect: () => void; to?: undefined }
  | { to: string; onSelect?: undefined }
);

export interface ToastContent {
  title: string;
  text?: string | undefined;
  tone?: 'plain' | 'success' | 'danger' | undefined;
  action?: ToastAction | undefined;
}

export interface ShownToast extends ToastContent {
  id: number;
}

const shown = createStore<ShownToast | undefined>(undefined);
let nextId = 1;

/** Says something for five seconds. Only one toast is to be seen at a time: a newer one takes its place. */
export function toast(content: ToastContent): void {
  shown.set({ ...content, id: nextId++ });
}

/** Takes a toast away, unless another has taken its place already. */
export function dismissToast(id: number): void {
  if (shown.get()?.id === id) shown.set(undefined);
}

/** Takes away whatever is said: it was for somebody who is gone, and so was what it offers. */
export function dropToast(): void {
  shown.set(undefined);
}

/** Takes a complaint away that is settled now. */
export function dismissComplaint(): void {
  if (shown.get()?.tone === 'danger') shown.set(undefined);
}

export const { subscribe: subscribeToToast, get: shownToast } = shown;
