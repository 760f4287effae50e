import { z } from 'zod';
import type { Notification } from '../../entities/notifications/notification.ts';
import { notificationId } from '../../ids.ts';
import { Refusal, type MutationContext, type Mutator } from '../mutation.ts';

export const MAX_NOTIFICATION_IDS = 200;
/** How long a deleted notification can be brought back. */
export const DELETED_KEPT_DAYS = 30;

export function notificationNotFound(): Refusal {
  return new Refusal('notification_not_found', 'This notification is not there anymore.');
}

/** Whether an id is a `derivedId`, as its version says: what comes later can have it once more. */
const isDerived = (id: string) => id[14] === '5';

/**
 * Whether who named a notification at an instant meant it as it is now: a bundle that has grown since, or what was asked
 * once more and so has the same id, is news to them. A phone, whose clock may be slow, does not ask: what it shows is what
 * its player has named.
 */
function wasThere(notification: Notification, { at, playerSince }: MutationContext): boolean {
  const isServer = playerSince !== undefined;
  return !isServer || !isDerived(notification.id) || notification.createdAt <= at;
}

export const notificationMarkReadArgs = z.strictObject({
  notificationIds: z.array(notificationId).max(MAX_NOTIFICATION_IDS).optional(),
});

/**
 * Marks notifications as read; without a list all that there were at the time, as calls ask for it. A screen names those
 * that it shows: others may have come that this phone has not heard of.
 */
export const notificationMarkRead: Mutator<
  'notification.markRead',
  z.infer<typeof notificationMarkReadArgs>
> = {
  name: 'notification.markRead',
  needs: ({ notificationIds: ids }) => [
    ids ? { table: 'notifications', ids } : { table: 'notifications', all: true },
  ],
  effect: (rows, { notificationIds: ids }, context) => {
    for (const notification of rows.all('notifications')) {
      const isSeen = !notification.deletedAt && notification.createdAt <= context.at;
      const isMeant = ids ? ids.includes(notification.id) && wasThere(notification, context) : isSeen;
      if (isMeant && !notification.read) rows.put('notifications', { ...notification, read: true });
    }
  },
};

export const notificationDeleteArgs = z.strictObject({ notificationId });

/**
 * Removes a notification for good, as calls do, and phones whose app knows no Undo; one that is gone already is no
 * mistake.
 */
export const notificationDelete: Mutator<'notification.delete', z.infer<typeof notificationDeleteArgs>> = {
  name: 'notification.delete',
  needs: ({ notificationId: id }) => [{ table: 'notifications', ids: [id] }],
  effect: (rows, { notificationId: id }, context) => {
    const notification = rows.get('notifications', id);
    if (notification && wasThere(notification, context)) rows.delete('notifications', id);
  },
};

export const notificationSetDeletedArgs = z.strictObject({
  notificationIds: z.array(notificationId).min(1).max(MAX_NOTIFICATION_IDS),
  deleted: z.boolean(),
});

/**
 * Puts notifications away, or back as they were. A deleted one keeps its row, marked, for as long as a phone with an
 * Undo may be away (DELETED_KEPT_DAYS): so an Undo needs no words of the phone's, and nobody can make up a notification.
 */
export const notificationSetDeleted: Mutator<
  'notification.setDeleted',
  z.infer<typeof notificationSetDeletedArgs>
> = {
  name: 'notification.setDeleted',
  needs: ({ notificationIds: ids }) => [{ table: 'notifications', ids }],
  effect: (rows, { notificationIds: ids, deleted }, context) => {
    const there = ids.flatMap((id) => rows.get('notifications', id) ?? []);
    // Whoever deletes what is gone has what they want; whoever wants it back has to hear of it.
    if (!deleted && there.length === 0) throw notificationNotFound();
    for (const notification of there)
      if (deleted !== Boolean(notification.deletedAt) && (!deleted || wasThere(notification, context)))
        rows.put('notifications', { ...notification, deletedAt: deleted ? context.at : null });
  },
};
