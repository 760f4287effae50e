import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps';
import { codeOf, isDatabaseUnavailable, isOutOfRoom } from '#db/errors.ts';

/** More than is left free here and there on a disk that is full. */
const PROBE_BYTES = 64 * 1024;
const PROBE_KEY = 'room';
/** A photo's. */
const PROBE_FILE_BYTES = 1024 * 1024;
const PROBE_FILE = 'is-there-room';

/** What the database and the folder of files could not do, as far as somebody heard of it. */
class Trouble {
  /** Failures by the database's own code, such as 53100 for a full disk; `lost` for a connection. */
  readonly failures = new Map<string, number>();
  readonly #db: Db;
  readonly #folder: string;
  #isFull = false;
  #probe: Promise<boolean> | undefined;

  constructor({ db, config }: Pick<Deps, 'db' | 'config'>) {
    this.#db = db;
    this.#folder = config.dataDir;
  }

  note(error: unknown): void {
    if (isOutOfRoom(error)) this.#isFull = true;
    if (!isDatabaseUnavailable(error)) return;
    const code = codeOf(error) ?? 'lost';
    this.failures.set(code, (this.failures.get(code) ?? 0) + 1);
  }

  /** Whether the disk of either is full. Only from when something could not be written it is tried, until something can. */
  async isDiskFull(): Promise<boolean> {
    if (!this.#isFull) return false;
    this.#probe ??= this.#hasRoom().finally(() => (this.#probe = undefined));
    if (await this.#probe) this.#isFull = false;
    return this.#isFull;
  }

  async #hasRoom(): Promise<boolean> {
    try {
      await this.#writeRow();
      await this.#writeFile();
      return true;
    } catch (error) {
      if (isOutOfRoom(error)) return false;
      throw error;
    }
  }

  async #writeRow(): Promise<void> {
    const value = JSON.stringify(randomBytes(PROBE_BYTES).toString('base64'));
    await this.#db.transaction(async ({ kysely }) => {
      await kysely.insertInto('serverState').values({ key: PROBE_KEY, value }).execute();
      await kysely.deleteFrom('serverState').where('key', '=', PROBE_KEY).execute();
    });
  }

  async #writeFile(): Promise<void> {
    const file = join(this.#folder, PROBE_FILE);
    try {
      await writeFile(file, randomBytes(PROBE_FILE_BYTES), { mode: 0o600 });
    } catch (error) {
      // A folder that is not there, or not to be written to, is no full one: files are kept elsewhere.
      if (isOutOfRoom(error)) throw error;
    } finally {
      await rm(file, { force: true });
    }
  }
}

/** Remembers what the server found no room or no database for, for who watches it. */
export function noteTrouble(app: FastifyInstance, deps: Pick<Deps, 'db' | 'config'>): void {
  app.decorate('trouble', new Trouble(deps));
}

declare module 'fastify' {
  interface FastifyInstance {
    trouble: Trouble;
  }
}
