import { sql } from 'kysely';
import { authUser, checkAge, login, register, sayBirth } from 'sync-protocol/contract/session/session';
import { expect, test } from 'vitest';
import { buildTestApp, testApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { aUser, PASSWORD, signedIn } from '#testing/factories.ts';
import { refusal } from '#testing/refusal.ts';

const year = new Date().getFullYear();
const CHILD = { birthMonth: 6, birthYear: year - 11 };
const GROWN_UP = { birthMonth: 6, birthYear: year - 30 };
const DAY_MS = 24 * 3_600_000;
let newcomers = 0;

onBothDatabases('the age gate', (kind) => {
  const world = testApp({ database: kind });
  const signUp = (client: TestClient, birth: object) =>
    client.call(register, {
      body: { email: `age${(newcomers += 1)}@example.org`, password: PASSWORD, ...birth },
    });
  const users = async () => (await world().db.kysely.selectFrom('users').select('id').execute()).length;

  test('keeps its answer in this browser, whatever is said next, and nothing else', async () => {
    const before = await users();
    const child = world().client();
    expect(await child.call(checkAge, { body: CHILD })).toMatchObject(refusal(403, 'under_age'));
    const [kept = ''] = child.cookies.values();
    expect([...child.cookies.keys()]).toEqual(['later']);
    expect(kept).not.toContain(String(CHILD.birthYear));
    expect(await child.call(checkAge, { body: GROWN_UP })).toMatchObject(refusal(403, 'under_age'));
    for (const birth of [GROWN_UP, {}, CHILD])
      expect(await signUp(child, birth)).toMatchObject(refusal(403, 'under_age'));
    expect(await users()).toBe(before);
    expect(await world().client().ok(checkAge, { body: GROWN_UP })).toEqual({ success: true });
  });

  onOneOfThem(kind, () => {
    test('asks the browser to keep it for this session, out of reach of pages', async () => {
      const { headers } = await world().client().call(checkAge, { body: CHILD });
      const cookie = headers['set-cookie'];
      expect(cookie).toMatch(/^later=\d+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    });

    test('shuts for who tries to sign up too young by the call alone', async () => {
      const child = world().client();
      expect(await signUp(child, CHILD)).toMatchObject(refusal(403, 'under_age'));
      expect(await signUp(child, GROWN_UP)).toMatchObject(refusal(403, 'under_age'));
    });
  });

  test('shuts again once the database is back that was away at its first use', async () => {
    const node = await buildTestApp({ database: world().db });
    await sql`alter table server_state rename to server_state_away`.execute(world().db.kysely);
    await node.client().call(checkAge, { body: CHILD });
    await sql`alter table server_state_away rename to server_state`.execute(world().db.kysely);
    expect(await node.client().call(checkAge, { body: CHILD })).toMatchObject(refusal(403, 'under_age'));
    await node.close();
  });

  test('holds on every node, and lets players of before in', async () => {
    const child = world().client();
    await child.call(checkAge, { body: CHILD });
    const node = await buildTestApp({ database: world().db });
    const there = node.client();
    for (const [name, value] of child.cookies) there.cookies.set(name, value);
    expect(await there.call(checkAge, { body: GROWN_UP })).toMatchObject(refusal(403, 'under_age'));
    await node.close();
    const user = await aUser(world());
    const body = { emailOrUsername: user.email, password: PASSWORD };
    expect(await child.call(login, { body })).toMatchObject({ status: 200 });
  });

  onOneOfThem(kind, () => {
    test('shuts for a day, and for nobody who made the cookie up', async () => {
      const child = world().client();
      await child.call(checkAge, { body: CHILD });
      const [at = '', signature = ''] = (child.cookies.get('later') ?? '').split('.');
      for (const value of [
        '',
        'x',
        `${Number(at) + 1}.${signature}`,
        `${at}.`,
        `${at}.${'A'.repeat(43)}`,
        'NaN.NaN',
      ]) {
        const client = world().client();
        client.cookies.set('later', value);
        expect(await client.call(checkAge, { body: GROWN_UP }), value).toMatchObject({ status: 200 });
      }
      world().clock.now += DAY_MS;
      expect(await child.call(checkAge, { body: GROWN_UP })).toMatchObject({ status: 200 });
      world().clock.now -= DAY_MS;
    });

    test.each([{}, { birthMonth: 4 }, { birthYear: 1990 }])('of %o nothing is known', async (birth) => {
      const client = world().client();
      expect(await signUp(client, birth)).toMatchObject({
        status: 201,
        body: { birth: null, isMinor: true, isPrivate: true, hideRealName: true },
      });
      const { id } = await client.ok(authUser);
      const row = await world()
        .db.kysely.selectFrom('users')
        .select(['birthMonth', 'birthYear'])
        .where('id', '=', id)
        .executeTakeFirst();
      expect(row).toEqual({ birthMonth: null, birthYear: null });
    });
  });

  test('lets a player of unknown age say it, once', async () => {
    const { client } = await signedIn(world(), await aUser(world(), { age: null }));
    expect(await client.ok(sayBirth, { body: GROWN_UP })).toMatchObject({
      birth: { month: 6, year: GROWN_UP.birthYear },
      isMinor: false,
    });
    const again = { birthMonth: 1, birthYear: year - 16 };
    expect(await client.call(sayBirth, { body: again })).toMatchObject(refusal(409, 'birth_said'));
    expect(await client.call(sayBirth, { body: CHILD })).toMatchObject(refusal(409, 'birth_said'));
    expect(await client.ok(authUser)).toMatchObject({ birth: { month: 6, year: GROWN_UP.birthYear } });
  });

  test('keeps nothing of a player who turns out to be under age', async () => {
    const { user, client } = await signedIn(world(), await aUser(world(), { age: null }));
    expect(await client.call(sayBirth, { body: CHILD })).toMatchObject(refusal(403, 'under_age'));
    const left = world().db.kysely.selectFrom('users').select('id').where('id', '=', user.id);
    expect(await left.execute()).toEqual([]);
    expect([...client.cookies.keys()]).toEqual(['later']);
    expect(await signUp(client, GROWN_UP)).toMatchObject(refusal(403, 'under_age'));
  });

  test('ends the account once of who says so twice at once', async () => {
    const user = await aUser(world(), { age: null });
    const clients = [await signedIn(world(), user), await signedIn(world(), user)];
    const answers = await Promise.all(clients.map(({ client }) => client.call(sayBirth, { body: CHILD })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([401, 403]);
  });

  test('leaves the account as it was when its deletion fails', async () => {
    const { user, client } = await signedIn(world(), await aUser(world(), { age: null }));
    const { kysely } = world().db;
    await sql`create function stop_it() returns trigger language plpgsql as 'begin raise ''stop''; end'`.execute(
      kysely,
    );
    await sql`create trigger stop_it before delete on users execute function stop_it()`.execute(kysely);
    expect(await client.call(sayBirth, { body: CHILD })).toMatchObject({ status: 500 });
    await sql`drop trigger stop_it on users`.execute(kysely);
    await sql`drop function stop_it`.execute(kysely);
    const left = world().db.kysely.selectFrom('users').select('disabled').where('id', '=', user.id);
    expect(await left.execute()).toEqual([{ disabled: false }]);
    expect(await client.call(sayBirth, { body: CHILD })).toMatchObject(refusal(403, 'under_age'));
  });
});
