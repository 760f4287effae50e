import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import { userId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { expect, it } from 'vitest';
import { earliestShown, pointsOver } from './points-over-time.ts';

const PLAYER = userId.parse(newId());
const TODAY = '2026-11-21';

function earned(day: string, points: number): DayTotal {
  return { id: newId(), userId: PLAYER, day, done: {}, points, streak: 1, best: 1, held: 0 };
}

const TOTALS = [
  earned('2025-11-30', 7),
  earned('2025-12-01', 10),
  earned('2026-11-15', 20),
  earned('2026-11-16', 30),
  earned('2026-11-21', 40),
];

it('sums the days up, today last', () => {
  const days = pointsOver('days', TODAY, TOTALS);
  expect(days.at(0)?.from).toBe('2026-11-15');
  expect(days.map(({ points }) => points)).toEqual([20, 30, 0, 0, 0, 0, 40]);
});

it('sums ISO weeks up: Sunday belongs to the week before', () => {
  const weeks = pointsOver('weeks', TODAY, TOTALS);
  expect(weeks.at(-1)).toEqual({ from: '2026-11-16', points: 70 });
  expect(weeks.at(-2)).toEqual({ from: '2026-11-09', points: 20 });
});

it('sums the months of a year up, and leaves out what lies before', () => {
  const months = pointsOver('months', TODAY, TOTALS);
  expect(months).toHaveLength(12);
  expect(months.at(0)).toEqual({ from: '2025-12-01', points: 10 });
  expect(months.at(-1)).toEqual({ from: '2026-11-01', points: 90 });
});

it('knows how far back it has to look', () => {
  expect(earliestShown(TODAY)).toBe('2025-12-01');
});
