import { otherTabs, queryClient } from './query-client.ts';

/** Has all that was fetched asked for anew (S7.3), in every tab: one of them listens for all. */
export function askAllAnew(): void {
  askAnewHere();
  otherTabs.postMessage(null);
}

/**
 * The same in this tab: what is on screen now, the rest once it is looked at, as what the phone keeps is in any case.
 * Without a connection it stays, with its age.
 */
export function askAnewHere(): void {
  void queryClient.invalidateQueries();
}
