import { sql } from 'kysely';
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

/**
 * Who stands on no board: by their own wish, taken out of sight by the operator, or without a profile. In the words of
 * the index `users_on_no_board`: with values for parameters no plan would find it, and all players would be read.
 */
const ON_NO_BOARD = sql<boolean>`(users.hidden or users.disabled or users.off_boards or users.display_name is null)`;

/** Where a board's points stand, in an index in their order: by how much somebody has improved stands with their week. */
function placeOf({ timeframe }: Board) {
  const timeWindow = timeframe === 'improved' ? 'weekly' : timeframe;
  const points = timeframe === 'improved' ? 'totals.gain' : 'totals.points';
  return { timeWindow: sql.lit(timeWindow), points } as const;
}

/** Everybody with points in a window. */
function contestants(kysely: Queryable, board: Board) {
  const { timeWindow, points } = placeOf(board);
  return kysely
    .selectFrom('pointTotals as totals')
    .where('totals.timeWindow', '=', timeWindow)
    .where('totals.period', '=', board.period)
    .where(points, '>', sql.lit(0))
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'totals.userId')
            .where(ON_NO_BOARD),
        ),
      ),
    );
}

/** The players with the most points of a window; those of equal points in the order of their ids. */
export function topPlayers(kysely: Queryable, board: Board, limit: number) {
  const { points } = placeOf(board);
  return contestants(kysely, board)
    .innerJoin('playerStats as stats', 'stats.id', 'totals.userId')
    .select(['totals.userId as id', `${points} as points`])
    .select(STREAK)
    .orderBy(points, 'desc')
    .orderBy('totals.userId')
    .limit(limit)
    .execute();
}

/** How many players have how many points in a window, most points first. */
export function pointCounts(kysely: Queryable, board: Board) {
  const { points } = placeOf(board);
  return contestants(kysely, board)
    .select(`${points} as points`)
    .select((of) => of.fn.countAll<number>().as('players'))
    .groupBy(points)
    .orderBy(points, 'desc')
    .execute();
}

/** Those of some players who may stand on a board, with what is shown of them. */
export function playersOn(kysely: Queryable, ids: readonly UserId[]) {
  return kysely
    .selectFrom('users')
    .select(SUBJECT)
    .select([
      'users.firstName',
      'users.lastName',
      'users.position',
      'users.profileImageUrl',
      'users.offBoards',
    ])
    .where('users.id', '=', sql<UserId>`any(${ids}::uuid[])`)
    .orderBy('users.id')
    .execute();
}

export type PlayerRow = Awaited<ReturnType<typeof playersOn>>[number];

/** Points of a window and streaks as they are now, by player: of those alone whose training the viewer may follow. */
export async function standingsOf(kysely: Queryable, board: Board, ids: readonly UserId[]) {
  const { timeWindow, points } = placeOf(board);
  const rows = await kysely
    .selectFrom('users')
    .innerJoin('playerStats as stats', 'stats.id', 'users.id')
    .leftJoin('pointTotals as totals', (join) =>
      join
        .onRef('totals.userId', '=', 'users.id')
        .on('totals.timeWindow', '=', timeWindow)
        .on('totals.period', '=', board.period),
    )
    .select(['users.id', 'users.timezone', `${points} as points`, ...STREAK])
    .where('users.id', '=', sql<UserId>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** A player's own points of a window, and whether they stand on the board with them. */
export async function ownPoints(kysely: Queryable, board: Board, userId: UserId) {
  const { timeWindow, points } = placeOf(board);
  const own = await kysely
    .selectFrom('users')
    .leftJoin('pointTotals as totals', (join) =>
      join
        .onRef('totals.userId', '=', 'users.id')
        .on('totals.timeWindow', '=', timeWindow)
        .on('totals.period', '=', board.period),
    )
    .select([`${points} as points`, 'users.offBoards'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  return { points: own?.points ?? 0, offBoards: own?.offBoards === true };
}
