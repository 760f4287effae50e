import type { Device } from 'sync-protocol/contract/account';
import type { UserId } from 'sync-protocol/ids';
import type { Db, Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { notFound } from '#plugins/api-error.ts';
import { IDLE_DAYS, type Player } from '#plugins/session.ts';
import type { Deps } from '#deps';

const DAY_MS = 24 * 3_600_000;

/** Where a player is signed in: this browser first, then by when they were last seen. */
export async function listDevices({ db, now }: Deps, player: Player): Promise<Device[]> {
  const rows = await db.kysely
    .selectFrom('sessions')
    .select(['id', 'tokenHash', 'device', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', player.id)
    .where('expiresAt', '>', now().toISOString())
    .where('lastSeenAt', '>', new Date(now().getTime() - IDLE_DAYS * DAY_MS).toISOString())
    .orderBy('lastSeenAt', 'desc')
    .execute();
  const devices = rows.map(({ id, tokenHash, device, createdAt, lastSeenAt }) => ({
    id,
    name: device,
    signedInAt: createdAt,
    lastSeenAt,
    isCurrent: tokenHash === player.session,
  }));
  return devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** @throws ApiError 404 unless it is one of the player's own. */
export async function signOutDevice(deps: Deps, player: Player, id: string): Promise<void> {
  const { numDeletedRows } = await deps.db.kysely
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('userId', '=', player.id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  await tellDevices(deps, player.id);
}

/** Ends every session of a player but the one with this hash; answers how many there were. */
export async function endOtherSessions(
  kysely: Queryable,
  userId: UserId,
  kept: string | null,
): Promise<number> {
  let ending = kysely.deleteFrom('sessions').where('userId', '=', userId);
  if (kept !== null) ending = ending.where('tokenHash', '!=', kept);
  return Number((await ending.executeTakeFirst()).numDeletedRows);
}

/** Makes the player's devices ask for news at once: those whose session has ended learn it by that. */
export async function tellDevices(
  { db, pokes }: { db: Db } & Pick<Deps, 'pokes'>,
  userId: UserId,
): Promise<void> {
  const scope = userScope(userId);
  const stand = await db.kysely
    .selectFrom('scopes')
    .select('seq')
    .where('scope', '=', scope)
    .executeTakeFirst();
  if (stand) pokes.publish([{ scope, seq: stand.seq, sender: null }]);
}
