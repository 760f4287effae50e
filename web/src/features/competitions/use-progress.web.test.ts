import { act, cleanup, renderHook } from '@testing-library/react';
import type { Competition } from 'sync-protocol/entities/competitions/competition';
import { competitionId, newId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/server/answers/query-client.ts';
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

it.each([
  ['joinedLate', null],
  ['left', { until: '2026-11-02T10:00:00.000Z' }],
  [undefined, { until: null }],
] as const)('what a player does counts, or not since they %s', (missed, own) => {
  const id = competitionId.parse(newId());
  const shown = { id, startedAt: '2026-11-01T10:00:00.000Z', stats: [], own };
  queryClient.setQueryData(queryKey, [shown]);
  const row = { competitionId: id, status: 'completed', ownScore: 3, otherScore: 1 } as Competition;
  const { result } = renderHook(() => useProgress([row]));
  expect(result.current.scoresOf(row)).toMatchObject({ own: 3, other: 1, missed });
});
