import { diceOf } from 'api/src/demo/dice.ts';
import type { OutboxMutation } from 'sync-protocol/wire';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ProductServer } from '../harness/server/server.ts';
import { laneOf } from './audit.ts';
import { expectNothingLost } from './drain.ts';
import type { PlayersPhone } from './phone.ts';
import { FORMS, pushWell, requestOf, statuses } from './raw-push.ts';
import { inAWorld } from './world.ts';

const ROUNDS = 15;
const SEED = 3;

inAWorld('the same mutations reach two nodes again and again', (world) => {
  let nodes: ProductServer[];

  beforeAll(async () => {
    nodes = [world().server, await world().addNode()];
  });

  async function aPhone(): Promise<PlayersPhone> {
    const phone = await world().newPlayersPhone();
    await phone.start();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    return phone;
  }

  /**
   * Taps that would count twice if they ran twice, and answers what waits. Nothing new is stored but at times, as a
   * row that is there already would betray a second run.
   */
  async function play(phone: PlayersPhone, dice = diceOf(SEED)): Promise<OutboxMutation[]> {
    const [first, ...others] = await phone.tasks();
    if (!first) throw new Error('no task was dealt');
    await phone.setCompleted(first);
    for (const task of others)
      if (dice.happens(0.5)) await phone.setCompleted(task, !phone.journal.tasks.get(task.id));
    if (dice.happens(0.2)) await phone.setNotes(await phone.keepQuote(), 'once');
    return phone.db.outbox.toArray();
  }

  describe.each(FORMS)('in the %s form', (form) => {
    test(`F3 one batch three times at once, ${ROUNDS} times over`, async () => {
      const phone = await aPhone();
      const dice = diceOf(SEED);
      for (let round = 0; round < ROUNDS; round++) {
        const waiting = await play(phone, dice);
        const request = await requestOf(phone, waiting, form);
        const [first, second] = nodes.map(({ url }) => url);
        const answers = await Promise.all(
          [first, second, first].map((url = '') => pushWell(url, phone, request)),
        );
        for (const answer of answers)
          expect(statuses(answer)).toEqual(new Map(waiting.map(({ id }) => [id, 'applied'])));
        expect(await phone.sync()).toEqual({ state: 'synced' });
      }
      expect(await laneOf(world().database, phone)).toEqual({ lastId: phone.journal.taps, refused: 0 });
      await expectNothingLost(world().database, phone);
    });

    test('F3 parts of one outbox, overlapping, in any order', async () => {
      const phone = await aPhone();
      const dice = diceOf(SEED);
      for (let round = 0; round < ROUNDS; round++) {
        const waiting = await play(phone, dice);
        const parts = Array.from({ length: 5 }, () => {
          const from = dice.between(0, waiting.length - 1);
          return waiting.slice(from, dice.between(from + 1, waiting.length));
        });
        await Promise.all(
          parts.map(async (part) =>
            pushWell(dice.pick(nodes).url, phone, await requestOf(phone, part, form)),
          ),
        );
        expect(await phone.sync()).toEqual({ state: 'synced' });
      }
      await expectNothingLost(world().database, phone);
    });

    test('F4 what comes after a gap waits for what is missing', async () => {
      const phone = await aPhone();
      const { lastId } = await laneOf(world().database, phone);
      const waiting = await play(phone);
      const withGap = waiting.filter(({ id }) => id !== lastId + 3);

      const answer = await pushWell(world().server.url, phone, await requestOf(phone, withGap, form));
      expect(answer.gap).toEqual({ lane: 'core', expected: lastId + 3 });
      expect([...statuses(answer).keys()]).toEqual([lastId + 1, lastId + 2]);
      expect(await laneOf(world().database, phone)).toMatchObject({ lastId: lastId + 2 });

      const early = waiting.slice(-1);
      const nothing = await pushWell(world().server.url, phone, await requestOf(phone, early, form));
      expect(nothing).toMatchObject({ results: [], gap: { expected: lastId + 3 } });
      await expectNothingLost(world().database, phone);
    });
  });

  test('F3 three tabs of one phone push and pull at once', async () => {
    const phone = await aPhone();
    const dice = diceOf(SEED);
    for (let round = 0; round < ROUNDS; round++) {
      await play(phone, dice);
      phone.origin = nodes[round % nodes.length]?.url ?? '';
      const outcomes = await Promise.all([phone.sync(), phone.sync(), phone.sync()]);
      for (const { state } of outcomes) expect(state).toBe('synced');
    }
    await expectNothingLost(world().database, phone);
  });
});
