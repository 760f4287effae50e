import type { FriendStreak } from 'sync-protocol/entities/rivals/friend-streak';
import type { UserId } from 'sync-protocol/ids';
import { changesOf } from 'sync-protocol/mutations/rows';
import { Statement } from '#db/statement.ts';
import type { Cause } from '#sync/server-half.ts';
import type { Pair, Touched } from './pairs.ts';

/** Those of some pairs who are still teammates once the memberships that are about to go are gone. */
export async function teammatesAmong(
  { kysely }: Pick<Cause, 'kysely'>,
  { pairs, goneMemberships }: Pick<Touched, 'pairs' | 'goneMemberships'>,
): Promise<ReadonlySet<Pair>> {
  const statement = new Statement();
  const memberships = statement.value(goneMemberships, 'uuid[]');
  const rows = pairs.map(([one, other], place) => ({ place, one, other }));
  const found = await statement.run<{ place: number }>(
    kysely,
    `select p.place from json_to_recordset(${statement.rows(rows)}) as p (place integer, one uuid, other uuid)
    where exists (
      select from memberships a join memberships b on b.team_id = a.team_id
      where a.user_id = p.one and b.user_id = p.other
        and a.id <> all(${memberships}) and b.id <> all(${memberships}))`,
  );
  const places = new Set(found.map(({ place }) => place));
  return new Set(pairs.filter((_, place) => places.has(place)));
}

/** On which days somebody trained, and when they pause: as it will be once the changes are written. */
export interface History {
  days: ReadonlySet<string>;
  pauses: FriendStreak['pauses'];
}

/** The same of some players, from a day on. */
export async function historiesOf(
  { kysely, changes }: Cause,
  players: readonly UserId[],
  since: string,
): Promise<(player: UserId) => History> {
  const days = await kysely
    .selectFrom('dayTotals')
    .select(['id', 'userId', 'day'])
    .where('userId', 'in', players)
    .where('day', '>=', since)
    .execute();
  const pauses = await kysely
    .selectFrom('streakPauses')
    .select(['id', 'userId', 'from', 'until'])
    .where('userId', 'in', players)
    .where('until', '>=', since)
    .execute();
  const allDays = new Map(days.map((row) => [row.id, row]));
  const allPauses = new Map(pauses.map((row) => [row.id, row]));
  for (const { id, after } of changesOf(changes, 'dayTotals')) replace(allDays, id, after);
  for (const { id, after } of changesOf(changes, 'streakPauses')) replace(allPauses, after?.id ?? id, after);
  return (player) => ({
    days: new Set([...allDays.values()].flatMap((row) => (row.userId === player ? [row.day] : []))),
    pauses: [...allPauses.values()].flatMap(({ userId, from, until }) =>
      userId === player ? [{ from, until }] : [],
    ),
  });
}

function replace<Row>(rows: Map<string, Row>, id: string, after: Row | undefined): void {
  if (after) rows.set(id, after);
  else rows.delete(id);
}
