import { liveQuery } from 'dexie';
import { isOffline, type ApiError } from '../server/calls/api-error.ts';
import type { StoredFile, UserDb } from '../store/db.ts';
import type { Phone } from '../store/phone.ts';
import { withStorageRepair } from '../store/storage-faults.ts';
import { waitingIn } from '../sync/lanes.ts';
import { fileOf } from './file-of.ts';
import { changeState } from './file-states.ts';
import { progress } from './progress.ts';
import { putFile } from './put-file.ts';

/** What came of it, or what keeps a file from arriving for now. */
type Outcome = 'sent' | 'given up' | 'nothing' | ApiError;
type MayGo = (file: StoredFile) => boolean;

export const isWaiting: MayGo = ({ state }) => state === 'waiting';

/**
 * Sends the first file that something waits for: one at a time over all tabs, so it waits its turn. Without the locks
 * two may send the same file, which the server takes as one.
 * @param mayGo which files go, as long as they are so; one that is held back holds those behind it
 */
export async function sendNext({ db }: Phone, leaving: AbortSignal, mayGo = isWaiting): Promise<Outcome> {
  const turn = () => sendFirst(db, leaving, mayGo);
  return 'locks' in navigator
    ? await navigator.locks.request(`files ${db.name}`, { signal: leaving }, turn)
    : turn();
}

async function sendFirst(db: UserDb, leaving: AbortSignal, mayGo: MayGo): Promise<Outcome> {
  const file = await withStorageRepair(db, () => firstFile(db, mayGo));
  if (!file || leaving.aborted) return 'nothing';
  const stop = new AbortController();
  const leave = () => stop.abort();
  leaving.addEventListener('abort', leave);
  // The player may hold it back, or take it back, while it goes.
  let broken: Error | undefined;
  const watching = liveQuery(() => withStorageRepair(db, async () => db.files.get(file.id))).subscribe(
    (now) => {
      if (!now || !mayGo(now)) stop.abort();
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
      await withStorageRepair(db, async () => changeState(db, file.id, mayGo, 'sent'));
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

/** The first file that something waits for; none while the player holds that back. */
async function firstFile(db: UserDb, mayGo: MayGo): Promise<StoredFile | undefined> {
  for (const mutation of await waitingIn(db, 'media').toArray()) {
    const id = fileOf(mutation);
    const file = id === null ? undefined : await db.files.get(id);
    if (file && mayGo(file)) return file;
    if (file?.state === 'paused') return undefined;
  }
  return undefined;
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
