import type { Connection } from 'sync-protocol/contract/session/connection';
import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import { isUniqueViolation } from '#db/errors.ts';
import type { Deps } from '#deps';
import { notFound } from '#plugins/calls/api-error.ts';
import type { Player } from '#plugins/session/session.ts';
import type { Identity, OpenId } from '#providers/open-id.ts';
import { connect, findByIdentity, SignInRefusal } from './open-id-commands.ts';
import { addWay, removeWay } from '../account/sign-in-ways.ts';

/** Whether a player can enter by the provider that is set up now. */
export async function findConnection({ db, openId }: Deps, player: UserId): Promise<Connection> {
  const identity = openId && (await identityAt(db.kysely, openId, player));
  return { openId: openId?.name ?? null, connectedAt: identity?.createdAt ?? null };
}

/**
 * Lets a signed-in player enter by this identity too, and tells them by mail.
 * @throws SignInRefusal when it is another player's, or when theirs is another one
 */
export async function connectIdentity(deps: Deps, identity: Identity, player: Player): Promise<void> {
  const { db, now, openId } = deps;
  const known = await findByIdentity(db.kysely, identity);
  if (known?.id === player.id) return;
  if (known) throw new SignInRefusal('others_identity');
  try {
    await addWay(deps, player, openId?.name ?? identity.issuer, (kysely) =>
      connect(kysely, identity, player.id, now().toISOString()),
    );
  } catch (error) {
    if (isUniqueViolation(error, 'identities_pkey')) throw new SignInRefusal('others_identity');
    if (isUniqueViolation(error, 'identities_user')) throw new SignInRefusal('other_connected');
    throw error;
  }
}

/** @throws ApiError 404 if nothing is connected; 409 if nothing else opens the account */
export async function disconnectIdentity(deps: Deps, player: UserId): Promise<void> {
  const { openId } = deps;
  if (!openId) throw notFound();
  await removeWay(deps, player, openId.name, async (kysely) => {
    const identity = await identityAt(kysely, openId, player);
    if (!identity) return false;
    await kysely
      .deleteFrom('identities')
      .where('userId', '=', player)
      .where('issuer', '=', identity.issuer)
      .execute();
    return true;
  });
}

async function identityAt(kysely: Queryable, openId: OpenId, player: UserId) {
  const identities = await kysely
    .selectFrom('identities')
    .select(['issuer', 'createdAt'])
    .where('userId', '=', player)
    .execute();
  return identities.find((identity) => openId.knows(identity));
}
