import { createDb } from 'api/src/db/db.ts';
import { openEngine } from 'api/src/db/dialect.ts';
import { migrate } from 'api/src/db/migrate.ts';
import { userScope } from 'api/src/db/scopes.ts';
import { insertPlayer } from 'api/src/features/session/new-player.ts';
import { hashPassword } from 'api/src/features/session/passwords.ts';
import type { Catalog } from 'api/src/sync/catalog.ts';
import { writeChanges } from 'api/src/sync/write.ts';
import { migrations } from 'migrations';
import { newId, userId } from 'sync-protocol/ids';
import { longHistory } from './history.ts';

export const LONG_TIME_PLAYER = { email: 'long-time@example.org', password: 'Libero7digs' };

/** Makes the product's database with one player of long standing in it, before its server is started. */
export async function seedDatabase(
  place: { databaseUrl: string | null; dataDir: string },
  catalog: Catalog,
): Promise<void> {
  const raise = (error: unknown) => {
    throw error;
  };
  const db = createDb(await openEngine({ ...place, databasePool: 2 }, raise), raise);
  try {
    await migrate(db, migrations);
    const id = userId.parse(newId());
    const { email, password } = LONG_TIME_PLAYER;
    const now = new Date();
    const createdAt = now.toISOString();
    const passwordHash = await hashPassword(password);
    await db.transaction(async ({ kysely }) => {
      await insertPlayer(kysely, id, { email, passwordHash, minor: false, createdAt });
      const scope = userScope(id);
      const changes = longHistory(id, catalog)
        .changes()
        .map((change) => ({ ...change, scope }));
      await writeChanges(kysely, { now, changes });
    });
  } finally {
    await db.close();
  }
}
