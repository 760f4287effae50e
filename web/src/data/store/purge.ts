import { Dexie } from 'dexie';
import type { UserId } from 'sync-protocol/ids';
import { atMost } from './at-most.ts';
import { databaseName, LOOKING_VERSION, UserDb } from './db.ts';
import { unsentIn } from './unsent.ts';
import { activeUserId } from '../session/stored-session.ts';

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
      const unsent = (await unsentIn(db).count()) + (await db.refused.count());
      // Numbers that were withdrawn wait for nobody: with this phone's own they are forgotten.
      if (unsent === 0) await db.outbox.clear();
      return unsent;
    });
  } finally {
    db.close();
  }
  if (left > 0) return;
  const removing = isEmptyAlone(name).then((isEmpty) => {
    // Where a frozen tab has kept us waiting, the player may be back.
    if (isEmpty && activeUserId() !== userId) return remove(name);
    return undefined;
  });
  await atMost(PATIENCE_MS, removing);
}

/**
 * Whether nothing waits in a database once every other tab has let go of it: a tap that one of them had begun stands by
 * then, and nobody begins another. An upgrade is what waits for all of them; nothing comes of it.
 */
function isEmptyAlone(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    let isEmpty = false;
    const looking = indexedDB.open(name, LOOKING_VERSION);
    looking.addEventListener('upgradeneeded', () => {
      const upgrade = looking.transaction;
      const counts = ['outbox', 'refused'].map((table) => upgrade?.objectStore(table).count());
      // They are answered in their order.
      counts.at(-1)?.addEventListener('success', () => {
        isEmpty = counts.every((count) => count?.result === 0);
        upgrade?.abort();
      });
    });
    looking.addEventListener('error', (event) => {
      event.preventDefault();
      resolve(isEmpty);
    });
  });
}
