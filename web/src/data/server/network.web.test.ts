import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncState } from '../sync/sync-state.ts';
import { isHeldBack, useIsOffline } from './network.ts';

let isOnline = true;

function turn(network: 'online' | 'offline'): void {
  isOnline = network === 'online';
  act(() => void window.dispatchEvent(new Event(network)));
}

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  syncState.set('synced');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('says offline with the browser’s word, before a second has passed or a call has failed', () => {
  const { result } = renderHook(() => useIsOffline());
  expect(result.current).toBe(false);
  turn('offline');
  expect(result.current).toBe(true);
  turn('online');
  expect(result.current).toBe(false);
});

it.each(['offline', 'unreachable'] as const)('is cut off where sync is %s', (state) => {
  const { result } = renderHook(() => useIsOffline());
  act(() => syncState.set(state));
  expect(result.current).toBe(true);
  act(() => syncState.set('sending'));
  expect(result.current).toBe(false);
});

it.each([
  ['synced', false],
  ['sending', false],
  ['waiting', false],
  ['offline', true],
  ['unreachable', true],
  ['signedOut', true],
  ['updateNeeded', true],
] as const)(
  'of what is done while sync is %s: held back is %s, and always with no connection',
  (state, isHeld) => {
    syncState.set(state);
    expect(isHeldBack()).toBe(isHeld);
    isOnline = false;
    expect(isHeldBack()).toBe(true);
  },
);
