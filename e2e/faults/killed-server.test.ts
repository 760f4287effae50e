import { diceOf } from 'api/src/demo/dice.ts';
import { expect, test } from 'vitest';
import { PACE } from '../../.ci/pace.ts';
import type { Database } from '../harness/server/database.ts';
import { laneOf } from './audit.ts';
import { aCrowd, tapABit } from './crowd.ts';
import { killBeforeTheAnswer, killBeforeTheCommit, killDuringPush } from './kill.ts';
import { expectNothingLost } from './drain.ts';
import { expectBlocked } from './locks.ts';
import type { PlayersPhone } from './phone.ts';
import { inAWorld } from './world.ts';

/** `KILLS=200` kills more often. */
const KILLS = Number(process.env.KILLS ?? 25);
const SEED = 20_261;

/** When a kill came, as the phone and the database saw it. */
type Moment = 'before the commit' | 'after the commit, unheard' | 'after the answer';

/** On a slow machine as on a fast one, kills fall on both sides of the commit; the others fall where they may. */
const KINDS = ['at random', 'before the commit', 'after the commit, unheard'] as const;

inAWorld('the server is killed while phones push', (world) => {
  test(
    `F1 ${KILLS} kills on both sides of the commit lose nothing and double nothing`,
    { timeout: KILLS * 8_000 * PACE },
    async () => {
      const dice = diceOf(SEED);
      const { database, server } = world();
      // Of two nodes one is killed while the other one starts again.
      const nodes = [server, await world().addNode()].map((node) => ({ node, started: Promise.resolve() }));
      const phones = await aCrowd(world());
      // Where in a push a kill at random falls; the range follows what was seen, so that it stays about the commit.
      let reachMs = 40;
      for (let kill = 0; kill < KILLS; kill++) {
        const victim = nodes[kill % 2];
        if (!victim) throw new Error('there are two nodes');
        await victim.started;
        for (const [place, phone] of phones.entries()) {
          phone.origin = victim.node.url;
          await play(phone, place);
        }
        const before = await Promise.all(phones.map((phone) => laneOf(database, phone)));
        const kind = KINDS[kill % KINDS.length];
        if (kind === 'before the commit') await killBeforeTheCommit(victim.node, phones, database);
        else if (kind === 'after the commit, unheard') await killBeforeTheAnswer(victim.node, phones);
        else await killDuringPush(victim.node, phones, dice.roll() * reachMs);
        victim.started = victim.node.start();
        const moments = await Promise.all(
          phones.map((phone, place) => momentOf(database, phone, before[place]?.lastId ?? 0)),
        );
        if (kind === 'at random') reachMs *= moments.includes('before the commit') ? 1.1 : 0.9;
        else expect(moments).toContain(kind);
      }
      await Promise.all(nodes.map(({ started }) => started));
      await expectNothingLost(database, ...phones);
    },
  );

  test.each(['sync_lanes', 'users', 'user_regimens', 'tasks', 'scopes'])(
    'F1 killed while its transaction waits for %s: nothing of it stands',
    async (table) => {
      const { database, server } = world();
      const phone = await world().newPlayersPhone();
      await phone.start();
      expect(await phone.sync()).toEqual({ state: 'synced' });
      const before = await laneOf(database, phone);
      await play(phone, 0);

      const blocker = await database.connect();
      await blocker.query(`begin; lock table ${table} in access exclusive mode`);
      const pushed = phone.sync();
      await expectBlocked(database);
      await server.kill();
      expect(await pushed).toEqual({ state: 'offline' });
      await blocker.end();
      expect(await laneOf(database, phone)).toEqual(before);

      await server.start();
      await expectNothingLost(database, phone);
    },
  );
});

/** Taps whose order matters. */
async function play(phone: PlayersPhone, place: number): Promise<void> {
  await tapABit(phone, place);
  const quote = await phone.keepQuote();
  for (const notes of ['first', 'second', 'last']) await phone.setNotes(quote, notes);
}

/** @param before how far the server had come with this phone when the push began */
async function momentOf(database: Database, phone: PlayersPhone, before: number): Promise<Moment> {
  const first = await phone.db.outbox.toCollection().first();
  if (!first) return 'after the answer';
  const { lastId } = await laneOf(database, phone);
  if (lastId === before) return 'before the commit';
  return lastId >= first.id ? 'after the commit, unheard' : 'after the answer';
}
