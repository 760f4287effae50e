import { createStore } from './store.ts';

export type SyncState = 'synced' | 'sending' | 'waiting' | 'offline' | 'signedOut' | 'updateNeeded';

/** How sync stands in this browser; every tab shows the same. */
export const syncState = createStore<SyncState>('synced');

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('volleypath:sync') : undefined;
channel?.addEventListener('message', ({ data }: MessageEvent<SyncState>) => syncState.set(data));

/** Sets the state here and in the other tabs. */
export function reportSyncState(state: SyncState): void {
  syncState.set(state);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel?.postMessage(state);
}
