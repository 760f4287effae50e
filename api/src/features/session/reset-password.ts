import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import type { Player } from '#plugins/session.ts';
import type { Deps } from '#deps';
import { refuseCommonPassword } from './common-passwords.ts';
import { endOtherSessions, tellDevices } from './devices.ts';
import { mayMail, newLink, readLink, useLink } from './links.ts';
import { passwordChangedMail, resetMail } from './mail-texts.ts';
import { hashPassword } from './passwords.ts';
import { ownWords } from './queries.ts';

/** Mails a link if there is an account with a password; whoever waits for the answer can't tell. */
export function forgetPassword(deps: Deps, email: string): void {
  const { db, config, now, errands, mailer } = deps;
  errands.run(async () => {
    const account = await db.kysely
      .selectFrom('users')
      .select(['id', 'email'])
      .where((of) => of(of.fn<string>('lower', ['email']), '=', email))
      .where('passwordHash', 'is not', null)
      .where('disabled', '=', false)
      .executeTakeFirst();
    if (!account || !(await mayMail(db.kysely, 'reset', account.id, now()))) return;
    await mailer.send(resetMail(account.email, await newLink(db.kysely, config, 'reset', account, now())));
  });
}

/**
 * Sets another password by a link: no session, no device and no other link of before holds any more.
 * @param here who is signed in in this browser: it need not be told that somebody ended its session
 * @throws ApiError 400 if the link opens nothing, or if the password is a common one
 */
export async function resetPassword(
  deps: Deps,
  token: string,
  newPassword: string,
  here: Player | null,
): Promise<void> {
  const { db, now, errands, mailer } = deps;
  const { id, email } = await readLink(db.kysely, 'reset', token, now());
  await refuseCommonPassword(newPassword, await wordsOf(db.kysely, id), 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async ({ kysely }) => {
    await useLink(kysely, token);
    await kysely
      .deleteFrom('accountTokens')
      .where('userId', '=', id)
      .where('purpose', '=', 'reset')
      .execute();
    await kysely.deleteFrom('knownDevices').where('userId', '=', id).execute();
    await endOtherSessions(kysely, id, here?.session ?? null, now());
    await kysely.deleteFrom('sessions').where('userId', '=', id).execute();
    await kysely.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
    // Whoever opens a link that was sent there reads the mail of that address.
    await kysely
      .updateTable('users')
      .set({ emailVerifiedAt: now().toISOString() })
      .where('id', '=', id)
      .where('email', '=', email)
      .where('emailVerifiedAt', 'is', null)
      .execute();
  });
  tellDevices(deps, id);
  errands.run(() => mailer.send(passwordChangedMail(email)));
}

async function wordsOf(kysely: Queryable, id: UserId): Promise<string[]> {
  return ownWords(
    await kysely
      .selectFrom('users')
      .select(['email', 'firstName', 'lastName', 'displayName'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
}
