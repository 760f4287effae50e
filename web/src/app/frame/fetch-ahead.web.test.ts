import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Cheer } from '#features/progress/cheer/cheer.tsx';
import { Guide } from '#features/tasks/guide/guide-sheet.tsx';
import { Confirm } from '#ui/layers/confirm.tsx';
import { Menu } from '#ui/layers/menu.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { Toaster } from '#ui/layers/toaster.tsx';
import { routeAt } from '../routes/route-table.ts';
import { SCREENS } from '../routes/screens.ts';
import { TABS } from './tab-list.ts';
import { fetchAhead } from './fetch-ahead.ts';

let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  // The first of all parts; it never comes, so that the others are not fetched either.
  vi.spyOn(Toaster, 'fetch').mockReturnValue(new Promise(() => undefined));
  leave = fetchAhead();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Opens the page anew in a browser that has workers, and this one in charge. */
function openWithWorkers(controller: object | null): EventTarget {
  leave();
  const workers = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  leave = fetchAhead();
  return workers;
}

it('begins two seconds after the first screen', async () => {
  await vi.advanceTimersByTimeAsync(1_900);
  expect(Toaster.fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(Toaster.fetch).toHaveBeenCalledOnce();
});

it('leaves a first visit’s line to the worker, which fetches the same parts', async () => {
  const workers = openWithWorkers(null);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(Toaster.fetch).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event('controllerchange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(Toaster.fetch).toHaveBeenCalledOnce();
});

it('waits no longer for a worker than ten seconds, and not for one that is there', async () => {
  openWithWorkers(null);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(Toaster.fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(Toaster.fetch).toHaveBeenCalledOnce();
  openWithWorkers({});
  await vi.advanceTimersByTimeAsync(2_100);
  expect(Toaster.fetch).toHaveBeenCalledTimes(2);
});

it('waits for as long as a hand scrolls', async () => {
  for (let times = 0; times < 20; times++) {
    document.dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(Toaster.fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(Toaster.fetch).toHaveBeenCalledOnce();
});

it('fetches nothing any more once it is left', async () => {
  await vi.advanceTimersByTimeAsync(1_900);
  document.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(200);
  leave();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Toaster.fetch).not.toHaveBeenCalled();
});

it('fetches the screens of all tabs', async () => {
  const asked: string[] = [];
  const note = (name: string) => async () => void asked.push(name);
  for (const part of [Toaster, Confirm, Sheet, Guide, Menu, Cheer])
    vi.spyOn(part, 'fetch').mockImplementation(note('part'));
  for (const [name, screen] of Object.entries(SCREENS))
    vi.spyOn(screen, 'fetch').mockImplementation(note(name));
  await vi.advanceTimersByTimeAsync(3_000);
  const tabs = TABS.map(({ path }) => routeAt(path)?.row.player);
  expect(asked.filter((name) => name !== 'part')).toEqual(tabs);
});
