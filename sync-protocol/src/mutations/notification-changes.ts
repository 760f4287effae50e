import { z } from 'zod';
import { notificationId } from '../ids.ts';
import { defineMutation } from './define.ts';

const MAX_IDS = 200;

/** Marks notifications as read; without a list, all that stood there at the time. */
export const notificationMarkRead = defineMutation({
  name: 'notification.markRead',
  args: z.strictObject({ notificationIds: z.array(notificationId).max(MAX_IDS).optional() }),
  needs: ({ notificationIds: ids }) => [
    ids ? { table: 'notifications', ids } : { table: 'notifications', all: true },
  ],
  effect: (rows, { notificationIds: ids }, { at }) => {
    for (const notification of rows.all('notifications')) {
      const isMeant = ids ? ids.includes(notification.id) : notification.createdAt <= at;
      if (isMeant && !notification.read) rows.put('notifications', { ...notification, read: true });
    }
  },
});

/** Removes a notification; one that is gone already is no mistake. */
export const notificationDelete = defineMutation({
  name: 'notification.delete',
  args: z.strictObject({ notificationId }),
  needs: ({ notificationId: id }) => [{ table: 'notifications', ids: [id] }],
  effect: (rows, { notificationId: id }) => {
    if (rows.get('notifications', id)) rows.delete('notifications', id);
  },
});
