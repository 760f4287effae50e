import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Texts that are remembered as sent once; when there are more, it begins to remember anew. */
const MAX_SEEN = 1000;
/** Each connection keeps its own plan of each prepared text, so there must not be too many. */
const MAX_PREPARED = 100;

/** Names the statements that come again: from the second time on the server has them prepared. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();

  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size === MAX_PREPARED) return name;
    if (!this.#seen.delete(text)) {
      if (this.#seen.size === MAX_SEEN) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    const given = `s${this.#names.size}`;
    this.#names.set(text, given);
    return given;
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
    return client.query({ text, values: [...parameters], ...(name !== undefined && { name }) });
  }
  return { query, release: (destroy) => client.release(destroy) };
}
