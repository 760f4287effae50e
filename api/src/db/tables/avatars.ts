import type { UserId } from 'sync-protocol/ids';

/** A player's picture as the server has checked and re-encoded it. */
export interface AvatarsTable {
  id: string;
  userId: UserId;
  /** A JPEG without metadata. */
  bytes: Uint8Array;
  createdAt: string;
}
