import { expect, test, vi } from 'vitest';
import { Ranks } from './ranks.ts';

type Counts = { points: number; players: number }[];

const COUNTS: Counts = [
  { points: 60, players: 1 },
  { points: 40, players: 2 },
  { points: 20, players: 3 },
];
const read = () => vi.fn<() => Promise<Counts>>(async () => COUNTS);

test('equal points share a rank, and the next one counts them all', async () => {
  const ranks = new Ranks();
  const rankOf = (points: number) => ranks.rankOf('daily', points, 0, read());
  expect(await Promise.all([60, 40, 20, 30, 10, 70, 0].map(rankOf))).toEqual([1, 2, 4, 4, 7, 1, null]);
});

test('a window is read once in half a minute, however many ask', async () => {
  const ranks = new Ranks();
  const [daily, weekly] = [read(), read()];
  for (const now of [0, 0, 29_999]) await ranks.rankOf('daily', 20, now, daily);
  await ranks.rankOf('weekly', 20, 0, weekly);
  expect([daily, weekly].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await ranks.rankOf('daily', 20, 30_000, daily);
  expect(daily).toHaveBeenCalledTimes(2);
});

test('what could not be read is asked for again by the next one', async () => {
  const ranks = new Ranks();
  const broken = () => Promise.reject(new Error('no database'));
  await expect(ranks.rankOf('daily', 20, 0, broken)).rejects.toThrow('no database');
  expect(await ranks.rankOf('daily', 20, 1, read())).toBe(4);
});
