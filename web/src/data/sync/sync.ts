import { askForBackgroundFlush } from '#pwa/background-flush.ts';
import { holdUpdates } from '#pwa/update/hold-updates.ts';
import { onWorkerMessage } from '#pwa/worker-messages.ts';
import type { Phone } from '../store/phone.ts';
import { withSessionLock } from '../session/session-lock.ts';
import { activeUserId } from '../session/stored-session.ts';
import type { Background } from './background.ts';
import { createSyncLoop, type SyncLoop } from './sync-loop.ts';
import type { Outcome } from './sync-once.ts';
import { reportSyncState, syncState } from './sync-state.ts';

const EVERY_MS = 60_000;
/** While the server tells of what is new, only each so many minutes: for what it may have failed to tell. */
const MINUTES_WHILE_TOLD = 5;

let loop: SyncLoop | undefined;
let stopListening: (() => void) | undefined;
let background: Background;
let mayBegin = Promise.resolve();
let tellEnded: (() => void) | undefined;
/** Resolves when the page's first round of sync has ended, however it did: until then a new phone has no rows to show. */
export const firstRound = new Promise<void>((resolve) => {
  tellEnded = resolve;
});
/** Why nothing is sent until something changes: the session ended, or the app is too old. */
let paused: 'signedOut' | 'updateNeeded' | undefined;

/** Lets sync begin only then: on a slow phone it would keep the first screen waiting. */
export function syncAfter(moment: Promise<void>): void {
  mayBegin = moment;
}

/** The first screen shows what the phone holds: what talks to the server comes after it. */
const sync = () => import('./sync-once.ts');
const beside = () => import('./background.ts');

/** Keeps a player's phone and the server alike until `stopSync`, or until another tab takes the database. */
export function startSync(phone: Phone): void {
  stopSync();
  loop = createSyncLoop({ round: () => round(phone), report });
  stopListening = listen(phone);
  phone.db.on('versionchange', stopSync);
  wakeSync('at once');
}

export function stopSync(): void {
  loop?.stop();
  stopListening?.();
  loop = undefined;
  stopListening = undefined;
  paused = undefined;
}

/** Asks for a round of sync: soon, or without regard to earlier failures. */
export function wakeSync(how: 'soon' | 'at once' = 'soon'): void {
  if (!paused) loop?.wake(how);
}

/** The same player has signed in again: what waited goes out. */
export function resumeSync(): void {
  if (paused === 'signedOut') paused = undefined;
  wakeSync('at once');
}

/** The server no longer knows the session: nothing is sent until the player signs in again (S6.7). */
export function pauseSync(): void {
  report({ state: 'signedOut' });
}

/** Sends what waits and resolves when that has been tried. */
export async function flushNow(): Promise<void> {
  if (!paused) await loop?.flush();
}

async function round(phone: Phone): Promise<Outcome> {
  await mayBegin;
  // What can't be fetched now is tried again with the next round; what has begun goes on.
  beside().then(
    ({ startBackground }) => startBackground(background),
    () => undefined,
  );
  const { syncOnce } = await sync();
  return withSessionLock(async () => {
    // Another tab may have signed someone else in since this was asked for.
    if (activeUserId() !== phone.db.userId) return { state: 'signedOut' };
    const release = holdUpdates();
    const outcome = await syncOnce(phone).finally(release);
    const isLater = outcome.state === 'offline' || outcome.state === 'failed';
    if (isLater && !phone.db.isLeft && (await phone.db.outbox.count()) > 0) await askForBackgroundFlush();
    return outcome;
  });
}

function report(what: 'sending' | Outcome): void {
  if (what === 'sending') return reportSyncState('sending');
  tellEnded?.();
  if (what.state === 'signedOut' || what.state === 'updateNeeded') paused = what.state;
  reportSyncState(what.state === 'failed' ? 'waiting' : what.state);
}

/** What wakes sync besides taps (S7.2). */
function listen(phone: Phone): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const isVisible = () => document.visibilityState === 'visible';
  const onVisible = () => {
    if (isVisible()) wakeSync('at once');
  };
  let isTold = false;
  let minutes = 0;
  const timer = setInterval(() => {
    minutes += 1;
    if (isVisible() && (!isTold || minutes % MINUTES_WHILE_TOLD === 0)) wakeSync();
  }, EVERY_MS);
  addEventListener('online', () => wakeSync('at once'), { signal });
  // A browser that has a connection says so whenever it is asked, so this ends no waiting after a failure.
  onWorkerMessage('flush', () => wakeSync(), signal);
  addEventListener('offline', () => paused ?? reportSyncState('offline'), { signal });
  addEventListener('pageshow', onVisible, { signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  // Another tab got through: there the player has signed in again.
  const unwatch = syncState.subscribe(() => {
    if (paused === 'signedOut' && syncState.get() === 'synced') resumeSync();
  });
  background = {
    phone,
    leaving: signal,
    firstRound,
    mayListen: () => !paused,
    poked: wakeSync,
    connected: (isOpen) => {
      isTold = isOpen;
    },
  };
  return () => {
    leaving.abort();
    clearInterval(timer);
    unwatch();
  };
}
