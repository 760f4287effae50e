import { testPush } from 'sync-protocol/contract/notifications/web-push';
import { reportUser } from 'sync-protocol/contract/profile/safety';
import { changePassword, exportData, resetPassword } from 'sync-protocol/contract/session/account';
import { newPasskeyOptions } from 'sync-protocol/contract/session/passkeys';
import * as calls from 'sync-protocol/contract/session/session';
import { createTeam, joinTeamByCode } from 'sync-protocol/contract/teams';
import type { UserId } from 'sync-protocol/ids';
import { expect, onTestFinished, test } from 'vitest';
import { newLink } from '#features/session/links.ts';
import { BY_ACCOUNT, BY_ADDRESS } from '#features/session/policy.ts';
import { buildTestApp, testApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { aUser, PASSWORD, signedIn } from '#testing/factories.ts';

const MINUTE_MS = 60_000;
const world = testApp({ database: 'postgres', config: { rateLimits: true, trustProxy: 'loopback' } });

let emails = 0;
/** An address of nobody. */
const newEmail = () => `nobody-${(emails += 1)}@example.org`;

let address = 0;
/** Calls from an address that no other test uses; each from a new browser unless one is given. */
function newAddress() {
  address += 1;
  const headers = {
    'x-forwarded-for': `203.0.${113 + (address >> 8)}.${address & 255}`,
    'content-type': 'application/json',
  };
  return {
    logIn: (emailOrUsername: string, password: string, client = world().client()) =>
      client.send('POST', calls.login.path, {
        headers,
        payload: JSON.stringify({ emailOrUsername, password }),
      }),
    signUp: (email: string, password = PASSWORD) =>
      world()
        .client()
        .send('POST', calls.register.path, { headers, payload: JSON.stringify({ email, password }) }),
  };
}

test('wrong passwords make the next try wait, longer each time, and never for good', async () => {
  const user = await aUser(world());
  const { logIn } = newAddress();
  for (let tries = 0; tries < 5; tries++)
    expect(await logIn(user.email, 'Wrong1ball')).toMatchObject({ status: 401 });
  expect(await logIn(user.email, PASSWORD)).toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
    body: { code: 'too_many_attempts' },
  });
  world().clock.now += MINUTE_MS;
  expect(await logIn(user.email, 'Wrong1ball')).toMatchObject({ status: 401 });
  expect(await logIn(user.email, PASSWORD)).toMatchObject({ status: 429, headers: { 'retry-after': '120' } });
  world().clock.now += 2 * MINUTE_MS;
  expect(await logIn(user.email, PASSWORD)).toMatchObject({ status: 200 });
  expect(await logIn(user.email, 'Wrong1ball')).toMatchObject({ status: 401 });
});

test('nobody can lock a player out from elsewhere', async () => {
  const user = await aUser(world());
  const attacker = newAddress();
  for (let tries = 0; tries < 6; tries++) await attacker.logIn(user.email, 'Wrong1ball');
  expect(await attacker.logIn(user.email, PASSWORD)).toMatchObject({ status: 429 });
  expect(await newAddress().logIn(user.email, PASSWORD)).toMatchObject({ status: 200 });
});

test('a device that the player has used before is not slowed down by what others guess beside it', async () => {
  const user = await aUser(world());
  const gym = newAddress();
  const own = world().client();
  expect(await gym.logIn(user.email, PASSWORD, own)).toMatchObject({ status: 200 });
  for (let tries = 0; tries < 6; tries++) await gym.logIn(user.email, 'Wrong1ball');
  expect(await gym.logIn(user.email, PASSWORD)).toMatchObject({ status: 429 });
  expect(await gym.logIn(user.email, PASSWORD, own)).toMatchObject({ status: 200 });
  for (let tries = 0; tries < 5; tries++) await gym.logIn(user.email, 'Wrong1ball', own);
  expect(await gym.logIn(user.email, PASSWORD, own)).toMatchObject({ status: 429 });
});

test('whoever sets a new password by mail signs in at once, however many guess, and whatever they typed before', async () => {
  const user = await aUser(world());
  const gym = newAddress();
  const own = world().client();
  expect(await gym.logIn(user.email, PASSWORD, own)).toMatchObject({ status: 200 });
  for (const name of [user.email, user.displayName.toUpperCase()])
    for (let tries = 0; tries < 6; tries++) await gym.logIn(name, 'Wrong1ball', own);
  expect(await newAddress().logIn(user.email, PASSWORD, own)).toMatchObject({ status: 429 });
  const newPassword = 'Another4spike';
  const reset = async (browser: TestClient) => {
    const owner = { id: user.id, email: user.email };
    const { db, deps, clock } = world();
    const link = await newLink(db.kysely, deps.config, 'reset', owner, new Date(clock.now));
    await browser.ok(resetPassword, { body: { token: link?.split('#token=')[1] ?? '', newPassword } });
  };
  for (const browser of [own, world().client()]) {
    await reset(browser);
    const { logIn } = newAddress();
    for (let tries = 0; tries < 6; tries++) await logIn(user.email, 'Wrong1ball');
    expect(await logIn(user.email, newPassword)).toMatchObject({ status: 429 });
    for (const name of [user.email, user.displayName])
      expect(await logIn(name, newPassword, browser)).toMatchObject({ status: 200 });
  }
});

