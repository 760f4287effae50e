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
  /** A path of the app; null where there is no more to see. */
  path: string | null;
  at: Date;
}

/** A notification as it stands in a player's list. */
export function newNotification(userId: UserId, { type, title, message, path, at }: News): Notification {
  const id = notificationId.parse(newId());
  const data = path === null ? null : JSON.stringify({ actionUrl: path });
  const createdAt = at.toISOString();
  return { id, userId, type, title, message, read: false, data, createdAt, deletedAt: null };
}

/** Where a notification leads; null: nowhere. */
export function pathOf({ data }: Pick<Notification, 'data'>): string | null {
  return data === null ? null : (JSON.parse(data) as { actionUrl: string }).actionUrl;
}

/** How many things a notification tells of: of several it says first how many. What an operator writes counts nothing. */
export function countOf({ type, title }: Pick<Notification, 'type' | 'title'>): number {
  return type === 'system_announcement' ? 1 : Number(/^\d+/.exec(title)?.[0] ?? 1);
}

/** How many things a notification, if there is one, still tells of: whatever writes it anew adds to them. */
export function untoldOf(known: Notification | undefined): number {
  return known && !known.read && !known.deletedAt ? countOf(known) : 0;
}

/**
 * Adds a notification to a player's list, as the last thing of the transaction that causes it; their devices are poked.
 * @param last those whose place it takes; the transaction holds the player
 */
export async function notify(
  deps: ChangeDeps,
  tx: Tx,
  userId: UserId,
  news: News,
  last: readonly Notification[] = [],
): Promise<void> {
  const next = newNotification(userId, news);
  const table = 'notifications' as const;
  await changeRows(deps, tx, {
    changes: [
      ...last.map((before) => ({ table, id: before.id, before, after: undefined })),
      { table, id: next.id, before: undefined, after: next },
    ],
  });
}
