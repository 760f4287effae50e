import type { UserId } from 'sync-protocol/ids';

/** A player's points of a period, for leaderboards. */
export interface PointTotalsTable {
  timeWindow: 'daily' | 'weekly' | 'monthly' | 'alltime';
  /** The training day, the Monday of the ISO week, the month `YYYY-MM`, or `all`. */
  period: string;
  userId: UserId;
  points: number;
}
