import { expect, test } from 'vitest';
import { onBothDatabases, testDatabase } from '#testing/databases.ts';
import { raiseScopes } from './scopes.ts';

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

  test('raises the counters of several scopes at once, without a gap', async () => {
    const raise = (...scopes: string[]) => raiseScopes(database().kysely, scopes);
    expect(await raise('user:b', 'user:a', 'user:b')).toEqual(
      new Map([
        ['user:a', 1],
        ['user:b', 1],
      ]),
    );
    expect(await raise('user:b')).toEqual(new Map([['user:b', 2]]));
  });
});
