import type { TeamId, UserId } from 'sync-protocol/ids';

/**
 * That a player shared something lately, or gave a team a code or another name: deleting it makes no room for more on
 * that day, or in that hour.
 */
export interface SharesTable {
  userId: UserId;
  kind: 'story' | 'comment' | 'file' | 'code' | `name ${TeamId}`;
  at: string;
}
