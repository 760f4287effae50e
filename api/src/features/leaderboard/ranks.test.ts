import { expect, test, vi } from 'vitest';
import type { PointCounts } from './queries.ts';
import { Ranks } from './ranks.ts';

const COUNTS: PointCounts = { points: [60, 40, 20], players: [1, 2, 3] };
const read = () => vi.fn<() => Promise<PointCounts>>(async () => COUNTS);

test('equal points share a rank, and the next one counts them all', async () => {
  const ranks = new Ranks();
  const rankOf = (points: number) => ranks.rankOf('daily', points, 0, read());
  expect(await Promise.all([60, 40, 20, 30, 10, 70, 0].map(rankOf))).toEqual([1, 2, 4, 4, 7, 1, null]);
});

test('a window is read once in half a minute, however many ask', async () => {
  const ranks = new Ranks();
  const [daily, weekly] = [read(), read()];
  for (const now of [0, 0, 19_999]) await ranks.rankOf('daily', 20, now, daily);
  await ranks.rankOf('weekly', 20, 0, weekly);
  expect([daily, weekly].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await ranks.rankOf('daily', 20, 30_000, daily);
  expect(daily).toHaveBeenCalledTimes(2);
  // The clock was set back.
  await ranks.rankOf('daily', 20, 0, daily);
  expect(daily).toHaveBeenCalledTimes(3);
});

test('what could not be read is asked for again by the next one', async () => {
  const ranks = new Ranks();
  const broken = () => Promise.reject(new Error('no database'));
  await expect(ranks.rankOf('daily', 20, 0, broken)).rejects.toThrow('no database');
  expect(await ranks.rankOf('daily', 20, 1, read())).toBe(4);
});

test('while people keep asking a window is read anew beside the old one, and nobody waits', async () => {
  const ranks = new Ranks();
  await ranks.rankOf('daily', 20, 0, read());
  const slow = Promise.withResolvers<PointCounts>();
  const renewed = vi.fn<() => Promise<PointCounts>>(() => slow.promise);
  for (const now of [20_000, 29_999]) expect(await ranks.rankOf('daily', 20, now, renewed)).toBe(4);
  expect(renewed).toHaveBeenCalledTimes(1);
  slow.resolve({ points: [60], players: [9] });
  await expect.poll(() => ranks.rankOf('daily', 20, 29_999, read())).toBe(10);
  // It counts from when it was asked for.
  const later = read();
  expect(await ranks.rankOf('daily', 20, 39_999, later)).toBe(10);
  expect(later).not.toHaveBeenCalled();
  expect(await ranks.rankOf('daily', 20, 40_000, later)).toBe(10);
  expect(later).toHaveBeenCalledTimes(1);
});

test('what could not be read anew leaves the old one until it is too old', async () => {
  const ranks = new Ranks();
  await ranks.rankOf('daily', 20, 0, read());
  const broken = () => Promise.reject(new Error('no database'));
  expect(await ranks.rankOf('daily', 20, 20_000, broken)).toBe(4);
  await expect(ranks.rankOf('daily', 20, 30_000, broken)).rejects.toThrow('no database');
});

test('nothing older than half a minute is told, however long reading takes, nor read twice at once', async () => {
  const ranks = new Ranks();
  const reads: PromiseWithResolvers<PointCounts>[] = [];
  const slowly = () => {
    const one = Promise.withResolvers<PointCounts>();
    reads.push(one);
    return one.promise;
  };
  const told: (number | null)[] = [];
  const look = (now: number) => ranks.rankOf('daily', 20, now, slowly).then((rank) => void told.push(rank));
  const settled = () => new Promise(setImmediate);

  const first = [look(0), look(12_000)];
  expect(reads).toHaveLength(1);
  reads[0]?.resolve(COUNTS);
  await Promise.all(first);
  await look(29_000);
  expect(told).toEqual([4, 4, 4]);

  // The old one is too old while the new one is still being read: who looks waits for that, and starts no other.
  const waiting = [look(30_000), look(45_000)];
  await settled();
  expect([told.length, reads.length]).toEqual([3, 2]);
  reads[1]?.resolve({ points: [60], players: [9] });
  await Promise.all(waiting);
  expect(told.slice(3)).toEqual([10, 10]);

  // A read of more than half a minute leaves nothing that may be told later.
  void look(60_000);
  await settled();
  expect([told.length, reads.length]).toEqual([5, 3]);
  reads[2]?.resolve(COUNTS);
  await settled();
  expect(told.slice(5)).toEqual([4]);
});
