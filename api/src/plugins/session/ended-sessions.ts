import { sql } from 'kysely';
import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';

/** Which sessions of a player: one of the list of devices, or all but the one with this hash. */
export type Which = { id: string } | { allBut: string | null };

/**
 * Ends sessions on their player's behalf, so that their browsers can learn that it was on purpose.
 * @returns how many there were
 */
export async function endSessions(
  kysely: Queryable,
  userId: UserId,
  which: Which,
  at: Date,
): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await kysely
    .with('ended', (by) => {
      const ending = by
        .deleteFrom('sessions')
        .where('userId', '=', userId)
        .returning(['tokenHash', 'userId']);
      if ('id' in which) return ending.where('id', '=', which.id);
      return which.allBut === null ? ending : ending.where('tokenHash', '!=', which.allBut);
    })
    .insertInto('endedSessions')
    .columns(['tokenHash', 'userId', 'at'])
    .expression((of) =>
      of
        .selectFrom('ended')
        .select(['tokenHash', 'userId', sql<string>`${at.toISOString()}::timestamptz`.as('at')]),
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
    .executeTakeFirst();
  return row?.userId ?? null;
}
