import type { MembershipId, UserId } from 'sync-protocol/ids';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import { agesOf, birthOf } from 'sync-protocol/rules/session/age';
import { isMetByCode } from 'sync-protocol/rules/teams/met-by-code';
import type { Queryable } from '#db/db.ts';
import type { Relations } from '#features/profile/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { playersOf } from '../queries.ts';
import { endedNewsBetween } from './comment-news.ts';
import { saidToEachOther } from './queries.ts';
import { endedCommentsBetween } from './take-away.ts';

/**
 * The end of what a minor and a grown-up have said to each other's stories, once they share no team any more in which they
 * met by its code: neither sees the other from then on, so neither could take it away, and others would read it still.
 */
export async function partedByLeaving(cause: Cause, relations: Relations): Promise<RowChange[]> {
  const { kysely, now, changes } = cause;
  const left = leaversIn(changes);
  const gone = left.map(({ id }) => id);
  const pairs = new Map<string, [UserId, UserId]>();
  for (const player of new Set(left.map(({ userId }) => userId)))
    for (const other of await apartFrom(kysely, player, gone, now))
      pairs.set([player, other].toSorted().join(' '), [player, other]);
  await holdPlayers(kysely, [...new Set([...pairs.values()].flat())]);
  const deps = { db: { kysely }, relations, now: () => now };
  const ended: RowChange[] = [];
  for (const [player, other] of pairs.values())
    ended.push(
      ...(await endedNewsBetween(deps, player, other)),
      ...(await endedCommentsBetween(kysely, player, other)),
    );
  return ended;
}

/** Who leaves a team, by their own hand or another's. A membership has the id of the team's row of it. */
function leaversIn(changes: readonly RowChange[]): { id: MembershipId; userId: UserId }[] {
  return [
    ...changesOf(changes, 'memberships').flatMap(({ before, after }) => (before && !after ? [before] : [])),
    ...changesOf(changes, 'teamMembers').flatMap(({ before, after }) =>
      before && !after ? [{ id: before.id, userId: before.memberId }] : [],
    ),
  ];
}

/** With whom a player has talked under stories, and who is nobody to them, by age, once these memberships are gone. */
async function apartFrom(
  kysely: Queryable,
  player: UserId,
  gone: readonly MembershipId[],
  now: Date,
): Promise<UserId[]> {
  const others = await saidToEachOther(kysely, player);
  if (others.length === 0) return [];
  const people = await playersOf(kysely, [player, ...others]);
  const bornOf = (id: UserId) => {
    const row = people.get(id);
    return row ? birthOf(row) : null;
  };
  const shared = await kysely
    .selectFrom('memberships as own')
    .innerJoin('memberships as theirs', 'theirs.teamId', 'own.teamId')
    .select(['theirs.userId as other', 'own.via', 'theirs.via as theirVia'])
    .where('own.userId', '=', player)
    .where('theirs.userId', 'in', others)
    .where('own.id', 'not in', gone)
    .where('theirs.id', 'not in', gone)
    .execute();
  const birth = bornOf(player);
  const met = new Set(
    shared.flatMap(({ other, via, theirVia }) =>
      isMetByCode({ via, birth }, { via: theirVia, birth: bornOf(other) }) ? other : [],
    ),
  );
  return others.filter((id) => agesOf(birth, bornOf(id), now.getTime()) === 'apart' && !met.has(id));
}
