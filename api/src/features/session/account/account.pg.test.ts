import * as calls from 'sync-protocol/contract/session/account';
import { subscribePush } from 'sync-protocol/contract/notifications/web-push';
import { authUser, login } from 'sync-protocol/contract/session/session';
import { newId } from 'sync-protocol/new-id';
import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, PASSWORD, signedIn, type TestUser } from '#testing/factories.ts';
import { refusal } from '#testing/refusal.ts';

const NEW_PASSWORD = 'Another4spike';

onOneDatabase('an account', (kind) => {
  const world = testApp({ database: kind });

  async function logIn(user: TestUser, password = PASSWORD, userAgent = ''): Promise<TestClient> {
    const client = world().client();
    const answer = await client.send('POST', login.path, {
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      payload: JSON.stringify({ emailOrUsername: user.email, password }),
    });
    expect(answer.status).toBe(200);
    return client;
  }
  const statusOf = async (client: TestClient) => (await client.call(authUser)).status;

  test.each([
    ['GET', '/api/auth/sessions'],
    ['DELETE', `/api/auth/sessions/${newId()}`],
    ['POST', '/api/auth/sessions/end-others'],
    ['POST', '/api/auth/change-password'],
    ['POST', '/api/auth/verify-email/resend'],
    ['DELETE', '/api/user/account'],
    ['GET', '/api/user/export'],
  ] as const)('%s %s is for players only', async (method, path) => {
    expect(await world().client().json(method, path)).toMatchObject(refusal(401, 'not_signed_in'));
  });

  describe('devices', () => {
    test('are listed with this one first and marked', async () => {
      const user = await aUser(world());
      await logIn(user, PASSWORD, 'Mozilla/5.0 (Windows NT 10.0) Firefox/160.0');
      world().clock.now += 5000;
      const client = await logIn(user, PASSWORD, 'Mozilla/5.0 (Linux; Android 16) Chrome/157.0 Mobile');
      world().clock.now += 5000;
      await logIn(user, PASSWORD, 'Mozilla/5.0 (Macintosh) Version/27 Safari/605');
      const list = await client.ok(calls.devices);
      expect(list.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
        ['Chrome on Android', true],
        ['Safari on macOS', false],
        ['Firefox on Windows', false],
      ]);
      expect(Object.keys(list[0] ?? {}).toSorted()).toEqual(Object.keys(calls.device.shape).toSorted());
    });

    test('are signed out one by one, and lose their push messages', async () => {
      const user = await aUser(world());
      const [client, other] = [await logIn(user), await logIn(user)];
      for (const [index, browser] of [client, other].entries())
        await browser.ok(subscribePush, {
          body: {
            endpoint: `https://fcm.googleapis.com/fcm/send/${user.id}${index}`,
            keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
          },
        });
      const list = await client.ok(calls.devices);
      const id = list.find((one) => !one.isCurrent)?.id ?? '';
      await client.ok(calls.signOutDevice, { params: { id } });
      expect([await statusOf(client), await statusOf(other)]).toEqual([200, 401]);
      const subscriptions = await world()
        .db.kysely.selectFrom('pushSubscriptions')
        .select('endpoint')
        .where('userId', '=', user.id)
        .execute();
      expect(subscriptions.map(({ endpoint }) => endpoint.at(-1))).toEqual(['0']);
      expect(await client.call(calls.signOutDevice, { params: { id } })).toMatchObject(
        refusal(404, 'not_found'),
      );
    });

    test('of others can’t be signed out', async () => {
      const [mine, theirs] = [await signedIn(world()), await signedIn(world())];
      const [device] = await theirs.client.ok(calls.devices);
      const answer = await mine.client.call(calls.signOutDevice, { params: { id: device?.id ?? '' } });
      expect(answer).toMatchObject(refusal(404, 'not_found'));
      expect(await statusOf(theirs.client)).toBe(200);
      expect(await mine.client.json('DELETE', '/api/auth/sessions/1')).toMatchObject(
        refusal(400, 'invalid_input', 'id'),
      );
    });

    test('are signed out all at once but this one, and told at once', async () => {
      const user = await aUser(world());
      const stranger = await signedIn(world());
      const [client, ...others] = [await logIn(user), await logIn(user), await logIn(user)];
      const heard: string[] = [];
      const end = world().deps.pokes.subscribe([`sessions:${user.id}`], ({ scope }) => heard.push(scope));
      expect(await client.ok(calls.signOutOthers)).toEqual({ ended: 2 });
      end();
      expect(heard).toEqual([`sessions:${user.id}`]);
      expect(await statusOf(client)).toBe(200);
      for (const other of others) expect(await statusOf(other)).toBe(401);
      expect(await statusOf(stranger.client)).toBe(200);
    });

    test('that were signed out on purpose are told so, and nobody else is', async () => {
      const user = await aUser(world());
      const stranger = await signedIn(world());
      const [client, phone, lapsed] = [await logIn(user), await logIn(user), await logIn(user)];
      const fate = (asked: TestClient, id = user.id) => asked.ok(calls.accountGone, { params: { id } });
      const [newest] = (await lapsed.ok(calls.devices)).filter(({ isCurrent }) => isCurrent);
      await world()
        .db.kysely.deleteFrom('sessions')
        .where('id', '=', newest?.id ?? '')
        .execute();
      expect(await fate(phone)).toEqual({ gone: false, ended: false });
      await client.ok(calls.signOutOthers);

      const refused = await phone.call(authUser);
      expect(refused).toMatchObject(refusal(401, 'session_ended'));
      expect(JSON.stringify(refused.body)).not.toContain(user.email);
      expect(await fate(phone)).toEqual({ gone: false, ended: true });
      // Not by the cookie of a session that merely ran out, of none, of a living one, nor about somebody else.
      expect(await lapsed.call(authUser)).toMatchObject(refusal(401, 'not_signed_in'));
      for (const other of [lapsed, world().client(), client, stranger.client])
        expect(await fate(other)).toEqual({ gone: false, ended: false });
      expect(await fate(phone, stranger.user.id)).toEqual({ gone: false, ended: false });
      // Whoever signs in again on that device is in.
      await phone.ok(login, { body: { emailOrUsername: user.email, password: PASSWORD } });
      expect(await statusOf(phone)).toBe(200);
      expect(await fate(phone)).toEqual({ gone: false, ended: false });
    });

    test('keep their place in the list when the same player signs in again', async () => {
      const user = await aUser(world());
      const client = await logIn(user);
      const before = await client.ok(calls.devices);
      await client.ok(login, { body: { emailOrUsername: user.email, password: PASSWORD } });
      expect((await client.ok(calls.devices)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    });
  });

  describe('POST /api/auth/change-password', () => {
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };

    test('sets it, ends the other sessions and gives this one another token', async () => {
      const user = await aUser(world());
      const [client, other] = [await logIn(user), await logIn(user)];
      const before = new Map(client.cookies);
      await client.ok(calls.changePassword, { body });
      expect(client.cookies.get('session')).not.toBe(before.get('session'));
      const thief = world().client();
      for (const [name, value] of before) thief.cookies.set(name, value);
      expect(await other.call(authUser)).toMatchObject(refusal(401, 'session_ended'));
      // The browser itself may still be under way with its old cookie: it is not to forget anything.
      expect(await thief.call(authUser)).toMatchObject(refusal(401, 'not_signed_in'));
      expect([await statusOf(client), await statusOf(other), await statusOf(thief)]).toEqual([200, 401, 401]);
      const old = { emailOrUsername: user.email, password: PASSWORD };
      expect(await world().client().call(login, { body: old })).toMatchObject({ status: 401 });
      await logIn(user, NEW_PASSWORD);
      expect(await world().mails()).toContainEqual(
        expect.objectContaining({
          to: user.email,
          subject: 'Your VolleyPath password was changed',
          text: expect.stringContaining('Passkeys and connected accounts still work'),
        }),
      );
    });

    test.each([
      ['a wrong current one', { currentPassword: 'Wrong1ball' }, 'wrong_password', 'currentPassword'],
      ['a weak new one', { newPassword: 'abcdefgh' }, 'invalid_input', 'newPassword'],
      ['a common new one', { newPassword: 'Password1' }, 'common_password', 'newPassword'],
      ['none at all', { newPassword: undefined, currentPassword: undefined }, 'invalid_input', 'newPassword'],
    ])('refuses %s and changes nothing', async (_, wrong, code, path) => {
      const { user, client } = await signedIn(world());
      const answer = await client.json('POST', '/api/auth/change-password', { ...body, ...wrong });
      expect(answer).toMatchObject({ status: 400, body: { code } });
      expect(JSON.stringify(answer.body)).toContain(path);
      await logIn(user);
      expect(await statusOf(client)).toBe(200);
    });

    test('has nothing to change for who signs in elsewhere', async () => {
      const { user, client } = await signedIn(world());
      await world()
        .db.kysely.updateTable('users')
        .set({ passwordHash: null, authProvider: 'oauth' })
        .where('id', '=', user.id)
        .execute();
      expect(await client.call(calls.changePassword, { body })).toMatchObject(refusal(409, 'no_password'));
    });

    test('holds once for two at the same time', async () => {
      const user = await aUser(world());
      const client = await logIn(user);
      const other = world().client();
      for (const [name, value] of client.cookies) other.cookies.set(name, value);
      const answers = await Promise.all([
        client.call(calls.changePassword, { body }),
        other.call(calls.changePassword, { body: { ...body, newPassword: 'Third5serve' } }),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    });
  });
});
