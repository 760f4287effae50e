import { expect, test } from 'vitest';
import { periodAsOf, periodOf } from './period.ts';

test.each([
  // A Sunday and the Monday after it, on which a week and a month begin.
  ['2026-05-31', { daily: '2026-05-31', weekly: '2026-05-25', monthly: '2026-05', alltime: 'all' }],
  ['2026-06-01', { daily: '2026-06-01', weekly: '2026-06-01', monthly: '2026-06', alltime: 'all' }],
])('%s belongs to its day, its ISO week, its month and all time', (day, periods) => {
  for (const [board, period] of Object.entries(periods))
    expect(periodOf(board as keyof typeof periods, day)).toBe(period);
  expect(periodOf('improved', day)).toBe(periods.weekly);
});

test.each([
  ['daily', '2026-06-02', 'present'],
  ['daily', '2026-06-01', 'last'],
  ['daily', '2026-05-31', 'older'],
  // It is a Tuesday.
  ['weekly', '2026-06-01', 'present'],
  ['weekly', '2026-05-31', 'last'],
  ['improved', '2026-05-25', 'last'],
  ['improved', '2026-05-24', 'older'],
  ['monthly', '2026-06-01', 'present'],
  ['monthly', '2026-05-01', 'last'],
  ['monthly', '2026-04-30', 'older'],
  ['alltime', '2025-01-01', 'present'],
] as const)('as of today the %s board of %s is the %s one', (board, day, period) => {
  expect(periodAsOf(board, day, '2026-06-02')).toBe(period);
});
