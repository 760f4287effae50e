import { z } from 'zod';
import { notificationId } from '../../ids.ts';
import type { Mutator } from '../mutation.ts';

export const MAX_NOTIFICATION_IDS = 200;

export const notificationMarkReadArgs = z.strictObject({
  notificationIds: z.array(notificationId).max(MAX_NOTIFICATION_IDS).optional(),
});

/** Marks notifications as read; without a list, all that stood there at the time. */
export const notificationMarkRead: Mutator<
  'notification.markRead',
  z.infer<typeof notificationMarkReadArgs>
> = {
  name: 'notification.markRead',
  needs: ({ notificationIds: ids }) => [
    ids ? { table: 'notifications', ids } : { table: 'notifications', all: true },
  ],
  effect: (rows, { notificationIds: ids }, { at }) => {
    for (const notification of rows.all('notifications')) {
      const isMeant = ids ? ids.includes(notification.id) : notification.createdAt <= at;
      if (isMeant && !notification.read) rows.put('notifications', { ...notification, read: true });
    }
  },
};

export const notificationDeleteArgs = z.strictObject({ notificationId });

/** Removes a notification; one that is gone already is no mistake. */
export const notificationDelete: Mutator<'notification.delete', z.infer<typeof notificationDeleteArgs>> = {
  name: 'notification.delete',
  needs: ({ notificationId: id }) => [{ table: 'notifications', ids: [id] }],
  effect: (rows, { notificationId: id }) => {
    if (rows.get('notifications', id)) rows.delete('notifications', id);
  },
};
