import type { OwnerProof } from 'sync-protocol/contract/session/owner-proof';
import type { UserId } from 'sync-protocol/ids';
import { ApiError } from '#plugins/calls/api-error.ts';
import type { Player } from '#plugins/session/session.ts';
import type { Deps } from '#deps';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { dropLinks, newLink } from '../links.ts';
import { emailMovingMail, moveHereMail } from '../mail-texts.ts';
import { requireOwner } from '../password/own-password.ts';
import { mayMail, sendCounted, uncount } from '../sent-mails.ts';
import { tellOwner } from '../sign-in/taken-address.ts';

/**
 * Mails a link to another address of the player's, and a word to the present one. Whether somebody else has that
 * address is told to its owner, never to who asks.
 * @throws ApiError 409 for the address they have, 429 after too many, or what `requireOwner` throws
 */
export async function changeEmail(
  deps: Deps,
  player: Player,
  newEmail: string,
  proof: OwnerProof,
): Promise<void> {
  const { db, now, background, mailer } = deps;
  await requireOwner(deps, player, proof);
  const { email } = await db.kysely
    .selectFrom('users')
    .select('email')
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow();
  if (email === newEmail) throw sameEmail();
  if (!(await mayMail(db, 'moving', player.id, now()))) throw tooManyMails();
  // The latest wish counts: whoever mistyped an address has not given the account to its owner.
  await dropLinks(db.kysely, 'change', player.id);
  background.run(async () => {
    // Each for itself: the present address may be one that takes no mail any more.
    const ends = await Promise.allSettled([
      mailer.send(emailMovingMail(email, newEmail)),
      mailLink(deps, player.id, newEmail),
    ]);
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
    if (failures.length === ends.length) await uncount(db, 'moving', player.id);
    if (failures.length > 0) throw new AggregateError(failures, 'an address could not be changed');
  });
}

/** Mails the link to the new address, or a word to whose it is already. */
async function mailLink(deps: Deps, id: UserId, email: string): Promise<void> {
  const { db, config, now, mailer } = deps;
  const other = await db.kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (other) return tellOwner(deps, email);
  if (!(await mayMail(db, 'change', email, now()))) return;
  await sendCounted(db, 'change', email, async () => {
    const link = await db.transaction(async ({ kysely }) => {
      if ((await holdPlayers(kysely, [id])).length === 0) return undefined;
      await dropLinks(kysely, 'change', id);
      return newLink(kysely, config, 'change', { id, email }, now());
    });
    if (link) await mailer.send(moveHereMail(email, link));
  });
}

const sameEmail = () =>
  new ApiError(409, 'same_email', 'This is your email address already.', {
    issues: [{ path: 'newEmail', message: 'This is your email address already' }],
  });

export const tooManyMails = () =>
  new ApiError(429, 'too_many_mails', 'We just sent you a few emails. Please check your inbox first.', {
    retryAfter: 3600,
  });
