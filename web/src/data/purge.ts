import { Dexie } from 'dexie';
import type { UserId } from 'sync-protocol/ids';
import { databaseName, UserDb } from './db.ts';

/** Removes everything of a player from this phone. */
export async function purgeAll(userId: UserId): Promise<void> {
  const db = new UserDb(userId);
  try {
    // Emptied first: another tab that still holds the database can put the deletion off.
    await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
  } finally {
    db.close();
  }
  await Dexie.delete(databaseName(userId));
}

/**
 * Removes everything of a player from this phone but what was never sent or was refused. Without anything
 * unsent nothing is kept.
 */
export async function purgeButOutbox(userId: UserId): Promise<void> {
  const db = new UserDb(userId);
  const kept = [db.outbox, db.refused, db.meta];
  const gone = db.tables.filter((table) => !kept.some(({ name }) => name === table.name));
  const left = await db.transaction('rw', db.tables, async () => {
    await Promise.all(gone.map((table) => table.clear()));
    await db.meta.bulkDelete(['pulled', 'catalog']);
    return (await db.outbox.count()) + (await db.refused.count());
  });
  db.close();
  if (left === 0) await Dexie.delete(databaseName(userId));
}
