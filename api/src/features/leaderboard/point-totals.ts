import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import type { UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { monthOf, weekStart } from 'sync-protocol/rules/training-day';
import type { PointTotalsTable } from '#db/tables/point-totals.ts';

type TimeWindow = PointTotalsTable['timeWindow'];

export interface PointGrowth {
  timeWindow: TimeWindow;
  period: string;
  userId: UserId;
  /** To add; negative when points were taken back. */
  points: number;
}

/** The period of a window that a training day belongs to. */
export function periodOf(timeWindow: TimeWindow, day: string): string {
  switch (timeWindow) {
    case 'daily':
      return day;
    case 'weekly':
      return weekStart(day);
    case 'monthly':
      return monthOf(day);
    case 'alltime':
      return 'all';
  }
}

const TIME_WINDOWS = ['daily', 'weekly', 'monthly', 'alltime'] as const satisfies readonly TimeWindow[];

/** How changed day totals change their players' points of each window. */
export function pointGrowth(changes: readonly RowChange[]): PointGrowth[] {
  const growths = new Map<string, PointGrowth>();
  for (const { day, userId, points } of changes.flatMap(dayGrowth)) {
    for (const timeWindow of TIME_WINDOWS) {
      const period = periodOf(timeWindow, day);
      const key = `${timeWindow} ${period} ${userId}`;
      const sum = (growths.get(key)?.points ?? 0) + points;
      growths.set(key, { timeWindow, period, userId, points: sum });
    }
  }
  return [...growths.values()].filter(({ points }) => points !== 0);
}

function dayGrowth({ table, before, after }: RowChange): Pick<DayTotal, 'day' | 'userId' | 'points'>[] {
  if (table !== 'dayTotals') return [];
  const was = before as DayTotal | undefined;
  const is = after as DayTotal | undefined;
  const row = is ?? was;
  return row ? [{ day: row.day, userId: row.userId, points: (is?.points ?? 0) - (was?.points ?? 0) }] : [];
}
