import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DayTotal } from '../../entities/progress/day-total.ts';
import type { UserRegimen } from '../../entities/training/user-regimen.ts';
import { userId, userRegimenId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { addDays } from '../training-day.ts';
import { dayInRow, foldDays, withCompletion, withoutCompletion } from './credit.ts';

const enrolment = userRegimenId.parse(newId());
const player = userId.parse(newId());

/** A day with completions at instants. */
function trained(day: string, ...instants: string[]): DayTotal {
  const done = { [enrolment]: instants.map((instant) => Date.parse(instant)) };
  return { id: newId(), userId: player, day, done, points: 0, streak: 0, best: 0, held: 0 };
}

it('reckons a flight from a day’s last completion to the next one’s first', () => {
  const before = trained('2026-05-04', '2026-05-04T08:00:00Z', '2026-05-04T20:00:00Z');
  const after = trained('2026-05-06', '2026-05-06T06:00:00Z', '2026-05-06T23:00:00Z');
  expect(foldDays(undefined, [after, before], []).map(({ streak }) => streak)).toEqual([1, 2]);
  // The day before may be known already.
  const [first] = foldDays(undefined, [before], []);
  expect(foldDays(first, [after], []).map(({ streak }) => streak)).toEqual([2]);
});

it('counts a day anew that has one more completion', () => {
  const program = { id: enrolment, basePoints: 20 } as UserRegimen;
  const [one] = foldDays(undefined, [trained('2026-05-04', '2026-05-04T08:00:00Z')], [program]);
  if (!one) throw new Error('one day was folded');
  const again = withCompletion(one, { userRegimenId: enrolment }, Date.parse('2026-05-04T09:00:00Z'));
  expect([one, ...foldDays(undefined, [again], [program])].map(({ points }) => points)).toEqual([20, 40]);
});

it('leaves a day that the rules of before carried on as it was, whenever it is looked at again', () => {
  const [first] = foldDays(undefined, [trained('2026-05-04', '2026-05-04T08:00:00Z')], []);
  // Eight days later: only by the rules of before.
  const old = { ...trained('2026-05-12', '2026-05-12T08:00:00Z'), streak: 2, best: 2, held: 2 };
  const once = foldDays(first, [old], []);
  expect(once).toMatchObject([{ streak: 2, best: 2, missed: null }]);
  expect(foldDays(first, once, [])).toEqual(once);
});

it('asks for a recovery session after six days in a row, and counts anew after it', () => {
  const inRow = Array.from({ length: 9 }, (_, count) => addDays('2026-05-04', count)).reduce<
    { day: string; inRow: number }[]
  >((days, day) => [...days, { day, inRow: dayInRow(days.at(-1), day) }], []);
  expect(inRow.map((one) => one.inRow)).toEqual([1, 2, 3, 4, 5, 6, 0, 1, 2]);
  expect(dayInRow({ day: '2026-05-04', inRow: 3 }, '2026-05-06')).toBe(1);
});

it('leaves a day that is right as the same object', () => {
  const [right] = foldDays(undefined, [trained('2026-05-04', '2026-05-04T08:00:00Z')], []);
  if (!right) throw new Error('one day was folded');
  expect(foldDays(undefined, [right], [])[0]).toBe(right);
});

it('keeps an enrolment’s instants in order, and nothing of one without any', () => {
  const empty = trained('2026-05-04');
  const done = { userRegimenId: enrolment, load: { jumps: 1, landings: 2, swings: 3 } };
  const both = [9, 4].reduce((total, instant) => withCompletion(total, done, instant), empty);
  expect(both.done).toEqual({ [enrolment]: [4, 9] });
  const one = withoutCompletion(both, done, 4);
  expect(both.load).toEqual({ jumps: 2, landings: 4, swings: 6 });
  expect(one).toMatchObject({ done: { [enrolment]: [9] }, load: { jumps: 1, landings: 2, swings: 3 } });
  expect(withoutCompletion(one, done, 9).done).toEqual({});
  const atOnce = withCompletion(one, done, 9);
  expect(withoutCompletion(atOnce, done, 9).done).toEqual({ [enrolment]: [9] });
});

/** Days of before two in seven were free: rest days carried streaks over gaps that would end one today. */
const ofBefore = fc.array(fc.record({ gap: fc.integer({ min: 1, max: 5 }), isCarried: fc.boolean() }), {
  minLength: 2,
  maxLength: 25,
});

function historyOf(steps: readonly { gap: number; isCarried: boolean }[]): DayTotal[] {
  let day = '2026-01-01';
  let streak = 0;
  let best = 0;
  return steps.map(({ gap, isCarried }) => {
    day = addDays(day, gap);
    // Over a day missed none went on that had just begun: a rest day had to be earned.
    streak = isCarried || gap === 1 ? streak + 1 : 1;
    best = Math.max(best, streak);
    return { ...trained(day, `${day}T12:00:00Z`), streak, best };
  });
}

it('shortens no streak of before, from whichever day and however often it is reckoned again', () => {
  fc.assert(
    fc.property(ofBefore, fc.array(fc.nat(24), { minLength: 1, maxLength: 6 }), (steps, froms) => {
      const history = historyOf(steps);
      let days = history;
      for (const from of froms.map((count) => count % days.length)) {
        days = [...days.slice(0, from), ...foldDays(days[from - 1], days.slice(from), [])];
        const shorter = days.filter(({ streak }, index) => streak < (history[index]?.streak ?? 0));
        expect(shorter.map(({ day }) => day)).toEqual([]);
        expect(foldDays(days[from - 1], days.slice(from), [])).toEqual(days.slice(from));
      }
    }),
    { numRuns: 500 },
  );
});

it('shortens none either when a phone brings late what was done on one of its days', () => {
  fc.assert(
    fc.property(ofBefore, fc.nat(24), fc.nat(24), (steps, first, second) => {
      const history = historyOf(steps);
      let days = history;
      for (const from of [first % days.length, second % days.length]) {
        const late = days[from];
        if (!late) throw new Error('a day was trained');
        const changed = withCompletion(
          late,
          { userRegimenId: enrolment },
          Date.parse(`${late.day}T13:00:00Z`),
        );
        days = [...days.slice(0, from), ...foldDays(days[from - 1], [changed, ...days.slice(from + 1)], [])];
        expect(days.map(({ streak }, index) => streak >= (history[index]?.streak ?? 0))).not.toContain(false);
      }
    }),
    { numRuns: 500 },
  );
});
