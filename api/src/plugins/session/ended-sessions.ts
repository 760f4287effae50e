import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import type { Database } from '#db/schema.ts';

/** Which sessions of a player: one of the list of devices, or all but the one with this hash. */
export type Which = { id: string } | { allBut: string | null };

/** Which sessions have run out: of one player whatever is left, or those that nobody has used since. */
type RunOut = { userId: UserId } | { unusedSince: string };

/**
 * Ends sessions on purpose, as their player or the operator wants it, so that their browsers can learn of it. With all
 * of them go those that had run out before.
 * @returns how many there were that had not
 */
export async function endSessions(kysely: Queryable, userId: UserId, which: Which): Promise<number> {
  if ('id' in which) return close(kysely, (of) => of.and({ userId, id: which.id }), true);
  await kysely.updateTable('endedSessions').set({ onPurpose: true }).where('userId', '=', userId).execute();
  const others = (of: Sessions) =>
    of.and([of('userId', '=', userId), of('tokenHash', 'is distinct from', which.allBut)]);
  return close(kysely, others, true);
}

/** Lets sessions run out: their browsers have nothing to forget, until the account is deleted or all is ended. */
export async function lapseSessions(kysely: Queryable, which: RunOut): Promise<void> {
  await close(
    kysely,
    (of) => ('userId' in which ? of.and(which) : of('lastSeenAt', '<', which.unusedSince)),
    false,
  );
}

type Sessions = ExpressionBuilder<Database, 'sessions'>;

/** Makes sessions ones that open nothing. */
async function close(
  kysely: Queryable,
  which: (of: Sessions) => Expression<SqlBool>,
  onPurpose: boolean,
): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await kysely
    .with('ended', (by) =>
      by.deleteFrom('sessions').where(which).returning(['tokenHash', 'userId', 'lastSeenAt']),
    )
    .insertInto('endedSessions')
    .columns(['tokenHash', 'userId', 'at', 'onPurpose'])
    .expression((of) =>
      of.selectFrom('ended').select(['tokenHash', 'userId', 'lastSeenAt', of.lit(onPurpose).as('onPurpose')]),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** Whose session it was that was ended on purpose; null if none was. */
export async function whoseEndedSession(kysely: Queryable, tokenHash: string): Promise<UserId | null> {
  const row = await kysely
    .selectFrom('endedSessions')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('onPurpose', '=', true)
    .executeTakeFirst();
  return row?.userId ?? null;
}
