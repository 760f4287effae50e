import { liveQuery } from 'dexie';
import { type DependencyList, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Need } from 'sync-protocol/mutations/mutation';
import type { Rows } from 'sync-protocol/mutations/rows';
import { useActivePhone } from '../store/active-phone.ts';
import type { UserDb } from '../store/db.ts';
import { loadRows } from '../store/load-rows.ts';
import { isConnectionLost, reopen } from '../store/storage-faults.ts';
import { keepEqual } from '../rows/keep-equal.ts';
import { heldInMemory, hold, nextMoment, taps, viewOf, type Held } from '../rows/taps.ts';

/**
 * What the phone holds, again whenever it changes; undefined while loading and when nobody is signed in. Until
 * what new `deps` ask for is there, the last answer stands.
 * @throws when the database can't be read, for the error boundary
 */
export function useLive<T>(read: (db: UserDb) => Promise<T>, deps: readonly unknown[] = []): T | undefined {
  const db = useActivePhone()?.db;
  // The callers name what `read` depends on.
  // oxlint-disable-next-line react/exhaustive-deps
  const seen = useAnswers(async () => db && { db, value: await readOpen(db, read) }, [db, ...deps]);
  // The last answer may be another player's.
  return seen?.db === db ? seen?.value : undefined;
}

/** What a query of the database answers, and again whenever what it read has changed. @throws what it throws */
function useAnswers<T>(query: () => Promise<T>, deps: DependencyList): T | undefined {
  const [answer, setAnswer] = useState<{ value?: T; error?: unknown }>({});
  useEffect(() => {
    const reading = liveQuery(query).subscribe(
      (value) => setAnswer({ value }),
      (error: unknown) => setAnswer({ error }),
    );
    return () => reading.unsubscribe();
    // oxlint-disable-next-line react/exhaustive-deps
  }, deps);
  if ('error' in answer) throw answer.error;
  return answer.value;
}

/**
 * What a screen makes of synced rows, as `useLive`; and of what the player has just tapped, in the frame of the tap
 * (S6.1), long before that is read back.
 * @param needs the rows, read as one; taps that need no others are foreseen
 * @param derive pure
 */
export function useRows<T>(
  needs: readonly Need[],
  derive: (rows: Rows, db: UserDb) => T,
  deps: readonly unknown[] = [],
): T | undefined {
  const db = useActivePhone()?.db;
  const read = useLive(async (from) => (needs.length > 0 ? readHeld(from, needs) : undefined), deps);
  useEffect(() => read && hold(read), [read]);
  // What others hold shows at once, without waiting for the database.
  // oxlint-disable-next-line react/exhaustive-deps
  const known = useMemo(() => db && needs.length > 0 && heldInMemory(db, needs), [db, ...deps]);
  const seen = read ?? (known || undefined);
  const view = useMemo(() => viewOf(seen), [seen]);
  const rows = useSyncExternalStore(taps.subscribe, view, view);
  // The callers name what `derive` depends on.
  // oxlint-disable-next-line react/exhaustive-deps
  const derived = useMemo(() => seen && rows && derive(rows, seen.db), [seen, rows, ...deps]);
  return useMemo(keeper<T | undefined>, [])(derived);
}

/**
 * Keeps rows in memory for taps, as `useRows` does, for a screen that shows nothing of them; read once that is painted.
 * Whoever shows such rows says what is wrong with them: without these a tap is shown once it is written.
 */
export function useHeld(needs: readonly Need[]): void {
  const db = useActivePhone()?.db;
  useEffect(() => {
    if (!db || needs.length === 0) return undefined;
    let letGo: (() => void) | undefined;
    const keep = (read?: Held) => {
      letGo?.();
      letGo = read && hold(read);
    };
    const reading = liveQuery(() => readOpen(db, (from) => readHeld(from, needs))).subscribe(keep, () =>
      keep(),
    );
    return () => {
      reading.unsubscribe();
      keep();
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [db, JSON.stringify(needs)]);
}

/** Answers what it is given, and as much of what it answered before as says the same. */
function keeper<T>(): (next: T) => T {
  let kept: T;
  return (next) => (kept = keepEqual(kept, next));
}

/** Reads rows as one, to be held. */
export async function readHeld(db: UserDb, needs: readonly Need[]): Promise<Held> {
  const readAt = nextMoment();
  const tables = [...new Set(needs.map(({ table }) => table))];
  // Reads of a transaction of their own come from the disk, not from what Dexie keeps of reads before.
  const rows = await db.transaction('r', tables, async () => loadRows(db, needs));
  return { db, needs, rows, readAt };
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
