import { cleanup, renderHook } from '@testing-library/react';
import { newId } from 'sync-protocol/new-id';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/server/answers/query-client.ts';
import { usePerson, usePersonStats } from './use-person.ts';

const MINUTE_MS = 60_000;

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

/** Whether what was heard of a player so long ago is asked for again. */
function isAsked(kind: string, use: (id: string) => unknown, agoMs: number): boolean {
  const id = newId();
  queryClient.setQueryData([kind, id], {}, { updatedAt: Date.now() - agoMs });
  renderHook(() => use(id));
  return queryClient.isFetching({ queryKey: [kind, id] }) > 0;
}

it('the numbers of a player stay for five minutes, whether they are to be seen is asked each time', () => {
  const ofStats = (agoMs: number) => isAsked('person-stats', usePersonStats, agoMs);
  expect([ofStats(5 * MINUTE_MS - 1), ofStats(5 * MINUTE_MS)]).toEqual([false, true]);
  expect(isAsked('person', usePerson, 0)).toBe(true);
});
