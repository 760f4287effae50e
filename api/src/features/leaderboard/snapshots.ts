import { MAX_LEADERBOARD_LIMIT } from 'sync-protocol/contract/leaderboard';
import type { UserId } from 'sync-protocol/ids';
import { periodOf, TIMEFRAMES } from 'sync-protocol/rules/leaderboard/period';
import { isStale, SNAPSHOT_MS } from 'sync-protocol/rules/profile/privacy';
import { addDays, FIRST_ZONE, LAST_ZONE, trainingDay } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { pausesOfAll } from '#db/pauses.ts';
import type { BoardSnapshot } from '#db/tables/board-snapshots.ts';
import type { Deps } from '#deps';
import { shownStreak } from '#features/progress/commands.ts';
import { KeptPlayers } from './kept-players.ts';
import { pointCounts, topPlayers, type Board } from './queries.ts';

/** As many as a board shows, and some for those who are shown as they are now, or have left. */
const KEPT = 2 * MAX_LEADERBOARD_LIMIT;
const ROW = 1;

type SnapshotDeps = Pick<Deps, 'db' | 'now'>;

/** The boards as they were at one moment. */
class Snapshot {
  readonly takenAt: string;
  /** Those whom its boards show. */
  readonly players = new KeptPlayers();
  readonly #boards: readonly BoardSnapshot[];
  readonly #zones = new Map<UserId, string>();

  constructor({ takenAt, boards }: { takenAt: string; boards: readonly BoardSnapshot[] }) {
    this.takenAt = takenAt;
    this.#boards = boards;
  }

  /** The time zone by which a viewer sees it: the first one that they came with. To try others tells nothing. */
  async zoneFor(viewer: UserId, read: () => Promise<string>): Promise<string> {
    const zone = this.#zones.get(viewer) ?? (await read());
    const first = this.#zones.get(viewer) ?? zone;
    this.#zones.set(viewer, first);
    return first;
  }

  /** Undefined for a day that had not begun anywhere. */
  board({ timeframe, period }: Board): BoardSnapshot | undefined {
    return this.#boards.find((one) => one.timeframe === timeframe && one.period === period);
  }
}

/**
 * The boards as strangers see each other on them. Those of every window are taken in one moment, by whichever node is
 * asked first, and stand for all nodes a quarter of an hour: nobody learns more by asking more often, at another
 * node, or of another window.
 */
export class Snapshots {
  readonly #deps: SnapshotDeps;
  #kept: Snapshot | undefined;
  #taking: Promise<void> | undefined;

  constructor(deps: SnapshotDeps) {
    this.#deps = deps;
  }

  async current(): Promise<Snapshot> {
    const { db, now } = this.#deps;
    // While it stands no node takes another.
    if (this.#kept && !isStale(this.#kept.takenAt, now().getTime())) return this.#kept;
    const known = await takenAt(db.kysely);
    if (known === undefined || isStale(known, now().getTime())) {
      this.#taking ??= takeSnapshot(this.#deps).finally(() => {
        this.#taking = undefined;
      });
      await this.#taking;
    } else if (known === this.#kept?.takenAt) return this.#kept;
    const read = new Snapshot(await readSnapshot(db.kysely));
    // Others may have read it meanwhile.
    if (this.#kept?.takenAt !== read.takenAt) this.#kept = read;
    return this.#kept;
  }
}

async function takenAt(kysely: Queryable): Promise<string | undefined> {
  return (await kysely.selectFrom('boardSnapshots').select('takenAt').executeTakeFirst())?.takenAt;
}

function readSnapshot(kysely: Queryable) {
  return kysely.selectFrom('boardSnapshots').select(['takenAt', 'boards']).executeTakeFirstOrThrow();
}

/** Takes a snapshot, unless another node was quicker. */
async function takeSnapshot({ db, now: clock }: SnapshotDeps): Promise<void> {
  const now = clock().getTime();
  await db.transaction(async ({ kysely }) => {
    const at = new Date(now).toISOString();
    const staleBy = new Date(now - SNAPSHOT_MS).toISOString();
    // Whoever comes second waits here, and then finds it done.
    const claimed = await kysely
      .insertInto('boardSnapshots')
      .values({ id: ROW, takenAt: at, boards: '[]' })
      .onConflict((taken) =>
        taken
          .column('id')
          .doUpdateSet({ takenAt: at })
          .where((of) =>
            of.or([of('boardSnapshots.takenAt', '<=', staleBy), of('boardSnapshots.takenAt', '>', at)]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    if (!claimed) return;
    const boards: BoardSnapshot[] = [];
    for (const board of boardsAt(now)) boards.push(await snapshotOf(kysely, board, now));
    await kysely
      .updateTable('boardSnapshots')
      .set({ boards: JSON.stringify(boards) })
      .execute();
  });
}

/** The boards of every day that it is somewhere, of their weeks and months, and of all time. */
function boardsAt(now: number): Board[] {
  const days: string[] = [];
  for (let day = trainingDay(now, LAST_ZONE); day <= trainingDay(now, FIRST_ZONE); day = addDays(day, 1))
    days.push(day);
  return TIMEFRAMES.flatMap((timeframe) =>
    [...new Set(days.map((day) => periodOf(timeframe, day)))].map((period) => ({ timeframe, period })),
  );
}

async function snapshotOf(kysely: Queryable, board: Board, now: number): Promise<BoardSnapshot> {
  const top = await topPlayers(kysely, board, KEPT);
  const { players } = await pointCounts(kysely, board);
  const pauses = await pausesOfAll(
    kysely,
    top.map(({ id }) => id),
  );
  return {
    ...board,
    players: players.reduce((sum, count) => sum + count, 0),
    top: top.map(({ id, points, ...stats }) => ({
      id,
      points,
      streak: shownStreak(stats, pauses.get(id), now),
    })),
  };
}
