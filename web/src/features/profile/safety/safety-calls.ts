import type { BodyOf } from 'sync-protocol/contract/call';
import * as calls from 'sync-protocol/contract/profile/safety';
import { userId, type UserId } from 'sync-protocol/ids';
import { call } from '#data/server/calls/api.ts';
import { forgetAnswers } from '#data/server/answers/kept-answers.ts';

/** @throws ApiError */
export async function report(id: string, body: BodyOf<typeof calls.reportUser>): Promise<void> {
  await call(calls.reportUser, { params: { id: userId.parse(id) }, body });
}

/** From now on neither sees the other, on screens that were fetched before too. @throws ApiError */
export async function block(own: UserId, other: string): Promise<void> {
  await call(calls.blockUser, { params: { id: own, blockedUserId: userId.parse(other) } });
  await forgetAnswers();
}

/** @throws ApiError */
export async function unblock(own: UserId, other: UserId): Promise<void> {
  await call(calls.unblockUser, { params: { id: own, blockedUserId: other } });
  await forgetAnswers();
}
