import type { BodyOf } from 'sync-protocol/contract/call';
import * as calls from 'sync-protocol/contract/safety';
import { userId, type UserId } from 'sync-protocol/ids';
import { ApiError, isOffline } from '#data/server/api-error.ts';
import { call } from '#data/server/api.ts';
import { forgetAnswers } from '#data/server/query-client.ts';
import { messages } from './safety-messages.ts';

/** What shows other players: forgotten when it changes whom the player sees. */
const WITH_OTHERS = ['leaderboard', 'person', 'person-stats', 'blocks'];

/** Nothing when it worked, else why not, fit to show. */
type Problem = Promise<string | undefined>;

export function report(id: string, body: BodyOf<typeof calls.reportUser>): Problem {
  return problemOf(call(calls.reportUser, { params: { id: userId.parse(id) }, body }));
}

/** From now on neither sees the other, on screens that were fetched before too. */
export function block(own: UserId, other: string): Problem {
  return changeBlock(call(calls.blockUser, { params: { id: own, blockedUserId: userId.parse(other) } }));
}

export function unblock(own: UserId, other: UserId): Problem {
  return changeBlock(call(calls.unblockUser, { params: { id: own, blockedUserId: other } }));
}

async function changeBlock(asked: Promise<unknown>): Problem {
  const problem = await problemOf(asked);
  if (problem === undefined) await forgetAnswers(WITH_OTHERS);
  return problem;
}

async function problemOf(asked: Promise<unknown>): Problem {
  try {
    await asked;
    return undefined;
  } catch (error) {
    if (isOffline(error)) return messages.offline;
    return error instanceof ApiError ? error.message : messages.list.failed;
  }
}
