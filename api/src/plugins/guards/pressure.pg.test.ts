import { pull } from 'sync-protocol/contract/sync';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildTestApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { onDatabase } from '#testing/databases/databases.ts';
import { aPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';

// The one 503 that a pull was once seen to get, on the embedded database under load: the database had failed nothing.

const LOOK_MS = 500;
let now = 0;

beforeEach(() => {
  now = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The loop comes round after so long. */
function turn(ms: number): void {
  now += ms;
  vi.advanceTimersByTime(LOOK_MS);
}

onDatabase('pglite', 'a database in the server’s own process', (database) => {
  test('that keeps it from its turn again and again has pulls turned away, and loses nothing by it', async () => {
    const world = await buildTestApp({ database });
    const phone = await aPhone(world);
    await phone.start(testRegimenId('serving'));
    const ask = () => phone.client.call(pull, { query: { clientGroup: phone.clientGroup } });
    for (const pauses of [1, 2]) {
      turn(12_000);
      expect(await ask(), `${pauses}`).toMatchObject({ status: 200 });
    }
    turn(12_000);
    const away = await ask();
    expect(away).toMatchObject(refusal(503, 'unavailable'));
    expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
    for (let looks = 0; looks <= 20; looks++) turn(LOOK_MS);
    await phone.pull();
    expect(phone.rows('userRegimens')).toHaveLength(1);
    expect(world.logs.filter((line) => line.includes('"level":50'))).toHaveLength(1);
    await world.close();
  });
});
