import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { ApiError, notFound, notSignedIn } from '#plugins/calls/api-error.ts';
import type { Player } from '#plugins/session/session.ts';
import type { OpenId } from '#providers/open-id.ts';
import { wayAddedMail, wayRemovedMail } from '../mail-texts.ts';

/**
 * Holds a player's row until the transaction ends: of two who use or change what opens the account at once, the later
 * one sees what the earlier one has left.
 * @param gone what to throw if the account was deleted meanwhile
 */
export async function holdAccount(kysely: Queryable, player: UserId, gone: () => Error = notSignedIn) {
  const account = await kysely
    .selectFrom('users')
    .select(['email', 'displayName', 'passwordHash'])
    .where('id', '=', player)
    .forUpdate()
    .executeTakeFirst();
  if (account) return account;
  throw gone();
}

/**
 * Takes a way to sign in from a player who keeps another one, and tells them by mail.
 * @param way as players know it
 * @param remove answers whether there was such a thing
 * @throws ApiError 404 if there was not; 409 if nothing else opens the account
 */
export async function removeWay(
  { db, openId, background, mailer }: Deps,
  player: UserId,
  way: string,
  remove: (kysely: Queryable) => Promise<boolean>,
): Promise<void> {
  const email = await db.transaction(async ({ kysely }) => {
    const account = await holdAccount(kysely, player);
    if (!(await remove(kysely))) throw notFound();
    if (account.passwordHash === null && !(await hasOtherWay(kysely, openId, player))) throw onlyWay();
    return account.email;
  });
  background.run(() => mailer.send(wayRemovedMail(email, way)));
}

/**
 * Gives a player one more way to sign in, and tells them by mail; nothing if the session that asked has ended.
 * @param way as players know it
 * @throws ApiError 401, or what `add` throws
 */
export async function addWay(
  { db, background, mailer }: Deps,
  player: Player,
  way: string,
  add: (kysely: Queryable) => Promise<void>,
): Promise<void> {
  const email = await db.transaction(async ({ kysely }) => {
    const account = await holdAccount(kysely, player.id);
    const session = await kysely
      .selectFrom('sessions')
      .select('id')
      .where('tokenHash', '=', player.session)
      .executeTakeFirst();
    if (!session) throw notSignedIn();
    await add(kysely);
    return account.email;
  });
  background.run(() => mailer.send(wayAddedMail(email, way)));
}

/** Whether a player without a password can still sign in. */
async function hasOtherWay(kysely: Queryable, openId: OpenId | null, player: UserId): Promise<boolean> {
  const passkey = await kysely
    .selectFrom('passkeys')
    .select('id')
    .where('userId', '=', player)
    .executeTakeFirst();
  if (passkey) return true;
  const identities = await kysely
    .selectFrom('identities')
    .select('issuer')
    .where('userId', '=', player)
    .execute();
  // What a provider of before knows opens nothing any more.
  return identities.some((identity) => openId?.knows(identity));
}

const onlyWay = () =>
  new ApiError(
    409,
    'only_way',
    'This is your only way to log in. Add another one first, such as a passkey; then you can take this one away.',
  );
