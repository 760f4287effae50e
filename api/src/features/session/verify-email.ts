import type { UserId } from 'sync-protocol/ids';
import { isReferenceViolation } from '#db/errors.ts';
import { ApiError } from '#plugins/api-error.ts';
import type { Deps } from '#deps';
import { mayMail, newLink, readLink, useLink } from './links.ts';
import { verifyMail } from './mail-texts.ts';

/** Mails the link by which a newcomer shows that the address is theirs; whoever has left again hears nothing. */
export async function mailVerification(deps: Deps, addressee: { id: UserId; email: string }): Promise<void> {
  try {
    const link = await newLink(deps.db.kysely, deps.config, 'verify', addressee, deps.now());
    await deps.mailer.send(verifyMail(addressee.email, link));
  } catch (error) {
    if (!isReferenceViolation(error)) throw error;
  }
}

/** @throws ApiError 409 if it is verified already, 429 after too many. */
export async function resendVerification(deps: Deps, id: UserId): Promise<void> {
  const { db, now, errands } = deps;
  const { email, emailVerifiedAt } = await db.kysely
    .selectFrom('users')
    .select(['email', 'emailVerifiedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (emailVerifiedAt !== null)
    throw new ApiError(409, 'already_verified', 'Your email address is verified already.');
  if (!(await mayMail(db.kysely, 'verify', id, now())))
    throw new ApiError(429, 'too_many_mails', 'We have just sent you some mails. Please look there first.', {
      retryAfter: 3600,
    });
  errands.run(() => mailVerification(deps, { id, email }));
}

/** @throws ApiError 400 if the link opens nothing. */
export async function verifyEmail({ db, now }: Deps, token: string): Promise<void> {
  await db.transaction(async ({ kysely }) => {
    const { id, email } = await readLink(kysely, 'verify', token, now());
    await useLink(kysely, token);
    await kysely
      .updateTable('users')
      .set({ emailVerifiedAt: now().toISOString() })
      .where('id', '=', id)
      .where('email', '=', email)
      .execute();
  });
}
