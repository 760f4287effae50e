import { Dexie } from 'dexie';
import type { UserId } from 'sync-protocol/ids';
import { vi } from 'vitest';
import { databaseName } from '../store/db.ts';

const targets = [window, document].map((target) => ({ target, add: target.addEventListener.bind(target) }));
/** Takes off what the modules that were loaded last listen to: else they would answer for the next ones. */
const stopListening: (() => void)[] = [];

function watchListeners(): void {
  for (const { target, add } of targets)
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, heard: EventListenerOrEventListenerObject, how?: AddEventListenerOptions | boolean) => {
        stopListening.push(() => target.removeEventListener(type, heard, how));
        add(type, heard, how);
      },
    );
}

/** Ends the sync of the modules that were loaded last: it would go on after the test, without a page in the end. */
let stopLastSync: () => void = () => undefined;

/** What the app knows of who uses it, as a fresh start of the page has it: nothing has begun yet. */
export async function loadAfresh() {
  stopLastSync();
  for (const stop of stopListening.splice(0)) stop();
  vi.resetModules();
  watchListeners();
  const session = await import('../session/session.ts');
  ({ stopSync: stopLastSync } = await import('../sync/sync.ts'));
  return {
    ...session,
    ...(await import('../session/session-store.ts')),
    ...(await import('../session/sign-out.ts')),
  };
}

/** Ends what runs in the modules that were loaded last, and removes all that these players left. */
export async function cleanUpAfter(...players: UserId[]): Promise<void> {
  const { closePhone } = await import('../store/active-phone.ts');
  const { stopSync } = await import('../sync/sync.ts');
  stopSync();
  closePhone();
  for (const stop of stopListening.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  for (const player of players) await Dexie.delete(databaseName(player));
}
