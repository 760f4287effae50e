import { useSyncExternalStore } from 'react';
import { refreshUser } from './session.ts';
import { syncState } from '../sync/sync-state.ts';

const listeners = new Set<() => void>();

/** Whether the server's session has ended while the player goes on: only signing in again helps where it is needed. */
export function useIsSessionOver(): boolean {
  return useSyncExternalStore(syncState.subscribe, isSessionOver);
}

/** The same, at this moment. */
export const isSessionOver = (): boolean => syncState.get() === 'signedOut';

/** Shows the player the form to sign in again; the phone finds out about its session if it did not know yet. */
export function signInAgain(): void {
  void refreshUser();
  for (const listener of listeners) listener();
}

/** The same from within a sheet: it goes first, or the form would open below it. */
export const signInAgainAfter = (close: () => void) => (): void => {
  close();
  signInAgain();
};

/** Calls `show` when somebody wants to sign in again. @returns ends that */
export function onSignInAgain(show: () => void): () => void {
  listeners.add(show);
  return () => listeners.delete(show);
}
