import { activePhone } from '../store/active-phone.ts';
import { keysIn, nameOf, startOf } from './film-pieces.ts';

// A film lies with what is the player's own on this phone, as the pieces in which it was recorded: what was there when a
// page is killed is there afterwards. It goes with the rest when they sign out, or by itself, and is never let into the
// room that training needs.

/** A film that was recorded on this phone, or as much of it as was kept. */
export interface Film {
  /** When its recording began, in milliseconds since 1970; which one it is. */
  at: number;
  pictures: Blob;
  seconds: number;
}

/** Bytes of the storage that are left free for training. */
const LEFT_FREE = 50 * 2 ** 20;

const isOf = (at: number) => (key: string) => key.startsWith(`${nameOf(at)} `);

/** Keeps a film on this phone while it is recorded. */
export class FilmKeeper {
  readonly at = Date.now();
  readonly #db = activePhone()?.db;
  readonly #letGo = hold(nameOf(this.at));
  readonly #onFull: () => void;
  #turn = Promise.resolve();
  #pieces = 0;
  #isWhole = true;

  /** @param onFull is called once when there is no room for more of it */
  constructor(onFull: () => void) {
    this.#onFull = onFull;
  }

  /** @param seconds how long the film is with this piece */
  add(piece: Blob, seconds: number): void {
    this.#turn = this.#turn.then(() => this.#keep(piece, seconds));
  }

  /** Whether all of it is kept, once it is over. */
  async end(): Promise<boolean> {
    await this.#turn;
    this.#letGo();
    return this.#isWhole && this.#pieces > 0;
  }

  async #keep(piece: Blob, seconds: number): Promise<void> {
    if (!this.#isWhole || piece.size === 0) return;
    try {
      if (!(await hasRoomFor(piece.size))) return this.#giveUp();
      if (!this.#db) throw new Error('nobody is signed in');
      const id = `${nameOf(this.at)} ${String(this.#pieces++).padStart(4, '0')}`;
      // Not the piece itself: Safari loses those.
      const bytes = await piece.arrayBuffer();
      await this.#db.files.put({ id, bytes, type: piece.type, state: 'draft', since: this.at, seconds });
    } catch (error) {
      console.warn(error);
      this.#giveUp();
      // What the phone refused may be all the room there was.
      await discardFilm(this.at).catch(console.warn);
    }
  }

  #giveUp(): void {
    this.#isWhole = false;
    this.#onFull();
  }
}

/** The newest film that was neither shared nor thrown away; of one that a tab records still nothing is told. */
export async function newestFilm(): Promise<Film | null> {
  const db = activePhone()?.db;
  if (!db) return null;
  const held = await heldNames();
  const over = (await keysIn(db)).filter((key) => !held.has(nameOf(startOf(key))));
  const at = Math.max(...over.map(startOf));
  const parts: Blob[] = [];
  let [seconds, type] = [0, ''];
  // One by one: all at once they may be more than a phone's memory holds.
  for (const key of over.filter(isOf(at))) {
    const piece = await db.files.get(key);
    if (!piece) continue;
    parts.push(new Blob([piece.bytes]));
    seconds = piece.seconds ?? seconds;
    type = piece.type;
  }
  return parts.length > 0 ? { at, seconds, pictures: new Blob(parts, { type }) } : null;
}

/**
 * Waits until the films that are recorded at this moment are over, or their pages gone: one that was closed an instant ago
 * may hold its film still.
 * @param signal ends the waiting, with an error
 * @returns whether there were any
 */
export async function untilFilmsAreOver(signal: AbortSignal): Promise<boolean> {
  const db = activePhone()?.db;
  const held = await heldNames();
  const names = new Set((db ? await keysIn(db) : []).map((key) => nameOf(startOf(key))));
  const recorded = [...names].filter((name) => held.has(name));
  // Shared, so that nobody who only waits stands in the way of another.
  const options = { mode: 'shared', signal } as const;
  await Promise.all(recorded.map((name) => navigator.locks.request(name, options, () => undefined)));
  return recorded.length > 0;
}

/** Lets a film go. */
export async function discardFilm(at: number): Promise<void> {
  const db = activePhone()?.db;
  if (db) await db.files.bulkDelete((await keysIn(db)).filter(isOf(at)));
}

/** Whether something can be kept without taking the room of what is trained; browsers that don't know it take it. */
async function hasRoomFor(bytes: number): Promise<boolean> {
  if (!('storage' in navigator) || !('estimate' in navigator.storage)) return true;
  const { quota, usage } = await navigator.storage.estimate();
  return quota === undefined || usage === undefined || quota - usage - bytes > LEFT_FREE;
}

/** Holds a name that other tabs see, until the answer is called; a page that is killed lets go of it. */
function hold(name: string): () => void {
  let letGo = () => {};
  const untilLetGo = new Promise<void>((resolve) => (letGo = resolve));
  if ('locks' in navigator) void navigator.locks.request(name, () => untilLetGo);
  return letGo;
}

/** Names of films that are recorded; whoever waits for one shares its name for a moment. */
async function heldNames(): Promise<ReadonlySet<string | undefined>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.filter(({ mode }) => mode === 'exclusive').map(({ name }) => name));
}
