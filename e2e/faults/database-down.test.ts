import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
      where application_name = 'volleypath' and pid <> pg_backend_pid()`),
};
const TIMES = 3;

inAWorld('PostgreSQL goes away', (world) => {
  let phones: PlayersPhone[];

  beforeAll(async () => {
    const first = await world().newPlayersPhone();
    phones = [first, await world().anotherPhone(first), await world().newPlayersPhone()];
    await first.start();
    await phones[2]?.start();
    for (const phone of [...phones, ...phones]) expect(await phone.sync()).toEqual({ state: 'synced' });
  });

  afterAll(async () => (await import('node:fs')).writeFileSync('/tmp/faults-scratch/server.log', String(world().server.pid) + world().server.log()));
  /** Every phone taps and pushes without a pause until told to stop; answers how its rounds ended. */
  function goOnPlaying() {
    let isOver = false;
    const outcomes = new Set<string>();
    const played = phones.map(async (phone, index) => {
      const tasks = (await phone.tasks()).filter(({ slot }) => slot % 2 === index % 2);
      while (!isOver) {
        for (const task of tasks) await phone.setCompleted(task, !phone.journal.tasks.get(task.id));
        outcomes.add((await phone.sync()).state);
      }
    });
    return async () => {
      isOver = true;
      await Promise.all(played);
      return outcomes;
    };
  }

  test.each(Object.entries(OUTAGES))('F7 it %s in the middle of pushes', async (_, strike) => {
    const stop = goOnPlaying();
    for (let time = 0; time < TIMES; time++) {
      await expectProgress(phones);
      await strike(world());
    }
    const outcomes = await stop();
    expect([...outcomes].filter((state) => !['synced', 'failed'].includes(state))).toEqual([]);
    const seconds = await expectNothingLost(world().database, ...phones);
    console.log('drained in', seconds.toFixed(1), [...outcomes]);
  });

  describe('while it is down', () => {
    beforeAll(async () => {
      await world().database.cluster.stop('immediate');
      return () => world().database.cluster.start();
    });

    test('F7 a push is answered 503 with Retry-After, and nobody is signed out', async () => {
      const [phone] = phones;
      if (!phone) throw new Error('there are phones');
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

    test('F7 the server says that it lives, and is not ready', async () => {
      const { url } = world().server;
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      expect((await fetch(`${url}/readyz`)).status).toBe(503);
    });
  });

  test('F7 it comes back while the app waits by itself', async () => {
    const { cluster } = world().database;
    await cluster.stop('immediate');
    const loops = phones.map(keepInSync);
    for (const phone of phones) await phone.keepQuote();
    for (const loop of loops) loop.wake('at once');
    await expect.poll(() => loops.every(({ outcomes }) => outcomes.length > 1), { timeout: 10_000 }).toBe(true);
    await cluster.start();
    const started = performance.now();
    await expect.poll(() => waitingOf(phones), { timeout: 30_000 }).toBe(0);
    console.log('by itself after', performance.now() - started);
    for (const loop of loops) loop.stop();
    await expectNothingLost(world().database, ...phones);
  });
});

async function waitingOf(phones: readonly PlayersPhone[]): Promise<number> {
  const counts = await Promise.all(phones.map((phone) => phone.waiting()));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Waits until every phone has got something through. */
async function expectProgress(phones: readonly PlayersPhone[]): Promise<void> {
  const before = await Promise.all(phones.map((phone) => phone.db.acknowledged.count()));
  for (const [index, phone] of phones.entries()) {
    await expect
      .poll(() => phone.db.acknowledged.count(), { timeout: 20_000 })
      .toBeGreaterThan(before[index] ?? 0);
  }
}
