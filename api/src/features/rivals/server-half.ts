import type { Relations } from '#features/profile/commands.ts';
import type { Statement } from '#db/statement.ts';
import type { ServerHalf } from '#sync/server-half.ts';
import { followCheers } from './follow-cheers.ts';
import { followProfiles } from './follow-profile.ts';
import { followFriendStreaks } from './friend-streaks/follow.ts';
import { friendStreakVets } from './friend-streaks/vet.ts';
import { followRivalries, type Outcome } from './follow-rivalries.ts';
import { followTraining } from './follow-training.ts';
import { rivalVets } from './vet.ts';

/** What two rivals have of each other, kept in step. */
export const rivalsHalf = (relations: Relations): ServerHalf => ({
  vet: { ...rivalVets, ...friendStreakVets(relations) },
  follow: async (cause) => {
    const news = [
      ...(await followCheers(cause)),
      ...(await followProfiles(cause)),
      ...(await followTraining(cause)),
    ];
    // What ends a rivalry takes along what the same push tells of it.
    const rivalries = await followRivalries({ ...cause, changes: [...cause.changes, ...news] }, relations);
    const changes = [...news, ...rivalries.changes];
    // What two have in common is counted after all else, over a row that one of them has changed too.
    const streaks = await followFriendStreaks(cause, changes);
    return {
      changes: [...changes, ...streaks.changes],
      parts: (statement) => asked(statement, [...rivalries.asks, ...streaks.asks], cause.now),
    };
  },
});

function asked(statement: Statement, asks: Outcome['asks'], now: Date): string[] {
  if (asks.length === 0) return [];
  return [
    `rival_asked as (
      insert into rival_asks (user_id, rival_id, at)
      select r."userId", r."rivalId", ${statement.value(now.toISOString(), 'timestamptz')}
      from json_to_recordset(${statement.rows(asks)}) as r ("userId" uuid, "rivalId" uuid))`,
  ];
}
