import type { UserId } from 'sync-protocol/ids';

/** A browser that a player has signed in with before: guesses made elsewhere don't slow it down. */
export interface KnownDevicesTable {
  /** Of the random token in the browser's cookie. */
  tokenHash: string;
  userId: UserId;
  seenAt: string;
}
