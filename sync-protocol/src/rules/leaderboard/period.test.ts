import { expect, test } from 'vitest';
import { periodOf } from './period.ts';

test.each([
  // A Sunday and the Monday after it, on which a week and a month begin.
  ['2026-05-31', { daily: '2026-05-31', weekly: '2026-05-25', monthly: '2026-05', alltime: 'all' }],
  ['2026-06-01', { daily: '2026-06-01', weekly: '2026-06-01', monthly: '2026-06', alltime: 'all' }],
])('%s belongs to its day, its ISO week, its month and all time', (day, periods) => {
  for (const [board, period] of Object.entries(periods))
    expect(periodOf(board as keyof typeof periods, day)).toBe(period);
  expect(periodOf('improved', day)).toBe(periods.weekly);
});
