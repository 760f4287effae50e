import type { UserId } from 'sync-protocol/ids';
import { mayApproach } from 'sync-protocol/rules/profile/privacy';
import { birthOf } from 'sync-protocol/rules/session/age';
import type { Queryable } from '#db/db.ts';
import { asOthersRead, isUnseenRow } from './as-others-read.ts';
import { blockedWith, SUBJECT } from './queries.ts';

/** Those of some players to whom a player may turn without a team that brings them together. */
export async function approachable(
  kysely: Queryable,
  player: UserId,
  others: readonly UserId[],
  now: number,
): Promise<Set<UserId>> {
  const rows = await kysely
    .selectFrom('users')
    .select(SUBJECT)
    .where('id', 'in', [player, ...others])
    .execute();
  const blocked = await blockedWith(kysely, player);
  const own = rows.find(({ id }) => id === player);
  return new Set(
    rows
      .filter(({ id }) => id !== player)
      .filter((row) =>
        mayApproach(own ? birthOf(own) : null, asOthersRead(row, now).subject, blocked.has(row.id), now),
      )
      .map(({ id }) => id),
  );
}

/**
 * Whether nobody else sees a player. They are not told, and their lists go on as before; but whatever they turn to is
 * then not there, as for whoever knows nothing of it.
 */
export async function isUnseen(kysely: Queryable, player: UserId, now: number): Promise<boolean> {
  const row = await kysely.selectFrom('users').select(SUBJECT).where('id', '=', player).executeTakeFirst();
  return row === undefined || isUnseenRow(row, now);
}

/** Whether a player has no profile yet: then they are nobody to others, and turn to nobody. */
export async function lacksProfile(kysely: Queryable, player: UserId): Promise<boolean> {
  const row = await kysely
    .selectFrom('users')
    .select('displayName')
    .where('id', '=', player)
    .executeTakeFirst();
  return row === undefined || row.displayName === null;
}
