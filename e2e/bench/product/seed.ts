import { createDb } from 'api/src/db/db.ts';
import { openEngine } from 'api/src/db/dialect.ts';
import { migrate } from 'api/src/db/migrate.ts';
import { insertPlayer } from 'api/src/features/session/sign-in/new-player.ts';
import { hashPassword } from 'api/src/features/session/password/passwords.ts';
import { SERVER_HALVES } from 'api/src/features/server-halves.ts';
import type { Catalog } from 'api/src/features/training/catalog.ts';
import { localPokeBus } from 'api/src/sync/pokes/poke-bus.ts';
import { changeRows } from 'api/src/sync/write/change-rows.ts';
import { RecentChanges } from 'api/src/sync/write/recent-changes.ts';
import { SYNCED } from 'api/src/sync/write/stored-tables.ts';
import { migrations } from 'migrations';
import { newId, userId } from 'sync-protocol/ids';
import { ZONE } from '../scenario.ts';
import { longHistory } from './history.ts';

export const LONG_TIME_PLAYER = { email: 'long-time@example.org', password: 'Libero7digs' };

const PASSWORD = LONG_TIME_PLAYER.password;
/** Players who train on past days need accounts that are as old: more than any run of the workloads asks for. */
const PLAYERS = 900;
const JOINED_DAYS_AGO = 30;

/** The sign-in of one of the players who have done nothing yet. */
export function playerAt(index: number): { email: string; password: string } {
  if (index >= PLAYERS) throw new Error('there are no more players in the database');
  return { email: `player${index}@example.org`, password: PASSWORD };
}

/** Makes the product's database before its server is started: a player of long standing, and some with everything before them. */
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
    const now = new Date();
    const createdAt = new Date(now.getTime() - JOINED_DAYS_AGO * 86_400_000).toISOString();
    const passwordHash = await hashPassword(PASSWORD);
    const account = { passwordHash, minor: false, birthMonth: 1, birthYear: 1990, timezone: ZONE, createdAt };
    const recent = new RecentChanges();
    const deps = { now: () => now, pokes: localPokeBus(), recent, tables: SYNCED, halves: SERVER_HALVES };
    await db.transaction(async (tx) => {
      await insertPlayer(deps, tx, id, { ...account, email: LONG_TIME_PLAYER.email });
      await changeRows(deps, tx, { changes: longHistory(id, catalog).changes() });
    });
    for (let index = 0; index < PLAYERS; index++)
      await db.transaction((tx) =>
        insertPlayer(deps, tx, userId.parse(newId()), { ...account, email: playerAt(index).email }),
      );
  } finally {
    await db.close();
  }
}
