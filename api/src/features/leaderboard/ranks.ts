/** How long a rank may be out of date, where reading them all is quick. */
const FRESH_MS = 30_000;
/** Where it is slow, reading takes no more than this share of a node's time: among a million players half a second. */
const SHARE = 1 / 100;
/** However slow it is. */
const MAX_FRESH_MS = 5 * 60_000;
/** Windows that are kept: days, weeks and months of players all over the world, and some that are over. */
const KEPT = 64;

/** Players by their points, most points first. */
interface Distribution {
  points: number[];
  /** How many players have more than the points at the same place. */
  above: number[];
  players: number;
}

type Counts = readonly { points: number; players: number }[];

/** A window's distribution as it was read, or is being read. */
interface Reading {
  readAt: number;
  freshMs: number;
  distribution: Promise<Distribution>;
}

/**
 * Ranks of players from memory: a window's distribution of points is read at most every quarter of a minute, however
 * many ask, and never a player's rank by counting players.
 */
export class Ranks {
  readonly #kept = new Map<string, Reading>();
  /** Windows that are read anew beside what is kept. */
  readonly #renewing = new Set<string>();

  /**
   * The place of a player with so many points, null without any; equal points share it.
   * @param read the window's distribution, most points first
   */
  async rankOf(
    window: string,
    points: number,
    now: number,
    read: () => Promise<Counts>,
  ): Promise<number | null> {
    const distribution = await this.#distribution(window, now, read);
    return points > 0 ? 1 + playersAbove(distribution, points) : null;
  }

  #distribution(window: string, now: number, read: () => Promise<Counts>): Promise<Distribution> {
    const kept = this.#kept.get(window);
    if (!kept || now - kept.readAt >= kept.freshMs) return this.#keep(window, reading(now, read));
    // Half as old it is read anew while it still counts: where people keep asking nobody waits for it.
    if (now - kept.readAt >= kept.freshMs / 2) void this.#renew(window, now, read);
    return kept.distribution;
  }

  async #renew(window: string, now: number, read: () => Promise<Counts>): Promise<void> {
    if (this.#renewing.has(window)) return;
    this.#renewing.add(window);
    try {
      const anew = reading(now, read);
      await anew.distribution;
      await this.#keep(window, anew);
    } catch {
      // Whoever asks once it is too old hears of it.
    } finally {
      this.#renewing.delete(window);
    }
  }

  #keep(window: string, one: Reading): Promise<Distribution> {
    // What could not be read is not kept.
    one.distribution.catch(() => this.#kept.delete(window));
    this.#kept.delete(window);
    this.#kept.set(window, one);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return one.distribution;
  }
}

function reading(now: number, read: () => Promise<Counts>): Reading {
  const from = performance.now();
  const one: Reading = {
    readAt: now,
    freshMs: FRESH_MS,
    distribution: read().then((counts) => {
      const tookMs = performance.now() - from;
      one.freshMs = Math.min(Math.max(FRESH_MS, (2 * tookMs) / SHARE), MAX_FRESH_MS);
      return summedUp(counts);
    }),
  };
  return one;
}

function summedUp(counts: Counts): Distribution {
  let players = 0;
  const above = counts.map((one) => {
    const before = players;
    players += one.players;
    return before;
  });
  return { points: counts.map((one) => one.points), above, players };
}

/** Players with more points: found by halving, the points are in descending order. */
function playersAbove({ points, above, players }: Distribution, own: number): number {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle] ?? 0) > own) low = middle + 1;
    else high = middle;
  }
  return above[low] ?? players;
}
