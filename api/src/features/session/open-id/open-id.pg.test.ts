import * as connections from 'sync-protocol/contract/session/connection';
import * as calls from 'sync-protocol/contract/session/session';
import { passkeys, removePasskey } from 'sync-protocol/contract/session/passkeys';
import type { BodyOf } from 'sync-protocol/contract/call';
import type { UserId } from 'sync-protocol/ids';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOpenId } from '#providers/open-id.ts';
import { type TestApp, buildTestApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, forgetPassword, keepPasskey, PASSWORD, signedIn } from '#testing/factories.ts';
import { CLIENT_ID, type NextToken, startFakeOpenId } from '#testing/outside/fake-open-id.ts';
import { refusal } from '#testing/refusal.ts';
import { removeWay } from '../account/sign-in-ways.ts';

const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
const GROWN_UP = { birthMonth: 4, birthYear: 1998 };
const MINUTE_MS = 60_000;
let subjects = 0;

onOneDatabase('sign-in by an OpenID provider', (kind) => {
  let provider: Awaited<ReturnType<typeof startFakeOpenId>>;
  let world: TestApp;
  beforeAll(async () => {
    provider = await startFakeOpenId();
    const { issuer } = provider;
    const openId = createOpenId({ name: 'Google', issuer, clientId: CLIENT_ID, clientSecret: 'secret' });
    world = await buildTestApp({ database: kind, openId });
  });
  afterAll(async () => {
    await world.close();
    await provider.close();
  });

  const someone = (claims: NextToken['claims'] = {}): NextToken => {
    subjects += 1;
    const sub = `subject-${subjects}`;
    return { claims: { sub, email: `${sub}@example.org`, email_verified: true, ...claims } };
  };
  const leave = async (client: TestClient, headers = {}): Promise<string> => {
    const { status, headers: answered } = await client.get('/api/login', headers);
    expect(status).toBe(302);
    return answered['location'] ?? '';
  };
  type Birth = BodyOf<typeof calls.leaveForOpenId>;
  const leaveAs = async (client: TestClient, body: Birth) =>
    (await client.ok(calls.leaveForOpenId, { body })).url;
  const comeBack = async (client: TestClient, { pathname, search }: URL) =>
    (await client.get(pathname + search)).headers['location'];
  /** There and back; answers where that ended. */
  const enter = async (client: TestClient, token: NextToken, birth?: Birth, headers = {}) => {
    const away = birth ? leaveAs(client, birth) : leave(client, headers);
    return comeBack(client, provider.agree(await away, token));
  };

  const OWNER = { currentPassword: PASSWORD };
  /** Where a player who wants to connect it is sent. */
  const leaveToConnect = async (client: TestClient, body: object = OWNER) =>
    (await client.ok(connections.beginConnection, { body })).url;
  const connect = async (client: TestClient, token: NextToken, body: object = OWNER) =>
    comeBack(client, provider.agree(await leaveToConnect(client, body), token));

  test('tells the app that there is one, and its name', async () => {
    expect(await world.client().ok(calls.signInWays)).toEqual({ openId: 'Google', contact: null });
  });

  test('makes an account for a newcomer who said their age, and finds it again by the subject alone', async () => {
    const token = someone({ given_name: 'Robin', family_name: 'Hale' });
    const client = world.client();
    expect(await enter(client, token, GROWN_UP)).toBe('/');
    const robin = await client.ok(calls.authUser);
    expect(robin).toMatchObject({
      firstName: 'Robin',
      lastName: 'Hale',
      authProvider: 'oauth',
      isMinor: false,
    });
    expect(client.cookies.has('open-id')).toBe(false);

    const other = world.client();
    const moved = { claims: { ...token.claims, email: 'elsewhere@example.org' } };
    expect(await enter(other, moved)).toBe('/');
    expect(await other.ok(calls.authUser)).toMatchObject({ id: robin.id, email: token.claims?.['email'] });
  });

  test('leaves out a name that nobody could have written, which the profile then asks for', async () => {
    const client = world.client();
    const token = someone({ given_name: 'R'.repeat(51), family_name: '\u202eelaH' });
    expect(await enter(client, token, GROWN_UP)).toBe('/');
    expect(await client.ok(calls.authUser)).toMatchObject({ firstName: '', lastName: '' });
  });

  test('leads who logs in to the page that they wanted, this once', async () => {
    const token = someone();
    const newcomer = world.client();
    const wanted = '/teams?code=1A2B3C4D';
    const first = await leaveAs(newcomer, { ...GROWN_UP, wanted });
    expect(first).not.toContain('teams');
    expect(await comeBack(newcomer, provider.agree(first, token))).toBe(wanted);
    const known = world.client();
    expect(await comeBack(known, provider.agree(await leaveAs(known, { wanted }), token))).toBe(wanted);
    expect(await enter(known, token)).toBe('/');
  });

  test('tells the screen that who is not logged in is back at which page they wanted', async () => {
    const wanted = '/teams?code=1A2B3C4D&tab=mine';
    const kept = encodeURIComponent(wanted);
    const client = world.client();
    const token = someone();
    const cancelled = provider.agree(await leaveAs(client, { wanted }), token);
    cancelled.searchParams.delete('code');
    cancelled.searchParams.set('error', 'access_denied');
    expect(await comeBack(client, cancelled)).toBe(`/auth?problem=cancelled&wanted=${kept}`);
    expect(await enter(client, token, { wanted })).toBe(`/signup?problem=birth_first&wanted=${kept}`);
    expect(await enter(client, token, { ...GROWN_UP, wanted })).toBe(wanted);
    // Who wanted none is not led to what another login was for.
    expect(await enter(client, someone())).toBe('/signup?problem=birth_first');
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example', '/api/logout'])(
    'leads nobody to %j, whoever asks for it',
    async (wanted) => {
      const client = world.client();
      expect(await client.call(calls.leaveForOpenId, { body: { wanted } })).toMatchObject({ status: 400 });
      const way = await leaveAs(client, GROWN_UP);
      const kept = Buffer.from(client.cookies.get('open-id') ?? '', 'base64url').toString();
      const forged = JSON.stringify({ ...(JSON.parse(kept) as object), wanted });
      client.cookies.set('open-id', Buffer.from(forged).toString('base64url'));
      expect(await comeBack(client, provider.agree(way, someone()))).toBe('/auth?problem=failed');
      expect(await client.call(calls.authUser)).toMatchObject({ status: 401 });
    },
  );

  test('writes no birth date into an address', async () => {
    const client = world.client();
    const url = await leaveAs(client, GROWN_UP);
    expect(url).not.toMatch(/birth|1998/);
    await client.get('/api/login?birthMonth=4&birthYear=1998');
    expect(await comeBack(client, provider.agree(await leave(client), someone()))).toBe(
      '/signup?problem=birth_first',
    );
  });

  test('asks a newcomer’s age first, and keeps nothing of who is too young', async () => {
    const players = () =>
      world.db.kysely
        .selectFrom('users')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirst();
    const before = await players();
    expect(await enter(world.client(), someone())).toBe('/signup?problem=birth_first');
    const child = world.client();
    const young = { birthMonth: 4, birthYear: new Date().getFullYear() - 10 };
    expect(await child.call(calls.leaveForOpenId, { body: young })).toMatchObject(refusal(403, 'under_age'));
    expect([...child.cookies.keys()]).toEqual(['later']);
    // Nor by another year in this browser, nor with what another one was given for the way.
    expect(await child.call(calls.leaveForOpenId, { body: GROWN_UP })).toMatchObject(
      refusal(403, 'under_age'),
    );
    const other = world.client();
    const token = someone();
    const back = provider.agree(await leaveAs(other, GROWN_UP), token);
    child.cookies.set('open-id', other.cookies.get('open-id') ?? '');
    expect(await comeBack(child, back)).toBe('/signup?problem=under_age');
    expect(await players()).toEqual(before);
  });

  test('never opens an account for having its e-mail address', async () => {
    const victim = await aUser(world);
    const client = world.client();
    expect(await enter(client, someone({ email: victim.email.toUpperCase() }), GROWN_UP)).toBe(
      '/auth?problem=email_taken',
    );
    expect(await client.call(calls.authUser)).toMatchObject({ status: 401 });
  });

  test.each([{ email_verified: false }, { email: undefined }])(
    'needs a verified e-mail, not %o',
    async (claims) => {
      expect(await enter(world.client(), someone(claims), GROWN_UP)).toBe('/auth?problem=no_email');
    },
  );

  test('lets a player connect the provider to their account, and nobody else after that', async () => {
    const { user, client } = await signedIn(world);
    const token = someone();
    expect(await connect(client, token)).toBe('/profile?connected=1');
    const browser = world.client();
    expect(await enter(browser, token)).toBe('/');
    expect(await browser.ok(calls.authUser)).toMatchObject({ id: user.id, authProvider: 'email' });
    expect(await connect(client, token)).toBe('/profile?connected=1');
    const { client: another } = await signedIn(world);
    expect(await connect(another, token)).toBe('/profile?problem=others_identity');
    expect(await connect(client, someone())).toBe('/profile?problem=other_connected');
  });

  describe('GET and DELETE /api/auth/connection', () => {
    const NONE = { openId: 'Google', connectedAt: null };
    const addPasskey = (player: UserId, id: string) => keepPasskey(world, player, id);
    const mailsTo = async (email: string) =>
      (await world.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);

    test('say since when, take it away, and the owner reads of both in their mail', async () => {
      const { user, client } = await signedIn(world);
      const token = someone();
      expect(await client.ok(connections.getConnection)).toEqual(NONE);
      await connect(client, token);
      const connectedAt = new Date(world.clock.now).toISOString();
      expect(await client.ok(connections.getConnection)).toEqual({ openId: 'Google', connectedAt });
      expect(await client.ok(connections.disconnect)).toEqual({ success: true });
      expect(await client.ok(connections.getConnection)).toEqual(NONE);
      expect(await enter(world.client(), token)).toBe('/signup?problem=birth_first');
      expect(await client.call(connections.disconnect)).toMatchObject(refusal(404, 'not_found'));
      expect(await mailsTo(user.email)).toEqual([
        'Google was added to your VolleyPath account',
        'Google was removed from your VolleyPath account',
      ]);
    });

    test('leave others’ alone, and are nothing for guests', async () => {
      const { client } = await signedIn(world);
      await connect(client, someone());
      const { client: other } = await signedIn(world);
      expect(await other.ok(connections.getConnection)).toEqual(NONE);
      expect(await other.call(connections.disconnect)).toMatchObject(refusal(404, 'not_found'));
      expect(await client.ok(connections.getConnection)).not.toEqual(NONE);
      for (const call of [connections.getConnection, connections.disconnect])
        expect(await world.client().call(call)).toMatchObject(refusal(401, 'not_signed_in'));
    });

    test('keep the only way to log in, be it the provider or a passkey', async () => {
      const { user, client } = await signedIn(world);
      const token = someone();
      await connect(client, token);
      await forgetPassword(world, user.id);
      expect(await client.call(connections.disconnect)).toMatchObject(refusal(409, 'only_way'));
      expect(await enter(world.client(), token)).toBe('/');
      const id = `only-${user.displayName}`;
      await addPasskey(user.id, id);
      expect(await client.ok(connections.disconnect)).toEqual({ success: true });
      expect(await client.call(removePasskey, { params: { id } })).toMatchObject(refusal(409, 'only_way'));
      expect(await client.ok(passkeys)).toHaveLength(1);
      await connect(client, token, {});
      expect(await client.ok(removePasskey, { params: { id } })).toEqual({ success: true });
    });

    test('let one of two removals at once go through when nothing else is left', async () => {
      const { user } = await signedIn(world);
      await forgetPassword(world, user.id);
      const ids = ['one', 'two'].map((name) => `${name}-${user.displayName}`);
      for (const id of ids) await addPasskey(user.id, id);
      const removed: string[] = [];
      /** Holds what it has removed until the other one has got as far, or can't. */
      const slowly = (id: string) =>
        removeWay(world.deps, user.id, 'A passkey', async (kysely) => {
          await kysely.deleteFrom('passkeys').where('id', '=', id).execute();
          removed.push(id);
          for (let tries = 0; tries < 50 && removed.length < 2; tries += 1)
            await kysely.selectFrom('users').select('id').limit(1).execute();
          return true;
        });
      const ends = await Promise.allSettled(ids.map(slowly));
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });

    test('count no provider of before as a way to sign in', async () => {
      const { user, client } = await signedIn(world);
      await connect(client, someone());
      await world.db.kysely
        .updateTable('identities')
        .set({ issuer: 'https://before.example' })
        .where('userId', '=', user.id)
        .execute();
      await forgetPassword(world, user.id);
      const id = `only-${user.displayName}`;
      await addPasskey(user.id, id);
      expect(await client.ok(connections.getConnection)).toEqual(NONE);
      expect(await client.call(removePasskey, { params: { id } })).toMatchObject(refusal(409, 'only_way'));
    });
  });

  describe('POST /api/auth/connection', () => {
    const ask = (client: TestClient, body: object) =>
      client.json('POST', connections.beginConnection.path, body);

    test('takes the password, though the player is signed in', async () => {
      const { client } = await signedIn(world);
      expect(await ask(client, {})).toMatchObject(refusal(400, 'password_needed', 'currentPassword'));
      expect(await ask(client, { currentPassword: 'Wrong1ball' })).toMatchObject(
        refusal(400, 'wrong_password', 'currentPassword'),
      );
      expect(client.cookies.has('open-id')).toBe(false);
      expect(await ask(world.client(), OWNER)).toMatchObject(refusal(401, 'not_signed_in'));
    });

    test('takes a sign-in of just now from who has no password', async () => {
      const { user, client } = await signedIn(world);
      await forgetPassword(world, user.id);
      world.clock.now += 10 * MINUTE_MS + 1;
      expect(await ask(client, {})).toMatchObject(refusal(403, 'sign_in_again'));
      const { client: again } = await signedIn(world, user);
      expect(await connect(again, someone(), {})).toBe('/profile?connected=1');
    });

    test('is for the session that asked, once, and not for an hour', async () => {
      const { client } = await signedIn(world);
      const { client: another } = await signedIn(world);
      const way = await leaveToConnect(client);
      for (const [name, value] of client.cookies) if (name === 'open-id') another.cookies.set(name, value);
      expect(await comeBack(another, provider.agree(way, someone()))).toBe('/profile?problem=failed');
      const late = await leaveToConnect(client);
      world.clock.now += 6 * MINUTE_MS;
      expect(await comeBack(client, provider.agree(late, someone()))).toBe('/profile?problem=failed');
      expect(await client.ok(connections.getConnection)).toMatchObject({ connectedAt: null });
    });

    test('can’t be gone round by what the browser keeps of a plain sign-in', async () => {
      const { user, client } = await signedIn(world);
      for (const connects of [user.id, '', 'made-up']) {
        const way = await leave(client);
        const kept = Buffer.from(client.cookies.get('open-id') ?? '', 'base64url').toString();
        const forged = JSON.stringify({ ...(JSON.parse(kept) as object), connects });
        client.cookies.set('open-id', Buffer.from(forged).toString('base64url'));
        expect(await comeBack(client, provider.agree(way, someone()))).toBe('/profile?problem=failed');
      }
      expect(await client.ok(connections.getConnection)).toMatchObject({ connectedAt: null });
    });
  });

  test('begins only where somebody wants it, not because another site sends the browser along', async () => {
    const sent = await world.client().get('/api/login', { 'sec-fetch-site': 'cross-site' });
    expect(sent.headers).toMatchObject({ location: '/auth?problem=failed' });
    for (const headers of [OWN_PAGE, { 'sec-fetch-site': 'none' }, {}])
      expect(await leave(world.client(), headers)).toContain(provider.issuer.origin);
  });

  test('stays closed for a disabled account', async () => {
    const token = someone();
    const client = world.client();
    await enter(client, token, GROWN_UP);
    const { id } = await client.ok(calls.authUser);
    await world.db.kysely.updateTable('users').set({ disabled: true }).where('id', '=', id).execute();
    expect(await enter(world.client(), token)).toBe('/auth?problem=failed');
  });

  describe('refuses', () => {
    const tampered: [string, (way: string) => URL][] = [
      ['another state', (way) => change(provider.agree(way, someone()), 'state', 'other')],
      ['no state', (way) => change(provider.agree(way, someone()), 'state', null)],
      ['another code', (way) => change(provider.agree(way, someone()), 'code', 'stolen')],
      ['another nonce', (way) => provider.agree(way, someone({ nonce: 'other' }))],
      ['no nonce', (way) => provider.agree(way, someone({ nonce: undefined }))],
      ['another audience', (way) => provider.agree(way, someone({ aud: 'someone-else' }))],
      ['another issuer', (way) => provider.agree(way, someone({ iss: 'https://evil.example' }))],
      ['an expired token', (way) => provider.agree(way, { ...someone(), expiresInSeconds: -600 })],
      ['a forged signature', (way) => provider.agree(way, { ...someone(), isForged: true })],
      ['no signature', (way) => provider.agree(way, { ...someone(), isUnsigned: true })],
      ['a token about nobody', (way) => provider.agree(way, someone({ sub: '' }))],
    ];
    test.each(tampered)('%s', async (_, tamper) => {
      const client = world.client();
      expect(await comeBack(client, tamper(await leaveAs(client, GROWN_UP)))).toBe('/auth?problem=failed');
      expect(await client.call(calls.authUser)).toMatchObject({ status: 401 });
    });

    test('a way back into another browser, and the same way back twice', async () => {
      const client = world.client();
      const back = provider.agree(await leaveAs(client, GROWN_UP), someone());
      expect(await comeBack(world.client(), back)).toBe('/auth?problem=failed');
      expect(await comeBack(client, back)).toBe('/');
      expect(await comeBack(client, back)).toBe('/auth?problem=failed');
    });
  });

  test('says so when the player changed their mind', async () => {
    const client = world.client();
    const back = provider.agree(await leave(client), someone());
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    expect(await comeBack(client, back)).toBe('/auth?problem=cancelled');
  });

  test('says so in the profile to who wanted to connect it', async () => {
    const { client } = await signedIn(world);
    const back = provider.agree(await leaveToConnect(client), someone());
    back.searchParams.delete('code');
    back.searchParams.set('error', 'access_denied');
    expect(await comeBack(client, back)).toBe('/profile?problem=cancelled');
    const forged = await connect(client, { ...someone(), isForged: true });
    expect(forged).toBe('/profile?problem=failed');
  });

  test('says so when the provider can’t be reached', async () => {
    const issuer = new URL('http://127.0.0.1:1');
    const openId = createOpenId({ name: 'Google', issuer, clientId: CLIENT_ID, clientSecret: 'secret' });
    const lonely = await buildTestApp({ database: world.db, openId });
    const { headers } = await lonely.client().get('/api/login');
    expect(headers).toMatchObject({ location: '/auth?problem=unavailable' });
    const { client } = await signedIn(lonely);
    expect(await client.call(connections.beginConnection, { body: OWNER })).toMatchObject(
      refusal(503, 'provider_unavailable'),
    );
    await lonely.app.close();
  });

  test('is explained where it is not set up', async () => {
    const plain = await buildTestApp({ database: world.db });
    expect(await plain.client().ok(calls.signInWays)).toEqual({ openId: null, contact: null });
    const { client } = await signedIn(plain);
    expect(await client.ok(connections.getConnection)).toEqual({ openId: null, connectedAt: null });
    expect(await client.call(connections.beginConnection, { body: OWNER })).toMatchObject(
      refusal(404, 'not_found'),
    );
    expect((await plain.client().get('/api/login')).body).toContain(
      'Logging in with Google is not set up here',
    );
    await plain.app.close();
  });
});

function change(url: URL, name: string, value: string | null): URL {
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url;
}
