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

/**
 * The parts of a write that put growth into the points of each window. How many points the week before a week had is read
 * when the week's own are written: a row that waits for a week to begin would be one more to write with every event.
 */
export function pointTotals(statement: Statement, growth: readonly PointGrowth[]): string[] {
  const [grown, measured] = [growth.filter(({ points }) => points !== 0), growth.filter(isOnlyMeasured)];
  return [
    ...(grown.length > 0 ? [growthPart(statement, grown)] : []),
    ...(measured.length > 0 ? [measurePart(statement, measured)] : []),
  ];
}

/** A week that grows by nothing itself, but the one before it did. */
function isOnlyMeasured({ points }: PointGrowth): boolean {
  return points === 0;
}

function growthPart(statement: Statement, growth: readonly PointGrowth[]): string {
  return `point_growth as (
    insert into point_totals as p (time_window, period, user_id, points, before)
    select r."timeWindow", r.period, r."userId", r.points, coalesce(last.points, 0) + r.before
    from json_to_recordset(${statement.rows(growth)})
      as r ("timeWindow" text, period text, "userId" uuid, points integer, before integer, previous text)
    left join point_totals last
      on last.user_id = r."userId" and last.time_window = 'weekly' and last.period = r.previous
    on conflict (time_window, period, user_id)
      do update set points = p.points + excluded.points, before = excluded.before)`;
}

/** Without points of its own a week is on no board, and has no row. */
function measurePart(statement: Statement, growth: readonly PointGrowth[]): string {
  return `point_measures as (
    update point_totals as p set before = p.before + r.before
    from json_to_recordset(${statement.rows(growth)}) as r (period text, "userId" uuid, before integer)
    where p.user_id = r."userId" and p.time_window = 'weekly' and p.period = r.period)`;
}
