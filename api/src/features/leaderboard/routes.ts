import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/leaderboard';
import type { BoardScope, Timeframe } from 'sync-protocol/contract/leaderboard';
import type { UserId } from 'sync-protocol/ids';
import { aiPoints } from 'sync-protocol/rules/leaderboard/ai-players';
import { periodOf } from 'sync-protocol/rules/leaderboard/period';
import { isOutOfSight, type Relationship } from 'sync-protocol/rules/profile/privacy';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { BoardSnapshot } from '#db/tables/board-snapshots.ts';
import type { Deps } from '#deps';
import { gateOf, type Gate } from '#features/profile/commands.ts';
import { currentStreak } from '#features/progress/commands.ts';
import { JsonText, serve } from '#plugins/calls/serve.ts';
import { readDay } from '#sync/write/deal.ts';
import { achievementsFor } from './achievements.ts';
import type { KeptPlayers } from './kept-players.ts';
import { cardText, presentAi, rankedText, type Contestant } from './present.ts';
import { changedPlayers, ownPoints, pointCounts, standings, type Board, type Standing } from './queries.ts';
import { Ranks } from './ranks.ts';
import { Snapshots } from './snapshots.ts';

/** Who belongs to which circle around a viewer. */
const CIRCLES: Record<Exclude<BoardScope, 'all'>, (to: Relationship) => boolean> = {
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

  const placeAmongPlayers = async ({ viewer, board, scope, shown, own }: Looked) => {
    const { points, offBoards } = own;
    if (scope !== 'all') {
      const around = await circle(deps, { viewer, board, scope });
      const rank = points > 0 && !offBoards ? 1 + around.filter((one) => one.points > points).length : null;
      return { rank, players: around.length };
    }
    const known = (shown?.players ?? 0) + (await besideSnapshot(deps, { viewer, board }, shown));
    if (offBoards) return { rank: null, players: known };
    const window = `${board.timeframe} ${board.period}`;
    const rank = await ranks.rankOf(window, points, nowMs(), () => pointCounts(kysely, board));
    // How many there are now would tell that a stranger has begun to train.
    return { rank, players: Math.max(known, rank ?? 0) };
  };

  serve(
    app,
    calls.leaderboard,
    async ({ player: { id }, query: { timeframe, limit, includeAI, scope } }) => {
      const { today, board, shown, kept } = await lookAt(id, timeframe);
      const players =
        scope === 'all'
          ? await everybody(deps, { viewer: id, board, top: shown?.top ?? [], limit, kept })
          : await circle(deps, { viewer: id, board, scope });
      const ai = includeAI ? aiPlayers(timeframe, today) : [];
      return new JsonText(rankedText([...players, ...ai], limit));
    },
    { tagged: true },
  );

  serve(app, calls.recentAchievements, ({ player }) => achievementsFor(deps, player.id), { tagged: true });

  serve(app, calls.ownRank, async ({ player: { id }, query: { timeframe, includeAI, scope } }) => {
    const { today, board, shown } = await lookAt(id, timeframe);
    const own = await ownPoints(kysely, board, id);
    const { rank, players } = await placeAmongPlayers({ viewer: id, board, scope, shown, own });
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
  own: { points: number; offBoards: boolean };
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

/**
 * How many stand on the viewer's board as they are now and not in its snapshot: the viewer, and who is close. Of one that is
 * longer than any board no matter.
 */
async function besideSnapshot(
  deps: Deps,
  { viewer, board }: Asked,
  shown: BoardSnapshot | undefined,
): Promise<number> {
  const { players = 0, top = [] } = shown ?? {};
  if (players > top.length) return 0;
  const counted = new Set<string>(top.map(({ id }) => id));
  const gate = await gateOf(deps, viewer, undefined, standings(board, 0));
  return live(deps, gate, viewer, gate.beside[0]).filter(({ id }) => !counted.has(id)).length;
}

/** Who belongs to a circle around the viewer and has points, as they are now, and the viewer too. */
async function circle(
  deps: Deps,
  { viewer, board, scope }: Asked & { scope: keyof typeof CIRCLES },
): Promise<Contestant[]> {
  const gate = await gateOf(deps, viewer, undefined, standings(board, 0));
  const [close] = gate.beside;
  const isWithin = (id: UserId, to: Relationship) => id === viewer || CIRCLES[scope](to);
  return live(deps, gate, viewer, close, isWithin);
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
