import { COACH_CACHE } from '#pwa/coach-cache.ts';
import { DRAFT, type UserDb } from './db.ts';

const CONNECTION_LOST = new Set(['DatabaseClosedError', 'InvalidStateError', 'UnknownError']);

/** The names of an error and of what caused it: Dexie wraps what the browser says. */
function namesOf(error: unknown): string[] {
  const names: string[] = [];
  for (let at: unknown = error; at instanceof Error || at instanceof DOMException;) {
    names.push(at.name);
    at = 'inner' in at ? at.inner : undefined;
  }
  return names;
}

/** Whether the browser refused a write for want of space. */
export function isQuotaExceeded(error: unknown): boolean {
  return namesOf(error).includes('QuotaExceededError');
}

/** Whether the browser has cut the connection to the database, as Safari does to apps that slept. */
export function isConnectionLost(error: unknown): boolean {
  return namesOf(error).some((name) => CONNECTION_LOST.has(name));
}

/** Opens a database whose connection the browser has cut. */
export async function reopen(db: UserDb): Promise<void> {
  db.close({ disableAutoOpen: false });
  await db.open();
}

/** Gives up what can be had again, to make room for what the player did. */
async function evictCaches(db: UserDb): Promise<void> {
  await db.fetched.filter(({ key }) => !key.startsWith(DRAFT)).delete();
  const enrolled = new Set<string>((await db.synced('userRegimens').toArray()).map((row) => row.regimenId));
  await db.programs.filter(({ id }) => !enrolled.has(id)).delete();
  // The most of all by far; and what is deleted here is free at once.
  const names = (await globalThis.caches?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith(COACH_CACHE)).map((name) => caches.delete(name)));
}

/** Runs a transaction; once more after reopening a lost connection (F17), or after making room (F18). */
export async function withStorageRepair<T>(db: UserDb, transaction: () => Promise<T>): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    if (isQuotaExceeded(error)) await evictCaches(db);
    else if (isConnectionLost(error) && !db.isLeft) await reopen(db);
    else throw error;
    return transaction();
  }
}
