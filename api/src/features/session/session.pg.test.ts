import { sql } from 'kysely';
import * as calls from 'sync-protocol/contract/session';
import { describe, expect, test } from 'vitest';
import { ABSOLUTE_DAYS, IDLE_DAYS } from '#plugins/session.ts';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases.ts';
import { aUser, PASSWORD, signedIn } from '#testing/factories.ts';

const DAY_MS = 24 * 3_600_000;

const form = (email: string) => ({ email, password: PASSWORD });
const refusal = (status: number, code: string, ...paths: string[]) => ({
  status,
  body: expect.objectContaining({
    code,
    message: expect.any(String),
    ...(paths.length > 0 && { issues: paths.map((path) => expect.objectContaining({ path })) }),
  }),
});

onBothDatabases('the session calls', (kind) => {
  const world = testApp({ database: kind });

  async function countRows() {
    const { rows } = await sql`select (select count(*)::int from users) as users,
      (select count(*)::int from sessions) as sessions, (select count(*)::int from scopes) as scopes,
      (select count(*)::int from login_attempts) as attempts`.execute(world().db.kysely);
    return rows[0];
  }

  describe('POST /api/auth/register', () => {
    test('makes an account and signs in', async () => {
      const client = world().client();
      const user = await client.ok(calls.register, {
        body: { ...form(' New@Example.org '), firstName: 'Ana', timezone: 'Europe/Rome' },
      });
      expect(user).toMatchObject({
        email: 'new@example.org',
        firstName: 'Ana',
        timezone: 'Europe/Rome',
        displayName: null,
        username: null,
        authProvider: 'email',
        currentStreak: 0,
        totalPoints: 0,
      });
      expect(await client.ok(calls.authUser)).toEqual(user);
    });

    test('gives the player settings, stats and a scope to synchronise', async () => {
      const { id } = await world()
        .client()
        .ok(calls.register, { body: form('scope@example.org') });
      const { kysely } = world().db;
      const scope = `user:${id}`;
      for (const table of ['users', 'userSettings', 'playerStats'] as const) {
        const row = await kysely
          .selectFrom(table)
          .select(['scope', 'seq', 'born'])
          .where('id', '=', id)
          .execute();
        expect(row).toEqual([{ scope, seq: 1, born: 1 }]);
      }
      expect(await kysely.selectFrom('scopes').selectAll().where('scope', '=', scope).execute()).toEqual([
        { scope, seq: 1 },
      ]);
    });

    test.each([
      ['of unknown age', {}, true],
      ['who state only the year', { birthYear: 1990 }, true],
      ['of seventeen', { birthMonth: 1, birthYear: new Date().getFullYear() - 17 }, true],
      ['who are adults', { birthMonth: 1, birthYear: 1990 }, false],
    ])('protects players %s by default: %o', async (_, birth, isMinor) => {
      const body = { ...form(`age-${JSON.stringify(birth).length}-${isMinor}@example.org`), ...birth };
      const user = await world().client().ok(calls.register, { body });
      expect(user).toMatchObject({ isMinor, hideRealName: isMinor, isPrivate: isMinor });
    });

    test.each([
      [{ birthMonth: 12, birthYear: new Date().getFullYear() - 13 }],
      [{ birthYear: new Date().getFullYear() - 12 }],
      [{ birthMonth: 1, birthYear: new Date().getFullYear() }],
    ])('turns under-13s away kindly and stores nothing: %o', async (birth) => {
      world().clock.now = Date.UTC(new Date().getFullYear(), 5, 1);
      const before = await countRows();
      const client = world().client();
      const answer = await client.call(calls.register, { body: { ...form('child@example.org'), ...birth } });
      expect(answer).toMatchObject(refusal(403, 'under_age'));
      expect(client.cookies.size).toBe(0);
      expect(await countRows()).toEqual(before);
      world().clock.now = Date.now();
    });

    test('refuses an e-mail that is taken, in whatever case', async () => {
      const user = await aUser(world());
      const before = await countRows();
      const answer = await world()
        .client()
        .call(calls.register, { body: form(user.email.toUpperCase()) });
      expect(answer).toMatchObject(refusal(409, 'email_taken', 'email'));
      expect(await countRows()).toEqual(before);
    });

    test('lets one of two at once have the e-mail', async () => {
      const body = form('race@example.org');
      const answers = await Promise.all([1, 2, 3].map(() => world().client().call(calls.register, { body })));
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409, 409]);
    });

    test.each([
      ['nothing', undefined, ['']],
      ['no e-mail', { password: PASSWORD }, ['email']],
      ['a bad e-mail and a weak password', { email: 'x@', password: 'abcdefgh' }, ['email', 'password']],
      ['a short password', { email: 'a@b.example', password: 'Abc1' }, ['password']],
      ['a month that is none', { ...form('a@b.example'), birthMonth: 13 }, ['birthMonth']],
      ['an unknown time zone', { ...form('a@b.example'), timezone: 'Mars/Olympus' }, ['timezone']],
    ])('names the fields of a form with %s', async (_, body, paths) => {
      const answer = await world().client().json('POST', '/api/auth/register', body);
      expect(answer).toMatchObject(refusal(400, 'invalid_input', ...paths));
    });

    test.each([64, 128])('takes a password of %i characters whole', async (length) => {
      const password = `Aa1${'x'.repeat(length - 3)}`;
      const email = `long-${length}@example.org`;
      await world().client().ok(calls.register, { body: { email, password } });
      const wrong = { emailOrUsername: email, password: `${password.slice(0, -1)}y` };
      expect(await world().client().call(calls.login, { body: wrong })).toMatchObject({ status: 401 });
      await world()
        .client()
        .ok(calls.login, { body: { emailOrUsername: email, password } });
    });
  });

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
      for (let days = 20; days < ABSOLUTE_DAYS; days += 20) {
        world().clock.now = start + days * DAY_MS;
        expect(await client.call(calls.authUser)).toMatchObject({ status: 200 });
      }
      world().clock.now = start + (ABSOLUTE_DAYS + 1) * DAY_MS;
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
      await client.ok(calls.logout);
      expect(client.cookies.size).toBe(0);
      for (const [name, value] of stolen) client.cookies.set(name, value);
      expect(await client.call(calls.authUser)).toMatchObject({ status: 401 });
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
      world().clock.now = Date.now();
    });
  });

  describe('the first profile', () => {
    const profile = (displayName: string) => ({
      displayName,
      firstName: 'Ana',
      lastName: 'Rossi',
      position: 'Libero' as const,
      skillLevel: 'Elite' as const,
    });

    async function newcomer(email: string) {
      const client = world().client();
      const { id } = await client.ok(calls.register, { body: form(email) });
      return { client, id };
    }

    test('sets username and profile, and moves the scope on', async () => {
      const { client, id } = await newcomer('first@example.org');
      const body = {
        ...profile('AnaTheWall'),
        yearsPlaying: 4,
        bio: 'Hi',
        hideRealName: false,
        favoritePosition: 'Setter' as const,
      };
      const user = await client.ok(calls.completeProfile, { body });
      expect(user).toMatchObject({
        ...profile('AnaTheWall'),
        username: 'AnaTheWall',
        volleyballPosition: 'Libero',
        yearsPlaying: 4,
        bio: 'Hi',
      });
      const row = await world()
        .db.kysely.selectFrom('users')
        .select(['seq', 'born'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ seq: 2, born: 1 });
    });

    test('understands the older name of a position', async () => {
      const { client } = await newcomer('opposite@example.org');
      const answer = await client.json('POST', '/api/auth/complete-profile', {
        ...profile('OppoSite'),
        position: 'Opposite',
      });
      expect(answer).toMatchObject({ status: 200, body: { position: 'Opposite Hitter' } });
    });

    test('keeps the username for good, but may be sent again', async () => {
      const { client } = await newcomer('again@example.org');
      await client.ok(calls.completeProfile, { body: profile('StaysSame') });
      await client.ok(calls.completeProfile, { body: profile('StaysSame') });
      const answer = await client.call(calls.completeProfile, { body: profile('Another1') });
      expect(answer).toMatchObject(refusal(409, 'username_permanent', 'displayName'));
    });

    test('refuses a username that somebody has in another case', async () => {
      const user = await aUser(world());
      const { client } = await newcomer('taken@example.org');
      const answer = await client.call(calls.completeProfile, {
        body: profile(user.displayName.toUpperCase()),
      });
      expect(answer).toMatchObject(refusal(409, 'username_taken', 'displayName'));
      expect(await client.ok(calls.authUser)).toMatchObject({ displayName: null, firstName: '' });
    });

    test.each([
      [{ displayName: 'ab' }, 'displayName'],
      [{ displayName: 'a'.repeat(21) }, 'displayName'],
      [{ displayName: 'no spaces' }, 'displayName'],
      [{ displayName: 'ümläut' }, 'displayName'],
      [{ firstName: '  ' }, 'firstName'],
      [{ position: 'Goalkeeper' }, 'position'],
      [{ skillLevel: 'Legend' }, 'skillLevel'],
      [{ yearsPlaying: 21 }, 'yearsPlaying'],
      [{ yearsPlaying: 1.5 }, 'yearsPlaying'],
      [{ bio: 'x'.repeat(501) }, 'bio'],
    ])('refuses %o', async (wrong, path) => {
      const { client } = await signedIn(world());
      const answer = await client.json('POST', '/api/auth/complete-profile', {
        ...profile('Whoever1'),
        ...wrong,
      });
      expect(answer).toMatchObject(refusal(400, 'invalid_input', path));
    });

    test('is for players only', async () => {
      const answer = await world()
        .client()
        .call(calls.completeProfile, { body: profile('Nobody12') });
      expect(answer).toMatchObject(refusal(401, 'not_signed_in'));
    });
  });

  describe('POST /api/users/generate-username', () => {
    test('proposes names that fit and differ', async () => {
      const { client } = await signedIn(world());
      const names = new Set<string>();
      for (let round = 0; round < 20; round++)
        names.add((await client.ok(calls.generateUsername)).displayName);
      expect(names.size).toBeGreaterThan(15);
    });

    test('works with a JSON content type and no body', async () => {
      const { client } = await signedIn(world());
      const headers = { 'content-type': 'application/json' };
      expect(await client.send('POST', '/api/users/generate-username', { headers })).toMatchObject({
        status: 200,
      });
    });

    test('is for players only', async () => {
      expect(await world().client().call(calls.generateUsername)).toMatchObject(
        refusal(401, 'not_signed_in'),
      );
    });
  });

  test('GET /api/login explains that Google is not set up', async () => {
    const answer = await world().client().get('/api/login');
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('not set up') });
  });
});
