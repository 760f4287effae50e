import { expect, it } from 'vitest';
import { ageOn, isMinor, isUnderAge } from './age.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it.each([
  [{ month: 10, year: 2008 }, 18],
  // The day of birth is not known: the whole month has to be over.
  [{ month: 11, year: 2008 }, 17],
  [{ month: 12, year: 2008 }, 17],
])('who was born in %o is %i', (birth, age) => {
  expect(ageOn(birth, NOW)).toBe(age);
});

it('is a minor below eighteen, and when nobody knows', () => {
  expect(
    [{ month: 10, year: 2008 }, { month: 11, year: 2008 }, null].map((birth) => isMinor(birth, NOW)),
  ).toEqual([false, true, true]);
});

it('is too young below thirteen', () => {
  const births = [10, 11].map((month) => ({ month, year: 2013 }));
  expect(births.map((birth) => isUnderAge(birth, NOW))).toEqual([false, true]);
});
