import type { FastifyReply, FastifyRequest } from 'fastify';
import { userId as asUserId, type UserId } from 'sync-protocol/ids';
import type { Config } from '#config';
import type { Queryable } from '#db/db.ts';
import { ownCookie } from '#plugins/session/own-cookie.ts';
import { newToken, tokenHash } from '#plugins/session/tokens.ts';

/** As long as browsers keep any cookie; it outlives sessions, which is what it is for. */
const KEPT_S = 400 * 24 * 3600;
export const KNOWN_DEVICE_DAYS = 400;
/** An id that no account has: whoever does not exist is looked up just the same. */
const NOBODY = asUserId.parse('00000000-0000-0000-0000-000000000000');

const cookieOf = (config: Config) => ownCookie(config, 'device');

/** The browser's token if it has signed in to this account before. */
export async function knownDevice(
  kysely: Queryable,
  config: Config,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  userId: UserId | undefined,
): Promise<string | null> {
  const token = cookies[cookieOf(config).name];
  if (!token) return null;
  const known = await kysely
    .selectFrom('knownDevices')
    .select('userId')
    .where('tokenHash', '=', tokenHash(token))
    .where('userId', '=', userId ?? NOBODY)
    .executeTakeFirst();
  return known ? token : null;
}

/** Notes that the player has signed in with this browser; answers the token for `rememberDevice`. */
export async function noteDevice(
  kysely: Queryable,
  config: Config,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  userId: UserId,
  now: Date,
): Promise<string> {
  const held = cookies[cookieOf(config).name];
  const token = held && /^[\w-]{43}$/.test(held) ? held : newToken();
  const seenAt = now.toISOString();
  await kysely
    .insertInto('knownDevices')
    .values({ tokenHash: tokenHash(token), userId, seenAt })
    .onConflict((on) => on.columns(['tokenHash', 'userId']).doUpdateSet({ seenAt }))
    .execute();
  return token;
}

export function rememberDevice(reply: FastifyReply, config: Config, token: string): void {
  const { name, options } = cookieOf(config);
  reply.setCookie(name, token, { ...options, maxAge: KEPT_S });
}
