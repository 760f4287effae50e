import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import { fromPglite, type ConstructorOptions } from 'pg-boss';
import { lockDataDir } from './data-dir.ts';
import { notMade } from './errors.ts';
import { preparingPool } from './prepared.ts';

/** Type ids (oids) of PostgreSQL whose text the two drivers would read differently. */
const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/**
 * How values leave the database, the same for both drivers: bigint as a number (ours stay far below 2^53),
 * a date as `YYYY-MM-DD`, an instant as ISO 8601 in UTC with milliseconds.
 */
export const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [INT8]: Number,
  [DATE]: (text) => text,
  [TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
};

/** The folder of the embedded database in `DATA_DIR`. */
export const EMBEDDED = 'pg';

const JOB_CONNECTIONS = 2;

export interface DatabaseChoice {
  /** A PostgreSQL server, or null for the embedded database. */
  databaseUrl: string | null;
  databasePool: number;
  dataDir: string;
}

/** An open database of either kind. */
export interface Engine {
  readonly kind: 'postgres' | 'pglite';
  readonly dialect: Dialect;
  /** How the job queue reaches the same database. */
  readonly jobStore: ConstructorOptions;
  /** How many connections of the pool are busy and idle, and how many calls wait for one; null where there is no pool. */
  readonly connections: (() => { busy: number; idle: number; waiting: number }) | null;
  /** After the dialect is destroyed: gives back what the engine holds besides. */
  release(): void;
}

/** Opens PostgreSQL or the embedded database: the one place that knows there are two. */
export async function openEngine(
  choice: DatabaseChoice,
  onConnectionError: (error: Error) => void,
): Promise<Engine> {
  return choice.databaseUrl === null
    ? openEmbedded(choice.dataDir)
    : openPostgres(choice.databaseUrl, choice.databasePool, onConnectionError);
}

async function openEmbedded(dataDir: string): Promise<Engine> {
  const release = lockDataDir(dataDir);
  try {
    // Only here: a server on PostgreSQL does without its code.
    const { PGlite } = await import('@electric-sql/pglite');
    const pglite = await PGlite.create({ dataDir: join(dataDir, EMBEDDED), parsers: PARSERS });
    return { ...embeddedEngine(pglite), release };
  } catch (error) {
    release();
    throw notMade(error, dataDir);
  }
}

/** The engine round a PGlite that exists already and was made with our PARSERS. */
export function embeddedEngine(pglite: PGlite): Engine {
  return {
    kind: 'pglite',
    dialect: new PGliteDialect({ pglite }),
    jobStore: { backend: 'pglite', db: jobStoreOf(pglite) },
    connections: null,
    release: () => undefined,
  };
}

/** The job queue reads instants as dates, as its own driver gives them. */
function jobStoreOf(pglite: PGlite) {
  const parsers = { [TIMESTAMPTZ]: (text: string) => new Date(text) };
  return fromPglite({
    query: (text, values) => pglite.query(text, values, { parsers }),
    exec: (text) => pglite.exec(text, { parsers }),
  });
}

async function openPostgres(
  url: string,
  size: number,
  onConnectionError: (error: Error) => void,
): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // Kept open: the first storm of pushes after a start must not wait for connections.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'volleypath',
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    // Nearly all statements look rows up by their keys, whatever these are: planning them anew costs more than it finds.
    options: '-c plan_cache_mode=force_generic_plan',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        PARSERS[oid] ?? (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
    },
  });
  // A connection that is lost between two statements of a transaction says so here only, and nowhere else:
  // unheard, it would end the process. The pool repeats what its idle ones say.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => undefined);
  await warmUp(pool, size);
  return {
    kind: 'postgres',
    dialect: new PostgresDialect({ pool: preparingPool(pool) }),
    jobStore: { connectionString: url, max: JOB_CONNECTIONS, application_name: 'volleypath-jobs' },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    release: () => undefined,
  };
}

async function warmUp(pool: pg.Pool, size: number): Promise<void> {
  // All of them are awaited: as long as one is out, the pool does not end.
  const asked = await Promise.allSettled(Array.from({ length: size }, () => pool.connect()));
  for (const one of asked) if (one.status === 'fulfilled') one.value.release();
  const refused = asked.find((one) => one.status === 'rejected');
  if (!refused) return;
  await pool.end();
  throw refused.reason;
}
