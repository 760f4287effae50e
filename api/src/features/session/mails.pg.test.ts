import * as calls from 'sync-protocol/contract/session/account';
import { authUser, login, register } from 'sync-protocol/contract/session/session';
import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, keepIdentity, keepPasskey, PASSWORD, signedIn } from '#testing/factories.ts';
import { refusal } from '#testing/refusal.ts';
import { deleteAccount } from './account/delete-account.ts';
import { newChallenge } from './passkeys/passkey-challenges.ts';
import { mailVerification } from './account/verify-email.ts';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
const NEW_PASSWORD = 'Another4spike';

onOneDatabase('mails with links', (kind) => {
  const world = testApp({ database: kind });
  const mailsTo = async (email: string) => (await world().mails()).filter(({ to }) => to === email);

  async function lastTokenTo(email: string): Promise<string> {
    const text = (await mailsTo(email)).at(-1)?.text ?? '';
    return /#token=([\w-]{43})/.exec(text)?.[1] ?? '';
  }

  async function storedText(): Promise<string> {
    return JSON.stringify(await world().db.kysely.selectFrom('accountTokens').selectAll().execute());
  }

  describe('to verify an address', () => {
    test('goes out at sign-up and works once', async () => {
      const client = world().client();
      const email = 'fresh@example.org';
      expect(await client.ok(register, { body: { email, password: PASSWORD } })).toMatchObject({
        emailVerified: false,
      });
      const token = await lastTokenTo(email);
      expect(await storedText()).not.toContain(token);
      const anybody = world().client();
      await anybody.ok(calls.verifyEmail, { body: { token } });
      expect(await client.ok(authUser)).toMatchObject({ emailVerified: true });
      expect(await anybody.call(calls.verifyEmail, { body: { token } })).toMatchObject(
        refusal(400, 'dead_link', 'token'),
      );
      expect(await client.call(calls.resendVerification)).toMatchObject(refusal(409, 'already_verified'));
    });

    test('works for a week', async () => {
      const email = 'slow@example.org';
      const client = world().client();
      await client.ok(register, { body: { email, password: PASSWORD } });
      const body = { token: await lastTokenTo(email) };
      world().clock.now += WEEK_MS;
      expect(await client.call(calls.verifyEmail, { body })).toMatchObject(refusal(400, 'dead_link'));
      world().clock.now -= 1;
      expect(await client.ok(calls.verifyEmail, { body })).toBeTruthy();
      world().clock.now -= WEEK_MS - 1;
    });

    test('goes nowhere, and is no error, once the account is deleted again', async () => {
      const { user } = await signedIn(world());
      await deleteAccount(world().deps, user.id);
      await mailVerification(world().deps, user);
      expect(await mailsTo(user.email)).toEqual([]);
    });

    test('is sent again, but not for ever', async () => {
      const { user, client } = await signedIn(world());
      for (let times = 0; times < 3; times++) {
        await client.ok(calls.resendVerification);
        await world().mails();
      }
      expect(await client.call(calls.resendVerification)).toMatchObject({
        ...refusal(429, 'too_many_mails'),
        headers: { 'retry-after': '3600' },
      });
      expect(await mailsTo(user.email)).toHaveLength(3);
      await client.ok(calls.verifyEmail, { body: { token: await lastTokenTo(user.email) } });
      expect(await client.ok(authUser)).toMatchObject({ emailVerified: true });
    });

    test.each([[undefined], [{}], [{ token: '' }], [{ token: 'x'.repeat(201) }]])(
      'needs a token: %o',
      async (body) => {
        expect(await world().client().json('POST', '/api/auth/verify-email', body)).toMatchObject({
          status: 400,
          body: { code: 'invalid_input' },
        });
      },
    );
  });

  describe('to set a new password', () => {
    const ask = (email: string) => world().client().call(calls.forgotPassword, { body: { email } });
    const reset = (token: string, newPassword = NEW_PASSWORD) =>
      world().client().call(calls.resetPassword, { body: { token, newPassword } });

    test('answers alike whether there is such an account or not', async () => {
      const user = await aUser(world());
      const answers = [await ask(user.email.toUpperCase()), await ask('nobody@example.org')];
      for (const { status, body } of answers)
        expect({ status, body }).toEqual({ status: 200, body: { success: true } });
      expect(await mailsTo(user.email)).toHaveLength(1);
      expect(await mailsTo('nobody@example.org')).toHaveLength(0);
    });

    test('works once, signs out everywhere and verifies the address', async () => {
      const { user, client } = await signedIn(world());
      await ask(user.email);
      const first = await lastTokenTo(user.email);
      await ask(user.email);
      const token = await lastTokenTo(user.email);
      expect(await storedText()).not.toContain(token);
      expect(await reset(token)).toMatchObject({ status: 200 });
      expect(await client.call(authUser)).toMatchObject(refusal(401, 'session_ended'));
      for (const used of [token, first])
        expect(await reset(used)).toMatchObject(refusal(400, 'dead_link', 'token'));
      const old = { emailOrUsername: user.email, password: PASSWORD };
      expect(await world().client().call(login, { body: old })).toMatchObject({ status: 401 });
      const signedInAgain = await world()
        .client()
        .ok(login, { body: { emailOrUsername: user.email, password: NEW_PASSWORD } });
      expect(signedInAgain.emailVerified).toBe(true);
      expect((await mailsTo(user.email)).at(-1)?.subject).toBe('Your VolleyPath password was changed');
    });

    test('takes away every passkey and provider of this account, and says so', async () => {
      const [user, other] = [await aUser(world()), await aUser(world())];
      for (const { id } of [user, other]) {
        await keepPasskey(world(), id, `key-${id}`);
        await keepIdentity(world(), id);
      }
      await newChallenge(world().deps, user.id);
      await ask(user.email);
      await reset(await lastTokenTo(user.email));
      for (const table of ['passkeys', 'identities', 'passkeyChallenges'] as const) {
        const rows = await world().db.kysely.selectFrom(table).select('userId').execute();
        const owners = rows.map((row) => row.userId);
        expect(owners).not.toContain(user.id);
        if (table !== 'passkeyChallenges') expect(owners).toContain(other.id);
      }
      expect((await mailsTo(user.email)).at(-1)?.text).toContain('passkeys and connected accounts');
    });

    test('leaves the password as the only way in where a provider was', async () => {
      const { id, email } = await aUser(world());
      await world()
        .db.kysely.updateTable('users')
        .set({ authProvider: 'oauth' })
        .where('id', '=', id)
        .execute();
      await ask(email);
      await reset(await lastTokenTo(email));
      const body = { emailOrUsername: email, password: NEW_PASSWORD };
      expect(await world().client().ok(login, { body })).toMatchObject({ authProvider: 'email' });
    });

    test('signs out the browser that it is done in, which needs no telling that somebody else did', async () => {
      const { user, client } = await signedIn(world());
      const other = await signedIn(world(), user);
      const stranger = await signedIn(world());
      await ask(user.email);
      const body = { token: await lastTokenTo(user.email), newPassword: NEW_PASSWORD };
      expect(await client.json('POST', '/api/auth/reset-password', body)).toMatchObject({ status: 200 });
      expect(await client.call(authUser)).toMatchObject(refusal(401, 'not_signed_in'));
      expect(await other.client.call(authUser)).toMatchObject(refusal(401, 'session_ended'));
      await ask(user.email);
      const again = { token: await lastTokenTo(user.email), newPassword: NEW_PASSWORD };
      await stranger.client.json('POST', '/api/auth/reset-password', again);
      expect(await stranger.client.call(authUser)).toMatchObject({ status: 200 });
      // But of a deletion it is told, as every browser is.
      await deleteAccount(world().deps, user.id);
      expect(await client.ok(calls.accountGone, { params: { id: user.id } })).toMatchObject({ gone: true });
    });

    test('works for half an hour', async () => {
      const user = await aUser(world());
      await ask(user.email);
      const token = await lastTokenTo(user.email);
      world().clock.now += 30 * MINUTE_MS;
      expect(await reset(token)).toMatchObject(refusal(400, 'dead_link', 'token'));
      world().clock.now -= 1;
      expect(await reset(token)).toMatchObject({ status: 200 });
    });

    test('is not wasted on a password that is refused', async () => {
      const user = await aUser(world());
      await ask(user.email);
      const token = await lastTokenTo(user.email);
      expect(await reset(token, 'Password1')).toMatchObject(refusal(400, 'common_password', 'newPassword'));
      expect(await reset(token, 'short')).toMatchObject(refusal(400, 'invalid_input', 'newPassword'));
      expect(await reset(token)).toMatchObject({ status: 200 });
    });

    test('works once for two at the same time', async () => {
      const user = await aUser(world());
      await ask(user.email);
      const token = await lastTokenTo(user.email);
      const answers = await Promise.all([reset(token), reset(token, 'Third5serve')]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    });

    test('goes to nobody who is disabled or signs in elsewhere, and three times an hour at most', async () => {
      const [disabled, elsewhere, many] = [await aUser(world()), await aUser(world()), await aUser(world())];
      const set = (id: typeof many.id, values: { disabled?: boolean; passwordHash?: null }) =>
        world().db.kysely.updateTable('users').set(values).where('id', '=', id).execute();
      await set(disabled.id, { disabled: true });
      await set(elsewhere.id, { passwordHash: null });
      for (const { email } of [disabled, elsewhere, many, many, many, many]) {
        expect(await ask(email)).toMatchObject({ status: 200 });
        await world().mails();
      }
      expect(await mailsTo(disabled.email)).toHaveLength(0);
      expect(await mailsTo(elsewhere.email)).toHaveLength(0);
      expect(await mailsTo(many.email)).toHaveLength(3);
    });

    test('a link to verify sets no password', async () => {
      const email = 'verify-only@example.org';
      await world()
        .client()
        .ok(register, { body: { email, password: PASSWORD } });
      expect(await reset(await lastTokenTo(email))).toMatchObject(refusal(400, 'dead_link', 'token'));
    });

    test.each([[undefined], [{ email: 'x' }], [{ email: 5 }]])('needs an address: %o', async (body) => {
      expect(await world().client().json('POST', '/api/auth/forgot-password', body)).toMatchObject(
        refusal(400, 'invalid_input'),
      );
    });
  });
});
