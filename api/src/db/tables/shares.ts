import type { UserId } from 'sync-protocol/ids';

/**
 * That a player shared something lately, or gave a team a code: deleting it makes no room for more on that day, or in
 * that hour.
 */
export interface SharesTable {
  userId: UserId;
  kind: 'story' | 'comment' | 'file' | 'code';
  at: string;
}
