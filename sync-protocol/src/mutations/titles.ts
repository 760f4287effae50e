import type { MutationName } from './index.ts';

/** What a player reads of each, where it waits or needs attention. */
export const MUTATION_TITLES: Readonly<Record<MutationName, string>> = {
  'task.setCompleted': 'Task done or unchecked',
  'tasks.refresh': 'Tasks refreshed',
  'userRegimen.start': 'Program started',
  'userRegimen.archive': 'Program archived',
  'userRegimen.unarchive': 'Program restored',
  'regimen.create': 'Custom program created',
  'regimen.updateWeek': 'Custom program changed',
  'streak.pause': 'Streak paused',
  'streak.resume': 'Streak resumed',
  'motivation.view': 'Quote read',
  'motivation.refresh': 'New quote',
  'savedQuote.save': 'Quote saved',
  'savedQuote.setNotes': 'Notes changed',
  'savedQuote.delete': 'Quote deleted',
  'badge.markViewed': 'Badges viewed',
  'notification.markRead': 'Notifications read',
  'notification.delete': 'Notification deleted',
  'settings.update': 'Settings changed',
  'profile.update': 'Profile changed',
};
