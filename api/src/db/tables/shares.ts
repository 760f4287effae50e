import type { TeamId, UserId } from 'sync-protocol/ids';

/**
 * That a player shared something lately, gave a team a code, or challenged one, or that a team that they made got another
 * name: deleting it makes no room for more on that day, or in that hour.
 */
export interface SharesTable {
  userId: UserId;
  kind: 'story' | 'comment' | 'file' | 'code' | 'challenge' | `name ${TeamId}`;
  at: string;
}
