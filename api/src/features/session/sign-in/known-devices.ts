import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { userId as asUserId, type UserId } from 'sync-protocol/ids';
import type { Config } from '#config';
import type { Queryable } from '#db/db.ts';

/** As long as browsers keep any cookie; it outlives sessions, which is what it is for. */
const KEPT_S = 400 * 24 * 3600;
export const KNOWN_DEVICE_DAYS = 400;
/** An id that no account has: whoever does not exist is looked up just the same. */
const NOBODY = asUserId.parse('00000000-0000-0000-0000-000000000000');

const isSecure = ({ publicUrl }: Config) => publicUrl?.protocol === 'https:';
const cookieNameOf = (config: Config) => (isSecure(config) ? '__Host-device' : 'device');

/** The browser's token if it has signed in to this account before. */
export async function knownDevice(
  kysely: Queryable,
  config: Config,
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  userId: UserId | undefined,
): Promise<string | null> {
  const token = cookies[cookieNameOf(config)];
  if (!token) return null;
  const known = await kysely
    .selectFrom('knownDevices')
    .select('userId')
    .where('tokenHash', '=', hash(token))
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
  const held = cookies[cookieNameOf(config)];
  const token = held && /^[\w-]{43}$/.test(held) ? held : randomBytes(32).toString('base64url');
  const seenAt = now.toISOString();
  await kysely
    .insertInto('knownDevices')
    .values({ tokenHash: hash(token), userId, seenAt })
    .onConflict((on) => on.columns(['tokenHash', 'userId']).doUpdateSet({ seenAt }))
    .execute();
  return token;
}

export function rememberDevice(reply: FastifyReply, config: Config, token: string): void {
  reply.setCookie(cookieNameOf(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    maxAge: KEPT_S,
  });
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
