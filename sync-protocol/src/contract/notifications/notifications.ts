import { z } from 'zod';
import { notification } from '../../entities/notifications/notification.ts';
import { settingsFields, userSettings } from '../../entities/notifications/user-settings.ts';
import { notificationId } from '../../ids.ts';
import { MAX_NOTIFICATION_IDS } from '../../mutations/notifications/notification-changes.ts';
import { countAnswer, defineCall, doneAnswer, ofUser } from '../call.ts';

export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/users/{id}/notifications',
  summary: 'The player’s notifications, newest first',
  params: ofUser,
  answer: z.array(notification.omit({ deletedAt: true })),
});

export const unreadNotifications = defineCall({
  method: 'GET',
  path: '/api/users/{id}/notifications/unread-count',
  summary: 'How many notifications are unread',
  params: ofUser,
  answer: countAnswer,
});

export const markNotificationsRead = defineCall({
  method: 'POST',
  path: '/api/users/{id}/notifications/mark-read',
  summary: 'Marks notifications as read; without a list, all of them',
  params: ofUser,
  body: z
    .object({ notificationIds: z.array(notificationId).max(MAX_NOTIFICATION_IDS).optional() })
    .optional(),
  answer: countAnswer,
});

export const deleteNotification = defineCall({
  method: 'DELETE',
  path: '/api/users/{id}/notifications/{notificationId}',
  summary: 'Removes a notification',
  params: ofUser.extend({ notificationId }),
  answer: doneAnswer,
});

export const getSettings = defineCall({
  method: 'GET',
  path: '/api/users/{id}/settings',
  summary: 'What the player has decided about reminders and the like',
  params: ofUser,
  answer: userSettings,
});

export const updateSettings = defineCall({
  method: 'PATCH',
  path: '/api/users/{id}/settings',
  summary: 'Changes the settings that it names',
  params: ofUser,
  body: settingsFields.partial(),
  answer: userSettings,
});
