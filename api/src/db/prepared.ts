import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isOutdatedPlan } from './errors.ts';

/** A text is worth a name once it has come so often: lists of some length and calls that are rare need none. */
const FREQUENT = 10;
/** Texts that are counted; when there are more, counting begins anew. */
const MAX_COUNTED = 1000;
/** Each connection keeps its own plan of each prepared text, so there must not be too many. */
const MAX_PREPARED = 150;

/** Names the statements that come often: from then on the server has them prepared. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();
  #given = 0;

  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size === MAX_PREPARED) return name;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (this.#uses.size === MAX_COUNTED) this.#uses.clear();
    this.#uses.set(text, uses);
    if (uses < FREQUENT) return undefined;
    this.#uses.delete(text);
    const given = `s${this.#given++}`;
    this.#names.set(text, given);
    return given;
  }

  /**
   * The tables are others than when this name was given: what comes often gets new names. Plans of the old ones stay on
   * their connections, which is little: a node outlives few migrations.
   */
  outdated(text: string, name: string): void {
    if (this.#names.get(text) === name) this.#names.clear();
  }
}

/** A pool whose connections plan a statement that comes again only once: planning ours takes longer than running them. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? preparingClient(client, names);
      wrapped.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

function preparingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('cursors are not used');
    const name = parameters.length > 0 ? names.nameOf(text) : undefined;
    const values = [...parameters];
    if (name === undefined) return ask(client, { text, values });
    const isAlone = client.getTransactionStatus() === 'I';
    return ask(client, { text, values, name }).catch((error: unknown) => {
      if (!isOutdatedPlan(error)) throw error;
      names.outdated(text, name);
      // What is part of a transaction can only be run again with all of it.
      if (!isAlone) throw error;
      return ask(client, { text, values });
    });
  }
  return { query, release: (destroy) => client.release(destroy) };
}

/**
 * Asks by a callback, not by the driver's own promise: with that (pg 8, Node 24) a quarter of all that is read stays until
 * the next whole collection, however soon nobody needs it, and each short collection copies it, which takes milliseconds.
 */
async function ask(client: pg.PoolClient, config: pg.QueryConfig): Promise<pg.QueryResult> {
  try {
    return await new Promise((resolve, reject) => {
      client.query(config, (error, result) => (error ? reject(error) : resolve(result)));
    });
  } catch (error) {
    // From here it leads to who asked; it came from the socket.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
