import type { ColumnType, GeneratedAlways } from 'kysely';
import type { UserId } from 'sync-protocol/ids';
import type { TimeWindow } from 'sync-protocol/rules/leaderboard/period';

/** A player's points of a period, for leaderboards. */
export interface PointTotalsTable {
  timeWindow: TimeWindow;
  /** The training day, the Monday of the ISO week, the month `YYYY-MM`, or `all`. */
  period: string;
  userId: UserId;
  points: number;
  /** Of a week: the points of the week before. */
  before: ColumnType<number, number | undefined, number>;
  /** Of a week: how many points it has more than the week before, if there was one. */
  gain: GeneratedAlways<number>;
}
