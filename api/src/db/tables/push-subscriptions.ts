import type { UserId } from 'sync-protocol/ids';

/** Where web push reaches a player's device. */
export interface PushSubscriptionsTable {
  id: string;
  userId: UserId;
  /** The sign-in that it belongs to and ends with. */
  sessionId: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  createdAt: string;
  /** When the device last said that it still has it. */
  seenAt: string;
}