test('guesses at one account from everywhere are slowed down, its own device is not', async () => {
  const user = await aUser(world());
  const own = world().client();
  expect(await newAddress().logIn(user.email, PASSWORD, own)).toMatchObject({ status: 200 });
  for (let tries = 0; tries < BY_ACCOUNT.free; tries++)
    expect(await newAddress().logIn(user.email, 'Wrong1ball')).toMatchObject({ status: 401 });
  expect(await newAddress().logIn(user.email, PASSWORD)).toMatchObject({
    status: 429,
    body: { code: 'too_many_attempts' },
  });
  expect(await newAddress().logIn(user.email, PASSWORD, own)).toMatchObject({ status: 200 });
  world().clock.now += BY_ACCOUNT.longestPauseMs;
  expect(await newAddress().logIn(user.email, PASSWORD)).toMatchObject({ status: 200 });
});

test('whoever holds a phone that is signed in does not guess its password for long either', async () => {
  const { user, client } = await signedIn(world());
  const guess = (currentPassword: string) => client.call(newPasskeyOptions, { body: { currentPassword } });
  for (let tries = 0; tries < 5; tries++) expect(await guess('Wrong1ball')).toMatchObject({ status: 400 });
  expect(await guess(PASSWORD)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  const body = { currentPassword: PASSWORD, newPassword: 'Another4spike' };
  expect(await client.call(changePassword, { body })).toMatchObject({ status: 429 });
  const { client: own } = await signedIn(world(), user);
  expect(await own.call(changePassword, { body })).toMatchObject({ status: 200 });
});

test('many guesses at once are no more than five in a row', async () => {
  const user = await aUser(world());
  const { logIn } = newAddress();
  const answers = await Promise.all(Array.from({ length: 15 }, () => logIn(user.email, 'Wrong1ball')));
  expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
});

test('forty of a club log in at one address within a minute, a typing mistake each', async () => {
  const club = await Promise.all(Array.from({ length: 40 }, () => aUser(world())));
  const { logIn } = newAddress();
  for (const { email } of club) expect(await logIn(email, 'Wrong1ball')).toMatchObject({ status: 401 });
  const answers = await Promise.all(club.map(({ email }) => logIn(email, PASSWORD)));
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
});

test('an address has only so many tries, whatever account it names; right ones are none of them', async () => {
  const { logIn } = newAddress();
  for (let tries = 1; tries < BY_ADDRESS.free; tries++)
    expect(await logIn(newEmail(), PASSWORD)).toMatchObject({ status: 401 });
  for (const { email } of [await aUser(world()), await aUser(world())])
    expect(await logIn(email, PASSWORD)).toMatchObject({ status: 200 });
  expect(await logIn(newEmail(), PASSWORD)).toMatchObject({ status: 401 });
  const guess = () => logIn(newEmail(), PASSWORD);
  const refused = { status: 429, body: { code: 'too_many_attempts' } };
  expect(await guess()).toMatchObject({ ...refused, headers: { 'retry-after': '10' } });
  world().clock.now += 10_000;
  expect(await guess()).toMatchObject({ status: 401 });
  expect(await guess()).toMatchObject({ ...refused, headers: { 'retry-after': '20' } });
});

test('nobody gets more tries by claiming other addresses where no proxy is trusted', async () => {
  const open = await buildTestApp({ database: world().db, config: { rateLimits: true } });
  onTestFinished(() => open.close());
  const statuses = [];
  for (let tries = 0; tries < 121; tries++) {
    const headers = { 'x-forwarded-for': `198.51.100.${tries}`, 'content-type': 'application/json' };
    // No password, so that none has to be looked at.
    const payload = JSON.stringify({ emailOrUsername: `claims${tries}@example.org` });
    statuses.push((await open.client().send('POST', calls.login.path, { headers, payload })).status);
  }
  expect(statuses).toEqual([...Array<number>(120).fill(400), 429]);
});

test('neither the account nor the address of a failed try is stored', async () => {
  await newAddress().logIn('canary@example.org', PASSWORD);
  const rows = await world().db.kysely.selectFrom('loginAttempts').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/canary|203\.0/);
});

