import { sql } from 'kysely';
import * as calls from 'sync-protocol/contract/session/session';
import { describe, expect, test } from 'vitest';
import { userScope } from '#db/scopes.ts';
import type { SentPoke } from '#sync/pokes/poke-bus.ts';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, PASSWORD, signedIn } from '#testing/factories.ts';
import { refusal } from '#testing/refusal.ts';
import { freeUsernames } from './queries.ts';

const form = (email: string) => ({ email, password: PASSWORD });

onOneDatabase('accounts', (kind) => {
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
      const numbers = [];
      for (const table of ['users', 'userSettings', 'playerStats'] as const) {
        const row = await kysely
          .selectFrom(table)
          .select(['scope', 'seq'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        expect(row.scope).toBe(scope);
        numbers.push(row.seq);
      }
      expect(numbers.toSorted()).toEqual([1, 2, 3]);
      expect(
        await kysely.selectFrom('scopes').select(['scope', 'seq']).where('scope', '=', scope).execute(),
      ).toEqual([{ scope, seq: 3 }]);
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
      expect([...client.cookies.keys()]).toEqual(['later']);
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
      ['a password that everybody tries', { email: 'a@b.example', password: 'Password1' }, ['password']],
      [
        'the player’s own name',
        { ...form('a@b.example'), firstName: 'Sammy', password: 'Sammy2011' },
        ['password'],
      ],
      ['an unknown time zone', { ...form('a@b.example'), timezone: 'Mars/Olympus' }, ['timezone']],
    ])('names the fields of a form with %s', async (_, body, paths) => {
      const answer = await world().client().json('POST', '/api/auth/register', body);
      expect(answer).toMatchObject(
        refusal(400, expect.stringMatching(/^(invalid_input|common_password)$/) as string, ...paths),
      );
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
      const poked: SentPoke[] = [];
      world().deps.pokes.subscribe([userScope(id)], (poke) => poked.push(poke));
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
      expect(row).toEqual({ seq: 4, born: 1 });
      expect(poked).toMatchObject([{ scope: userScope(id), seq: 4, sender: null }]);
    });

    test('understands the older name of a position', async () => {
      const { client } = await newcomer('opposite@example.org');
      const answer = await client.json('POST', '/api/auth/complete-profile', {
        ...profile('OppoSite'),
        position: 'Opposite',
      });
      expect(answer).toMatchObject({ status: 200, body: { position: 'Opposite Hitter' } });
    });

    test('takes the zone of who signed up without one, such as elsewhere', async () => {
      const { client, id } = await newcomer('zoned@example.org');
      const body = { ...profile('ZoneShot'), timezone: 'Asia/Tokyo' };
      const answer = await client.json('POST', '/api/auth/complete-profile', body);
      expect(answer).toMatchObject({ status: 200, body: { timezone: 'Asia/Tokyo' } });
      const told = world().db.kysely.selectFrom('users').select('timezone').where('id', '=', id);
      expect(await told.executeTakeFirst()).toEqual({ timezone: 'Asia/Tokyo' });
    });

    test.runIf(kind === 'postgres')('keeps nobody waiting who refers to the player meanwhile', async () => {
      const { client, id } = await newcomer('unhurried@example.org');
      const { db } = world();
      const completed = await db.transaction(async ({ kysely }) => {
        await kysely
          .selectFrom('scopes')
          .select('seq')
          .where('scope', '=', userScope(id))
          .forUpdate()
          .execute();
        const completing = client.ok(calls.completeProfile, { body: profile('UnHurried') });
        const waiting = sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        await expect.poll(async () => (await waiting.execute(db.kysely)).rows).toHaveLength(1);
        // As each row does that names the player; whoever had to wait here would be waited for, for the scope.
        await kysely.selectFrom('users').select('id').where('id', '=', id).forKeyShare().noWait().execute();
        return { completing };
      });
      expect(await completed.completing).toMatchObject({ displayName: 'UnHurried' });
    });

    test('keeps the username for good, but may be sent again', async () => {
      const { client } = await newcomer('again@example.org');
      await client.ok(calls.completeProfile, { body: profile('StaysSame') });
      await client.ok(calls.completeProfile, { body: profile('StaysSame') });
      const answer = await client.call(calls.completeProfile, { body: profile('Another1') });
      expect(answer).toMatchObject(refusal(409, 'username_permanent', 'displayName'));
    });

    test.each([
      ['AdminTeam', 'username_reserved'],
      ['fuckyou1', 'username_unfit'],
    ])('refuses %s as a username', async (name, code) => {
      const { client } = await newcomer(`${name}@example.org`);
      const answer = await client.call(calls.completeProfile, { body: profile(name) });
      expect(answer).toMatchObject(refusal(400, code, 'displayName'));
      expect(await client.ok(calls.authUser)).toMatchObject({ displayName: null });
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
      ['displayName', ''],
      ['firstName', '  '],
      ['position', undefined],
    ])('says what is missing when %s is %o', async (field, value) => {
      const { client } = await signedIn(world());
      const body = { ...profile('Whoever1'), [field]: value };
      const answer = await client.json('POST', '/api/auth/complete-profile', body);
      expect(answer).toMatchObject(refusal(400, 'invalid_input', field));
      expect(answer.body).toMatchObject({ message: 'Please fill in all required fields.' });
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

    test('proposes no name that looks like one that is taken', async () => {
      const { displayName } = await aUser(world());
      const alike = displayName.replaceAll('l', '1');
      expect(await freeUsernames(world().db.kysely, [alike, 'CalmOtter5512'])).toEqual(['CalmOtter5512']);
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
});
