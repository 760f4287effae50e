import { beforeAll, describe, expect, test } from 'vitest';
import { PACE } from '../../.ci/pace.ts';
import { aCrowd, expectProgress, keepPlaying } from './crowd.ts';
import { expectNothingLost, keepInSync } from './drain.ts';
import type { PlayersPhone } from './phone.ts';
import { pushTo, requestOf } from './raw-push.ts';
import { inAWorld, type World } from './world.ts';

/** Ways in which PostgreSQL, or the line to it, goes away while transactions are under way. */
const OUTAGES: Record<string, (world: World) => Promise<unknown>> = {
  'is restarted': ({ database }) => database.cluster.restart(),
  'stops at once and recovers': async ({ database: { cluster } }) => {
    await cluster.stop('immediate');
    await cluster.start();
  },
  'is killed and recovers': async ({ database: { cluster } }) => {
    await cluster.kill();
    await cluster.start();
  },
  'cuts all connections': ({ database }) =>
    database.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'volleypath%' and pid <> pg_backend_pid()`),
};
const TIMES = 4;

inAWorld('PostgreSQL goes away', (world) => {
  let phones: PlayersPhone[];

  beforeAll(async () => {
    phones = await aCrowd(world());
  });

  test.each(Object.entries(OUTAGES))('F7 it %s in the middle of pushes', async (_, strike) => {
    const { seen, stop } = keepPlaying(phones);
    // A blow between two pushes is felt by none: strike until one was.
    for (let time = 0; time < TIMES || !seen.has('failed'); time++) {
      await expectProgress(phones);
      await strike(world());
    }
    await stop();
    expect([...seen].sort()).toEqual(['failed', 'synced']);
    await expectNothingLost(world().database, ...phones);
  });

  describe('while it is down', () => {
    beforeAll(async () => {
      await world().database.cluster.stop('immediate');
      return () => world().database.cluster.start();
    });

    test('F7 a push is answered 503 with Retry-After, and nobody is signed out', async () => {
      const [phone] = phones;
      if (!phone) throw new Error('the crowd has phones');
      await phone.keepQuote();
      const request = await requestOf(phone, await phone.db.outbox.toArray(), 'packed');
      expect(await pushTo(world().server.url, phone, request)).toMatchObject({
        status: 503,
        retryAfter: expect.stringMatching(/^\d+$/),
        body: { code: 'unavailable' },
      });
      expect(await phone.sync()).toEqual({ state: 'failed', retryAfterMs: expect.any(Number) });
      expect(await phone.waiting()).toBeGreaterThan(0);
    });

    test('F7 the server says that it lives, and that it is not ready', async () => {
      const { url } = world().server;
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      expect((await fetch(`${url}/readyz`)).status).toBe(503);
    });
  });

  test('F7 the app sends by itself once it is back', async () => {
    const { cluster } = world().database;
    await cluster.stop('immediate');
    const loops = phones.map(keepInSync);
    for (const phone of phones) await phone.keepQuote();
    for (const loop of loops) loop.wake('at once');
    await expect.poll(() => loops.every(({ outcomes }) => outcomes.length > 1)).toBe(true);
    await cluster.start();
    for (const phone of phones) await expect.poll(() => phone.waiting()).toBe(0);
    for (const loop of loops) loop.stop();
    await expectNothingLost(world().database, ...phones);
  });

  test('F7 a node that loses it while it starts ends, and does not linger half alive', async () => {
    const { database } = world();
    const blocker = await database.connect();
    await blocker.query('begin; lock table pgboss.version in access exclusive mode');
    let end: unknown;
    world()
      .addNode()
      .then(
        () => (end = 'ready'),
        (error: unknown) => (end = error),
      );
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'volleypath-jobs' and wait_event_type = 'Lock'`;
    const cutAndLook = async () => {
      await database.query(cut);
      return String(end);
    };
    await expect.poll(cutAndLook, { timeout: 60_000 * PACE }).toContain('did not become ready');
    await blocker.end();
  });
});
