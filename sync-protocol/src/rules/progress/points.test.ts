import { expect, it } from 'vitest';
import { basePoints, earnedPoints, MAX_BASE_POINTS_A_DAY } from './points.ts';

it('makes a day worth 180 points at most before the multiplier', () => {
  expect(['beginner' as const, 'intermediate' as const, 'advanced' as const].map(basePoints)).toEqual([
    20, 25, 30,
  ]);
  expect(MAX_BASE_POINTS_A_DAY).toBe(180);
});

it.each([
  [20, 1, 20],
  [20, 2, 20],
  [20, 3, 24],
  [25, 6, 30],
  [25, 7, 38],
  [30, 13, 45],
  [25, 14, 50],
  [30, 29, 60],
  [25, 30, 63],
  [30, 400, 75],
])('a task of %i points earns on day %i of a streak %i', (base, streak, points) => {
  expect(earnedPoints(base, streak)).toBe(points);
});
