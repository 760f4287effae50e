import type { Timeframe } from 'sync-protocol/contract/leaderboard';
import type { UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import { SUBJECT } from '#features/profile/commands.ts';

/** One of a board's windows in time. */
export interface Board {
  timeframe: Timeframe;
  period: string;
}

const STREAK = [
  'stats.lastDay',
  'stats.lastAt',
  'stats.streak',
  'stats.bestStreak',
  'stats.restDays',
  'stats.missedDays',
] as const;

/** Who stands on no board: taken out of sight by the operator, or without a profile. */
function onNoBoard(kysely: Queryable) {
  return kysely
    .selectFrom('users')
    .select('users.id')
    .where((of) =>
      of.or([of('hidden', '=', true), of('disabled', '=', true), of('displayName', 'is', null)]),
    );
}

/** Everybody with points in a window. */
function contestants(kysely: Queryable, { timeframe, period }: Board) {
  return kysely
    .selectFrom('pointTotals as totals')
    .where('totals.timeWindow', '=', timeframe)
    .where('totals.period', '=', period)
    .where('totals.points', '>', 0)
    .where('totals.userId', 'not in', onNoBoard(kysely));
}

/** The players with the most points of a window; those of equal points in the order of their ids. */
export function topPlayers(kysely: Queryable, board: Board, limit: number) {
  return contestants(kysely, board)
    .innerJoin('playerStats as stats', 'stats.id', 'totals.userId')
    .select(['totals.userId as id', 'totals.points'])
    .select(STREAK)
    .orderBy('totals.points', 'desc')
    .orderBy('totals.userId')
    .limit(limit)
    .execute();
}

/** How many players have how many points in a window, most points first. */
export function pointCounts(kysely: Queryable, board: Board) {
  return contestants(kysely, board)
    .select('totals.points')
    .select((of) => of.fn.countAll<number>().as('players'))
    .groupBy('totals.points')
    .orderBy('totals.points', 'desc')
    .execute();
}

/** Those of some players who may stand on a board, with what is shown of them, and their points of a window as it is now. */
export function playersOn(kysely: Queryable, { timeframe, period }: Board, ids: readonly UserId[]) {
  return kysely
    .selectFrom('users')
    .innerJoin('playerStats as stats', 'stats.id', 'users.id')
    .leftJoin('pointTotals as totals', (join) =>
      join
        .onRef('totals.userId', '=', 'users.id')
        .on('totals.timeWindow', '=', timeframe)
        .on('totals.period', '=', period),
    )
    .select(SUBJECT)
    .select([
      'users.firstName',
      'users.lastName',
      'users.position',
      'users.profileImageUrl',
      'users.timezone',
    ])
    .select(['totals.points', ...STREAK])
    .where('users.id', 'in', ids)
    .orderBy('users.id')
    .execute();
}

export type PlayerRow = Awaited<ReturnType<typeof playersOn>>[number];

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
