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

/** A notification as it stands in a player's list. */
export function newNotification(userId: UserId, { type, title, message, path, at }: News): Notification {
  const id = notificationId.parse(newId());
  const data = JSON.stringify({ actionUrl: path });
  return { id, userId, type, title, message, read: false, data, createdAt: at.toISOString() };
}

/** How many things a notification tells of: of several it says first how many. */
export function countOf({ title }: Pick<Notification, 'title'>): number {
  return Number(/^\d+/.exec(title)?.[0] ?? 1);
}

/** Adds a notification to a player's list, as the last thing of the transaction that causes it; their devices are poked. */
export async function notify(deps: ChangeDeps, tx: Tx, userId: UserId, news: News): Promise<void> {
  const after = newNotification(userId, news);
  await changeRows(deps, tx, {
    changes: [{ table: 'notifications', id: after.id, before: undefined, after }],
  });
}
