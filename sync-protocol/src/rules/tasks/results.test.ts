import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ResultKind } from '../../entities/tasks/drill-record.ts';
import { newId } from '../../new-id.ts';
import { addDays, weekStart } from '../training-day.ts';
import { bestOf, isBetter, levelOf, marksOf, takesResult, weeksBests } from './results.ts';

/** A Monday. */
const START = '2026-11-02';
const KIND: ResultKind = { what: 'Longest row', unit: 'times', max: 100, marks: [null, null, null] };
const result = (count: number, value: number) => {
  const day = addDays(START, count);
  return { id: newId(), at: `${day}T12:00:00.000Z`, day, value };
};

it('has a best of each week in which there was a result, from Monday to Sunday', () => {
  const [monday, sunday, next, later] = [result(0, 3), result(6, 5), result(7, 4), result(22, 2)];
  expect(weeksBests(KIND, [later, monday, next, sunday])).toEqual([
    { week: START, best: sunday },
    { week: addDays(START, 7), best: next },
    { week: addDays(START, 21), best: later },
  ]);
  const fewest: ResultKind = { ...KIND, lowerIsBetter: true };
  expect(weeksBests(fewest, [monday, sunday])).toEqual([{ week: START, best: monday }]);
  expect(weeksBests(KIND, [])).toEqual([]);
});

it('leaves no week out, and the best of all weeks is the best of all', () => {
  const some = fc.array(fc.tuple(fc.nat(120), fc.nat(100)), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(some, fc.boolean(), (days, isLow) => {
      const kind: ResultKind = isLow ? { ...KIND, lowerIsBetter: true } : KIND;
      const results = days.map(([day, value]) => result(day, value));
      const bests = weeksBests(kind, results);
      expect(bests.map(({ week }) => week)).toEqual(
        [...new Set(results.map(({ day }) => weekStart(day)))].toSorted(),
      );
      for (const { day, value } of results) {
        const best = bests.find(({ week }) => week === weekStart(day))?.best;
        expect(best && isBetter(kind, value, best.value)).toBe(false);
      }
      const values = bests.map(({ best }) => best.value);
      expect(bestOf(kind, results)?.value).toBe(isLow ? Math.min(...values) : Math.max(...values));
    }),
  );
});

it('reaches the highest benchmark that there is, and none where there is none', () => {
  const some: ResultKind = { ...KIND, marks: [null, 6, null] };
  expect(marksOf(some)).toEqual([{ level: 'intermediate', mark: 6 }]);
  expect([5, 6, 100].map((value) => levelOf(some, value))).toEqual([
    undefined,
    'intermediate',
    'intermediate',
  ]);
  const fewest: ResultKind = { ...KIND, lowerIsBetter: true, marks: [5, null, 0] };
  expect([6, 5, 1, 0].map((value) => levelOf(fewest, value))).toEqual([
    undefined,
    'beginner',
    'beginner',
    'advanced',
  ]);
  expect([marksOf(KIND), levelOf(KIND, 100)]).toEqual([[], undefined]);
});

const TEN = { sets: 1, each: 10 };
const THIRTY = { sets: 3, each: 10, isAll: true as const };

it.each([
  ['a set as long', TEN, { sets: 1, reps: 10 }, true],
  ['more sets', TEN, { sets: 3, reps: 10 }, true],
  ['longer sets', TEN, { sets: 2, reps: 12 }, true],
  ['shorter sets', TEN, { sets: 3, reps: 8 }, false],
  ['fewer sets', { sets: 2, each: 10 }, { sets: 1, reps: 10 }, false],
  ['all of it', THIRTY, { sets: 3, reps: 10 }, true],
  ['less than all', THIRTY, { sets: 2, reps: 10 }, false],
  ['more than all', THIRTY, { sets: 3, reps: 12 }, false],
  ['just the seconds', { sets: 1, each: 15 }, { sets: 8, seconds: 15 }, true],
  ['more seconds, in which more can be had', { sets: 1, each: 15 }, { sets: 8, seconds: 20 }, false],
  ['minutes enough', { sets: 1, each: 8 }, { minutes: 10 }, true],
  ['too few minutes', { sets: 1, each: 8 }, { minutes: 4 }, false],
  ['anything, where nothing is said', undefined, { sets: 1, reps: 1 }, true],
  ['a line of a player’s own', THIRTY, null, true],
])('is had from %s, or not', (_, takes, dose, isTaken) => {
  expect(takesResult({ ...KIND, ...(takes && { takes }) }, dose)).toBe(isTaken);
});
