import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../training-day.ts';
import { completionPercentage, currentWeek, daysAWeek, sessionsOf, weeksLeft } from './program-progress.ts';

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
      expect(completionPercentage(20 * totalWeeks - 1, totalWeeks)).toBeLessThan(100);
    }),
  );
});

it('lasts longer beside other programs, and for whoever trains less often', () => {
  const left = (
    mainDrills: number,
    totalWeeks: number,
    activePrograms: number,
    days = 5,
    mainPerSession?: number,
  ) => weeksLeft(mainDrills, totalWeeks, { activePrograms, daysAWeek: days, mainPerSession });
  expect([1, 2, 3].map((programs) => left(0, 4, programs))).toEqual([4, 8, 12]);
  expect([2, 3, 4].map((days) => left(0, 4, 2, days))).toEqual([20, 14, 10]);
  expect(left(0, 3, 2, 5, 3)).toBe(8);
  expect(left(79, 4, 3)).toBe(1);
  expect(left(80, 4, 3)).toBe(0);
});

it.each([
  ['nobody has trained yet', [], 5],
  ['two days are no pace', [1, 3], 5],
  ['three of fourteen days', [13, 5, 1], 2],
  [
    'Monday to Friday for four weeks',
    [27, 26, 25, 24, 23, 20, 19, 18, 17, 16, 13, 12, 11, 10, 9, 6, 5, 4, 3, 2],
    5,
  ],
  ['once in four weeks', [27], 1],
])('the pace: %s', (_, ago, days) => {
  const trained = ago.map((back) => addDays('2026-11-20', -back));
  expect(daysAWeek(trained, '2026-11-20')).toBe(days);
});
