import { notificationId, type UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import type { Notification } from 'sync-protocol/entities/notifications/notification';
import type { Tx } from '#db/transaction.ts';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';

/** What a player is told, and where a tap on it leads. */
export interface News {
  type: Notification['type'];
  title: string;
  message: string;
  /** A path of the app. */
  path: string;
  at: Date;
}

/** Adds a notification to a player's list, as the last thing of the transaction that causes it; their devices are poked. */
export async function notify(
  deps: ChangeDeps,
  tx: Tx,
  userId: UserId,
  { type, title, message, path, at }: News,
): Promise<void> {
  const id = notificationId.parse(newId());
  const data = JSON.stringify({ actionUrl: path });
  const after: Notification = {
    id,
    userId,
    type,
    title,
    message,
    read: false,
    data,
    createdAt: at.toISOString(),
  };
  await changeRows(deps, tx, { changes: [{ table: 'notifications', id, before: undefined, after }] });
}
