import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';

/**
 * Keeps players and their own scopes until the commit, in one order for all, as a push of theirs would: what is read of
 * them after this stays so.
 * @returns those who are there: an account may have been deleted a moment ago
 */
export async function holdPlayers(kysely: Queryable, ids: readonly UserId[]): Promise<UserId[]> {
  if (ids.length === 0) return [];
  const held = await kysely
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return held.map(({ id }) => id);
}
