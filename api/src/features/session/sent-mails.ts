import { HOUR_MS } from 'sync-protocol/rules/training-day';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#db/db.ts';

/** So many mails of a kind an hour: nobody can fill another's letter box. */
export const MAX_AN_HOUR = 3;

type Kind = 'verify' | 'reset' | 'change' | 'moving' | 'taken';

/**
 * Whether one more mail of a kind may go to an address now; it then counts. It is the address that counts: deleting
 * the account and making it anew brings no more of them.
 * @param max so many an hour
 */
export async function mayMail(
  db: Db,
  kind: Kind,
  email: string,
  now: Date,
  max = MAX_AN_HOUR,
): Promise<boolean> {
  const key = keyOf(kind, email);
  return db.transaction(async ({ kysely }) => {
    // Two who ask at once are counted one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(kysely);
    const { sent } = await kysely
      .selectFrom('sentMails')
      .select((of) => of.fn.countAll<number>().as('sent'))
      .where('key', '=', key)
      .where('at', '>', new Date(now.getTime() - HOUR_MS).toISOString())
      .executeTakeFirstOrThrow();
    if (sent >= max) return false;
    await kysely.insertInto('sentMails').values({ key, at: now.toISOString() }).execute();
    return true;
  });
}

/** Sends a mail that `mayMail` let pass; one that could not be sent does not count, so that it can be asked for again. */
export async function sendCounted(
  db: Db,
  kind: Kind,
  email: string,
  send: () => Promise<unknown>,
): Promise<void> {
  try {
    await send();
  } catch (error) {
    await uncount(db, kind, email);
    throw error;
  }
}

/** Counts the last mail of a kind to an address no more. */
export async function uncount({ kysely }: Db, kind: Kind, email: string): Promise<void> {
  const key = keyOf(kind, email);
  await sql`delete from sent_mails where ctid = (
    select ctid from sent_mails where key = ${key} order by at desc limit 1)`.execute(kysely);
}

const keyOf = (kind: Kind, email: string) =>
  createHash('sha256').update(`${kind}\n${email}`).digest('base64url');
