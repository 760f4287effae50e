import { expect, test } from 'vitest';
import type { Db } from '#db/db.ts';
import { onBothDatabases, testDatabase } from '#testing/databases/databases.ts';
import { renewEpochIfRestored } from './epoch.ts';

onBothDatabases('the epoch', (kind) => {
  const database = testDatabase(kind);

  test('S6.8 stays over restarts, and changes once after a restore', async () => {
    const first = await stateOf(database(), 'epoch');
    await renewEpochIfRestored(database());
    await Promise.all([renewEpochIfRestored(database()), renewEpochIfRestored(database())]);
    expect(await stateOf(database(), 'epoch')).toBe(first);

    // A dump remembers the place that it was made in.
    await database()
      .kysely.updateTable('serverState')
      .set({ value: JSON.stringify('elsewhere') })
      .where('key', '=', 'home')
      .execute();
    await renewEpochIfRestored(database());
    const second = await stateOf(database(), 'epoch');
    expect(second).not.toBe(first);
    await renewEpochIfRestored(database());
    expect(await stateOf(database(), 'epoch')).toBe(second);
  });
});

async function stateOf({ kysely }: Db, key: string): Promise<unknown> {
  const { value } = await kysely
    .selectFrom('serverState')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return value;
}
