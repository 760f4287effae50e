import { afterEach, expect, it, vi } from 'vitest';
import {
  count,
  countInRow,
  dateInShort,
  dayInShort,
  dayInWords,
  hourOfDay,
  timeAgo,
  times,
} from './format.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

it('writes numbers, multipliers and days as people read them', () => {
  expect(count(1240)).toBe('1,240');
  expect([9_999, 12_345, 1_234_567].map(countInRow)).toEqual(['9,999', '12.3K', '1.2M']);
  expect(times(100)).toBe('1.0x');
  expect(times(250)).toBe('2.5x');
  expect(hourOfDay(2)).toMatch(/^2:00\sAM$/);
});

afterEach(() => void vi.useRealTimers());

it('writes the year of a date only where it is another one', () => {
  vi.useFakeTimers({ now: NOW });
  expect(dateInShort('2026-12-02T12:00:00Z')).toBe('Dec 2');
  expect(dateInShort('2025-12-02T12:00:00Z')).toBe('Dec 2, 2025');
  expect([dayInShort('2026-01-01'), dayInShort('2025-12-31')]).toEqual(['Jan 1', 'Dec 31, 2025']);
  expect(dayInWords('2026-11-21')).toBe('Saturday, November 21');
  expect(dayInWords('2025-12-31')).toBe('Wednesday, December 31, 2025');
});

it.each([
  [0, 'just now'],
  [-5000, 'just now'],
  [61_000, '1 minute ago'],
  [3_600_000, '1 hour ago'],
  [50 * 3_600_000, '2 days ago'],
])('says that %i ms ago was %s', (passed, text) => {
  expect(timeAgo(NOW - passed, NOW)).toBe(text);
});
