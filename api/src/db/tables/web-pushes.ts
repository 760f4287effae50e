import type { Notification } from 'sync-protocol/entities/notifications/notification';
import type { UserId } from 'sync-protocol/ids';

/** A player whose devices are still to be told that there are notifications of a type. */
export interface DueWebPushesTable {
  userId: UserId;
  type: Notification['type'];
  at: string;
}

/** How many such messages a player has had on a day. */
export interface SentWebPushesTable {
  userId: UserId;
  day: string;
  count: number;
}
