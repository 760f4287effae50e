declare global {
  /** Hears of the phone's back gesture; Chromium and Firefox have it. */
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
/** To step off an entry takes a moment in which a link would be undone: not at once after a tap, which may lead to one. */
const SETTLED_MS = 300;

/** What Back closes, the last one first. */
const closers: (() => void)[] = [];
/** The entry under the spare one, as long as that stands. */
let under: Entry | undefined;
/** What the spare entry had become when nothing was left to close: the one under it is to be the same. */
let left: { entry: Entry; address: string } | undefined;
let settling: ReturnType<typeof setTimeout> | undefined;

/** Hears of Back where the browser has no gesture to tell of: to be called once, before the router listens. */
export function hearBack(): void {
  if (globalThis.CloseWatcher) return;
  const entry = history.state as Entry | null;
  // It was there when the page was loaded anew.
  if (entry?.isSpare) stands(entry);
  addEventListener('popstate', onPop);
}

/**
 * Has the browser's Back call `close` instead of leaving the screen, where the browser tells of no such gesture itself: a
 * spare entry of the same screen goes on top of the history, and leaving it is Back. Once nothing is left to close it is
 * stepped off. The router hears of none of this.
 * @returns no longer
 */
export function closeOnBack(close: () => void): () => void {
  closers.push(close);
  addSpare();
  return () => {
    closers.splice(closers.indexOf(close), 1);
    stepOffSoon();
  };
}

/**
 * After the router has given another address to a screen with something open: it takes the spare entry's mark away, and a
 * reload would leave one more entry of this screen. As the page goes it would be too late: a reload does not see it.
 */
export function markAgain(): void {
  const entry = history.state as Entry | null;
  if (under && entry?.idx === under.idx)
    history.replaceState({ ...entry, key: under.key, isSpare: true }, '');
}

function addSpare(): void {
  const entry = history.state as Entry | null;
  under = { ...entry };
  if (entry?.isSpare) return;
  history.pushState({ ...entry, isSpare: true }, '');
}

function stands(spare: Entry): void {
  under = spare;
  stepOffSoon();
}

function stepOffSoon(): void {
  clearTimeout(settling);
  settling = setTimeout(stepOff, SETTLED_MS);
}

function stepOff(): void {
  const entry = history.state as Entry | null;
  if (closers.length > 0 || !under || entry?.idx !== under.idx) return;
  left = { entry: { ...entry, isSpare: false }, address: location.href };
  // The router may have given it another address, and taken the mark.
  history.replaceState({ ...entry, isSpare: true }, '');
  history.back();
}

function onPop(event: PopStateEvent): void {
  const entry = (event.state ?? {}) as Entry;
  const settled = left;
  left = undefined;
  if (entry.isSpare) return stands(entry);
  if (!under || entry.idx !== under.idx || entry.key !== under.key) return;
  event.stopImmediatePropagation();
  under = undefined;
  if (settled) {
    history.replaceState(settled.entry, '', settled.address);
    if (closers.length > 0) addSpare();
    return;
  }
  const close = closers.at(-1);
  if (!close) return history.back();
  const isLast = closers.length === 1;
  close();
  if (!isLast) addSpare();
  else setTimeout(() => closers.length > 0 && addSpare(), CLOSED_MS);
}
