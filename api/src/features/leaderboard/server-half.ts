import type { Statement } from '#db/statement.ts';
import type { ServerHalf } from '#sync/server-half.ts';
import { pointGrowth, type PointGrowth } from './point-totals.ts';

/** Keeps the points of each window with the days that they come from. */
export const leaderboardHalf: ServerHalf = {
  follow: ({ changes, now }) => {
    const growth = pointGrowth(changes, now);
    return { parts: (statement) => pointTotals(statement, growth) };
  },
};

/** The part of a write that puts growth into the points of each window. */
export function pointTotals(statement: Statement, growth: readonly PointGrowth[]): string[] {
  if (growth.length === 0) return [];
  return [
    `point_growth as (
      insert into point_totals as p (time_window, period, user_id, points, before)
      select r."timeWindow", r.period, r."userId", r.points, r.before
      from json_to_recordset(${statement.rows(growth)})
        as r ("timeWindow" text, period text, "userId" uuid, points integer, before integer)
      on conflict (time_window, period, user_id)
        do update set points = p.points + excluded.points, before = p.before + excluded.before)`,
  ];
}
