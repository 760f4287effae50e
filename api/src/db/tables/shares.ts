import type { UserId } from 'sync-protocol/ids';

/** That a player shared something lately: deleting it makes no room for more on that day. */
export interface SharesTable {
  userId: UserId;
  kind: 'story' | 'comment' | 'file';
  at: string;
}
