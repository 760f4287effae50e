import { sql } from 'kysely';
import type { Migration } from 'migrations';
import type { Db, Queryable } from './db.ts';

/** An arbitrary number that all nodes of VolleyPath lock on while they migrate. */
const LOCK = 7_214_533_011;

/**
 * Brings the schema up to date, forward only, each migration in a transaction of its own. Nodes that start
 * at once take turns; migrations that a newer version has left behind are no obstacle.
 * @returns the names of those that were applied now.
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  const applied = [];
  for (const migration of migrations) {
    if (await db.transaction(({ kysely }) => applyOnce(kysely, migration))) applied.push(migration.name);
  }
  return applied;
}

async function applyOnce(kysely: Queryable, migration: Migration): Promise<boolean> {
  // What counts all that was ever done takes its time, and so does the node that waits for it.
  await sql`set local statement_timeout = 0`.execute(kysely);
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(kysely);
  await sql`create table if not exists schema_migrations (
    name text primary key,
    applied_at timestamptz not null default now()
  )`.execute(kysely);
  const known = await sql`select 1 from schema_migrations where name = ${migration.name}`.execute(kysely);
  if (known.rows.length > 0) return false;
  await migration.up(kysely);
  await sql`insert into schema_migrations (name) values (${migration.name})`.execute(kysely);
  return true;
}

/** The names of migrations that this version needs and the database has not seen. */
export async function pendingMigrations(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  const applied = await appliedMigrations(db);
  return migrations.map((migration) => migration.name).filter((name) => !applied.has(name));
}

/** The names of migrations that the database has seen and this version does not know: it is older than one before it. */
export async function newerMigrations(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  const own = new Set(migrations.map((migration) => migration.name));
  return [...(await appliedMigrations(db))].filter((name) => !own.has(name)).toSorted();
}

async function appliedMigrations(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db.kysely);
  return new Set(rows.map((row) => row.name));
}
