import type { FastifyRequest } from 'fastify';
import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import { lapseSessions } from '#plugins/session/ended-sessions.ts';
import type { Deps } from '#deps';
import { forgiveAttempt, watchesOf } from '../sign-in/attempts.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { endOtherSessions, tellDevices } from '../account/devices.ts';
import { noteDevice } from '../sign-in/known-devices.ts';
import { deadLink, newLink, readLink, useLink } from '../links.ts';
import { passwordResetMail, resetMail } from '../mail-texts.ts';
import { hashPassword } from './passwords.ts';
import { ownWords } from '../queries.ts';
import { mayMail, sendCounted } from '../sent-mails.ts';
import { holdAccount } from '../account/sign-in-ways.ts';

/** Mails a link if there is an account with a password; whoever waits for the answer can't tell. */
export function forgetPassword(deps: Deps, email: string): void {
  const { db, config, now, background, mailer } = deps;
  background.run(async () => {
    const account = await db.kysely
      .selectFrom('users')
      .select(['id', 'email'])
      .where((of) => of(of.fn<string>('lower', ['email']), '=', email))
      .where('passwordHash', 'is not', null)
      .where('disabled', '=', false)
      .executeTakeFirst();
    if (!account || !(await mayMail(db, 'reset', account.email, now()))) return;
    await sendCounted(db, 'reset', account.email, async () => {
      const link = await newLink(db.kysely, config, 'reset', account, now());
      if (link) await mailer.send(resetMail(account.email, link));
    });
  });
}

/**
 * Sets another password by a link. Nothing that opened the account before does any more: no session, no passkey, no
 * provider, no other link; whoever had their hands on one of them is out. The browser that did it is the account's
 * only known device, so that nobody else's guesses keep the player from signing in with it.
 * @returns the token for `rememberDevice`
 * @throws ApiError 400 if the link opens nothing, or if the password is a common one
 */
export async function resetPassword(
  deps: Deps,
  token: string,
  newPassword: string,
  request: FastifyRequest,
): Promise<string> {
  const { db, config, now, background, mailer } = deps;
  const { id, email: mailedTo } = await readLink(db.kysely, ['reset'], token, now());
  await refuseCommonPassword(newPassword, await wordsOf(db.kysely, id), 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  // This browser need not be told that somebody ended its session.
  const here = await request.server.sessions.find(request);
  const { device, email } = await db.transaction(async ({ kysely }) => {
    const account = await holdAccount(kysely, id, deadLink);
    await useLink(kysely, token);
    await endOtherSessions(kysely, id, here?.session ?? null);
    await lapseSessions(kysely, { userId: id });
    await closeAccount(kysely, id);
    await kysely
      .updateTable('users')
      .set({ passwordHash, authProvider: 'email' })
      .where('id', '=', id)
      .execute();
    // Whoever opens a link that was sent there reads the mail of that address.
    await kysely
      .updateTable('users')
      .set({ emailVerifiedAt: now().toISOString() })
      .where('id', '=', id)
      .where('email', '=', mailedTo)
      .where('emailVerifiedAt', 'is', null)
      .execute();
    const device = await noteDevice(kysely, config, request, id, now());
    // What was typed wrong in this browser before is over.
    await forgiveAttempt(kysely, watchesOf({ account: id, address: '', knownDevice: device }));
    return { device, email: account.email };
  });
  tellDevices(deps, id);
  background.run(() => mailer.send(passwordResetMail(email)));
  return device;
}

/** Takes away whatever opens an account beside the password, or may soon. */
async function closeAccount(kysely: Queryable, id: UserId): Promise<void> {
  for (const table of ['passkeys', 'passkeyChallenges', 'identities', 'knownDevices'] as const)
    await kysely.deleteFrom(table).where('userId', '=', id).execute();
  await kysely
    .deleteFrom('accountTokens')
    .where('userId', '=', id)
    .where('purpose', 'in', ['reset', 'change'])
    .execute();
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
