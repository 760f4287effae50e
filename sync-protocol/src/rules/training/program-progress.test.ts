import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completionPercentage, currentWeek, sessionsOf, weeksLeft } from './program-progress.ts';

it.each([
  [0, 4, 1, 0],
  [4, 4, 1, 20],
  [5, 4, 2, 25],
  [19, 4, 4, 95],
  [20, 4, 4, 100],
  [31, 4, 4, 100],
  [1, 7, 1, 3],
  [1, 6, 1, 3],
  [79, 16, 16, 99],
])('%i sessions of %i weeks: week %i, %i %% done', (sessions, totalWeeks, week, percent) => {
  expect(currentWeek(sessions, totalWeeks)).toBe(week);
  expect(completionPercentage(4 * sessions, totalWeeks)).toBe(percent);
});

it('never goes back, never beyond the last week, and is complete with its last main drill and not before', () => {
  const weeks = fc.integer({ min: 2, max: 16 });
  fc.assert(
    fc.property(weeks, fc.integer({ min: 0, max: 400 }), (totalWeeks, drills) => {
      const week = currentWeek(sessionsOf(drills), totalWeeks);
      const percent = completionPercentage(drills, totalWeeks);
      expect(currentWeek(sessionsOf(drills + 1), totalWeeks)).toBeGreaterThanOrEqual(week);
      expect(completionPercentage(drills + 1, totalWeeks)).toBeGreaterThanOrEqual(percent);
      expect(week).toBeLessThanOrEqual(totalWeeks);
      expect(percent === 100).toBe(drills >= 20 * totalWeeks);
    }),
  );
});

it('lasts longer beside other programs', () => {
  expect([1, 2, 3].map((programs) => weeksLeft(0, 4, programs))).toEqual([4, 8, 12]);
  expect(weeksLeft(0, 3, 2, 3)).toBe(8);
  expect(weeksLeft(79, 4, 3)).toBe(1);
  expect(weeksLeft(80, 4, 3)).toBe(0);
});
