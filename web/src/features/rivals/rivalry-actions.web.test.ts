// @vitest-environment node
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/server/answers/query-client.ts';
import { accept, remove } from './rivalry-actions.ts';

vi.mock('#data/rows/mutate.ts', () => ({ mutate: async () => ({ ok: true }) }));

afterEach(() => queryClient.clear());

it.each([
  ['stays readable without a signal with a new rival', accept, ['Mia']],
  ['is forgotten of a rival no more', remove, undefined],
])('what was seen of others %s', async (_, act, left) => {
  queryClient.setQueryData(['person'], ['Mia']);
  await act(newId<UserId>());
  expect(queryClient.getQueryData(['person'])).toEqual(left);
});
