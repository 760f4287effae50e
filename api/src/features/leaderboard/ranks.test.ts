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
  for (const now of [0, 0, 14_999]) await ranks.rankOf('daily', 20, now, daily);
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

test('while people keep asking a window is read anew beside the old one, and nobody waits', async () => {
  const ranks = new Ranks();
  await ranks.rankOf('daily', 20, 0, read());
  const slow = Promise.withResolvers<Counts>();
  const renewed = vi.fn<() => Promise<Counts>>(() => slow.promise);
  for (const now of [15_000, 29_999]) expect(await ranks.rankOf('daily', 20, now, renewed)).toBe(4);
  expect(renewed).toHaveBeenCalledTimes(1);
  slow.resolve([{ points: 60, players: 9 }]);
  await vi.waitFor(async () => expect(await ranks.rankOf('daily', 20, 29_999, read())).toBe(10));
  // It counts from when it was asked for.
  const later = read();
  expect(await ranks.rankOf('daily', 20, 45_000, later)).toBe(4);
  expect(later).toHaveBeenCalledTimes(1);
});

test('what could not be read anew leaves the old one until it is too old', async () => {
  const ranks = new Ranks();
  await ranks.rankOf('daily', 20, 0, read());
  const broken = () => Promise.reject(new Error('no database'));
  expect(await ranks.rankOf('daily', 20, 20_000, broken)).toBe(4);
  await expect(ranks.rankOf('daily', 20, 30_000, broken)).rejects.toThrow('no database');
});

test('what takes long to read is read less often, but within minutes', async () => {
  const clock = vi.spyOn(performance, 'now');
  const tookMs = (ms: number) => clock.mockReturnValueOnce(0).mockReturnValueOnce(ms);
  const ranks = new Ranks();
  tookMs(500);
  await ranks.rankOf('daily', 20, 0, read());
  const renewed = read();
  await ranks.rankOf('daily', 20, 49_999, renewed);
  expect(renewed).not.toHaveBeenCalled();
  await ranks.rankOf('daily', 20, 50_000, renewed);
  expect(renewed).toHaveBeenCalledTimes(1);

  tookMs(60_000);
  await ranks.rankOf('weekly', 20, 0, read());
  const late = read();
  await ranks.rankOf('weekly', 20, 5 * 60_000, late);
  expect(late).toHaveBeenCalledTimes(1);
  clock.mockRestore();
});
