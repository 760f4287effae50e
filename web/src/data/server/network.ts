import type { UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { syncState } from '../sync/sync-state.ts';

/** Whether there is no way to the server: the browser says so, or sync has found out. */
export function useIsOffline(): boolean {
  const state = useSyncExternalStore(syncState.subscribe, syncState.get);
  const isConnected = useSyncExternalStore(watchConnection, () => navigator.onLine);
  // The browser's yes is not to be trusted, its no is.
  return state === 'offline' || !isConnected;
}

/** Whether what a query shows may be old: there is no way to the server, or the last try failed, another one to come or not. */
export function useMayBeOld({
  isError,
  failureReason,
}: Pick<UseQueryResult, 'isError' | 'failureReason'>): boolean {
  const isOffline = useIsOffline();
  return isOffline || isError || failureReason !== null;
}

/** Whether there is no way to the server at this moment: for the words on what was just done. */
export function isOfflineNow(): boolean {
  return syncState.get() === 'offline' || !navigator.onLine;
}

function watchConnection(listener: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
}
