import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountGone, resetPassword } from 'sync-protocol/contract/session/account';
import { listNotifications } from 'sync-protocol/contract/notifications/notifications';
import { authUser, login } from 'sync-protocol/contract/session/session';
import { PROTOCOL } from 'sync-protocol/wire';
import { z } from 'zod';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { aQuarantined, aUser, forgetPassword, PASSWORD, signedIn } from '#testing/factories.ts';
import { aPhone } from '#testing/phone.ts';
import { renewEpochIfRestored } from '#sync/pull/epoch.ts';
import { unzip } from '#testing/bodies/unzip.ts';
import { UsageError } from './command.ts';
import { anOperator } from '#testing/operator.ts';

const NEW_PASSWORD = 'Another4spike';
const operator = anOperator();

test.runIf(operator.isThere)('says what there is to be asked for', async () => {
  for (const words of [['what'], ['toString'], ['disable'], ['disable', 'nobody@example.org']])
    await expect(operator.admin(...words)).rejects.toThrow(UsageError);
  for (const words of [[], ['help']])
    expect(await operator.admin(...words)).toMatch(
      /disable <player>[\s\S]+reset-link <player>[\s\S]+delete <player>/,
    );
});

test.runIf(operator.isThere)('disables and enables a player, by whatever name', async () => {
  const world = await operator.server();
  const { user, client } = await signedIn(world);
  const logIn = async () =>
    (await world.client().call(login, { body: { emailOrUsername: user.email, password: PASSWORD } })).status;
  expect(await operator.admin('user', user.id)).toMatch(
    new RegExp(`${user.email}, born \\d{4}-\\d{2} \\(18 or older\\): 0 points, 0 tasks, streak 0$`),
  );
  expect(await operator.admin('disable', user.displayName.toUpperCase())).toContain('logged out everywhere');
  expect([(await client.call(authUser)).status, await logIn()]).toEqual([401, 401]);
  await expect(operator.admin('reset-link', user.id)).rejects.toThrow('is disabled');
  await operator.admin('enable', user.email);
  expect([(await client.call(authUser)).status, await logIn()]).toEqual([401, 200]);
});

test.runIf(operator.isThere)('goes on where its pokes are cut off, and says so', async () => {
  const { db, ...world } = await operator.server();
  const user = await aUser({ db, ...world });
  const listening = `from pg_stat_activity
    where application_name = 'volleypath pokes' and datname = current_database()`;
  await sql
    .raw(
      `create function cut() returns trigger language plpgsql as $$ begin
        while exists (select ${listening}) loop
          perform pg_terminate_backend(pid) ${listening};
          perform pg_sleep(0.01);
          perform pg_stat_clear_snapshot();
        end loop;
        return new;
      end $$`,
    )
    .execute(db.kysely);
  await sql`create trigger cut before update on users for each row execute function cut()`.execute(db.kysely);
  onTestFinished(async () => void (await sql`drop function cut cascade`.execute(db.kysely)));
  const said = await operator.admin('disable', user.email);
  expect(said).toContain('logged out everywhere');
  expect(said).toContain('terminating connection');
});

test.runIf(operator.isThere).each([
  ['another password', () => undefined],
  ['a first one for who has none', forgetPassword],
])('prints a link that sets %s', async (_, prepare) => {
  const world = await operator.server();
  const user = await aUser(world);
  await prepare(world, user.id);
  const link = await operator.admin('reset-link', user.email);
  expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password#token=/);
  const token = link.split('=')[1] ?? '';
  await world.client().ok(resetPassword, { body: { token, newPassword: NEW_PASSWORD } });
  const answer = await world
    .client()
    .ok(login, { body: { emailOrUsername: user.email, password: NEW_PASSWORD } });
  // Handed over in the gym, it says nothing about whose the address is.
  expect(answer.emailVerified).toBe(false);
  expect((await world.mails()).map(({ to }) => to)).toContain(user.email);
});

test.runIf(operator.isThere)('exports a player into a file', async () => {
  const world = await operator.server();
  const user = await aUser(world);
  const file = join(operator.dataDir(), 'one.zip');
  await operator.admin('export', user.email, file);
  expect((await unzip(await readFile(file))).get('profile.json')).toContain(user.email);
});

test.runIf(operator.isThere)('deletes a player only when told twice', async () => {
  const world = await operator.server();
  const { user, client } = await signedIn(world);
  await expect(operator.admin('delete', user.email)).rejects.toThrow('--yes');
  expect(await client.call(authUser)).toMatchObject({ status: 200 });
  expect(await operator.admin('delete', user.email, '--yes')).toContain('is deleted');
  // Not even before the server has heard of it.
  expect(await client.call(authUser)).toMatchObject({ status: 401 });
  expect(await client.ok(accountGone, { params: { id: user.id } })).toEqual({ gone: true, ended: false });
});

test.runIf(operator.isThere)('tells everybody something, in words of a fit length', async () => {
  const world = await operator.server();
  const { client, user } = await signedIn(world);
  for (const words of [[], ['Hello'], ['Hello', ''], ['Hello', 'to', 'all'], ['a'.repeat(61), 'Hello']])
    await expect(operator.admin('announce', ...words)).rejects.toThrow(UsageError);
  expect(await operator.admin('announce', 'New drills', 'There are ten more for setters.')).toMatch(
    /^\d+ players were told/,
  );
  const told = await client.ok(listNotifications, { params: { id: user.id } });
  expect(told).toMatchObject([{ type: 'system_announcement', title: 'New drills', data: null, read: false }]);
  expect(await operator.admin('announce', 'New drills', 'There are ten more for setters.')).toMatch(
    /^0 players/,
  );
});

test.runIf(operator.isThere)(
  'lists changes that were set aside, whose they are and what they were',
  async () => {
    const world = await operator.server();
    const { id, displayName } = await aUser(world);
    expect(await operator.admin('quarantined')).toBe('There are none.');
    const clientGroup = await aQuarantined(world, id, { bio: 'Hello\u009b2J' });
    expect(await operator.admin('quarantined')).toBe(
      `${new Date(world.clock.now).toISOString()}  ${displayName} (${id})  profile.update {"bio":"Hello 2J"}: ` +
        `quarantined, ${clientGroup} core 7`,
    );
    expect(await operator.admin('waiting')).toContain(
      'quarantined  1  changes of players that failed, of the last 30 days',
    );
  },
);

test.runIf(operator.isThere)('gives a restored database a new history, of which phones hear', async () => {
  const world = await operator.server();
  const phone = await aPhone(world);
  // A dump remembers the place that it was made in.
  const home = { key: 'home', value: JSON.stringify('elsewhere') };
  await world.db.kysely.insertInto('serverState').values(home).execute();
  const epoch = async () => {
    const params = new URLSearchParams({ protocol: String(PROTOCOL), clientGroup: phone.clientGroup });
    return z.object({ epoch: z.string() }).parse((await phone.client.get(`/api/sync/pull?${params}`)).body);
  };
  const before = await epoch();
  await expect(operator.admin('restored', 'players.sql')).rejects.toThrow(UsageError);
  expect(await epoch()).toEqual(before);
  expect(await operator.admin('restored')).toContain('send again what this database has never seen');
  const after = await epoch();
  expect(after).not.toEqual(before);
  // The next start of a server is not taken for one more restore.
  await renewEpochIfRestored(world.db);
  expect(await epoch()).toEqual(after);
});
