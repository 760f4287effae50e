import { DECLARATIVE, type PushMessage } from 'sync-protocol/web-push-message';
import type { Notification } from 'sync-protocol/entities/notifications/notification';
import type { NewsSwitch } from 'sync-protocol/rules/notifications/news-switches';
import type { ReminderKind } from 'sync-protocol/rules/notifications/reminders';
import { releaseText } from '../release-texts.ts';

/** What a message says; the same words stand in the notification list. It never names a person. */
export interface PushText {
  title: string;
  body: string;
  /** A path of the app. */
  path: string;
  tag: string;
}

/** A message as browsers take it. */
export function toPushMessage(
  { title, body, path, tag }: PushText,
  unread: number,
  origin: string,
): PushMessage {
  const navigate = new URL(path, origin).href;
  return {
    web_push: DECLARATIVE,
    notification: { title, body, navigate, lang: 'en', tag, app_badge: String(unread) },
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

interface DeviceNews {
  /** The setting by which a player is told of it, or not. */
  by: NewsSwitch;
  text: (unread: number) => Omit<PushText, 'tag'>;
}

/** What devices are told of so many unread notifications of a type; null: nothing, it only stands in the app. */
const NEWS: Readonly<Record<Notification['type'], DeviceNews | null>> = {
  rival_request: {
    by: 'rivalNews',
    text: () => ({
      title: 'News from your rivals',
      body: 'Open VolleyPath to see it.',
      path: '/rivals?tab=requests',
    }),
  },
  rival_cheer: {
    by: 'cheerNews',
    text: (unread) => ({
      title: unread === 1 ? 'A cheer for you' : `${unread} cheers for you`,
      body: 'Somebody saw what you did.',
      // A rival or a teammate: each notification there leads to where they are.
      path: '/notifications',
    }),
  },
  victory_story_comment: {
    by: 'storyNews',
    text: (unread) => ({
      title: unread === 1 ? 'A comment on your story' : `${unread} comments on your stories`,
      body: 'Open VolleyPath to read what was said.',
      path: '/victory-stories',
    }),
  },
  victory_story_released: {
    by: 'storyNews',
    text: (unread) => released('victory_story_released', unread),
  },
  victory_story_comment_released: {
    by: 'storyNews',
    text: (unread) => released('victory_story_comment_released', unread),
  },
  team_invitation: {
    by: 'teamNews',
    text: () => ({
      title: 'News about your invitations',
      body: 'Open VolleyPath to see it.',
      path: '/teams?tab=invitations',
    }),
  },
  competition_update: {
    by: 'competitionNews',
    text: () => ({
      title: 'News about your competitions',
      body: 'Open VolleyPath to see it.',
      path: '/teams?tab=competitions',
    }),
  },
  team_request: {
    by: 'teamNews',
    text: () => ({ title: 'News about your team', body: 'Open VolleyPath to see it.', path: '/teams' }),
  },
  system_announcement: {
    by: 'announcementNews',
    text: () => ({
      title: 'News from VolleyPath',
      body: 'Open VolleyPath to read it.',
      path: '/notifications',
    }),
  },
  // Those that are about today have their own text and time: `reminderText`.
  training_reminder: null,
  streak_at_risk: null,
  achievement: null,
  new_program: null,
  private_message: null,
};

function released(type: Parameters<typeof releaseText>[0], unread: number): Omit<PushText, 'tag'> {
  const { title, message } = releaseText(type, unread);
  return { title, body: message, path: '/victory-stories' };
}

/** Whether devices are told of each that is written; whoever announces something notes itself whom it has to tell. */
export function isToldAsItComes(type: Notification['type']): boolean {
  return NEWS[type] !== null && type !== 'system_announcement';
}

/** Requests and their answers are news of one type, and stand in different places; so do stories. */
const IN_SEVERAL_PLACES: readonly Notification['type'][] = [
  'rival_request',
  'team_invitation',
  'victory_story_released',
  'victory_story_comment_released',
];

/**
 * What devices are told of some unread notifications of a type, and by which setting; undefined: nothing.
 * @param paths where these lead, each once: where it is the same place, the message leads there, too
 */
export function newsOf(
  type: Notification['type'],
  unread: number,
  paths: readonly (string | null)[],
): { text: PushText; by: NewsSwitch } | undefined {
  const news = NEWS[type];
  if (!news) return undefined;
  const text = news.text(unread);
  const [only, ...others] = paths;
  const path = IN_SEVERAL_PLACES.includes(type) && only && others.length === 0 ? only : text.path;
  return { text: { ...text, path, tag: type }, by: news.by };
}

export const TEST_TEXT: PushText = {
  title: 'Reminders work',
  body: 'This is how VolleyPath will remind you to train.',
  path: '/notifications',
  tag: 'test',
};
