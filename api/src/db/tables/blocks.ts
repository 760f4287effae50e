import type { UserId } from 'sync-protocol/ids';

/** Two players who are not to see each other, by the wish of the first. */
export interface BlocksTable {
  blockerId: UserId;
  blockedId: UserId;
  createdAt: string;
}
