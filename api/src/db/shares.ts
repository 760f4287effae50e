import type { Queryable } from './db.ts';
import type { SharesTable } from './tables/shares.ts';

/**
 * How many things of a kind a player has shared lately, whatever became of them.
 * @param at until when, ISO 8601
 * @param ms for how long before that
 */
export async function countShares(
  kysely: Queryable,
  { userId, kind }: Pick<SharesTable, 'userId' | 'kind'>,
  at: string,
  ms: number,
): Promise<number> {
  const { count } = await kysely
    .selectFrom('shares')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('at', '>', new Date(Date.parse(at) - ms).toISOString())
    .executeTakeFirstOrThrow();
  return count;
}
