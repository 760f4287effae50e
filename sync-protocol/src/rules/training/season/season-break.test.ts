import { expect, it } from 'vitest';
import { addDays } from '../../training-day.ts';
import { BREAK_DAYS } from '../../progress/rhythm.ts';
import { BREAK_AFTER_DAYS, isBreakDue } from './season-break.ts';

const TODAY = '2026-11-21';
/** Every third day of the last `days` days, without those from `free` to `until` days ago. */
const trained = (days: number, free = 0, until = 0) =>
  Array.from({ length: days + 1 }, (_, index) => days - index)
    .filter((ago) => ago % 3 === 0 && !(ago < free && ago > until))
    .map((ago) => addDays(TODAY, -ago));

it('is due after nine months without four weeks off, and not before', () => {
  expect(isBreakDue([], TODAY)).toBe(false);
  expect(isBreakDue(trained(BREAK_AFTER_DAYS - 2), TODAY)).toBe(false);
  expect(isBreakDue(trained(BREAK_AFTER_DAYS + 2), TODAY)).toBe(true);
});

it('is over once four weeks were free, at any time of these months, today too', () => {
  for (const until of [0, 60, 150, 240])
    expect(isBreakDue(trained(300, until + BREAK_DAYS + 3, until), TODAY), `${until}`).toBe(false);
  // Three weeks are none, nor is one that is longer ago.
  expect(isBreakDue(trained(300, 81, 60), TODAY)).toBe(true);
  expect(isBreakDue(trained(300, 0, 0), TODAY)).toBe(true);
});

it('counts the days off up to today, whether the player is back or not, and takes one day less for no break', () => {
  const away = (days: number) => trained(300).filter((day) => day < addDays(TODAY, -days));
  const lastTrained = (days: number) => [...away(days), addDays(TODAY, -days)];
  expect(isBreakDue(lastTrained(BREAK_DAYS), TODAY)).toBe(true);
  expect(isBreakDue(lastTrained(BREAK_DAYS + 1), TODAY)).toBe(false);
});
