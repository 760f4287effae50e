// @vitest-environment node
import { userId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { expect, it, vi } from 'vitest';
import { queryClient } from '#data/server/answers/query-client.ts';
import { block } from './safety-calls.ts';

vi.mock('#data/server/calls/api.ts', async (original) => ({
  ...(await original<object>()),
  call: () => Promise.resolve(undefined),
}));

it.each([
  [['leaderboard', 'daily']],
  [['stories', 'all']],
  [['my-teams']],
  [['team-invitations', 'received']],
  [['team-requests', 'a team']],
  [['latest-story', 'a player']],
  [['achievements']],
  [['opponents', 'a word', null]],
  [['competitions']],
])('what was fetched of others is not shown again once somebody is blocked: %j', async (queryKey) => {
  queryClient.setQueryData(queryKey, ['a name']);
  await block(userId.parse(newId()), newId());
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});
