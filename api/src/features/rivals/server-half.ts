import type { Relations } from '#features/profile/commands.ts';
import type { RowChange } from 'sync-protocol/mutations/rows';
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
    const rivalries = await followRivalries(cause);
    const cheers = await followCheers(cause);
    const profiles = await followProfiles(cause);
    const training = await followTraining(cause);
    const streaks = await followFriendStreaks(cause);
    const changes = [...rivalries.changes, ...cheers, ...profiles, ...training];
    return {
      // What two have in common is counted after all else, over a row that one of them has changed too.
      changes: [...withoutTouched(changes, cause.changes), ...streaks.changes],
      parts: (statement) => asked(statement, [...rivalries.asks, ...streaks.asks], cause.now),
    };
  },
});

/** A row is written once: what the player has changed themselves stands. */
function withoutTouched(changes: readonly RowChange[], cause: readonly RowChange[]): RowChange[] {
  const key = ({ table, id }: RowChange) => `${table} ${id}`;
  const touched = new Set(cause.map(key));
  const kept = new Map<string, RowChange>();
  for (const change of changes)
    if (!touched.has(key(change))) {
      const before = kept.get(key(change))?.before ?? change.before;
      kept.set(key(change), { ...change, before });
    }
  return [...kept.values()];
}

function asked(statement: Statement, asks: Outcome['asks'], now: Date): string[] {
  if (asks.length === 0) return [];
  return [
    `rival_asked as (
      insert into rival_asks (user_id, rival_id, at)
      select r."userId", r."rivalId", ${statement.value(now.toISOString(), 'timestamptz')}
      from json_to_recordset(${statement.rows(asks)}) as r ("userId" uuid, "rivalId" uuid))`,
  ];
}
