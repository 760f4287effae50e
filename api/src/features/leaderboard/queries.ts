import { sql, type Selectable } from 'kysely';
import type { PlayerStats } from 'sync-protocol/entities/progress/player-stats';
import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import type { UserId } from 'sync-protocol/ids';
import type { Timeframe } from 'sync-protocol/rules/leaderboard/period';
import type { Queryable } from '#db/db.ts';
import { Statement } from '#db/statement.ts';
import type { UsersTable } from '#db/tables/users.ts';
import type { Beside, SubjectRow } from '#features/profile/commands.ts';

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
  const isGain = timeframe === 'improved';
  return {
    timeWindow: isGain ? 'weekly' : timeframe,
    points: isGain ? 'totals.gain' : 'totals.points',
  } as const;
}

/** Everybody with points in a window. */
function contestants(kysely: Queryable, board: Board) {
  const { timeWindow, points } = placeOf(board);
  return kysely
    .selectFrom('pointTotals as totals')
    .where('totals.timeWindow', '=', sql.lit(timeWindow))
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

/** Each number of points that somebody has in a window, most first, and at the same place how many players have it. */
export interface PointCounts {
  points: number[];
  players: number[];
}

/** As two arrays in one row: rows by the ten thousand would keep the server from everybody else while they are read. */
export async function pointCounts(kysely: Queryable, board: Board): Promise<PointCounts> {
  const { points } = placeOf(board);
  const counts = contestants(kysely, board)
    .select(`${points} as points`)
    .select((of) => of.fn.countAll<number>().as('players'))
    .groupBy(points);
  const ordered = (column: 'points' | 'players') =>
    sql<number[]>`coalesce(json_agg(${sql.ref(column)} order by points desc), '[]')`.as(column);
  return kysely
    .selectFrom(counts.as('counts'))
    .select([ordered('points'), ordered('players')])
    .executeTakeFirstOrThrow();
}

/** What the gate has to know of a player, and what a board shows of them, of the table `u`. */
const PLAYER = `
  u.display_name as "displayName", u.hide_real_name as "hideRealName", u.is_private as "isPrivate", u.hidden,
  u.disabled, u.birth_month as "birthMonth", u.birth_year as "birthYear", u.word_rulings as "wordRulings",
  u.first_name as "firstName", u.last_name as "lastName", u.position, u.profile_image_url as "profileImageUrl",
  u.off_boards as "offBoards"`;

/** A player as a board has to know them. */
export type PlayerRow = SubjectRow &
  Pick<Selectable<UsersTable>, 'firstName' | 'lastName' | 'position' | 'profileImageUrl' | 'offBoards'>;

/** A player whose row has become another one; without a version who is gone. */
export type Changed = { id: UserId; version: null } | (PlayerRow & { version: string });

/**
 * Those of some players whose row is not the version that is known. The transaction that wrote a row tells one version
 * of it from another.
 */
export const changedPlayers =
  (ids: readonly UserId[], versions: readonly (string | null)[]): Beside<Changed> =>
  (statement) =>
    `select known.id, ${PLAYER}, u.xmin::text as version
    from unnest(${statement.array(ids, 'uuid')}, ${statement.array(versions, 'xid')}) as known (id, version)
    left join users u on u.id = known.id
    where u.xmin is distinct from known.version`;

/** A player on a board as they are now. */
export type Standing = PlayerRow &
  Pick<PlayerStats, 'lastDay' | 'lastAt' | 'streak' | 'bestStreak' | 'restDays' | 'missedDays'> & {
    timezone: string;
    points: number;
    pauses: Pick<StreakPause, 'from' | 'until'>[] | null;
  };

/** The viewer and who is close to them, with points in a window, at least so many, as they are now. */
export const standings = (board: Board, least: number): Beside<Standing> => {
  const { timeWindow, points } = placeOf(board);
  // As an array: its few rows are looked up one by one, whatever else there is.
  return (statement) =>
    `select one.id, ${PLAYER}, u.timezone, ${points} as points, stats.last_day as "lastDay", stats.last_at as "lastAt",
      stats.streak, stats.best_streak as "bestStreak", stats.rest_days as "restDays",
      stats.missed_days as "missedDays", (
        select json_agg(json_build_object('from', pauses."from", 'until', pauses.until))
        from streak_pauses pauses where pauses.user_id = u.id) as pauses
    from unnest(array(select id from close)) as one (id)
    join point_totals totals on totals.time_window = '${timeWindow}'
      and totals.period = ${statement.value(board.period, 'text')} and totals.user_id = one.id
    join users u on u.id = one.id
    join player_stats stats on stats.id = one.id
    where ${points} >= ${statement.value(Math.max(least, 1), 'integer')}`;
};

/** A player's own points of a window, and whether they stand on no board with them. */
export interface Own {
  points: number;
  offBoards: boolean;
}

/** Selects it, by itself or beside what else is asked. */
export const ownStanding = (board: Board, userId: UserId) => {
  const { timeWindow, points } = placeOf(board);
  return (statement: Statement) =>
    `select u.id, coalesce(${points}, 0) as points, u.off_boards as "offBoards" from users u
    left join point_totals totals on totals.time_window = '${timeWindow}'
      and totals.period = ${statement.value(board.period, 'text')} and totals.user_id = u.id
    where u.id = ${statement.value(userId, 'uuid')}`;
};

export async function ownPoints(kysely: Queryable, board: Board, userId: UserId): Promise<Own> {
  const statement = new Statement();
  const [own] = await statement.run<Own>(kysely, ownStanding(board, userId)(statement));
  return own ?? NO_POINTS;
}

/** Of whom the account was deleted since the session was looked up. */
export const NO_POINTS: Own = { points: 0, offBoards: false };