test('a player has only so many calls a minute, from however many addresses', async () => {
  const { client } = await signedIn(world());
  const { client: neighbour } = await signedIn(world());
  const call = (from: number, as = client) =>
    as.get(calls.authUser.path, { 'x-forwarded-for': `198.51.100.${from}` });
  const statuses = new Set<number>();
  for (let from = 0; from < 200; from++)
    for (const { status } of await Promise.all([call(from), call(from), call(from)])) statuses.add(status);
  expect([...statuses]).toEqual([200]);
  expect(await call(201)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(await call(1, neighbour)).toMatchObject({ status: 200 });
});

test('pictures take nothing from the calls of a gym or a player, and are counted by themselves', async () => {
  const gym = { 'x-forwarded-for': '198.51.100.202' };
  const look = ({ client } = { client: world().client() }) => client.get('/api/avatars/x', gym);
  const player = await signedIn(world());
  const statuses = new Set<number>();
  for (let looks = 0; looks < 400; looks++)
    for (const { status } of await Promise.all([look(), look(), look()])) statuses.add(status);
  expect([...statuses]).toEqual([401]);
  statuses.clear();
  for (let looks = 0; looks < 200; looks++)
    for (const { status } of await Promise.all([look(player), look(player), look(player)]))
      statuses.add(status);
  expect([...statuses]).toEqual([404]);
  expect(await look(player)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(await look(await signedIn(world()))).toMatchObject({ status: 404 });
  expect(await player.client.get(calls.authUser.path, gym)).toMatchObject({ status: 200 });
});

test.each(['/api/users/search?q=zz', '/api/teams?q=zz'])(
  'a player searches %s only so often',
  async (path) => {
    const [{ client }, { client: neighbour }] = [await signedIn(world()), await signedIn(world())];
    const statuses = new Set<number>();
    for (let asked = 0; asked < 60; asked++) statuses.add((await client.get(path)).status);
    expect([...statuses]).toEqual([200]);
    expect(await client.get(path)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(await neighbour.get(path)).toMatchObject({ status: 200 });
  },
);

test('guesses count for the account, whatever it is called', async () => {
  const user = await aUser(world());
  const { logIn } = newAddress();
  for (const name of [
    user.email,
    user.displayName,
    user.email.toUpperCase(),
    user.displayName.toLowerCase(),
    user.email,
  ])
    expect(await logIn(name, 'Wrong1ball')).toMatchObject({ status: 401 });
  for (const name of [user.email, user.displayName])
    expect(await logIn(name, PASSWORD)).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
});

const HOUR_MS = 60 * MINUTE_MS;

test('that an address is taken is told three times an hour, and then only that it can’t be', async () => {
  const taken = [await aUser(world()), await aUser(world())];
  const { signUp } = newAddress();
  const tries = async () => {
    const codes = [];
    for (const { email } of [...taken, ...taken, ...taken]) codes.push((await signUp(email)).body);
    return codes;
  };
  const told = { code: 'email_taken' };
  const untold = { code: 'no_account_now', message: expect.stringContaining('can’t open an account') };
  expect(await tries()).toMatchObject([told, told, told, untold, untold, untold]);
  // No field is named, which would say as much; and who has no account still gets one, and who is elsewhere is told.
  expect((await signUp(taken[0]?.email ?? '')).body).not.toHaveProperty('issues');
  expect(await signUp(newEmail())).toMatchObject({ status: 201 });
  expect(await newAddress().signUp(taken[0]?.email ?? '')).toMatchObject({ body: told });
  world().clock.now += HOUR_MS - 1000;
  expect(await signUp(taken[1]?.email ?? '')).toMatchObject({ status: 409, body: untold });
  world().clock.now += 1000;
  expect(await tries()).toMatchObject([told, told, told, untold, untold, untold]);
});

test('forty of a club sign up at one address, typing mistakes and all', async () => {
  const { signUp } = newAddress();
  for (let typos = 0; typos < 70; typos++)
    expect(await signUp(typos % 2 ? 'no address' : newEmail(), 'weak')).toMatchObject({ status: 400 });
  const statuses = [];
  for (let players = 0; players < 60; players++) statuses.push((await signUp(newEmail())).status);
  expect(statuses).toEqual(Array(60).fill(201));
  expect(await signUp(newEmail())).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  expect(await newAddress().signUp(newEmail())).toMatchObject({ status: 201 });
});

test('forty of a club join its two teams by their codes at one address', async () => {
  const found = async (name: string) =>
    (await signedIn(world())).client.ok(createTeam, { body: { name: `Gym ${name}` } });
  const codes = [(await found('North')).code ?? '', (await found('South')).code ?? ''];
  const statuses = [];
  for (let players = 0; players < 40; players++) {
    const { client } = await signedIn(world());
    statuses.push((await client.call(joinTeamByCode, { body: { code: codes[players % 2] ?? '' } })).status);
  }
  expect(statuses).toEqual(Array(40).fill(200));
});

test.each([
  ['test reminders', 6, (client: TestClient) => client.call(testPush)],
  ['exports', 10, (client: TestClient) => client.get(exportData.path)],
  [
    'reports',
    20,
    (client: TestClient, id: UserId) =>
      client.call(reportUser, { params: { id }, body: { reason: 'other', details: 'Again.' } }),
  ],
])('a player has only so many %s, and takes none from their neighbour', async (_, most, call) => {
  const [{ client }, { client: neighbour, user }] = [await signedIn(world()), await signedIn(world())];
  for (let calls = 0; calls < most; calls++) expect((await call(client, user.id)).status).not.toBe(429);
  expect(await call(client, user.id)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect((await call(neighbour, user.id)).status).not.toBe(429);
});
