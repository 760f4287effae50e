import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/db.ts';
import { codeOf, isDatabaseUnavailable, isOutOfRoom } from '#db/errors.ts';

/** More than is left free here and there on a disk that is full. */
const PROBE_BYTES = 64 * 1024;
const PROBE_KEY = 'room';

/** What the database could not do, as far as somebody heard of it. */
class Trouble {
  /** Failures by the database's own code, such as 53100 for a full disk; `lost` for a connection. */
  readonly failures = new Map<string, number>();
  readonly #db: Db;
  #isFull = false;
  #probe: Promise<boolean> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  note(error: unknown): void {
    if (isOutOfRoom(error)) this.#isFull = true;
    if (!isDatabaseUnavailable(error)) return;
    const code = codeOf(error) ?? 'lost';
    this.failures.set(code, (this.failures.get(code) ?? 0) + 1);
  }

  /** Whether the disk is full. Only from when something could not be written it is tried, until something can. */
  async isDiskFull(): Promise<boolean> {
    if (!this.#isFull) return false;
    this.#probe ??= this.#hasRoom().finally(() => (this.#probe = undefined));
    if (await this.#probe) this.#isFull = false;
    return this.#isFull;
  }

  async #hasRoom(): Promise<boolean> {
    const value = JSON.stringify(randomBytes(PROBE_BYTES).toString('base64'));
    try {
      await this.#db.transaction(async ({ kysely }) => {
        await kysely.insertInto('serverState').values({ key: PROBE_KEY, value }).execute();
        await kysely.deleteFrom('serverState').where('key', '=', PROBE_KEY).execute();
      });
      return true;
    } catch (error) {
      if (isOutOfRoom(error)) return false;
      throw error;
    }
  }
}

/** Remembers what the database could not do, for who watches the server. */
export function noteTrouble(app: FastifyInstance, db: Db): void {
  app.decorate('trouble', new Trouble(db));
}

declare module 'fastify' {
  interface FastifyInstance {
    trouble: Trouble;
  }
}
