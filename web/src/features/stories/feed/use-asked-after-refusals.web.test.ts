import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/server/query-client.ts';
import { useAskedAfterRefusals } from './use-asked-after-refusals.ts';

const status = vi.hoisted(() => ({ refused: [] as unknown[] }));
vi.mock('#data/sync/sync-status.ts', () => ({ useSyncStatus: () => status }));

afterEach(cleanup);

it('asks for the stories anew once something was refused, and not when it is put away', () => {
  const asked = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const { rerender } = renderHook(useAskedAfterRefusals);
  expect(asked).not.toHaveBeenCalled();
  status.refused = ['a like of a story that is gone'];
  rerender();
  expect(asked.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([['stories'], ['story-comments']]);
  status.refused = [];
  rerender();
  expect(asked).toHaveBeenCalledTimes(2);
});
