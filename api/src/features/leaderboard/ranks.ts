/** How long a rank may be out of date. */
const FRESH_MS = 30_000;
/** After so long it is read anew while the old one still counts: where people keep asking nobody waits for it. */
const YOUNG_MS = 15_000;
/** Windows that are kept: days, weeks and months of players all over the world, and some that are over. */
const KEPT = 64;

/** Players by their points, most points first. */
interface Distribution {
  readAt: number;
  points: number[];
  /** How many players have more than the points at the same place. */
  above: number[];
  players: number;
}

type Counts = readonly { points: number; players: number }[];

/**
 * Ranks of players from memory: a window's distribution of points is read at most every half minute, however
 * many ask, and never a player's rank by counting players.
 */
export class Ranks {
  readonly #kept = new Map<string, { readAt: number; reading: Promise<Distribution> }>();
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
    if (!kept || now - kept.readAt >= FRESH_MS) return this.#keep(window, now, read());
    if (now - kept.readAt >= YOUNG_MS) void this.#renew(window, now, read);
    return kept.reading;
  }

  async #renew(window: string, now: number, read: () => Promise<Counts>): Promise<void> {
    if (this.#renewing.has(window)) return;
    this.#renewing.add(window);
    try {
      const counts = await read();
      await this.#keep(window, now, Promise.resolve(counts));
    } catch {
      // Whoever asks once it is too old hears of it.
    } finally {
      this.#renewing.delete(window);
    }
  }

  #keep(window: string, now: number, counts: Promise<Counts>): Promise<Distribution> {
    const reading = counts.then((read) => summedUp(read, now));
    // What could not be read is not kept.
    reading.catch(() => this.#kept.delete(window));
    this.#kept.delete(window);
    this.#kept.set(window, { readAt: now, reading });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return reading;
  }
}

function summedUp(counts: Counts, readAt: number): Distribution {
  let players = 0;
  const above = counts.map((one) => {
    const before = players;
    players += one.players;
    return before;
  });
  return { readAt, points: counts.map((one) => one.points), above, players };
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
