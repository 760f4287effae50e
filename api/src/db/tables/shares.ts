import type { TeamId, UserId } from 'sync-protocol/ids';

/**
 * That a player shared something lately, gave a team a code or another name, or challenged one: deleting it makes no room
 * for more on that day, or in that hour.
 */
export interface SharesTable {
  userId: UserId;
  kind: 'story' | 'comment' | 'file' | 'code' | 'challenge' | `name ${TeamId}`;
  at: string;
}
