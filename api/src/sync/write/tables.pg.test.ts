import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onBothDatabases, testDatabase } from '#testing/databases/databases.ts';
import { STORED_TABLES } from './tables.ts';

/** The database's words for a type, where ours is another. */
const TYPES = new Map([
  ['timestamp with time zone', 'timestamptz'],
  ['smallint', 'integer'],
]);
const OF_SYNC = { '"scope"': 'text', '"seq"': 'bigint', '"born"': 'bigint' };

onBothDatabases('the migrations', (kind) => {
  const database = testDatabase(kind);

  test.each(STORED_TABLES)('make a column for each field of $table, and those of sync', async (stored) => {
    const { rows } = await sql<{ name: string; type: string }>`
      select '"' || attname || '"' as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = to_regclass(${stored.name}) and attnum > 0`.execute(database().kysely);
    const made = Object.fromEntries(rows.map(({ name, type }) => [name, TYPES.get(type) ?? type]));
    const fields = Object.fromEntries(stored.columns.map(({ name, type }) => [name, type]));
    expect(made, stored.name).toMatchObject({ ...fields, ...OF_SYNC });
  });

  test.each(STORED_TABLES)('make an index for the pull of $table', async ({ name }) => {
    const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes
      where schemaname = current_schema() and tablename = ${name}`.execute(database().kysely);
    const indexes = rows.map(({ indexdef }) => indexdef);
    expect(indexes, name).toContainEqual(expect.stringMatching(/\(scope, seq\)$/));
  });
});
