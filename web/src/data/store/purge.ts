import { Dexie } from 'dexie';
import type { UserId } from 'sync-protocol/ids';
import { atMost } from './at-most.ts';
import { databaseName, UserDb } from './db.ts';

/** A tab that the system has frozen may hold a database; what is empty already is deleted when it lets go. */
const PATIENCE_MS = 3_000;

const remove = (name: string) => atMost(PATIENCE_MS, Dexie.delete(name));

/** Removes everything of a player from this phone. */
export async function purgeAll(userId: UserId): Promise<void> {
  const db = new UserDb(userId);
  try {
    // Emptied first: another tab that still holds the database can put the deletion off.
    await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
  } finally {
    db.close();
  }
  await remove(db.name);
}

/**
 * Removes everything of a player from this phone but what was never sent or was refused. Without anything
 * unsent nothing is kept.
 * @param name of their database
 */
export async function purgeButOutbox(userId: UserId, name = databaseName(userId)): Promise<void> {
  const db = new UserDb(userId, name);
  const kept = [db.outbox, db.refused, db.meta, db.files];
  const gone = db.tables.filter((table) => !kept.some(({ name }) => name === table.name));
  let left;
  try {
    left = await db.transaction('rw', db.tables, async () => {
      await Promise.all(gone.map((table) => table.clear()));
      await db.meta.bulkDelete(['pulled', 'catalog']);
      await db.files.where('state').anyOf('draft', 'sent').delete();
      return (await db.outbox.count()) + (await db.refused.count());
    });
  } finally {
    db.close();
  }
  if (left === 0) await remove(name);
}
