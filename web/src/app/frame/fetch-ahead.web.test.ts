import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from '#ui/layers/toaster.tsx';
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
});

it('begins two seconds after the first screen', async () => {
  await vi.advanceTimersByTimeAsync(1_900);
  expect(Toaster.fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(Toaster.fetch).toHaveBeenCalledOnce();
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
