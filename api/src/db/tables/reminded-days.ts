import type { UserId } from 'sync-protocol/ids';

/** The training day for which a player was last reminded: one reminder a day. */
export interface RemindedDaysTable {
  userId: UserId;
  day: string;
}
