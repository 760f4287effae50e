import { useSyncExternalStore } from 'react';
import { useProfileRow } from '../live/profile.ts';
import { syncState, type SyncState } from './sync-state.ts';

/**
 * Whether this phone has ever fetched the player's rows, their own profile among them. Until then it knows nothing of
 * them, not even that there is nothing. Undefined while that is being read, and when nobody is signed in.
 */
export function useHasPulled(): boolean | undefined {
  const profile = useProfileRow();
  return profile === undefined ? undefined : profile !== null;
}

/** How the last round of sync ended, or that one is under way. */
export function useSyncState(): SyncState {
  return useSyncExternalStore(syncState.subscribe, syncState.get);
}
