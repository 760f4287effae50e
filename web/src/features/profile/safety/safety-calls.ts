import type { BodyOf } from 'sync-protocol/contract/call';
import * as calls from 'sync-protocol/contract/profile/safety';
import { userId, type UserId } from 'sync-protocol/ids';
import { call } from '#data/server/api.ts';
import { forgetAnswers } from '#data/server/query-client.ts';

/** What shows other players: forgotten when it changes whom the player sees. */
const WITH_OTHERS = [
  'leaderboard',
  'own-rank',
  'person',
  'person-stats',
  'player-search',
  'blocks',
  'stories',
  'story-comments',
  'new-stories',
  'latest-story',
  'achievements',
  'my-teams',
  'teams',
  'team',
  'team-invitations',
  'team-requests',
];

/** @throws ApiError */
export async function report(id: string, body: BodyOf<typeof calls.reportUser>): Promise<void> {
  await call(calls.reportUser, { params: { id: userId.parse(id) }, body });
}

/** From now on neither sees the other, on screens that were fetched before too. @throws ApiError */
export async function block(own: UserId, other: string): Promise<void> {
  await call(calls.blockUser, { params: { id: own, blockedUserId: userId.parse(other) } });
  await forgetAnswers(WITH_OTHERS);
}

/** @throws ApiError */
export async function unblock(own: UserId, other: UserId): Promise<void> {
  await call(calls.unblockUser, { params: { id: own, blockedUserId: other } });
  await forgetAnswers(WITH_OTHERS);
}
