import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { requirePostgres } from 'api/src/testing/databases/postgres-binaries.ts';
import type { Database } from '../harness/server/database.ts';

const run = promisify(execFile);
const tool = (name: string) => join(requirePostgres(), name);

/** Writes the whole database into a file, as an operator does every night. */
export async function dump({ url }: Database, file: string): Promise<void> {
  await run(tool('pg_dump'), ['--format=custom', `--file=${file}`, url]);
}

/** Puts the database back to where it was at the dump; the server must be down, and notices when it starts. */
export async function restore(database: Database, file: string): Promise<void> {
  const schemas = await database.query(`select nspname as name from pg_namespace
    where nspname !~ '^(pg_|information_schema)'`);
  for (const { name } of schemas) await database.query(`drop schema ${String(name)} cascade`);
  await database.query('create schema public');
  await run(tool('pg_restore'), [`--dbname=${database.url}`, '--exit-on-error', file]);
}
