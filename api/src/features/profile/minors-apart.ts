import type { UserId } from 'sync-protocol/ids';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import type { Queryable } from '#db/db.ts';
import type { Relations } from './relations.ts';

/**
 * Those of some players with whom a player is a minor and somebody whom no team's code brought to them: what one of the
 * two writes to the other is looked at more closely.
 */
export async function minorsApart(
  kysely: Queryable,
  relations: Relations,
  player: UserId,
  { others, now }: { others: readonly UserId[]; now: Date },
): Promise<ReadonlySet<UserId>> {
  if (others.length === 0) return new Set();
  const { birth, known } = await relations(kysely, player, others);
  const rows = await kysely
    .selectFrom('users')
    .select(['id', 'birthMonth', 'birthYear'])
    .where('id', 'in', others)
    .execute();
  const isYoung = isMinor(birth, now.getTime());
  return new Set(
    rows
      .filter((row) => known.get(row.id)?.isByCode !== true)
      .filter((row) => isYoung || isMinor(birthOf(row), now.getTime()))
      .map(({ id }) => id),
  );
}
