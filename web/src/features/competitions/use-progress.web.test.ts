import { act, cleanup, renderHook } from '@testing-library/react';
import type { Competition } from 'sync-protocol/entities/competitions/competition';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/server/query-client.ts';
import { useProgress } from './use-progress.ts';

const queryKey = ['competitions'];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Shows scores that were heard so long ago. */
function show(agoMs: number, status: Competition['status'] = 'completed') {
  queryClient.setQueryData(queryKey, [], { updatedAt: Date.now() - agoMs });
  renderHook(() => useProgress([{ status } as Competition]));
}
const isAsked = () => queryClient.isFetching({ queryKey }) > 0;

it.each([
  [9_999, false],
  [10_000, true],
])('scores of %i ms ago are asked for again: %s', (agoMs, expected) => {
  show(agoMs);
  expect(isAsked()).toBe(expected);
});

it('every half minute they are asked for again while a competition is on', () => {
  show(0, 'active');
  act(() => void vi.advanceTimersByTime(29_999));
  expect(isAsked()).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(isAsked()).toBe(true);
});

it('else they stay', () => {
  show(0);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(isAsked()).toBe(false);
});
