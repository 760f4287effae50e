import type { UserId } from 'sync-protocol/ids';
import { ApiError } from '#plugins/calls/api-error.ts';
import type { Deps } from '#deps';
import { isUniqueViolation } from '#db/errors.ts';
import { tooManyMails } from './change-email.ts';
import { deadLink, newLink, readLink, useLink } from '../links.ts';
import { emailChangedMail, verifyMail } from '../mail-texts.ts';
import { MAX_AN_HOUR, mayMail, sendCounted } from '../sent-mails.ts';
import { holdAccount } from './sign-in-ways.ts';

/** Mails a newcomer the link by which they show that the address is theirs, unless it has just been sent there. */
export async function mailNewcomer(deps: Deps, addressee: { id: UserId; email: string }): Promise<void> {
  const { email } = addressee;
  if (await mayMail(deps.db, 'verify', email, deps.now(), 1))
    await sendCounted(deps.db, 'verify', email, () => mailVerification(deps, addressee));
}

/** Whoever has left again hears nothing. */
export async function mailVerification(deps: Deps, addressee: { id: UserId; email: string }): Promise<void> {
  const link = await newLink(deps.db.kysely, deps.config, 'verify', addressee, deps.now());
  if (link) await deps.mailer.send(verifyMail(addressee.email, link));
}

/** @throws ApiError 409 if it is verified already, 429 after too many. */
export async function resendVerification(deps: Deps, id: UserId): Promise<void> {
  const { db, now, background } = deps;
  const { email, emailVerifiedAt } = await db.kysely
    .selectFrom('users')
    .select(['email', 'emailVerifiedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (emailVerifiedAt !== null)
    throw new ApiError(409, 'already_verified', 'Your email address is verified already.');
  if (!(await mayMail(db, 'verify', email, now(), MAX_AN_HOUR))) throw tooManyMails();
  background.run(() => sendCounted(db, 'verify', email, () => mailVerification(deps, { id, email })));
}

/**
 * Proves by a link that its address is the player's; one that they asked for takes the place of the old one, whose
 * owner is told.
 * @throws ApiError 400 if the link opens nothing
 */
export async function verifyEmail(
  { db, config, background, mailer, now }: Deps,
  token: string,
): Promise<void> {
  const left = await db
    .transaction(async ({ kysely }) => {
      const { id, email, purpose } = await readLink(kysely, ['verify', 'change'], token, now());
      const account = await holdAccount(kysely, id, deadLink);
      await useLink(kysely, token);
      const isMoving = purpose === 'change';
      await kysely
        .updateTable('users')
        .set({ email, emailVerifiedAt: now().toISOString() })
        .where('id', '=', id)
        .$if(!isMoving, (of) => of.where('email', '=', email))
        .execute();
      if (!isMoving) return null;
      // Links that went to the old address open nothing any more.
      await kysely.deleteFrom('accountTokens').where('userId', '=', id).execute();
      return { from: account.email, to: email };
    })
    .catch((error: unknown) => {
      // Somebody else has signed up with it meanwhile.
      throw isUniqueViolation(error, 'users_email') ? deadLink() : error;
    });
  if (left) background.run(() => mailer.send(emailChangedMail(left.from, left.to, config.contactEmail)));
}
