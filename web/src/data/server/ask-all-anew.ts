import type { QueryCacheNotifyEvent } from '@tanstack/react-query';
import { otherTabs, queryClient } from './query-client.ts';

/** When whom the player sees may have changed last. */
let changedAt = 0;
let isWatching = false;

/** Has all that was fetched asked for anew (S7.3), in every tab: one of them listens for all. */
export function askAllAnew(): void {
  askAnewHere();
  otherTabs?.postMessage(null);
}

/**
 * The same in this tab: what is on screen now, the rest once it is looked at, and what the phone keeps of before as
 * soon as it is read again. Without a connection it stays, with its age.
 */
export function askAnewHere(): void {
  changedAt = Date.now();
  if (!isWatching) queryClient.getQueryCache().subscribe(askKept);
  isWatching = true;
  void queryClient.invalidateQueries();
}

/** What comes out of the phone's database is of when it was fetched, though it seems new in memory. */
function askKept({ type, query }: QueryCacheNotifyEvent): void {
  const { status, dataUpdatedAt, isInvalidated } = query.state;
  if (type !== 'updated' || status !== 'success' || isInvalidated || dataUpdatedAt >= changedAt) return;
  void queryClient.invalidateQueries({ predicate: (one) => one === query });
}
