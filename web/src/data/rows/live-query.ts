import { useLiveQuery } from 'dexie-react-hooks';
import { useActivePhone } from '../store/active-phone.ts';
import type { UserDb } from '../store/db.ts';
import { isConnectionLost, reopen } from '../store/storage-faults.ts';

/**
 * What the phone holds, again whenever it changes; undefined while loading and when nobody is signed in. Until
 * what new `deps` ask for is there, the last answer stands.
 * @throws when the database can't be read, for the error boundary
 */
export function useLive<T>(read: (db: UserDb) => Promise<T>, deps: readonly unknown[] = []): T | undefined {
  const db = useActivePhone()?.db;
  // The callers name what `read` depends on.
  // oxlint-disable-next-line react/exhaustive-deps
  const seen = useLiveQuery(async () => db && { db, value: await readOpen(db, read) }, [db, ...deps]);
  // The last answer may be another player's.
  return seen?.db === db ? seen?.value : undefined;
}

/** Reads; once more after reopening a lost connection (F17). Of a database that was left there is nothing to read. */
async function readOpen<T>(db: UserDb, read: (db: UserDb) => Promise<T>): Promise<T | undefined> {
  try {
    return await read(db);
  } catch (error) {
    if (db.isLeft) return undefined;
    if (!isConnectionLost(error)) throw error;
  }
  await reopen(db);
  return read(db);
}
