import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ended } from './ended.ts';

const NEVER = new Promise<string>(() => undefined);
let controller: AbortController;
let heard: string[];

/** Notes what becomes of a wait. */
function hear(wait: Promise<string>): void {
  wait.then(
    (value) => heard.push(value),
    ({ name }: Error) => heard.push(name),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  controller = new AbortController();
  heard = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is what was waited for', async () => {
  expect(await ended(controller.signal, Promise.resolve('a frame'), 5)).toBe('a frame');
  expect(vi.getTimerCount()).toBe(0);
});

it('lets go in the moment in which it is ended, or was ended before', async () => {
  hear(ended(controller.signal, NEVER));
  controller.abort();
  hear(ended(controller.signal, NEVER));
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['AbortError', 'AbortError']);
});

it('gives up after so many seconds on the screen', async () => {
  hear(ended(controller.signal, NEVER, 5));
  await vi.advanceTimersByTimeAsync(4_500);
  expect(heard).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(heard).toEqual(['TimeoutError']);
});

it('waits for a page that is hidden, where videos may stand still', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  hear(ended(controller.signal, NEVER, 5));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).toEqual([]);
  hidden.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(heard).toEqual(['TimeoutError']);
});
