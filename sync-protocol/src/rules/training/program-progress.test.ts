import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completionPercentage, currentWeek } from './program-progress.ts';

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
  expect(completionPercentage(sessions, totalWeeks)).toBe(percent);
});

it('never goes back, never beyond the last week, and is complete at its last session and not before', () => {
  const weeks = fc.integer({ min: 2, max: 16 });
  fc.assert(
    fc.property(weeks, fc.integer({ min: 0, max: 100 }), (totalWeeks, sessions) => {
      const week = currentWeek(sessions, totalWeeks);
      const percent = completionPercentage(sessions, totalWeeks);
      expect(currentWeek(sessions + 1, totalWeeks)).toBeGreaterThanOrEqual(week);
      expect(completionPercentage(sessions + 1, totalWeeks)).toBeGreaterThanOrEqual(percent);
      expect(week).toBeLessThanOrEqual(totalWeeks);
      expect(percent === 100).toBe(sessions >= 5 * totalWeeks);
    }),
  );
});
