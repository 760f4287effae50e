import { randomBytes } from 'node:crypto';
import type { UserId } from 'sync-protocol/ids';
import type { Deps } from '#deps';

const GOOD_FOR_MS = 5 * 60_000;

type Context = Pick<Deps, 'db' | 'now'>;

/**
 * A new question for a browser: 256 random bits, base64url. A player gets one only for the proof that it is them, and
 * the answer, be it a passkey or a provider's word, carries it back.
 */
export async function newChallenge({ db, now }: Context, userId: UserId | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + GOOD_FOR_MS).toISOString();
  await db.kysely.insertInto('passkeyChallenges').values({ challenge, userId, expiresAt }).execute();
  return challenge;
}

/** Whether a question was put to this player (null: to nobody known), not too long ago; it is used up by that. */
export async function takeChallenge(
  { db, now }: Context,
  challenge: string,
  userId: UserId | null,
): Promise<boolean> {
  const taken = await db.kysely
    .deleteFrom('passkeyChallenges')
    .where('challenge', '=', challenge)
    .where('userId', 'is not distinct from', userId)
    .where('expiresAt', '>', now().toISOString())
    .returning('challenge')
    .executeTakeFirst();
  return taken !== undefined;
}
