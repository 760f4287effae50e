import { diceOf } from 'api/src/demo/dice.ts';
import { expect, test } from 'vitest';
import { laneOf } from './audit.ts';
import { aCrowd, tapABit } from './crowd.ts';
import { expectNothingLost } from './drain.ts';
import type { PlayersPhone } from './phone.ts';
import { inAWorld, type World } from './world.ts';

const KILLS = 50;
const SEED = 20_261;

/** When a kill came, as the phone and the database saw it. */
type Moment = 'before the commit' | 'after the commit, unheard' | 'after the answer';

inAWorld('the server is killed while phones push', (world) => {
  test(
    `F1 ${KILLS} kills at random moments lose nothing and double nothing`,
    { timeout: 150_000 },
    async () => {
      const dice = diceOf(SEED);
      const { server, database } = world();
      const phones = await aCrowd(world());
      const seen: Record<Moment, number> = {
        'before the commit': 0,
        'after the commit, unheard': 0,
        'after the answer': 0,
      };
      // Where in a push the kill falls is random; the range follows what was seen, so that it stays about the commit.
      let reachMs = 40;
      for (let kill = 0; kill < KILLS; kill++) {
        for (const [place, phone] of phones.entries()) await play(phone, place);
        const killed = killDuringPush(world(), phones, dice.roll() * reachMs);
        await Promise.all(phones.map((phone) => phone.sync()));
        await killed();
        await server.start();
        const moments = await Promise.all(phones.map((phone) => momentOf(world(), phone)));
        for (const moment of moments) seen[moment] += 1;
        reachMs *= moments.includes('before the commit') ? 1.1 : 0.9;
      }
      const seconds = await expectNothingLost(database, ...phones);
      console.log(
        'F1',
        seen,
        'drained in',
        seconds.toFixed(1),
        's; taps',
        phones.map((p) => p.journal.taps),
      );
      expect(seen['before the commit']).toBeGreaterThan(0);
      expect(seen['after the commit, unheard']).toBeGreaterThan(0);
    },
  );
});

async function play(phone: PlayersPhone, place: number): Promise<void> {
  await tapABit(phone, place);
  const quote = await phone.keepQuote();
  for (const notes of ['first', 'second', 'last']) await phone.setNotes(quote, notes);
}

/** Kills the server some time after the first push has left; answers a way to wait for its end. */
function killDuringPush({ server }: World, phones: readonly PlayersPhone[], afterMs: number) {
  let killed: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const kill = () => {
    clearTimeout(timer);
    return (killed ??= server.kill());
  };
  for (const phone of phones) {
    phone.onRequest = (path) => {
      if (path.endsWith('/push')) timer ??= setTimeout(() => void kill(), afterMs);
    };
  }
  return kill;
}

async function momentOf({ database }: World, phone: PlayersPhone): Promise<Moment> {
  const first = await phone.db.outbox.toCollection().first();
  if (!first) return 'after the answer';
  const { lastId } = await laneOf(database, phone);
  return lastId >= first.id ? 'after the commit, unheard' : 'before the commit';
}
