import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';

/** Players on the other side of a block with this one, whoever of the two wished it. */
export async function blockedWith(kysely: Queryable, player: UserId): Promise<Set<UserId>> {
  const blocks = await kysely
    .selectFrom('blocks')
    .select(['blockerId', 'blockedId'])
    .where((of) => of.or([of('blockerId', '=', player), of('blockedId', '=', player)]))
    .execute();
  return new Set(blocks.map(({ blockerId, blockedId }) => (blockerId === player ? blockedId : blockerId)));
}

/** A player whom others may know of, with what the stats say of them; undefined if there is none. */
export function findPerson(kysely: Queryable, id: UserId) {
  return kysely
    .selectFrom('users')
    .innerJoin('playerStats as stats', 'stats.id', 'users.id')
    .selectAll('users')
    .select(['stats.totalPoints', 'stats.streak', 'stats.bestStreak', 'stats.restDays'])
    .select(['stats.lastDay', 'stats.lastAt'])
    .where('users.id', '=', id)
    .where('users.disabled', '=', false)
    .executeTakeFirst();
}

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>;
