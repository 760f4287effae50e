import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/leaderboard';
import { aiPoints } from 'sync-protocol/rules/ai-players';
import { pausesOfAll } from '#db/pauses.ts';
import type { Deps } from '#deps';
import { readByOthers, standingsTo } from '#features/profile/commands.ts';
import { serve } from '#plugins/serve.ts';
import { todayOf } from '#sync/deal.ts';
import { periodOf } from '#sync/point-totals.ts';
import { presentAi, presentPlayer, ranked, type Contestant } from './present.ts';
import { pointCounts, pointsIn, topPlayers, type Board } from './queries.ts';
import { Ranks } from './ranks.ts';

/** Entries that a viewer does not see (blocked, hidden) make room for so many others. */
const UNSEEN_MAX = 20;

/** Who has the most points. */
export function serveLeaderboard(app: FastifyInstance, deps: Deps): void {
  const {
    db: { kysely },
    catalog,
  } = deps;
  const ranks = new Ranks();

  serve(app, calls.leaderboard, async ({ player, query: { timeframe, limit, includeAI } }) => {
    const now = deps.now().getTime();
    // A board's day, week and month are the viewer's.
    const today = await todayOf(deps, player.id);
    const board = { timeframe, period: periodOf(timeframe, today) };
    const top = await topPlayers(kysely, board, limit + UNSEEN_MAX);
    const ids = top.map(({ id }) => id);
    const pauses = await pausesOfAll(kysely, ids);
    const standingTo = await standingsTo(deps, player.id, ids);
    const players = top.map((one): Contestant => {
      const isOwn = one.id === player.id;
      const seen = isOwn ? one : readByOthers(one, now);
      // Who has no name that others may read stands on nobody else's board.
      const isUnseen = one.hidden || seen.displayName === null;
      const relation = isUnseen && !isOwn ? 'blocked' : standingTo(one.id).relation;
      return { points: one.points, entry: presentPlayer(seen, relation, pauses.get(one.id) ?? [], now) };
    });
    const company = includeAI ? catalog.aiPlayers : [];
    const ai = company.map((one): Contestant => {
      const points = aiPoints(one, timeframe, today);
      return { points, entry: presentAi(one, points) };
    });
    return ranked([...players, ...ai.filter(({ points }) => points > 0)], limit);
  });

  serve(app, calls.ownRank, async ({ player, query: { timeframe } }) => {
    const board: Board = { timeframe, period: periodOf(timeframe, await todayOf(deps, player.id)) };
    const points = await pointsIn(kysely, board, player.id);
    const window = `${board.timeframe} ${board.period}`;
    const rank = await ranks.rankOf(window, points, deps.now().getTime(), () => pointCounts(kysely, board));
    return { ...rank, points };
  });
}
