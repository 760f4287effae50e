import type { UserId } from 'sync-protocol/ids';
import { HOUR_MS } from 'sync-protocol/rules/training-day';
import { appOrigin, type Config } from '#config';
import type { Queryable } from '#db/db.ts';
import { isReferenceViolation } from '#db/errors.ts';
import { ApiError } from '#plugins/calls/api-error.ts';
import { newToken, tokenHash } from '#plugins/session/tokens.ts';

/** What links are for, how long they open something, and which page they open. */
const LINKS = {
  verify: { livesMs: 7 * 24 * HOUR_MS, page: '/verify-email' },
  change: { livesMs: 24 * HOUR_MS, page: '/verify-email' },
  reset: { livesMs: HOUR_MS / 2, page: '/reset-password' },
} as const;
type Purpose = keyof typeof LINKS;

/** Who a link is for. */
interface Addressee {
  id: UserId;
  /** The address that it is mailed to: opening it proves that its mail is read. Empty when it is handed over. */
  email: string;
}

/** A link with a new token, of which only the hash is stored; none for who has deleted the account meanwhile. */
export async function newLink(
  kysely: Queryable,
  config: Config,
  purpose: Purpose,
  { id, email }: Addressee,
  now: Date,
): Promise<string | undefined> {
  const token = newToken();
  const { livesMs, page } = LINKS[purpose];
  try {
    await kysely
      .insertInto('accountTokens')
      .values({
        tokenHash: tokenHash(token),
        userId: id,
        purpose,
        email,
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + livesMs).toISOString(),
      })
      .execute();
  } catch (error) {
    if (isReferenceViolation(error)) return undefined;
    throw error;
  }
  // Behind a "#" it is sent to no server, and stands in no log.
  return `${appOrigin(config)}${page}#token=${token}`;
}

/** Links of a kind that a player asked for before open nothing any more. */
export async function dropLinks(kysely: Queryable, purpose: Purpose, id: UserId): Promise<void> {
  await kysely.deleteFrom('accountTokens').where('userId', '=', id).where('purpose', '=', purpose).execute();
}

/** Whose link a token is from, and for what, as long as it opens something. @throws ApiError 400 */
export async function readLink(
  kysely: Queryable,
  purposes: readonly Purpose[],
  token: string,
  now: Date,
): Promise<Addressee & { purpose: Purpose }> {
  const found = await kysely
    .selectFrom('accountTokens')
    .innerJoin('users', 'users.id', 'accountTokens.userId')
    .select(['accountTokens.userId as id', 'accountTokens.email', 'purpose'])
    .where('tokenHash', '=', tokenHash(token))
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', now.toISOString())
    .where('users.disabled', '=', false)
    .executeTakeFirst();
  if (!found) throw deadLink();
  return found;
}

/** Uses a link up. @throws ApiError 400 if it has been used meanwhile */
export async function useLink(kysely: Queryable, token: string): Promise<void> {
  const used = await kysely
    .deleteFrom('accountTokens')
    .where('tokenHash', '=', tokenHash(token))
    .executeTakeFirst();
  if (used.numDeletedRows === 0n) throw deadLink();
}

export function deadLink(): ApiError {
  const message = 'This link has expired or was used before. Please ask for a new one.';
  return new ApiError(400, 'dead_link', message, { issues: [{ path: 'token', message }] });
}
