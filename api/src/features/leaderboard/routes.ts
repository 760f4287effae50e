import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/leaderboard';
import type { BoardScope, Timeframe } from 'sync-protocol/contract/leaderboard';
import type { UserId } from 'sync-protocol/ids';
import { aiPoints } from 'sync-protocol/rules/leaderboard/ai-players';
import { isOutOfSight, type Relationship } from 'sync-protocol/rules/profile/privacy';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { pausesOfAll } from '#db/pauses.ts';
import type { BoardSnapshot } from '#db/tables/board-snapshots.ts';
import type { Deps } from '#deps';
import { gateOf } from '#features/profile/commands.ts';
import { currentStreak } from '#features/progress/commands.ts';
import { serve } from '#plugins/calls/serve.ts';
import { readDay } from '#sync/write/deal.ts';
import { achievementsFor } from './achievements.ts';
import { periodOf } from './point-totals.ts';
import { presentAi, presentPlayer, ranked, type Contestant } from './present.ts';
import { ownPoints, playersOn, pointCounts, standingsOf, type Board } from './queries.ts';
import { Ranks } from './ranks.ts';
import { Snapshots } from './snapshots.ts';

/** Who belongs to which circle around a viewer. */
const CIRCLES: Record<Exclude<BoardScope, 'all'>, (to: Relationship) => boolean> = {
  rivals: ({ isRival }) => isRival,
  teammates: ({ isTeammate }) => isTeammate,
};

/** So many of a snapshot may have left since, and the board is full all the same. */
const LEFT_MAX = 5;

/** Who has the most points. */
export function serveLeaderboard(app: FastifyInstance, deps: Deps): void {
  const {
    db: { kysely },
    catalog,
  } = deps;
  const ranks = new Ranks();
  const snapshots = new Snapshots(deps);
  const nowMs = () => deps.now().getTime();

  /** A board's day, week and month are the viewer's. */
  const lookAt = async (viewer: UserId, timeframe: Timeframe) => {
    const snapshot = await snapshots.current();
    const zone = await snapshot.zoneFor(viewer, async () => (await readDay(kysely, viewer)).timezone);
    const today = trainingDay(nowMs(), zone);
    const board: Board = { timeframe, period: periodOf(timeframe, today) };
    return { today, board, shown: snapshot.board(board) };
  };

  serve(
    app,
    calls.leaderboard,
    async ({ player, query: { timeframe, limit, includeAI, scope } }) => {
      const { today, board, shown } = await lookAt(player.id, timeframe);
      const players = await contestantsFor(deps, player.id, board, scope, shown?.top ?? [], limit);
      const ai = (includeAI ? catalog.aiPlayers : []).map((one) =>
        presentAi(one, aiPoints(one, timeframe, today)),
      );
      return ranked([...players, ...ai.filter(({ points }) => points > 0)], limit);
    },
    { tagged: true },
  );

  serve(app, calls.recentAchievements, ({ player }) => achievementsFor(deps, player.id), { tagged: true });

  serve(app, calls.ownRank, async ({ player, query: { timeframe, scope } }) => {
    const { board, shown } = await lookAt(player.id, timeframe);
    const { points, offBoards } = await ownPoints(kysely, board, player.id);
    if (offBoards) return { rank: null, points, players: shown?.players ?? 0 };
    if (scope !== 'all') {
      const circle = await contestantsFor(deps, player.id, board, scope);
      const rank = points > 0 ? 1 + circle.filter((one) => one.points > points).length : null;
      return { rank, points, players: circle.length };
    }
    const window = `${board.timeframe} ${board.period}`;
    const rank = await ranks.rankOf(window, points, nowMs(), () => pointCounts(kysely, board));
    // How many there are now would tell that somebody has begun to train.
    return { rank, points, players: Math.max(shown?.players ?? 0, rank ?? 0) };
  });
}

/**
 * Who stands on a board for a viewer: strangers as a snapshot shows them, the viewer and who is close to them as they
 * are now.
 */
async function contestantsFor(
  deps: Deps,
  viewer: UserId,
  board: Board,
  scope: BoardScope,
  top: BoardSnapshot['top'] = [],
  limit = 0,
): Promise<Contestant[]> {
  const { kysely } = deps.db;
  const { standingTo, related } = await gateOf(deps, viewer);
  const close = [viewer, ...related];
  const strangers = scope === 'all' ? top.slice(0, limit + related.length + LEFT_MAX) : [];
  const shown = new Map(strangers.map((one) => [one.id, one]));
  const [rows, now, pauses] = await Promise.all([
    playersOn(kysely, [...new Set([...close, ...shown.keys()])]),
    standingsOf(kysely, board, close),
    pausesOfAll(kysely, close),
  ]);
  const standingNow = (id: UserId) => {
    const own = now.get(id);
    return own && { points: own.points ?? 0, streak: currentStreak(own, pauses.get(id) ?? [], deps.now()) };
  };
  return rows.flatMap((row) => {
    const { sees, player, relationship } = standingTo(row);
    const isOwn = row.id === viewer;
    // Who has left the boards stands on none at once, not when the next snapshot is taken; nor do they for themselves.
    if (player.offBoards || (isOutOfSight(player) && !isOwn)) return [];
    if (scope !== 'all' && !isOwn && !CIRCLES[scope](relationship)) return [];
    const standing = sees.when ? standingNow(row.id) : shown.get(row.id);
    return standing && standing.points > 0 ? [presentPlayer(player, sees, standing)] : [];
  });
}
