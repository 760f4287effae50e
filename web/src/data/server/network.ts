import type { UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { syncState, type SyncState } from '../sync/sync-state.ts';

const NO_WAY: readonly SyncState[] = ['offline', 'unreachable'];
const HELD_BACK: readonly SyncState[] = [...NO_WAY, 'signedOut', 'updateNeeded'];

/** Whether sync has found no way to the server: no connection, or nobody answers. */
export const hasNoWay = (): boolean => NO_WAY.includes(syncState.get());

/** Whether there is no way to the server: the browser says so, or sync has found out. */
export function useIsOffline(): boolean {
  const isCutOff = useSyncExternalStore(syncState.subscribe, hasNoWay);
  const isConnected = useSyncExternalStore(watchConnection, () => navigator.onLine);
  // The browser's yes is not to be trusted, its no is.
  return isCutOff || !isConnected;
}

/** Whether what a query shows may be old: there is no way to the server, or the last try failed, another one to come or not. */
export function useMayBeOld({
  isError,
  failureReason,
}: Pick<UseQueryResult, 'isError' | 'failureReason'>): boolean {
  const isOffline = useIsOffline();
  return isOffline || isError || failureReason !== null;
}

/**
 * Whether what was just done waits on the phone, for a connection, for the player to sign in again or for a newer
 * version: for the words on it.
 */
export function isHeldBack(): boolean {
  return HELD_BACK.includes(syncState.get()) || !navigator.onLine;
}

function watchConnection(listener: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
}
