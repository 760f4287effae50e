import { addDays, monthOf, weekStart, windowStart } from '../training-day.ts';

/** `improved`: by how many points a player's week is ahead of their own week before. */
export const TIMEFRAMES = ['daily', 'weekly', 'monthly', 'alltime', 'improved'] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];
/** Those in which points are counted: who has improved is told by their weeks. */
export type TimeWindow = Exclude<Timeframe, 'improved'>;

/** The period of a board that a training day belongs to: its points count there, and only there. */
export function periodOf(timeframe: Timeframe, day: string): string {
  switch (timeframe) {
    case 'daily':
      return day;
    case 'weekly':
    case 'improved':
      return weekStart(day);
    case 'monthly':
      return monthOf(day);
    case 'alltime':
      return 'all';
  }
}

/** Which period of a board a day belongs to, as of today: today's, the one before it, or an older one. */
export function periodAsOf(timeframe: Timeframe, day: string, today: string): 'present' | 'last' | 'older' {
  const period = periodOf(timeframe, day);
  if (timeframe === 'alltime' || period === periodOf(timeframe, today)) return 'present';
  const start = windowStart(timeframe === 'improved' ? 'weekly' : timeframe, today);
  return period === periodOf(timeframe, addDays(start, -1)) ? 'last' : 'older';
}
