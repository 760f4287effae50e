import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import { newId, type UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { expect, test } from 'vitest';
import { oldestPeriod, pointGrowth } from './point-totals.ts';

const PLAYER = newId<UserId>();

function change(day: string, before: number | null, after: number | null): RowChange<'dayTotals'> {
  const total = (points: number | null): DayTotal | undefined =>
    points === null
      ? undefined
      : { id: day, userId: PLAYER, day, done: {}, points, streak: 1, best: 1, held: 0 };
  return { table: 'dayTotals', id: day, before: total(before), after: total(after) };
}

/** Already Tuesday 2 June in the east, still Monday where a day ends last. */
const NOW = new Date('2026-06-01T16:00:00Z');

const growth = (...changes: RowChange<'dayTotals'>[]) =>
  Object.fromEntries(
    pointGrowth(changes, NOW).map(({ timeWindow, period, points, before }) => [
      `${timeWindow} ${period}`,
      before === 0 ? points : [points, before],
    ]),
  );

test('a day that is new, changed or gone moves each of its windows by the difference, and what the next week is measured against', () => {
  expect(growth(change('2026-05-31', null, 20), change('2026-06-01', 20, 44))).toEqual({
    'daily 2026-05-31': 20,
    'weekly 2026-05-25': 20,
    'monthly 2026-05': 20,
    'daily 2026-06-01': 24,
    'weekly 2026-06-01': [24, 20],
    'monthly 2026-06': 24,
    'alltime all': 44,
  });
  expect(growth(change('2026-06-02', 20, null))).toEqual({
    'daily 2026-06-02': -20,
    'weekly 2026-06-01': -20,
    'monthly 2026-06': -20,
    'alltime all': -20,
  });
});

test('what moves from one day to another changes no window that holds both', () => {
  expect(growth(change('2026-06-02', 20, null), change('2026-06-03', null, 20))).toEqual({
    'daily 2026-06-02': -20,
    'daily 2026-06-03': 20,
  });
});

test('other rows change nothing', () => {
  expect(pointGrowth([{ table: 'tasks', id: 'x', before: undefined, after: undefined }], NOW)).toEqual([]);
});

test.each([
  ['2026-05-30', ['weekly 2026-05-25', 'weekly 2026-06-01', 'monthly 2026-05', 'alltime all']],
  ['2026-05-24', ['weekly 2026-05-25', 'monthly 2026-05', 'alltime all']],
  ['2026-05-17', ['monthly 2026-05', 'alltime all']],
  ['2026-04-30', ['alltime all']],
])('what is older than the period before the current one is not kept: %s', (day, windows) => {
  expect(Object.keys(growth(change(day, null, 20))).toSorted()).toEqual(windows.toSorted());
});

test('the current period is that of where a day ends last', () => {
  const windows = ['daily', 'weekly', 'monthly', 'alltime'] as const;
  expect(windows.map((window) => oldestPeriod(window, NOW))).toEqual([
    '2026-05-31',
    '2026-05-25',
    '2026-05',
    'all',
  ]);
  const before = new Date('2026-06-01T13:59:00Z');
  expect(windows.map((window) => oldestPeriod(window, before))).toEqual([
    '2026-05-30',
    '2026-05-18',
    '2026-04',
    'all',
  ]);
});
