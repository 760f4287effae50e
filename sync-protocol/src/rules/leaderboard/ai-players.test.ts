import { expect, test } from 'vitest';
import { addDays } from '../training-day.ts';
import { aiPoints, aiPointsOn, type AiPlayer } from './ai-players.ts';
import { improvement } from './improvement.ts';

/** A Sunday; AI players began on 1 September. */
const TODAY = '2026-11-22';
const player = (trains: number): AiPlayer => ({
  id: 'ai-ace',
  displayName: 'Ace',
  position: 'Setter',
  trains,
  taskPoints: 20,
});
const daysBack = (count: number) => Array.from({ length: count }, (_, back) => addDays(TODAY, -back));

test('an AI player trains on so many of ten days, and does one to six tasks then', () => {
  const days = daysBack(80);
  const trained = (trains: number) => days.filter((day) => aiPointsOn(player(trains), day) > 0).length;
  expect([0, 5, 10].map(trained)).toEqual([0, 45, 80]);
  const earned = new Set(days.map((day) => aiPointsOn(player(10), day)));
  expect([...earned].toSorted((a, b) => a - b)).toEqual([20, 40, 60, 80, 100, 120]);
  expect(aiPointsOn(player(10), '2026-08-31')).toBe(0);
});

test('each board adds up its own days, today among them', () => {
  const sum = (count: number) =>
    daysBack(count).reduce((points, day) => points + aiPointsOn(player(10), day), 0);
  const boards = ['daily', 'weekly', 'monthly', 'alltime'] as const;
  expect(boards.map((board) => aiPoints(player(10), board, TODAY))).toEqual([1, 7, 22, 83].map(sum));
  const lastWeek = sum(14) - sum(7);
  expect(aiPoints(player(10), 'improved', TODAY)).toBe(Math.max(0, sum(7) - lastWeek));
});

test('a week is ahead of the one before it, not of none', () => {
  expect(improvement(120, 100)).toBe(20);
  expect(improvement(80, 100)).toBe(0);
  expect(improvement(120, 0)).toBe(0);
});
