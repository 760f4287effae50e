import { expect, test } from 'vitest';
import { onBothDatabases, testDatabase } from '#testing/databases/databases.ts';

onBothDatabases('the schema', (kind) => {
  const database = testDatabase(kind);

  test('begins with an epoch', async () => {
    const { value } = await database()
      .kysely.selectFrom('serverState')
      .select('value')
      .where('key', '=', 'epoch')
      .executeTakeFirstOrThrow();
    expect(value).toMatch(/^[0-9a-f-]{36}$/);
  });
});
