import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { useActivePhone } from '../store/active-phone.ts';
import type { UserDb } from '../store/db.ts';
import { isConnectionLost, reopen } from '../store/storage-faults.ts';

interface Seen<T> {
  db: UserDb;
  /** What was read, or why it could not be. */
  value?: T;
  error?: unknown;
}

/**
 * What the phone holds, again whenever it changes; undefined while loading and when nobody is signed in. Until
 * what new `deps` ask for is there, the last answer stands.
 * @throws when the database can't be read, for the error boundary
 */
export function useLive<T>(read: (db: UserDb) => Promise<T>, deps: readonly unknown[] = []): T | undefined {
  const db = useActivePhone()?.db;
  const [seen, setSeen] = useState<Seen<T>>();
  // The callers name what `read` depends on.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => (db ? watch(db, async () => read(db), setSeen) : undefined), [db, ...deps]);
  if (!seen || seen.db !== db) return undefined;
  if ('error' in seen) throw seen.error;
  return seen.value;
}

/** Reads again at each change; a lost connection is opened again, once. */
function watch<T>(db: UserDb, read: () => Promise<T>, tell: (seen: Seen<T>) => void): () => void {
  let isOver = false;
  let subscription: { unsubscribe: () => void } | undefined;
  const follow = (failed: (error: unknown) => void) => {
    subscription = liveQuery(read).subscribe((value) => tell({ db, value }), failed);
  };
  const fail = (error: unknown) => {
    if (!db.isLeft && !isOver) tell({ db, error });
  };
  const again = async () => {
    await reopen(db);
    if (!isOver) follow(fail);
  };
  follow((reason) => {
    if (isConnectionLost(reason) && !db.isLeft) again().catch(fail);
    else fail(reason);
  });
  return () => {
    isOver = true;
    subscription?.unsubscribe();
  };
}
