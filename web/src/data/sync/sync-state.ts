import { useSyncExternalStore } from 'react';
import { createStore } from '#ui/store.ts';

/** `offline`: the browser says that there is no connection; `unreachable`: it says that there is one, and nobody answers. */
export type SyncState =
  | 'synced'
  | 'sending'
  | 'waiting'
  | 'offline'
  | 'unreachable'
  | 'signedOut'
  | 'updateNeeded';

/** How sync stands in this browser; every tab shows the same. */
export const syncState = createStore<SyncState>('synced');

/** How the last round of sync ended, or that one is under way. */
export function useSyncState(): SyncState {
  return useSyncExternalStore(syncState.subscribe, syncState.get);
}

const channel = new BroadcastChannel('volleypath:sync');
channel.addEventListener('message', ({ data }: MessageEvent<SyncState>) => syncState.set(data));

/** Sets the state here and in the other tabs. */
export function reportSyncState(state: SyncState): void {
  syncState.set(state);
  channel.postMessage(state);
}
