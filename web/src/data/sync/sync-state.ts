import { useSyncExternalStore } from 'react';
import { createStore } from '#ui/store.ts';

/** What tabs tell each other: words that those of an older version, which may stand open beside this one, know as well. */
type ToldState = 'synced' | 'sending' | 'waiting' | 'offline' | 'signedOut' | 'updateNeeded';

/** `offline`: the browser says that there is no connection; `unreachable`: it says that there is one, and nobody answers. */
export type SyncState = ToldState | 'unreachable';

/** How sync stands in this browser; every tab shows the same. */
export const syncState = createStore<SyncState>('synced');

/** How the last round of sync ended, or that one is under way. */
export function useSyncState(): SyncState {
  return useSyncExternalStore(syncState.subscribe, syncState.get);
}

const channel = new BroadcastChannel('volleypath:sync');
channel.addEventListener('message', ({ data }: MessageEvent<ToldState>) => hear(data));

/** Sets the state here and in the other tabs. */
export function reportSyncState(state: ToldState): void {
  hear(state);
  channel.postMessage(state);
}

function hear(told: ToldState): void {
  syncState.set(told === 'offline' && navigator.onLine ? 'unreachable' : told);
}
