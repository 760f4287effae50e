import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import { ApiError } from '#plugins/calls/api-error.ts';

const MAX_KEY_LENGTH = 200;
/**
 * How long a call's answer is kept: as long as somebody may still send the call again for want of it, and no longer, for it
 * may name others, who may have deleted their account since.
 */
export const ANSWERS_KEPT_DAYS = 1;

/** What a call answered that came with the same `Idempotency-Key` before, if it did. */
export async function rememberedAnswer(
  kysely: Queryable,
  userId: UserId,
  request: FastifyRequest,
): Promise<{ answer: unknown } | undefined> {
  const key = keyOf(request);
  if (key === null) return undefined;
  return kysely
    .selectFrom('idempotencyKeys')
    .select('answer')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Keeps a call's answer for who sends it again; nothing is kept without a key. */
export async function remember(
  kysely: Queryable,
  userId: UserId,
  request: FastifyRequest,
  answer: unknown,
  now: Date,
): Promise<void> {
  const key = keyOf(request);
  if (key === null) return;
  await kysely
    .insertInto('idempotencyKeys')
    .values({ userId, key, answer: JSON.stringify(answer), at: now.toISOString() })
    .execute();
}

/** The same key for another call is another key. */
function keyOf({ headers, method, url }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || key.length > MAX_KEY_LENGTH)
    throw new ApiError(400, 'invalid_idempotency_key', 'The Idempotency-Key of this request is too long.');
  // An address may be longer than what a database can find a row by.
  return createHash('sha256').update(`${method} ${url} ${key}`).digest('base64url');
}
