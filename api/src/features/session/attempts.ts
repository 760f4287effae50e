import { createHash } from 'node:crypto';
import type { Db } from '#db/db.ts';
import { ApiError } from '#plugins/api-error.ts';
import { nextAttempt } from './policy.ts';

/** Names the tries at one account from one address without storing either. */
export function attemptKey(account: string, address: string): string {
  return createHash('sha256').update(`${account.trim().toLowerCase()}\n${address}`).digest('base64url');
}

/**
 * Counts a try as failed before its password is looked at, so that many at once get no more than few in a row.
 * @throws ApiError 429 while a pause lasts.
 */
export async function countAttempt(db: Db, key: string, now: Date): Promise<void> {
  const attempt = await db.transaction(async ({ kysely }) => {
    const fresh = { key, failures: 0, lastAt: now.toISOString(), blockedUntil: null };
    await kysely
      .insertInto('loginAttempts')
      .values(fresh)
      .onConflict((on) => on.doNothing())
      .execute();
    const row = await kysely
      .selectFrom('loginAttempts')
      .selectAll()
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const before = {
      failures: row.failures,
      lastAt: Date.parse(row.lastAt),
      blockedUntil: row.blockedUntil === null ? null : Date.parse(row.blockedUntil),
    };
    const next = nextAttempt(before, now.getTime());
    if (next.allowed) {
      const { failures, blockedUntil } = next.attempts;
      await kysely
        .updateTable('loginAttempts')
        .set({
          failures,
          lastAt: now.toISOString(),
          blockedUntil: blockedUntil === null ? null : new Date(blockedUntil).toISOString(),
        })
        .where('key', '=', key)
        .execute();
    }
    return next;
  });
  if (!attempt.allowed) throw tooManyAttempts(attempt.retryAfter);
}

function tooManyAttempts(retryAfter: number): ApiError {
  return new ApiError(429, 'too_many_attempts', 'Too many tries. Please wait a little, then try again.', {
    retryAfter,
  });
}
