import type { ServerResponse } from 'node:http';

/** The streams that are open on this node, the oldest of a player's first. */
export class OpenStreams {
  readonly #byPlayer = new Map<string, Set<ServerResponse>>();
  readonly #most: number;

  /** @param most streams a player may have open at once */
  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a stream in until it closes; where the player has one too many, the oldest ends. */
  add(player: string, stream: ServerResponse): void {
    const streams = this.#byPlayer.get(player) ?? new Set();
    this.#byPlayer.set(player, streams.add(stream));
    stream.on('close', () => this.#remove(player, stream));
    if (streams.size <= this.#most) return;
    const [oldest] = streams;
    if (!oldest) return;
    // A device that reads nothing closes late: it makes room at once.
    this.#remove(player, oldest);
    oldest.end();
  }

  get size(): number {
    return [...this.#byPlayer.values()].reduce((sum, streams) => sum + streams.size, 0);
  }

  endAll(): void {
    for (const streams of this.#byPlayer.values()) for (const stream of streams) stream.end();
  }

  #remove(player: string, stream: ServerResponse): void {
    const streams = this.#byPlayer.get(player);
    streams?.delete(stream);
    if (streams?.size === 0) this.#byPlayer.delete(player);
  }
}
