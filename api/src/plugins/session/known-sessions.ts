import type { UserId } from 'sync-protocol/ids';
import { ALL_SESSIONS } from '#db/scopes.ts';
import type { PokeBus } from '#sync/pokes/poke-bus.ts';

/** How long a session is taken for what it was when the database was asked. */
const KEPT_MS = 60_000;
/** More players than call one node within that time. */
const MOST = 20_000;

interface Known {
  id: UserId;
  at: number;
}

/**
 * Whose the sessions of the last minute are, so that not every call asks the database. Whatever ends a session says so
 * on the bus, and every node forgets that player's: nothing is known while others can't be heard, nor what was asked
 * while somebody's session ended.
 */
export class KnownSessions {
  readonly #pokes: Pick<PokeBus, 'losses'>;
  readonly #now: () => Date;
  readonly #known = new Map<string, Known>();
  /** How often something was forgotten, and how often others were not heard, since the start. */
  #forgotten = 0;
  #losses: number | null;

  constructor(pokes: PokeBus, now: () => Date) {
    this.#pokes = pokes;
    this.#now = now;
    this.#losses = pokes.losses();
    pokes.subscribe([ALL_SESSIONS], ({ scope }) => this.#forgetWhere(({ id }) => scope.endsWith(id)));
  }

  /** @param ask what the database says of the session with this hash */
  async find(tokenHash: string, ask: () => Promise<UserId | undefined>): Promise<UserId | undefined> {
    this.#hearOfLosses();
    const at = this.#now().getTime();
    const known = this.#known.get(tokenHash);
    if (known && known.at <= at && at < known.at + KEPT_MS) return known.id;
    const forgotten = this.#forgotten;
    const id = await ask();
    this.#hearOfLosses();
    this.#known.delete(tokenHash);
    if (id !== undefined && this.#losses !== null && forgotten === this.#forgotten)
      this.#keep(tokenHash, { id, at });
    return id;
  }

  forget(tokenHash: string): void {
    this.#known.delete(tokenHash);
    this.#forgotten += 1;
  }

  #keep(tokenHash: string, known: Known): void {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= MOST && oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(tokenHash, known);
  }

  #hearOfLosses(): void {
    const losses = this.#pokes.losses();
    if (losses === this.#losses) return;
    this.#losses = losses;
    this.#forgetWhere(() => true);
  }

  #forgetWhere(isOver: (known: Known) => boolean): void {
    this.#forgotten += 1;
    for (const [tokenHash, known] of this.#known) if (isOver(known)) this.#known.delete(tokenHash);
  }
}
