import { liveQuery } from 'dexie';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { isOffline, type ApiError } from '../server/calls/api-error.ts';
import type { UserDb } from '../store/db.ts';
import type { Phone } from '../store/phone.ts';
import { withStorageRepair } from '../store/storage-faults.ts';
import { backoffMs } from '../sync/backoff.ts';
import { waitingIn } from '../sync/lanes.ts';
import { syncState } from '../sync/sync-state.ts';
import { unsentFiles } from './file-states.ts';
import { letPass } from './let-pass.ts';
import { sendNext } from './send-next.ts';
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
      const outcome = await sendNext(phone, leaving);
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
}

const isSyncPaused = () => ['signedOut', 'updateNeeded'].includes(syncState.get());

/** What decides which file is next: what waits in its lane, and all that has not gone, for one that is held back holds the others. */
const whatWaits = async (db: UserDb) => Promise.all([waitingIn(db, 'media').primaryKeys(), unsentFiles(db)]);
