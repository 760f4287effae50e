import { expect, test } from 'vitest';
import { aCrowd, expectProgress, keepPlaying } from './crowd.ts';
import { expectNothingLost } from './drain.ts';
import { expectBlocked } from './locks.ts';
import { inAWorld } from './world.ts';

const STOPS = 5;

inAWorld('the server is asked to stop while phones push', (world) => {
  test(`${STOPS} times: it finishes what it has begun, and no push fails for good`, async () => {
    const { server, database } = world();
    const phones = await aCrowd(world());
    const statuses = new Set<number>();
    for (const phone of phones) phone.onAnswer = ({ status }) => statuses.add(status);
    const { stop } = keepPlaying(phones);
    for (let time = 0; time < STOPS; time++) {
      await expectProgress(phones);
      // Past its own limit it would end with another code.
      expect(await server.stop()).toBe(0);
      await server.start();
    }
    await stop();
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await expectNothingLost(database, ...phones);
  });

  test('what is under way when it is asked to stop is answered', async () => {
    const { server, database } = world();
    const phone = await world().newPlayersPhone();
    await phone.start();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    await phone.keepQuote();
    const blocker = await database.connect();
    await blocker.query('begin; lock table scopes in access exclusive mode');
    const pushed = phone.sync();
    await expectBlocked(database);
    const stopped = server.stop();
    const refused = async () => (await fetch(`${server.url}/readyz`).catch(() => undefined))?.ok ?? false;
    await expect.poll(refused).toBe(false);
    await blocker.end();
    expect((await pushed).state).not.toBe('offline');
    expect(await phone.waiting()).toBe(0);
    expect(await stopped).toBe(0);
    await server.start();
    await expectNothingLost(database, phone);
  });
});
