import { createHash } from 'node:crypto';
import * as calls from 'sync-protocol/contract/session/session';
import { streakPauseId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { describe, expect, test } from 'vitest';
import { IDLE_DAYS } from '#plugins/session/session.ts';
import { buildTestApp, testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, PASSWORD, signedIn } from '#testing/factories.ts';
import { refusal } from '#testing/refusal.ts';

const DAY_MS = 24 * 3_600_000;
const HALF_A_YEAR = 180;

onOneDatabase('sessions', (kind) => {
  const world = testApp({ database: kind });

  describe('POST /api/auth/login', () => {
    test('accepts e-mail or username, in whatever case', async () => {
      const user = await aUser(world());
      for (const emailOrUsername of [
        user.email,
        ` ${user.email.toUpperCase()}`,
        user.displayName.toLowerCase(),
      ]) {
        const client = world().client();
        expect(await client.ok(calls.login, { body: { emailOrUsername, password: PASSWORD } })).toMatchObject(
          { id: user.id },
        );
        expect(await client.ok(calls.authUser)).toMatchObject({ id: user.id });
      }
    });

    test('answers an unknown account, a wrong password and a disabled account alike', async () => {
      const user = await aUser(world());
      const disabled = await aUser(world());
      await world()
        .db.kysely.updateTable('users')
        .set({ disabled: true })
        .where('id', '=', disabled.id)
        .execute();
      const attempts = [
        { emailOrUsername: 'nobody@example.org', password: PASSWORD },
        { emailOrUsername: user.email, password: 'Wrong1ball' },
        { emailOrUsername: disabled.email, password: PASSWORD },
      ];
      const answers = await Promise.all(attempts.map((body) => world().client().call(calls.login, { body })));
      for (const { status, body } of answers) {
        expect({ status, body }).toEqual({
          status: 401,
          body: { message: 'Invalid credentials', code: 'invalid_credentials' },
        });
      }
    });

    test('gives the browser another session than it had', async () => {
      const { user, client } = await signedIn(world());
      const before = new Map(client.cookies);
      await client.ok(calls.login, { body: { emailOrUsername: user.email, password: PASSWORD } });
      expect(client.cookies).not.toEqual(before);
      const thief = world().client();
      for (const [name, value] of before) thief.cookies.set(name, value);
      expect(await thief.call(calls.authUser)).toMatchObject({ status: 401 });
    });

    test.each([
      [undefined],
      [{ emailOrUsername: 'x' }],
      [{ password: 'x' }],
      [{ emailOrUsername: [], password: {} }],
    ])('refuses %o', async (body) => {
      expect(await world().client().json('POST', '/api/auth/login', body)).toMatchObject(
        refusal(400, 'invalid_input'),
      );
    });
  });

  describe('a session', () => {
    test('is stored as a hash, with the device in words', async () => {
      const user = await aUser(world());
      const client = world().client();
      await client.send('POST', '/api/auth/login', {
        headers: {
          'content-type': 'application/json',
          'user-agent':
            'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/157.0.0.0 Mobile Safari/537.36',
        },
        payload: JSON.stringify({ emailOrUsername: user.email, password: PASSWORD }),
      });
      const row = await world()
        .db.kysely.selectFrom('sessions')
        .selectAll()
        .where('userId', '=', user.id)
        .executeTakeFirstOrThrow();
      expect(row.device).toBe('Chrome on Android');
      const token = client.cookies.get('session') ?? '';
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(JSON.stringify(row)).not.toContain(token);
    });

    test('ends when it was not used for long', async () => {
      const { client } = await signedIn(world());
      const start = world().clock.now;
      world().clock.now = start + (IDLE_DAYS - 1) * DAY_MS;
      expect(await client.call(calls.authUser)).toMatchObject({ status: 200 });
      world().clock.now += (IDLE_DAYS - 1) * DAY_MS;
      expect(await client.call(calls.authUser)).toMatchObject({ status: 200 });
      world().clock.now += (IDLE_DAYS + 1) * DAY_MS;
      expect(await client.call(calls.authUser)).toMatchObject(refusal(401, 'not_signed_in'));
      world().clock.now = start;
    });

    test('ends after half a year however much it is used', async () => {
      const { client } = await signedIn(world());
      const start = world().clock.now;
      for (let days = 20; days < HALF_A_YEAR; days += 20) {
        world().clock.now = start + days * DAY_MS;
        expect(await client.call(calls.authUser)).toMatchObject({ status: 200 });
      }
      world().clock.now = start + (HALF_A_YEAR + 1) * DAY_MS;
      expect(await client.call(calls.authUser)).toMatchObject({ status: 401 });
      world().clock.now = start;
    });

    test('ends for a disabled account', async () => {
      const { user, client } = await signedIn(world());
      await world()
        .db.kysely.updateTable('users')
        .set({ disabled: true })
        .where('id', '=', user.id)
        .execute();
      expect(await client.call(calls.authUser)).toMatchObject({ status: 401 });
    });

    test('cannot be made up', async () => {
      const client = world().client();
      for (const value of ['', 'x', '%00', "' or 1=1 --", 'x'.repeat(4000)]) {
        client.cookies.set('session', value);
        expect(await client.call(calls.authUser)).toMatchObject({ status: 401 });
      }
    });
  });

  describe('signing out', () => {
    test('ends the session on the server too', async () => {
      const { client } = await signedIn(world());
      const stolen = new Map(client.cookies);
      const { headers } = await client.call(calls.logout);
      expect(headers['clear-site-data']).toBe('"cache"');
      expect(client.cookies.size).toBe(0);
      for (const [name, value] of stolen) client.cookies.set(name, value);
      expect(await client.call(calls.authUser)).toMatchObject({ status: 401 });
    });

    test('holds on every node', async () => {
      const { client } = await signedIn(world());
      const { pokes } = world().deps;
      const node = await buildTestApp({ database: world().db, pokes });
      const there = node.client();
      for (const [name, value] of client.cookies) there.cookies.set(name, value);
      expect(await there.call(calls.authUser)).toMatchObject({ status: 200 });
      await client.ok(calls.logout);
      expect(await there.call(calls.authUser)).toMatchObject({ status: 401 });
      await node.close();
    });

    test('is no failure when nobody is signed in', async () => {
      expect(await world().client().ok(calls.logout)).toEqual({ success: true });
    });

    test('by address works for a navigation from the app only', async () => {
      const { client } = await signedIn(world());
      const foreign = [
        {},
        { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
        { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
        { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' },
      ];
      for (const headers of foreign) {
        expect(await client.get('/api/logout', headers)).toMatchObject(refusal(403, 'cross_origin'));
      }
      expect(await client.call(calls.authUser)).toMatchObject({ status: 200 });
      const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
      expect(await client.get('/api/logout', own)).toMatchObject({ status: 303, headers: { location: '/' } });
      expect(await client.call(calls.authUser)).toMatchObject({ status: 401 });
    });
  });

  describe('GET /api/auth/session', () => {
    test('says who is signed in in this browser, and that nobody is without an error', async () => {
      expect(await world().client().call(calls.browserSession)).toMatchObject({
        status: 200,
        body: { user: null },
      });
      const { user, client } = await signedIn(world());
      const own = await client.call(calls.authUser);
      expect(own.body).toMatchObject({ id: user.id });
      expect(await client.call(calls.browserSession)).toMatchObject({
        status: 200,
        body: { user: own.body },
      });
    });
  });

  describe('GET /api/auth/user', () => {
    test('is for players only', async () => {
      expect(await world().client().call(calls.authUser)).toMatchObject(refusal(401, 'not_signed_in'));
    });

    test('tells the player nothing that only the server needs', async () => {
      const { client } = await signedIn(world());
      const answer = await client.call(calls.authUser);
      expect(Object.keys(answer.body ?? {}).toSorted()).toEqual(
        Object.keys(calls.currentUser.shape).toSorted(),
      );
    });

    test('shows the streak as it stands today', async () => {
      const { user, client } = await signedIn(world());
      const now = Date.UTC(2026, 10, 20, 12);
      world().clock.now = now;
      await world()
        .db.kysely.updateTable('playerStats')
        .set({
          streak: 5,
          bestStreak: 9,
          restDays: 0,
          lastDay: '2026-11-19',
          lastAt: now - DAY_MS,
          totalPoints: 640,
        })
        .where('id', '=', user.id)
        .execute();
      expect(await client.ok(calls.authUser)).toMatchObject({ currentStreak: 5, totalPoints: 640 });
      world().clock.now = now + 3 * DAY_MS;
      expect(await client.ok(calls.authUser)).toMatchObject({ currentStreak: 0, totalPoints: 640 });
      const paused = { from: '2026-11-20', until: '2026-11-22', scope: `user:${user.id}`, seq: 1, born: 1 };
      await world()
        .db.kysely.insertInto('streakPauses')
        .values({ ...paused, id: streakPauseId.parse(newId()), userId: user.id })
        .execute();
      expect(await client.ok(calls.authUser)).toMatchObject({ currentStreak: 5, totalPoints: 640 });
      world().clock.now = Date.now();
    });
  });

  test('GET /api/login explains that Google is not set up', async () => {
    const answer = await world().client().get('/api/login');
    expect(answer).toMatchObject({ status: 503, body: expect.stringContaining('not set up') });
    // The page's style is let through by its hash.
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(String(answer.body)) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  });
});
