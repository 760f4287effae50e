import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import {
  changePassword,
  deleteAccount,
  devices,
  signOutDevice,
  signOutOthers,
} from 'sync-protocol/contract/session/account';
import { authUser, login, logout } from 'sync-protocol/contract/session/session';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createDb, type Db } from '#db/db.ts';
import { openEngine } from '#db/dialect.ts';
import { tellDevices } from '#features/session/account/devices.ts';
import { endSessions } from '#plugins/session/ended-sessions.ts';
import { sharedPokeBus } from '#sync/pokes/shared-poke-bus.ts';
import { buildTestApp, type TestApp } from '#testing/app.ts';
import { makeDatabase, onOneDatabase, openHeardDatabase } from '#testing/databases/databases.ts';
import { aUser, PASSWORD, signedIn, type TestUser } from '#testing/factories.ts';
import { WAIT_MS } from '../../../../.ci/pace.ts';

describe.skipIf(inject('postgresUrl') === undefined)('two nodes that know a session', () => {
  const ignore = () => undefined;
  let url: string;
  let db: Db;
  let here: TestApp;
  let there: TestApp;

  beforeEach(async () => {
    url = await makeDatabase();
    db = createDb(await openEngine({ databaseUrl: url, databasePool: 4, dataDir: '' }, ignore), ignore);
    const aNode = async () => {
      const node = await buildTestApp({ database: db, pokes: await sharedPokeBus(url, db.kysely, ignore) });
      return node;
    };
    [here, there] = [await aNode(), await aNode()];
  });
  afterEach(async () => {
    for (const node of [here, there]) {
      await node.close();
      await node.deps.pokes.close();
    }
    await db.close();
  });

  /** A player who is signed in twice, and whose sessions both nodes know. */
  const aPlayer = async () => {
    const user = await aUser(here);
    const [own, other] = [(await signedIn(here, user)).client, (await signedIn(here, user)).client];
    const elsewhere = there.client();
    for (const [name, value] of other.cookies) elsewhere.cookies.set(name, value);
    const ownElsewhere = there.client();
    for (const [name, value] of own.cookies) ownElsewhere.cookies.set(name, value);
    for (const client of [own, other, elsewhere, ownElsewhere]) await client.ok(authUser);
    return { user, own, other, elsewhere, ownElsewhere };
  };
  type APlayer = Awaited<ReturnType<typeof aPlayer>>;

  const disable = async ({ user }: { user: TestUser }) => {
    await db.kysely.updateTable('users').set({ disabled: true }).where('id', '=', user.id).execute();
    await endSessions(db.kysely, user.id, { allBut: null });
    tellDevices(here.deps, user.id);
  };

  test.each<[string, (player: APlayer) => Promise<unknown>]>([
    [
      'is signed out on another device',
      async ({ own }) => {
        const [device] = (await own.ok(devices)).filter(({ isCurrent }) => !isCurrent);
        await own.ok(signOutDevice, { params: { id: device?.id ?? '' } });
      },
    ],
    ['is signed out on all others', ({ own }) => own.ok(signOutOthers)],
    ['signs out', ({ other }) => other.ok(logout)],
    [
      'changes the password',
      ({ own }) =>
        own.ok(changePassword, { body: { currentPassword: PASSWORD, newPassword: 'Another1ball' } }),
    ],
    ['deletes the account', ({ own }) => own.ok(deleteAccount)],
    ['is disabled', disable],
  ])('let nobody in any more who %s', async (_, end) => {
    const player = await aPlayer();
    await end(player);
    expect((await player.other.call(authUser)).status).toBe(401);
    await vi.waitFor(async () => expect((await player.elsewhere.call(authUser)).status).toBe(401), WAIT_MS);
  });

  test.each([
    ['the player signed in again', async ({ user }: APlayer) => user],
    ['another one signed in', () => aUser(here)],
  ])('let nobody in with the token that the browser had before %s', async (_, whoSignsIn) => {
    const player = await aPlayer();
    const { other, elsewhere } = player;
    const { email: emailOrUsername } = await whoSignsIn(player);
    await other.ok(login, { body: { emailOrUsername, password: PASSWORD } });
    await other.ok(authUser);
    await vi.waitFor(async () => expect((await elsewhere.call(authUser)).status).toBe(401), WAIT_MS);
  });

  test('know nothing of what they could not hear', async () => {
    const player = await aPlayer();
    const operator = new pg.Client(url);
    await operator.connect();
    const listening = `select pid from pg_stat_activity
      where application_name = 'volleypath pokes' and datname = current_database()`;
    // Whoever loses touch forgets; what is ended meanwhile nobody tells.
    await operator.query(`select pg_terminate_backend(pid) from (${listening}) listening`);
    await vi.waitFor(() => expect(there.deps.pokes.losses()).not.toBe(0), WAIT_MS);
    await db.kysely.deleteFrom('sessions').where('userId', '=', player.user.id).execute();
    expect((await player.elsewhere.call(authUser)).status).toBe(401);
    await operator.end();
  });
});

onOneDatabase('a session that is known', (kind) => {
  test('is asked for once a minute, and not at all while it stands', async () => {
    const { db, statements } = await openHeardDatabase(kind);
    const world = await buildTestApp({ database: db });
    const { client } = await signedIn(world);
    const asked = async () => {
      const before = statements.length;
      await client.ok(devices);
      return statements.slice(before).filter((statement) => statement.includes('sessions s')).length;
    };
    const counts = [await asked(), await asked()];
    world.clock.now += 59_999;
    counts.push(await asked());
    world.clock.now += 1;
    counts.push(await asked(), await asked());
    expect(counts).toEqual([1, 0, 0, 1, 0]);
    await world.close();
    await db.close();
  });

  test('of an account that was deleted behind its back is nobody’s, and no failure', async () => {
    const world = await buildTestApp({ database: kind });
    const { user, client } = await signedIn(world);
    await client.ok(authUser);
    await world.db.kysely.deleteFrom('users').where('id', '=', user.id).execute();
    expect((await client.call(authUser)).status).toBe(401);
    expect((await client.call(devices)).status).toBe(401);
    await world.close();
  });

  test('is not kept when it ends while the database is asked for it', async () => {
    const world = await buildTestApp({ database: kind });
    const { user, client } = await signedIn(world);
    const { kysely } = world.db;
    const [read, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    vi.spyOn(kysely, 'withoutPlugins').mockImplementationOnce(() => {
      const plain = Object.create(kysely) as typeof kysely;
      plain.executeQuery = async (query) => {
        const found = await kysely.executeQuery(query);
        read.resolve();
        await go.promise;
        return found;
      };
      return plain;
    });
    const asking = client.call(authUser);
    await read.promise;
    await endSessions(kysely, user.id, { allBut: null });
    tellDevices(world.deps, user.id);
    await turn();
    go.resolve();
    await asking;
    expect((await client.call(authUser)).status).toBe(401);
    await world.close();
  });
});
