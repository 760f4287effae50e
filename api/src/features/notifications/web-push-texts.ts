import { DECLARATIVE, type PushMessage } from 'sync-protocol/web-push-message';
import type { ReminderKind } from 'sync-protocol/rules/notifications/reminders';

/** What a message says; the same words stand in the notification list. It never names a person. */
export interface PushText {
  title: string;
  body: string;
  /** A path of the app. */
  path: string;
  tag: string;
}

/** A message as browsers take it. */
export function toPushMessage({ title, body, path, tag }: PushText, origin: string): PushMessage {
  return {
    web_push: DECLARATIVE,
    notification: { title, body, navigate: new URL(path, origin).href, lang: 'en', tag },
  };
}

/** A reminder in words: what is left, never a reproach. */
export function reminderText(kind: ReminderKind, tasksLeft: number, streak: number): PushText {
  const tasks = tasksLeft === 1 ? 'One task is' : `${tasksLeft} tasks are`;
  switch (kind) {
    case 'training_reminder':
      return {
        title: 'Time to train',
        body: `${tasks} ready for you today. Five easy minutes count.`,
        path: '/',
        tag: 'reminder',
      };
    case 'streak_at_risk':
      return {
        title: `Day ${streak + 1} is waiting`,
        body: `One task today keeps your ${streak}-day streak going. Five easy minutes count.`,
        path: '/',
        tag: 'reminder',
      };
  }
}

export const TEST_TEXT: PushText = {
  title: 'Reminders work',
  body: 'This is how VolleyPath will remind you to train.',
  path: '/notifications',
  tag: 'test',
};
