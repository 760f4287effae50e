declare global {
  /** Hears of the phone's back gesture; Chromium alone has it. */
  var CloseWatcher: (new () => EventTarget & { destroy: () => void }) | undefined;
}

/** What the router keeps with an entry of the history, and our mark. */
interface Entry {
  idx?: number;
  key?: string;
  isSpare?: boolean;
}

/** What is still open so long after it was told to close stays. */
const CLOSED_MS = 1000;

/** What Back closes, the last one first. */
const closers: (() => void)[] = [];
/** The entry under the spare one that Back will leave. */
let under: Entry | undefined;

/** Hears of Back where the browser has no gesture to tell of: to be called once, before the router listens. */
export function hearBack(): void {
  if (globalThis.CloseWatcher) return;
  const entry = history.state as Entry | null;
  // It was there when the page was loaded anew.
  if (entry?.isSpare) under = entry;
  addEventListener('popstate', onPop);
}

/**
 * Has the browser's Back call `close` instead of leaving the screen, where the browser tells of no such gesture itself: a
 * spare entry of the same screen goes on top of the history, and leaving it is Back. One that nothing is left to close
 * stays there, since to step off it takes a moment in which a link would be undone; the next Back goes on past it. The
 * router hears of none of this.
 * @returns no longer
 */
export function closeOnBack(close: () => void): () => void {
  closers.push(close);
  addSpare();
  return () => void closers.splice(closers.indexOf(close), 1);
}

function addSpare(): void {
  const entry = history.state as Entry | null;
  under = { ...entry };
  if (!entry?.isSpare) history.pushState({ ...entry, isSpare: true }, '');
}

function onPop(event: PopStateEvent): void {
  const entry = (event.state ?? {}) as Entry;
  if (entry.isSpare) under = entry;
  if (entry.isSpare || !under || entry.idx !== under.idx || entry.key !== under.key) return;
  event.stopImmediatePropagation();
  under = undefined;
  const close = closers.at(-1);
  if (!close) return history.back();
  const isLast = closers.length === 1;
  close();
  setTimeout(() => closers.length > 0 && addSpare(), isLast ? CLOSED_MS : 0);
}
