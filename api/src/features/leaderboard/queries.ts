import type { Timeframe } from 'sync-protocol/contract/leaderboard';
import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';

/** One of a board's windows in time. */
export interface Board {
  timeframe: Timeframe;
  period: string;
}

/** The players with the most points of a window; those of equal points in the order of their ids. */
export function topPlayers(kysely: Queryable, { timeframe, period }: Board, limit: number) {
  return kysely
    .selectFrom('pointTotals as totals')
    .innerJoin('users', 'users.id', 'totals.userId')
    .innerJoin('playerStats as stats', 'stats.id', 'totals.userId')
    .select(['users.id', 'totals.points', 'users.firstName', 'users.lastName', 'users.displayName'])
    .select([
      'users.hidden',
      'users.hideRealName',
      'users.isPrivate',
      'users.position',
      'users.profileImageUrl',
      'users.timezone',
      'users.birthMonth',
      'users.birthYear',
      'users.wordRulings',
    ])
    .select(['stats.lastDay', 'stats.lastAt', 'stats.streak', 'stats.bestStreak', 'stats.restDays'])
    .where('totals.timeWindow', '=', timeframe)
    .where('totals.period', '=', period)
    .where('totals.points', '>', 0)
    .where('users.disabled', '=', false)
    .orderBy('totals.points', 'desc')
    .orderBy('totals.userId')
    .limit(limit)
    .execute();
}

export type TopPlayer = Awaited<ReturnType<typeof topPlayers>>[number];

/** A player's own points of a window. */
export async function pointsIn(
  kysely: Queryable,
  { timeframe, period }: Board,
  userId: UserId,
): Promise<number> {
  const total = await kysely
    .selectFrom('pointTotals')
    .select('points')
    .where('timeWindow', '=', timeframe)
    .where('period', '=', period)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return total?.points ?? 0;
}

/** How many players have how many points in a window, most points first. */
export function pointCounts(kysely: Queryable, { timeframe, period }: Board) {
  return kysely
    .selectFrom('pointTotals')
    .select('points')
    .select((of) => of.fn.countAll<number>().as('players'))
    .where('timeWindow', '=', timeframe)
    .where('period', '=', period)
    .where('points', '>', 0)
    .groupBy('points')
    .orderBy('points', 'desc')
    .execute();
}
