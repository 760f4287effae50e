import { liveQuery } from 'dexie';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { backoffMs } from '../sync/backoff.ts';
import type { Phone } from '../store/phone.ts';
import { isOffline, type ApiError } from '../server/api-error.ts';
import type { StoredFile, UserDb } from '../store/db.ts';
import { withStorageRepair } from '../store/storage-faults.ts';
import { changeState } from './change-state.ts';
import { letOldFilmsGo } from './film-pieces.ts';
import { fileOf, UNSENT_STATES } from './file-of.ts';
import { syncState } from '../sync/sync-state.ts';
import { letPass } from './let-pass.ts';
import { putFile } from './put-file.ts';
import { progress } from './progress.ts';
import { tidyFiles } from './tidy-files.ts';

/** A file is large: while the server says no, it goes up again less and less often. */
const LONGEST_WAIT_MS = 5 * 60_000;
/** No proxy makes a story wait for weeks. */
const LONGEST_HOLD_MS = DAY_MS;

/**
 * Sends files in the order of what waits for them, one at a time over all tabs, until `leaving`.
 * @param wakeSync is called when a file has gone, and when sync is to find out who is signed in
 */
export function sendFiles(phone: Phone, leaving: AbortSignal, wakeSync: () => void): void {
  const { db } = phone;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasOffline = false;
  let isBusy = false;
  // What came while it looked or sent may be what it has not seen.
  let isAskedAgain = false;
  /** Until when nothing goes, whatever happens: the server has said no. */
  let heldUntil = 0;
  /** Nothing goes until somebody has signed in, or the app is a newer one: then sync gets through. */
  let isBarred = isSyncPaused();
  const go = () => {
    if (leaving.aborted || isBarred || Date.now() < heldUntil) return;
    isAskedAgain = isBusy;
    if (isBusy) return;
    clearTimeout(timer);
    isBusy = true;
    void sendOne().finally(() => {
      isBusy = false;
      if (isAskedAgain) go();
    });
  };
  const goAfter = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      heldUntil = 0;
      watching ??= watch();
      go();
    }, ms);
  };
  const goLater = (failure: ApiError) => {
    // What no connection could carry says nothing of how the server does.
    failures = isOffline(failure) === wasOffline ? failures + 1 : 1;
    wasOffline = isOffline(failure);
    if (wasOffline) return goAfter(backoffMs(failures));
    const asked = Math.min(failure.retryAfterMs ?? 0, LONGEST_HOLD_MS);
    const ms = Math.max(asked, backoffMs(failures, LONGEST_WAIT_MS));
    heldUntil = Date.now() + ms;
    isBarred = failure.status === 401 || failure.status === 426;
    if (isBarred) wakeSync();
    else goAfter(ms);
  };
  const sendOne = async () => {
    try {
      const outcome = await inTurn(phone, leaving, () => sendNext(phone, leaving));
      if (typeof outcome !== 'string') return goLater(outcome);
      if (outcome === 'sent') wakeSync();
      failures = 0;
      if (outcome !== 'nothing') goAfter(0);
    } catch (error) {
      goOnAfter(error);
    }
  };
  /** Something is wrong with this phone, or was. */
  const goOnAfter = (error: unknown) => {
    if (leaving.aborted || db.isLeft) return;
    console.error(error);
    failures += 1;
    goAfter(backoffMs(failures));
  };
  const watch = () =>
    liveQuery(() => withStorageRepair(db, () => whatWaits(db))).subscribe(go, (error) => {
      watching = undefined;
      goOnAfter(error);
    });
  let watching: ReturnType<typeof watch> | undefined = watch();
  addEventListener('online', go, { signal: leaving });
  const unwatchSync = syncState.subscribe(() => {
    if (isSyncPaused()) isBarred = true;
    else if (isBarred && syncState.get() === 'synced') {
      isBarred = false;
      goAfter(Math.max(0, heldUntil - Date.now()));
    }
  });
  leaving.addEventListener('abort', () => {
    clearTimeout(timer);
    watching?.unsubscribe();
    unwatchSync();
  });
  void tidyFiles(db).catch(() => undefined);
  // A page may have died before what it said could pass.
  void letPass(db)
    .then((isPassing) => isPassing && wakeSync())
    .catch(() => undefined);
  void letOldFilmsGo(db).catch(() => undefined);
}

const isSyncPaused = () => ['signedOut', 'updateNeeded'].includes(syncState.get());

const inLane = (db: UserDb) =>
  db.outbox.where('[lane+id]').between(['media', 0], ['media', Number.MAX_SAFE_INTEGER]);

/** What decides which file is next: what waits in its lane, and all that has not gone, for one that is held back holds the others. */
const whatWaits = async (db: UserDb) =>
  Promise.all([inLane(db).primaryKeys(), db.files.where('state').anyOf(UNSENT_STATES).primaryKeys()]);

/** One at a time over all tabs; without the locks two may send the same file, which the server takes as one. */
export async function inTurn<T>({ db }: Phone, signal: AbortSignal, turn: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(`files ${db.name}`, { signal }, turn) : turn();
}

/** The first file that something waits for, unless the player holds it back. */
async function nextFile(db: UserDb): Promise<StoredFile | undefined> {
  for (const mutation of await inLane(db).toArray()) {
    const id = fileOf(mutation);
    const file = id === null ? undefined : await db.files.get(id);
    if (file?.state === 'paused') return undefined;
    if (file?.state === 'waiting') return file;
  }
  return undefined;
}

/**
 * Sends the first file that something waits for.
 * @returns what came of it, or what keeps it from arriving for now
 */
export async function sendNext(
  phone: Phone,
  leaving: AbortSignal,
): Promise<'sent' | 'given up' | 'nothing' | ApiError> {
  const { db } = phone;
  const file = await withStorageRepair(db, () => nextFile(db));
  if (!file) return 'nothing';
  const stop = new AbortController();
  const leave = () => stop.abort();
  leaving.addEventListener('abort', leave);
  // The player may hold it back, or take it back, while it goes.
  let broken: Error | undefined;
  const watching = liveQuery(() => withStorageRepair(db, async () => db.files.get(file.id))).subscribe(
    (now) => {
      if (now?.state !== 'waiting') stop.abort();
    },
    (cause) => {
      broken = new Error('a file could not be watched', { cause });
      stop.abort();
    },
  );
  try {
    const failure = await putFile(file, db.userId, stop.signal, (share) =>
      progress.set({ id: file.id, share }),
    );
    if (!failure) {
      await withStorageRepair(db, async () => changeState(db, file.id, 'waiting', 'sent'));
      return 'sent';
    }
    if (broken) throw broken;
    if (stop.signal.aborted) return 'given up';
    if (isLater(failure)) return failure;
    const { giveUp } = await import('./give-up.ts');
    await withStorageRepair(db, () => giveUp(db, file.id, failure));
    return 'given up';
  } finally {
    leaving.removeEventListener('abort', leave);
    progress.set(undefined);
    watching.unsubscribe();
  }
}

/** The session may be renewed, the server come back, and a new day bring a new share. */
function isLater(failure: ApiError): boolean {
  return (
    isOffline(failure) ||
    failure.status === 0 ||
    failure.status >= 500 ||
    [401, 408, 426, 429].includes(failure.status)
  );
}
