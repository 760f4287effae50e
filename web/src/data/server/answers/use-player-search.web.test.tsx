import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';
import { usePlayerSearch } from './use-player-search.ts';

const call = vi.hoisted(() => vi.fn<(...of: unknown[]) => Promise<unknown>>(async () => []));
vi.mock('../calls/api.ts', () => ({ call }));

beforeEach(() => {
  call.mockClear();
  queryClient.clear();
});

it.each(['a', '@a', ' @ a ', '@'])('asks for nobody by one letter, with an @ or without: “%s”', (typed) => {
  expect(renderHook(() => usePlayerSearch(typed)).result.current.isEnough).toBe(false);
  expect(call).not.toHaveBeenCalled();
});

it('asks for what stands after an @', async () => {
  const { result } = renderHook(() => usePlayerSearch('@ab'));
  await waitFor(() => expect(result.current.found).toEqual([]));
  expect(call.mock.calls).toMatchObject([[{}, { query: { q: 'ab' } }]]);
});
