import { CamelCasePlugin, Kysely, sql } from 'kysely';
import type { Engine } from './dialect.ts';
import type { Database } from './schema.ts';
import { runTransaction, type Tx } from './transaction.ts';

/** What a query needs: the database itself, or the transaction it is part of. */
export type Queryable = Kysely<Database>;

/** The database as features see it. */
export interface Db {
  readonly kind: Engine['kind'];
  readonly jobStore: Engine['jobStore'];
  readonly connections: Engine['connections'];
  /** For a single read or write by itself. Never inside a transaction: the embedded database would wait for itself. */
  readonly kysely: Queryable;
  /** Several reads and writes that stand or fall together; retried as a whole after a deadlock. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Several reads that all see the same moment; nothing can be written. */
  snapshot<T>(read: (kysely: Queryable) => Promise<T>): Promise<T>;
  /** @throws if the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** @param onEffectError hears what an `onCommit` effect threw; the transaction has succeeded by then. */
export function createDb(engine: Engine, onEffectError: (error: unknown) => void): Db {
  const kysely = new Kysely<Database>({ dialect: engine.dialect, plugins: [new CamelCasePlugin()] });
  return {
    kind: engine.kind,
    jobStore: engine.jobStore,
    connections: engine.connections,
    kysely,
    transaction: (work) => runTransaction(kysely, work, onEffectError),
    snapshot: (read) =>
      engine.kind === 'postgres' ? isolatedSnapshot(kysely, read) : embeddedSnapshot(kysely, read),
    ping: async () => {
      await sql`select 1`.execute(kysely);
    },
    close: async () => {
      await kysely.destroy();
      engine.release();
    },
  };
}

function isolatedSnapshot<T>(kysely: Queryable, read: (kysely: Queryable) => Promise<T>): Promise<T> {
  return kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/** The embedded database has one connection, so nobody writes meanwhile; its driver ignores both settings. */
function embeddedSnapshot<T>(kysely: Queryable, read: (kysely: Queryable) => Promise<T>): Promise<T> {
  return kysely.transaction().execute(async (trx) => {
    await sql`set transaction read only`.execute(trx);
    return read(trx);
  });
}
