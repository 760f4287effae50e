import * as calls from 'sync-protocol/contract/session/account';
import { FRESH_MINUTES } from 'sync-protocol/contract/session/owner-proof';
import { authUser, login, register } from 'sync-protocol/contract/session/session';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { aUser, forgetPassword, keepPasskey, PASSWORD, signedIn } from '#testing/factories.ts';
import { refusal } from '#testing/refusal.ts';
import { MAX_AN_HOUR, mayMail } from '../sent-mails.ts';

const MINUTE_MS = 60_000;
const OWNER = { currentPassword: PASSWORD };
const HOST = 'privacy@club.example';
let addresses = 0;
const newEmail = () => `moved-${(addresses += 1)}@example.org`;

onBothDatabases('whoever owns an account', (kind) => {
  const world = testApp({ database: kind, config: { contactEmail: HOST } });
  const mailsTo = async (email: string) => (await world().mails()).filter(({ to }) => to === email);
  const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
  const tokenTo = async (email: string) =>
    (await mailsTo(email)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1]).findLast(Boolean) ?? '';
  const open = async (email: string) =>
    world()
      .client()
      .call(calls.verifyEmail, { body: { token: await tokenTo(email) } });
  const logIn = async (emailOrUsername: string) =>
    (
      await world()
        .client()
        .call(login, { body: { emailOrUsername, password: PASSWORD } })
    ).status;

  describe('POST /api/auth/email', () => {
    test('moves to an address once its link is opened, and tells the old one before and after', async () => {
      const { user, client } = await signedIn(world());
      const next = newEmail();
      await client.ok(calls.changeEmail, { body: { newEmail: ` ${next.toUpperCase()}`, ...OWNER } });
      expect(await client.ok(authUser)).toMatchObject({ email: user.email });
      expect(await subjectsTo(user.email)).toEqual(['Someone wants to change your email address']);
      expect(await subjectsTo(next)).toEqual(['Your new email address at VolleyPath']);
      expect((await mailsTo(user.email))[0]?.text).not.toContain('#token');
      expect([await logIn(user.email), await logIn(next)]).toEqual([200, 401]);

      expect(await open(next)).toMatchObject({ status: 200 });
      expect(await client.ok(authUser)).toMatchObject({ email: next, emailVerified: true });
      expect([await logIn(user.email), await logIn(next)]).toEqual([401, 200]);
      expect((await mailsTo(user.email)).at(-1)).toMatchObject({
        subject: 'Your VolleyPath email address was changed',
        // Whoever can't log in any longer doesn't look for it in the app.
        text: expect.stringContaining(`write to the people who run your VolleyPath: ${HOST}.`),
      });
      expect(await open(next)).toMatchObject(refusal(400, 'dead_link', 'token'));
      // The address of before is free.
      const body = { email: user.email, password: PASSWORD };
      expect(await world().client().call(register, { body })).toMatchObject({ status: 201 });
    });

    test('a mail that could not be sent counts as none, and keeps no other one away', async () => {
      const { user, client } = await signedIn(world());
      const next = newEmail();
      const { mailer, background } = world().deps;
      const refused = new Set([user.email, next]);
      const [send, run] = [mailer.send, background.run];
      const failures: unknown[] = [];
      vi.spyOn(mailer, 'send').mockImplementation(async (mail) => {
        if (refused.has(mail.to)) throw new Error('no mail server');
        await send(mail);
      });
      vi.spyOn(background, 'run').mockImplementation((work) =>
        run(() => work().catch((error: unknown) => void failures.push(error))),
      );
      onTestFinished(() => {
        vi.restoreAllMocks();
      });
      const asks = [
        () => client.ok(calls.changeEmail, { body: { newEmail: next, ...OWNER } }),
        () => client.ok(calls.resendVerification),
        () => client.ok(calls.forgotPassword, { body: { email: user.email } }),
      ];
      for (let tries = 0; tries <= MAX_AN_HOUR; tries++)
        for (const ask of asks) {
          await ask();
          await world().mails();
        }
      expect(failures).toHaveLength(asks.length * (MAX_AN_HOUR + 1));
      refused.delete(next);
      await asks[0]?.();
      expect(await subjectsTo(next)).toEqual(['Your new email address at VolleyPath']);
      refused.delete(user.email);
      for (const ask of asks) await ask();
      expect(await subjectsTo(user.email)).toHaveLength(3);
    });

    onOneOfThem(kind, () => {
      test('needs the password', async () => {
        const { client } = await signedIn(world());
        const next = newEmail();
        for (const [proof, code] of [
          [{}, 'password_needed'],
          [{ currentPassword: 'Wrong1ball' }, 'wrong_password'],
        ] as const)
          expect(await client.call(calls.changeEmail, { body: { newEmail: next, ...proof } })).toMatchObject(
            refusal(400, code, 'currentPassword'),
          );
        expect(await mailsTo(next)).toEqual([]);
      });

      test('tells nobody whether another player has the address, but that player', async () => {
        const [other, { client }] = [await aUser(world()), await signedIn(world())];
        const ask = () => client.call(calls.changeEmail, { body: { newEmail: other.email, ...OWNER } });
        const answers = [await ask(), await ask()];
        expect(answers).toMatchObject([{ status: 200 }, { status: 200 }]);
        expect(await subjectsTo(other.email)).toEqual(['You have a VolleyPath account already']);
      });

      test('refuses what is no other address, and a fourth mail in an hour', async () => {
        const { user, client } = await signedIn(world());
        const ask = (next: string) => client.call(calls.changeEmail, { body: { newEmail: next, ...OWNER } });
        expect(await ask('no address')).toMatchObject(refusal(400, 'invalid_input', 'newEmail'));
        expect(await ask(user.email.toUpperCase())).toMatchObject(refusal(409, 'same_email', 'newEmail'));
        const statuses = [];
        for (let tries = 0; tries < 4; tries++) statuses.push((await ask(newEmail())).status);
        expect(statuses).toEqual([200, 200, 200, 429]);
      });

      test('counts the latest address that was asked for only', async () => {
        const { user, client } = await signedIn(world());
        const [mistyped, meant, taken] = [newEmail(), newEmail(), (await aUser(world())).email];
        for (const next of [mistyped, meant]) {
          await client.ok(calls.changeEmail, { body: { newEmail: next, ...OWNER } });
          await world().mails();
        }
        expect(await open(mistyped)).toMatchObject(refusal(400, 'dead_link', 'token'));
        await client.ok(calls.changeEmail, { body: { newEmail: taken, ...OWNER } });
        expect(await open(meant)).toMatchObject(refusal(400, 'dead_link', 'token'));
        expect(await client.ok(authUser)).toMatchObject({ email: user.email });
      });
    });

    test('leaves a dead link when somebody was faster, or the password is set anew', async () => {
      const { user, client } = await signedIn(world());
      const next = newEmail();
      await client.ok(calls.changeEmail, { body: { newEmail: next, ...OWNER } });
      await world().mails();
      await world()
        .client()
        .ok(register, { body: { email: next, password: PASSWORD } });
      const token = (await mailsTo(next)).find(({ subject }) => subject.startsWith('Your new'))?.text;
      const body = { token: /#token=([\w-]+)/.exec(token ?? '')?.[1] ?? '' };
      expect(await world().client().call(calls.verifyEmail, { body })).toMatchObject(
        refusal(400, 'dead_link'),
      );
      expect(await client.ok(authUser)).toMatchObject({ email: user.email });

      const later = newEmail();
      await client.ok(calls.changeEmail, { body: { newEmail: later, ...OWNER } });
      await world().mails();
      await client.ok(calls.changePassword, { body: { ...OWNER, newPassword: 'Another4spike' } });
      expect(await open(later)).toMatchObject(refusal(400, 'dead_link'));
    });
  });

  onOneOfThem(kind, () => {
    describe('before an export or a deletion', () => {
      const EXPORT = '/api/user/export';
      const proofNeeded = refusal(403, 'proof_needed');
      /** Signed in longer ago than a proof counts. */
      const signedInBefore = async () => {
        const player = await signedIn(world());
        world().clock.now += FRESH_MINUTES * MINUTE_MS + 1;
        return player;
      };

      test('proves once more to be it, for five minutes and for this session', async () => {
        const { user, client } = await signedInBefore();
        expect(await client.get(EXPORT)).toMatchObject(proofNeeded);
        expect(await client.call(calls.deleteAccount)).toMatchObject(proofNeeded);
        for (const body of [{}, { currentPassword: 'Wrong1ball' }])
          expect(await client.call(calls.prove, { body })).toMatchObject({ status: 400 });
        expect(await client.get(EXPORT)).toMatchObject(proofNeeded);
        const other = await signedInBefore();
        const { client: elsewhere } = await signedIn(world(), user);
        world().clock.now += FRESH_MINUTES * MINUTE_MS + 1;
        await client.ok(calls.prove, { body: OWNER });
        expect(await client.get(EXPORT)).toMatchObject({ status: 200 });
        for (const another of [elsewhere, other.client])
          expect(await another.get(EXPORT)).toMatchObject(proofNeeded);
        world().clock.now += FRESH_MINUTES * MINUTE_MS;
        expect(await client.get(EXPORT)).toMatchObject({ status: 200 });
        world().clock.now += 1;
        expect(await client.get(EXPORT)).toMatchObject(proofNeeded);
        await client.ok(calls.prove, { body: OWNER });
        expect(await client.call(calls.deleteAccount)).toMatchObject({ status: 200 });
      });

      test('proves it by signing in again', async () => {
        const { user, client } = await signedInBefore();
        await client.ok(login, { body: { emailOrUsername: user.email, password: PASSWORD } });
        expect(await client.get(EXPORT)).toMatchObject({ status: 200 });
      });

      test('has no password to prove it by, and signs in again', async () => {
        const { user, client } = await signedInBefore();
        await keepPasskey(world(), user.id, `prove-${kind}`);
        await forgetPassword(world(), user.id);
        expect(await client.call(calls.prove, { body: {} })).toMatchObject(refusal(403, 'sign_in_again'));
        expect(await client.get(EXPORT)).toMatchObject(proofNeeded);
      });
    });
  });

  test('reads once an hour that somebody tried to sign up with their address', async () => {
    const user = await aUser(world());
    const body = { email: user.email, password: PASSWORD };
    for (let tries = 0; tries < 3; tries++)
      expect(await world().client().call(register, { body })).toMatchObject(refusal(409, 'email_taken'));
    expect(await subjectsTo(user.email)).toEqual(['You have a VolleyPath account already']);
    world().clock.now += 61 * MINUTE_MS;
    await world().client().call(register, { body });
    expect(await subjectsTo(user.email)).toHaveLength(2);
  });

  test('gets no more mails for asking many times at once', async () => {
    const email = newEmail();
    const asked = Array.from({ length: 12 }, () => mayMail(world().db, 'reset', email, new Date()));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(MAX_AN_HOUR);
  });

  onOneOfThem(kind, () => {
    test('gets no second mail within the hour for deleting the account and making it anew', async () => {
      const body = { email: newEmail(), password: PASSWORD };
      const sent: string[] = [];
      const send = world().deps.mailer.send;
      world().deps.mailer.send = async (mail) => {
        sent.push(mail.to);
        await send(mail);
      };
      const comeAndGo = async () => {
        const client = world().client();
        await client.ok(register, { body });
        await world().mails();
        await client.ok(calls.deleteAccount);
      };
      await comeAndGo();
      await comeAndGo();
      expect(sent).toEqual([body.email]);
      world().clock.now += 61 * MINUTE_MS;
      await comeAndGo();
      expect(sent).toEqual([body.email, body.email]);
      world().deps.mailer.send = send;
    });
  });
});
