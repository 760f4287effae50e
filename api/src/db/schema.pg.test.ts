import { sql } from 'kysely';
import { SYNCED_TABLES } from 'sync-protocol/entities/tables';
import { expect, test } from 'vitest';
import { onBothDatabases, testDatabase } from '#testing/databases.ts';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

onBothDatabases('the schema', (kind) => {
  const database = testDatabase(kind);

  test.each(Object.entries(SYNCED_TABLES))('has a column for each field of %s', async (name, { row }) => {
    const columns = await sql<{ columnName: string }>`select column_name from information_schema.columns
      where table_schema = current_schema() and table_name = ${snake(name)}`.execute(database().kysely);
    const names = columns.rows.map((column) => column.columnName);
    expect(names).toEqual(
      expect.arrayContaining([...Object.keys(row.shape).map(snake), 'scope', 'seq', 'born']),
    );
  });

  test('begins with an epoch', async () => {
    const { value } = await database()
      .kysely.selectFrom('serverState')
      .select('value')
      .where('key', '=', 'epoch')
      .executeTakeFirstOrThrow();
    expect(value).toMatch(/^[0-9a-f-]{36}$/);
  });
});
