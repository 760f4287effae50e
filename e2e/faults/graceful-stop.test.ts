import { expect, test } from 'vitest';
import { aCrowd, expectProgress, keepPlaying } from './crowd.ts';
import { expectNothingLost } from './drain.ts';
import { inAWorld } from './world.ts';

const STOPS = 8;
/** Node stops within this, although phones go on pushing and one listens; its own limit is ten seconds. */
const STOP_LIMIT_MS = 8_000;

inAWorld('the server is asked to stop while phones push', (world) => {
  test(
    `${STOPS} times: it finishes what it has begun, and no push fails for good`,
    { timeout: 120_000 },
    async () => {
      const { server, database } = world();
      const phones = await aCrowd(world());
      // What a phone reads to its end is an answer; what is refused before it was read is none.
      const cut: string[] = [];
      const statuses = new Set<number>();
      for (const phone of phones) {
        phone.onAnswer = ({ status }) => statuses.add(status);
        phone.onBroken = (error) => cut.push(String(error instanceof Error ? error.cause : error));
      }
      const stop = keepPlaying(phones);
      for (let time = 0; time < STOPS; time++) {
        await expectProgress(phones);
        const asked = performance.now();
        expect(await server.stop()).toBe(0);
        expect(performance.now() - asked).toBeLessThan(STOP_LIMIT_MS);
        await server.start();
      }
      const outcomes = await stop();
      console.log(outcomes, statuses, cut.length, new Set(cut));
      expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      await expectNothingLost(database, ...phones);
    },
  );
});
