import { useLiveQuery } from 'dexie-react-hooks';
import { useActivePhone } from './active-phone.ts';
import type { UserDb } from './db.ts';

/** What the phone holds, again whenever it changes; undefined while loading and when nobody is signed in. */
export function useLive<T>(read: (db: UserDb) => Promise<T>, deps: readonly unknown[] = []): T | undefined {
  const db = useActivePhone()?.db;
  return useLiveQuery(() => (db ? read(db) : undefined), [db, ...deps]);
}
