import { expect, it } from 'vitest';
import { deadline, nearTime } from './near-time.ts';

/** On this device's calendar, whatever its zone. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

it.each([
  [at(25, 19, 52), at(25, 8), '7:52 PM'],
  [at(25, 0, 0), at(25, 23, 59), '12:00 AM'],
  [at(26, 0, 0), at(25, 23, 59), 'tomorrow, 12:00 AM'],
  [at(26, 19, 52), at(25, 20), 'tomorrow, 7:52 PM'],
  [at(24, 23, 59), at(25, 0, 1), 'yesterday, 11:59 PM'],
  [at(27, 9), at(25, 23), 'Nov 27, 9:00 AM'],
  [at(21, 9), at(25, 8), 'Nov 21, 9:00 AM'],
])('says of which day a time is', (instant, now, words) => {
  expect(plain(nearTime(instant, now))).toBe(words);
});

it('counts days of 23 and of 25 hours as one', () => {
  const noon = (month: number, day: number) => new Date(2026, month, day, 12).getTime();
  for (const [month, day] of [
    [2, 7],
    [2, 28],
    [9, 24],
    [9, 31],
  ] as const)
    expect(nearTime(noon(month, day + 1), noon(month, day))).toMatch(/^tomorrow, /);
});

it('says the hour of an end only where it is near', () => {
  const iso = (day: number, hour: number) => new Date(at(day, hour)).toISOString();
  expect(plain(deadline(iso(26, 9), at(25, 8)))).toBe('tomorrow, 9:00 AM');
  expect(plain(deadline(iso(27, 9), at(25, 8)))).toBe('Nov 27');
});
