import { PGlite } from '@electric-sql/pglite';
import { Pool, types } from 'pg';

/** The one thing the limit does with a database. */
export type Query = (name: string, text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

const INT8 = 20;
const DATE = 1082;

/** PostgreSQL by its URL, or PGlite in a folder; statements are prepared once a connection. */
export async function openStore(databaseUrl: string | undefined, dataDir: string): Promise<Query> {
  const query = databaseUrl === undefined ? await openPglite(dataDir) : await openPostgres(databaseUrl, 5);
  for (const text of SCHEMA) await query('', text, []);
  return query;
}

async function openPostgres(url: string, size: number): Promise<Query> {
  types.setTypeParser(INT8, Number);
  types.setTypeParser(DATE, (text) => text);
  const pool = new Pool({ connectionString: url, max: size, idleTimeoutMillis: 0 });
  const clients = await Promise.all(Array.from({ length: size }, () => pool.connect()));
  for (const client of clients) client.release();
  return async (name, text, values) =>
    (await pool.query<Record<string, unknown>>({ ...(name !== '' && { name }), text, values })).rows;
}

async function openPglite(dataDir: string): Promise<Query> {
  const pglite = await PGlite.create(dataDir, { parsers: { [DATE]: (text) => text } });
  return async (_, text, values) => (await pglite.query<Record<string, unknown>>(text, values)).rows;
}

const SCHEMA = [
  `create table players (id uuid primary key, seq bigint not null, changes integer not null)`,
  `create table phones (id uuid primary key, player uuid not null, last_id integer not null)`,
  `create table tasks (
    id uuid primary key,
    player uuid not null,
    "userRegimenId" uuid not null,
    "regimenId" uuid not null,
    day date not null,
    slot integer not null,
    counter integer not null,
    "drillId" text,
    name text not null,
    description text not null,
    dose jsonb,
    points integer not null,
    "estimatedMinutes" integer not null,
    category text not null,
    "createdAt" bigint not null,
    "isCompleted" boolean not null,
    "completedDay" date,
    "changedAt" bigint,
    seq bigint not null
  )`,
  `create index tasks_news on tasks (player, seq)`,
];
