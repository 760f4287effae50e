import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import type { UserId } from 'sync-protocol/ids';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import { periodOf, TIMEFRAMES, type TimeWindow } from 'sync-protocol/rules/leaderboard/period';
import {
  addDays,
  FIRST_ZONE,
  LAST_ZONE,
  trainingDay,
  weekStart,
  windowStart,
} from 'sync-protocol/rules/training-day';

const DAYS_A_WEEK = 7;

export interface PointGrowth {
  timeWindow: TimeWindow;
  period: string;
  userId: UserId;
  /** To add; negative when points were taken back. */
  points: number;
  /** The same of a week's `before`. */
  before: number;
  /** Of a week: the one before it. */
  previous: string | null;
}

export const TIME_WINDOWS = TIMEFRAMES.filter((one) => one !== 'improved');

/**
 * The oldest period of a window whose points are kept: the one before that which is current where a day ends last. That
 * tells who has improved most; nobody asks for what is older.
 */
export function oldestPeriod(timeWindow: TimeWindow, now: Date): string {
  if (timeWindow === 'alltime') return periodOf(timeWindow, '');
  const today = trainingDay(now.getTime(), LAST_ZONE);
  return periodOf(timeWindow, addDays(windowStart(timeWindow, today), -1));
}

/**
 * How changed day totals change their players' points of each window, as far as these are kept; those of a week also the
 * week after it, which is measured against them, once it has begun anywhere: a player's first points of a week find those
 * of the week before.
 */
export function pointGrowth(changes: readonly RowChange[], now: Date): PointGrowth[] {
  const oldest = TIME_WINDOWS.map((timeWindow) => oldestPeriod(timeWindow, now));
  const newestWeek = weekStart(trainingDay(now.getTime(), FIRST_ZONE));
  const growths = new Map<string, PointGrowth>();
  const grow = (
    { timeWindow, period, userId }: Pick<PointGrowth, 'timeWindow' | 'period' | 'userId'>,
    { points = 0, before = 0 },
  ) => {
    const key = `${timeWindow} ${period} ${userId}`;
    const previous = timeWindow === 'weekly' ? addDays(period, -DAYS_A_WEEK) : null;
    const known = growths.get(key) ?? { timeWindow, period, userId, points: 0, before: 0, previous };
    growths.set(key, { ...known, points: known.points + points, before: known.before + before });
  };
  for (const { day, userId, points } of changesOf(changes, 'dayTotals').flatMap(dayGrowth)) {
    for (const [index, timeWindow] of TIME_WINDOWS.entries()) {
      const period = periodOf(timeWindow, day);
      if (period >= (oldest[index] ?? '')) grow({ timeWindow, period, userId }, { points });
    }
    const next = addDays(weekStart(day), DAYS_A_WEEK);
    if (next >= oldestPeriod('weekly', now) && next <= newestWeek)
      grow({ timeWindow: 'weekly', period: next, userId }, { before: points });
  }
  return [...growths.values()].filter(({ points, before }) => points !== 0 || before !== 0);
}

function dayGrowth({ before, after }: RowChange<'dayTotals'>): Pick<DayTotal, 'day' | 'userId' | 'points'>[] {
  const row = after ?? before;
  const points = (after?.points ?? 0) - (before?.points ?? 0);
  return row ? [{ day: row.day, userId: row.userId, points }] : [];
}
