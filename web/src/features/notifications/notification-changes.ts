import type { Notification } from 'sync-protocol/entities/notifications/notification';
import type { NotificationId } from 'sync-protocol/ids';
import {
  MAX_NOTIFICATION_IDS,
  notificationMarkRead,
  notificationSetDeleted,
} from 'sync-protocol/mutations/notifications/notification-changes';
import { mutate } from '#data/rows/mutate.ts';
import { shownToast, toast, type ToastContent } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

/** Marks one as read. */
export async function markRead({ id }: Notification): Promise<void> {
  const result = await mutate(notificationMarkRead, { notificationIds: [id] });
  if (!result.ok) sayFailed(result.message);
}

/** Marks all that the player has before them as read, and nothing that has not come to this phone yet. */
export async function markAllRead(shown: readonly Notification[]): Promise<void> {
  const ids = shown.filter(({ read }) => !read).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += MAX_NOTIFICATION_IDS) {
    const notificationIds = ids.slice(from, from + MAX_NOTIFICATION_IDS);
    const result = await mutate(notificationMarkRead, { notificationIds });
    if (!result.ok) return sayFailed(result.message);
  }
  toast({ title: messages.allRead });
}

/** What the last toast offers to bring back. */
let offered: { ids: readonly NotificationId[]; action: ToastContent['action'] } | undefined;

/** Lets one go at once, and offers to bring it back, with those before it while the toast about them stands. */
export async function remove({ id }: Notification): Promise<void> {
  const result = await mutate(notificationSetDeleted, { notificationIds: [id], deleted: true });
  if (!result.ok) return sayFailed(result.message);
  const before = offered && shownToast()?.action === offered.action ? offered.ids : [];
  const ids = [...new Set([...before, id])].slice(-MAX_NOTIFICATION_IDS);
  offered = { ids, action: { label: messages.undo, onSelect: () => void bringBack(ids) } };
  toast({ title: messages.removed(ids.length), action: offered.action });
}

async function bringBack(notificationIds: readonly NotificationId[]): Promise<void> {
  const result = await mutate(notificationSetDeleted, {
    notificationIds: [...notificationIds],
    deleted: false,
  });
  if (!result.ok) sayFailed(result.message, messages.undoFailed);
}

function sayFailed(text: string, title: string = messages.failed): void {
  toast({ title, text, tone: 'danger' });
}
