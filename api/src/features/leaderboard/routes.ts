import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/leaderboard';
import type { BoardScope } from 'sync-protocol/contract/leaderboard';
import type { UserId } from 'sync-protocol/ids';
import { aiPoints } from 'sync-protocol/rules/leaderboard/ai-players';
import { periodOf, type Timeframe } from 'sync-protocol/rules/leaderboard/period';
import { isOutOfSight, type Relationship } from 'sync-protocol/rules/profile/privacy';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { BoardSnapshot } from '#db/tables/board-snapshots.ts';
import type { Deps } from '#deps';
import { gateOf, type Beside, type Gate } from '#features/profile/commands.ts';
import { currentStreak } from '#features/progress/commands.ts';
import { JsonText, serve } from '#plugins/calls/serve.ts';
import { readDay } from '#sync/write/deal.ts';
import { achievementsFor } from './achievements.ts';
import type { KeptPlayers } from './kept-players.ts';
import { cardText, presentAi, rankedText, type Contestant } from './present.ts';
import {
  changedPlayers,
  NO_POINTS,
  ownPoints,
  ownStanding,
  pointCounts,
  standings,
  type Board,
  type Own,
  type Standing,
} from './queries.ts';
import { Ranks } from './ranks.ts';
import { Snapshots } from './snapshots.ts';

/** Who belongs to which circle around a viewer. */
const CIRCLES: Record<BoardScope, (to: Relationship) => boolean> = {
  all: () => true,
  rivals: ({ isRival }) => isRival,
  teammates: ({ isTeammate }) => isTeammate,
};

/** So many of a snapshot may have left since, or lost points again, and the board is full all the same. */
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
    return { today, board, shown: snapshot.board(board), kept: snapshot.players };
  };

  /** Like everybody else they stand on no board on which they have no points. */
  const aiPlayers = (timeframe: Timeframe, today: string) =>
    catalog.aiPlayers
      .map((one) => presentAi(one, aiPoints(one, timeframe, today)))
      .filter(({ points }) => points > 0);

  const placeAmongAll = async (board: Board, { points, offBoards }: Own, known: number) => {
    if (offBoards) return { rank: null, players: known };
    const window = `${board.timeframe} ${board.period}`;
    const rank = await ranks.rankOf(window, points, nowMs(), () => pointCounts(kysely, board));
    // How many there are now would tell that a stranger has begun to train.
    return { rank, players: Math.max(known, rank ?? 0) };
  };

  const placeAmongPlayers = async ({ viewer, board, scope, shown }: Looked) => {
    const { players: known = 0, top = [] } = shown ?? {};
    // Nobody sees the end of a board that is longer than its snapshot, nor who is missing there.
    if (scope === 'all' && known > top.length) {
      const own = await ownPoints(kysely, board, viewer);
      return { own, ...(await placeAmongAll(board, own, known)) };
    }
    const { own, players } = await circle(deps, { viewer, board, scope });
    if (scope === 'all') {
      // Who is close stands on it as they are now, also who was not there when it was taken.
      const counted = new Set<string>(top.map(({ id }) => id));
      const beside = players.filter(({ id }) => !counted.has(id)).length;
      return { own, ...(await placeAmongAll(board, own, known + beside)) };
    }
    const { points, offBoards } = own;
    const rank = points > 0 && !offBoards ? 1 + players.filter((one) => one.points > points).length : null;
    return { own, rank, players: players.length };
  };

  serve(
    app,
    calls.leaderboard,
    async ({ player: { id }, query: { timeframe, limit, includeAI, scope } }) => {
      const { today, board, shown, kept } = await lookAt(id, timeframe);
      const players =
        scope === 'all'
          ? await everybody(deps, { viewer: id, board, top: shown?.top ?? [], limit, kept })
          : (await circle(deps, { viewer: id, board, scope })).players;
      const ai = includeAI ? aiPlayers(timeframe, today) : [];
      return new JsonText(rankedText([...players, ...ai], limit));
    },
    { tagged: true },
  );

  serve(app, calls.recentAchievements, ({ player }) => achievementsFor(deps, player.id), { tagged: true });

  serve(app, calls.ownRank, async ({ player: { id }, query: { timeframe, includeAI, scope } }) => {
    const { today, board, shown } = await lookAt(id, timeframe);
    const { own, rank, players } = await placeAmongPlayers({ viewer: id, board, scope, shown });
    const ai = includeAI ? aiPlayers(timeframe, today) : [];
    const ahead = ai.filter(({ points }) => points > own.points).length;
    return { rank: rank && rank + ahead, points: own.points, players: players + ai.length };
  });
}

interface Asked {
  viewer: UserId;
  board: Board;
}

interface Looked extends Asked {
  scope: BoardScope;
  shown: BoardSnapshot | undefined;
}

/** Everybody who may be among the first of a board: strangers as a snapshot shows them, who is close as they are now. */
async function everybody(
  deps: Deps,
  asked: Asked & { top: BoardSnapshot['top']; limit: number; kept: KeptPlayers },
): Promise<Contestant[]> {
  const { viewer, board, top, limit, kept } = asked;
  const most = limit + LEFT_MAX;
  const shown = top.slice(0, most);
  // Whoever has fewer points than all of these is not among the first.
  const least = shown.length === most ? (shown.at(-1)?.points ?? 0) : 0;
  const ids = shown.map(({ id }) => id);
  const known = kept.known(ids);
  const changes = changedPlayers(ids, known.versions);
  const gate = await gateOf(deps, viewer, undefined, changes, standings(board, least));
  const [changed, close] = gate.beside;
  const places = new Map(shown.map((one) => [one.id, one]));
  const now = deps.now().getTime();
  const strangers = known.asTheyAre(changed).flatMap((one): Contestant[] => {
    const other = one.asOthersRead(now);
    const place = places.get(one.id);
    // Who has left the boards stands on none at once, not when the next snapshot is taken.
    if (!place || other.player.offBoards || isOutOfSight(other.player)) return [];
    const { sees } = gate.standingToOther(other);
    // Who is close stands as they are now.
    if (sees.when) return [];
    return [{ ...place, card: sees.points ? () => one.cardText(sees, now) : null }];
  });
  return [...strangers, ...live(deps, gate, viewer, close)];
}

/** Who belongs to a circle around the viewer and has points, as they are now, and the viewer too; and the viewer's own. */
async function circle(
  deps: Deps,
  { viewer, board, scope }: Asked & { scope: BoardScope },
): Promise<{ own: Own; players: Contestant[] }> {
  const beside: Beside<Own> = ownStanding(board, viewer);
  const gate = await gateOf(deps, viewer, undefined, standings(board, 0), beside);
  const [close, [own = NO_POINTS]] = gate.beside;
  const isWithin = (id: UserId, to: Relationship) => id === viewer || CIRCLES[scope](to);
  return { own, players: live(deps, gate, viewer, close, isWithin) };
}

/** Those of some players whose training the viewer may follow. */
function live(
  deps: Deps,
  gate: Gate,
  viewer: UserId,
  close: readonly Standing[],
  isWithin: (id: UserId, to: Relationship) => boolean = () => true,
): Contestant[] {
  return close.flatMap((row) => {
    const { sees, player, relationship } = gate.standingTo(row);
    const isHidden = player.offBoards || (isOutOfSight(player) && row.id !== viewer);
    if (isHidden || !sees.when || !isWithin(row.id, relationship)) return [];
    const streak = currentStreak(row, row.pauses ?? [], deps.now());
    return [{ id: row.id, points: row.points, streak, card: () => cardText(player, sees) }];
  });
}
