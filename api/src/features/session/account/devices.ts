import type { Device } from 'sync-protocol/contract/session/account';
import type { UserId } from 'sync-protocol/ids';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { sessionsScope } from '#db/scopes.ts';
import { notFound } from '#plugins/calls/api-error.ts';
import { endSessions } from '#plugins/session/ended-sessions.ts';
import { IDLE_DAYS, type Player } from '#plugins/session/session.ts';
import type { Deps } from '#deps';

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
  const ended = await endSessions(deps.db.kysely, player.id, { id });
  if (ended === 0) throw notFound();
  tellDevices(deps, player.id);
}

/** Ends every session of a player but the one with this hash; answers how many there were that had not run out. */
export function endOtherSessions(kysely: Queryable, userId: UserId, kept: string | null): Promise<number> {
  return endSessions(kysely, userId, { allBut: kept });
}

/** After the commit: ends the open streams of sessions that are no more, on every node; their devices then ask why. */
export function tellDevices({ pokes }: Pick<Deps, 'pokes'>, userId: UserId): void {
  pokes.publish([{ scope: sessionsScope(userId), seq: 0, sender: null }]);
}
