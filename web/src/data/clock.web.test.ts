import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentDay, playerZone, setPlayerZone, useToday, watchToday } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-03-04T06:59:00Z');
  setPlayerZone('America/New_York');
});
afterEach(() => vi.useRealTimers());

it('the day on screen changes at 2:00 in the player’s zone, without a reload', () => {
  const { result, unmount } = renderHook(() => useToday());
  expect(result.current).toBe('2026-03-03');
  act(() => void vi.advanceTimersByTime(59_000));
  expect(result.current).toBe('2026-03-03');
  act(() => void vi.advanceTimersByTime(2_000));
  expect(result.current).toBe('2026-03-04');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('is right after a phone has slept through the night', () => {
  const { result } = renderHook(() => useToday());
  vi.setSystemTime('2026-03-06T12:00:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-03-06');
});

it('notices within a minute that the clock was set', () => {
  vi.setSystemTime('2026-03-04T12:00:00Z');
  const { result } = renderHook(() => useToday());
  vi.setSystemTime('2026-03-06T12:00:00Z');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-03-06');
});

it('follows the player’s zone', () => {
  const { result } = renderHook(() => useToday());
  act(() => setPlayerZone('Asia/Tokyo'));
  expect(result.current).toBe('2026-03-04');
  expect(playerZone()).toBe('Asia/Tokyo');
  act(() => setPlayerZone('Nowhere/Else'));
  expect(playerZone()).toBe('Asia/Tokyo');
});

it('goes on for one watcher when another leaves', () => {
  const heard = vi.fn<() => void>();
  const stop = watchToday(heard);
  const stopOther = watchToday(() => undefined);
  stopOther();
  vi.advanceTimersByTime(120_000);
  expect(heard).toHaveBeenCalledOnce();
  expect(currentDay()).toBe('2026-03-04');
  stop();
});

it('a phone with a zone that nobody knows goes by UTC until the player’s own is known', async () => {
  // Timers that are imitated bring an Intl of their own.
  vi.useRealTimers();
  const known = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...known,
    timeZone: 'Etc/Unknown',
  });
  vi.resetModules();
  const clock = await import('./clock.ts');
  vi.restoreAllMocks();
  expect(clock.playerZone()).toBe('UTC');
});
