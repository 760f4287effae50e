/** A screen in this tab's history: which one it is, and how far down it was scrolled when it was left. */
interface Left {
  place: string;
  top: number;
}

/** Rows come from the phone's database soon after a screen, from the server later: so long is waited for them. */
const PATIENCE_MS = 10_000;
/** What stands above a place may still grow or shrink for so long once it is reached. */
const SETTLED_MS = 500;
/** What says that the player goes where they want. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** By the number that the router gives each entry of the history: another address of the same screen has the same one. */
let entries: (Left | undefined)[] = [];
/** The number of the screen that is shown; none before the first. */
let at = -1;
/** Whose screens they are, undefined before the first. Not kept: nothing that names a player outlives a sign-out. */
let whose: string | undefined;
let stopFinding: (() => void) | undefined;
let keepNow: () => void = () => undefined;

/**
 * Notes how far each screen is scrolled; to be called once, before the router numbers what has no number yet.
 * @param kept what was kept when the page was left, for one that is loaded anew
 */
export function noteWhereLeft(kept: string, keep: (entries: string) => void): void {
  // By itself the browser would move the old screen, before the one that is come back to stands there.
  history.scrollRestoration = 'manual';
  if (entryHere().idx !== undefined) entries = read(kept);
  addEventListener('scroll', () => {
    const here = entries[at];
    if (here && !stopFinding) here.top = scrollY;
  });
  keepNow = () => keep(JSON.stringify(entries));
  addEventListener('pagehide', keepNow);
  // A phone ends pages that are out of sight without a word.
  addEventListener('visibilitychange', keepNow);
}

/** Whatever can't be read is nothing. */
function read(kept: string): typeof entries {
  try {
    const all: unknown = JSON.parse(kept);
    return Array.isArray(all) ? (all as typeof entries) : [];
  } catch {
    return [];
  }
}

/**
 * A screen stands there: one that Back, Forward or a reload leads to is shown where it was left.
 * @param key what the router calls its entry of the history
 * @param isBack whether the entry was in the history already
 * @param who is signed in; where another one was is none of theirs
 */
export function arriveAt(place: string, key: string, isBack: boolean, who: string): void {
  if (whose !== undefined && who !== whose) {
    entries = [];
    keepNow();
  }
  whose = who;
  const { idx: number, key: now = 'default' } = entryHere();
  // Another Back has left it again before it stood there.
  if (number === undefined || now !== key) return;
  const from = entries[at];
  const left = entries[number];
  if (from?.place !== place) {
    stopFinding?.();
    const top = isBack && left?.place === place ? left.top : 0;
    entries[number] = { place, top };
    // What a page begins with is at its top.
    if (isBack && (from || top > 0)) find(top);
  } else if (number !== at) entries[number] = { ...from };
  at = number;
}

/** How many steps back in the history the screen lies that this one was come to from; 0 where that is another one. */
export function stepsBackTo(place: string): number {
  const here = entries[at]?.place;
  let number = at - 1;
  while (number >= 0 && entries[number]?.place === here) number--;
  return entries[number]?.place === place ? at - number : 0;
}

/** What the router keeps with an entry of the history. */
function entryHere(): { idx?: number; key?: string } {
  return (history.state as ReturnType<typeof entryHere> | null) ?? {};
}

/** Goes there, and again whenever the page has changed its height, until it has come to rest or the player scrolls. */
function find(top: number): void {
  let waiting = setTimeout(stop, PATIENCE_MS);
  const go = () => {
    scrollTo({ top, behavior: 'instant' });
    if (Math.abs(scrollY - top) >= 1) return;
    clearTimeout(waiting);
    waiting = setTimeout(stop, SETTLED_MS);
  };
  const watcher = new ResizeObserver(go);
  function stop() {
    clearTimeout(waiting);
    watcher.disconnect();
    for (const way of OWN_WAYS) removeEventListener(way, stop);
    stopFinding = undefined;
  }
  stopFinding = stop;
  for (const way of OWN_WAYS) addEventListener(way, stop, { passive: true });
  go();
  watcher.observe(document.body);
}
