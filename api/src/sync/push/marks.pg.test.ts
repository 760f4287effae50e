import { RESULTS_KEPT_DAYS, type OutboxMutation, type PushAnswer } from 'sync-protocol/wire';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aPhoneInProgram, applied, type TestPhone } from '#testing/phone.ts';
import { sweepSync } from '../sweep.ts';

const DAY_MS = 24 * 3_600_000;

onBothDatabases('a number that two mutations have', (database) => {
  const world = testApp({ database });
  let phone: TestPhone;
  beforeEach(async () => {
    phone = await aPhoneInProgram(world());
  });

  /** What a copy of the phone did under the number of `mutation`. */
  const copied = (mutation: OutboxMutation, other: Partial<OutboxMutation>): OutboxMutation => ({
    ...mutation,
    ...other,
  });
  const plain = async (...mutations: OutboxMutation[]): Promise<PushAnswer> => {
    phone.isPacked = false;
    return phone.push(...mutations);
  };

  test('S2.11: the batch stops there, what came before stands and nothing after it runs', async () => {
    const [second, third, fourth] = [0, 1, 2].map((index) => phone.setCompleted(phone.task(index)));
    if (!second || !third || !fourth) throw new Error('three taps');
    await phone.push(second, third);
    const others = copied(third, { args: fourth.args });
    const answer = await plain(second, others, fourth);
    expect(answer).toMatchObject({ results: applied(2), fork: { lane: 'core', id: 3 } });
    expect(answer.results).toHaveLength(1);
    expect(answer.gap).toBeUndefined();
    await phone.pull();
    expect(phone.rows('playerStats')).toMatchObject([{ completedTasks: 2 }]);
    expect(phone.lanes).toEqual({ core: 3, media: 0 });
    expect(await plain(second, third, fourth)).toMatchObject({ results: applied(2, 3, 4) });
  });

  test.each([
    ['name', { name: 'badge.markViewed' }],
    ['instant', { at: '2026-01-01T00:00:00.000Z' }],
    ['day', { day: '2026-01-01' }],
    ['zone', { tz: 'Asia/Tokyo' }],
  ])('S2.11: another %s makes another mutation', async (_, other) => {
    const tap = phone.setCompleted(phone.task());
    await phone.push(tap);
    expect((await plain(copied(tap, other))).fork).toEqual({ lane: 'core', id: 2 });
  });

  test('S2.11: a refused one has its number too', async () => {
    const { userRegimenId } = phone.task();
    const args = { userRegimenId, regimenId: testRegimenId('hitting') };
    const again = phone.mutation('userRegimen.start', args);
    expect((await phone.push(again)).results).toMatchObject([{ status: 'rejected' }]);
    expect((await plain(again)).results).toMatchObject([{ status: 'rejected' }]);
    expect((await plain(copied(again, { name: 'tasks.refresh', args: {} }))).fork).toBeDefined();
  });

  test('S2.11: however it is packed, it is the same one', async () => {
    const taps = [0, 1, 2].map((index) => phone.setCompleted(phone.task(index)));
    const [first] = taps;
    if (!first) throw new Error('a tap');
    const media = phone.mutation('motivation.view', { day: first.day }, { lane: 'media' });
    await phone.push(...taps, media);
    const { args } = first;
    const turned = { ...first, args: Object.fromEntries(Object.entries(args).reverse()) };
    const answer = await plain(turned, ...taps.slice(1), media);
    expect(answer).toMatchObject({
      results: [...applied(2, 3, 4), { lane: 'media', id: 1, status: 'applied' }],
    });
    expect(answer.fork).toBeUndefined();
  });

  test('S2.11: what was run so long ago that nobody knows it any more is answered, and said to be unproven', async () => {
    const taps = [0, 1].map((index) => phone.setCompleted(phone.task(index)));
    const later = phone.setCompleted(phone.task(2));
    await phone.push(...taps);
    const { db, now } = world().deps;
    await sweepSync({ db, now: () => new Date(now().getTime() + (RESULTS_KEPT_DAYS + 1) * DAY_MS) });
    await phone.push(later);
    const [one, two] = applied(2, 3).map((result) => ({ ...result, unproven: true }));
    phone.isPacked = false;
    const answer = await phone.push(...taps, later);
    expect(answer.results).toEqual([one, two, ...applied(4)]);
    phone.isPacked = true;
    expect((await phone.push(...taps, later)).results).toEqual([{ ...one, to: 3 }, ...applied(4)]);
  });
});
