import { routeAt } from '../routes/route-table.ts';
import { SCREENS } from '../routes/screens.ts';
import { Cheer } from '#features/progress/cheer/cheer.tsx';
import { Guide } from '#features/tasks/guide/guide-sheet.tsx';
import { Confirm } from '#ui/layers/confirm.tsx';
import { Menu } from '#ui/layers/menu.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Toaster } from '#ui/layers/toaster.tsx';
import { TABS } from './tab-list.ts';

const AFTER_MS = 2_000;
/** On a first visit the worker fetches the whole app, these parts as well: on a slow line it may take until then. */
const WORKER_HAS_MS = 10_000;
/** What a hand does to the page, and how long it must have done nothing: a scroll is not to wait for scripts. */
const MOVES = ['pointerdown', 'touchmove', 'wheel', 'scroll', 'keydown'];
const STILL_MS = 1_000;

/** A tab then opens in the frame of its tap. */
const tabScreens = TABS.flatMap(({ path }) => SCREENS[routeAt(path)?.row.player ?? 'home']);
/** Without a signal by then they are asked for where they are shown. */
const names = {
  fetch: () =>
    import('#features/teams/fetch-names.ts').then(({ fetchNames }) => fetchNames()).catch(() => undefined),
};
const PARTS = [Toaster, Confirm, Sheet, Guide, Menu, Cheer, ...tabScreens, names];

/**
 * Fetches what any tap may need, once nothing else goes on: with no signal it is there even before the worker holds
 * the whole app. Call the answer when it is no longer wanted.
 */
export function fetchAhead(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let movedAt = -STILL_MS;
  const note = () => {
    movedAt = performance.now();
  };
  for (const move of MOVES) addEventListener(move, note, { capture: true, passive: true, signal });
  void fetchAll(signal, () => movedAt + STILL_MS);
  return () => leaving.abort();
}

/** One after the other, and none while a hand is on the page: a tap in between waits for no more than one of them. */
async function fetchAll(leaving: AbortSignal, stillAt: () => number): Promise<void> {
  await Promise.all([wait(AFTER_MS), Promise.race([workerInCharge(), wait(WORKER_HAS_MS)])]);
  for (const part of PARTS) {
    for (let left = stillAt() - performance.now(); left > 0; left = stillAt() - performance.now())
      await wait(left);
    if (leaving.aborted) return;
    await part.fetch();
  }
}

/** Once a worker answers what this page fetches; at once where there will be none. */
async function workerInCharge(): Promise<void> {
  const { serviceWorker } = navigator;
  // TypeScript does not know that plain http has none.
  if (!('serviceWorker' in navigator) || serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
