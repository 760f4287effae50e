import { expect, it } from 'vitest';
import { dateInShort } from '#ui/format.ts';
import { dateAndTime, datesOf } from './dates.ts';

it('tells the time where two were made on one day, and only there', () => {
  const [before, morning, evening] = ['2026-03-03T12:00:00Z', '2026-03-04T11:00:00Z', '2026-03-04T13:00:00Z'];
  expect(datesOf([before, morning])).toEqual([before, morning].map(dateInShort));
  const dates = datesOf([before, morning, evening]);
  expect(dates).toEqual([dateInShort(before), dateAndTime(morning), dateAndTime(evening)]);
  expect(new Set(dates).size).toBe(3);
});
