import type { PointCounts } from './queries.ts';

/** How old a rank may be. */
const MAX_AGE_MS = 30_000;
/** From this age on a window is read anew beside what is kept: reading has the rest of the time until somebody waits for it. */
const RENEW_MS = 20_000;
/** Windows that are kept: days, weeks and months of players all over the world, and some that are over. */
const KEPT = 64;

/** Players by their points, most points first. */
interface Distribution {
  /** When reading it began. */
  readAt: number;
  points: number[];
  /** How many players have more than the points at the same place. */
  above: number[];
  players: number;
}

/**
 * Ranks of players from memory: a window's distribution of points is read three times a minute at most, however many ask,
 * and never a player's rank by counting players.
 */
export class Ranks {
  readonly #kept = new Map<string, Distribution>();
  /** What is being read: a window is never read twice at once. */
  readonly #reading = new Map<string, Promise<Distribution>>();

  /**
   * The place of a player with so many points, null without any; equal points share it.
   * @param read the window's distribution, most points first
   */
  async rankOf(
    window: string,
    points: number,
    now: number,
    read: () => Promise<PointCounts>,
  ): Promise<number | null> {
    const distribution = await this.#distribution(window, now, read);
    return points > 0 ? 1 + playersAbove(distribution, points) : null;
  }

  #distribution(
    window: string,
    now: number,
    read: () => Promise<PointCounts>,
  ): Distribution | Promise<Distribution> {
    const kept = this.#kept.get(window);
    // How old something from the future is nobody knows: the clock was set back.
    const age = kept && kept.readAt <= now ? now - kept.readAt : Infinity;
    if (kept && age < RENEW_MS) return kept;
    const anew = this.#reading.get(window) ?? this.#read(window, now, read);
    if (!kept || age >= MAX_AGE_MS) return anew;
    // Nobody waits for it; if it fails, whoever asks once the old one is too old hears of it.
    anew.catch(() => undefined);
    return kept;
  }

  #read(window: string, now: number, read: () => Promise<PointCounts>): Promise<Distribution> {
    const reading = distributionAt(now, read)
      .then((one) => this.#keep(window, one))
      .finally(() => this.#reading.delete(window));
    this.#reading.set(window, reading);
    return reading;
  }

  #keep(window: string, one: Distribution): Distribution {
    this.#kept.delete(window);
    this.#kept.set(window, one);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return one;
  }
}

async function distributionAt(readAt: number, read: () => Promise<PointCounts>): Promise<Distribution> {
  return { readAt, ...summedUp(await read()) };
}

function summedUp({ points, players: counts }: PointCounts): Omit<Distribution, 'readAt'> {
  let players = 0;
  const above = counts.map((count) => {
    const before = players;
    players += count;
    return before;
  });
  return { points, above, players };
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
