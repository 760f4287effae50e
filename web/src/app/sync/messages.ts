import type { MutationName } from 'sync-protocol/mutations/mutators';
import type { SyncState } from '#data/sync-status.ts';

const states: Record<SyncState, string> = {
  synced: 'Everything is saved',
  sending: 'Sending…',
  waiting: 'Waiting to send',
  offline: 'You are offline, and that’s fine',
  signedOut: 'Sign in again to send',
  updateNeeded: 'Update the app to send',
};

const stateTexts: Record<SyncState, string> = {
  synced: 'All you did is on this phone and on our server.',
  sending: 'It takes a moment.',
  waiting: 'It is safe on this phone and goes out by itself.',
  offline: 'Train on. All is kept on this phone and goes out when there is a signal.',
  signedOut: 'Your session has ended. What you did is safe on this phone and goes out after you sign in.',
  updateNeeded: 'This version is too old for the server. Reload to update; what waits here is kept.',
};

const changes: Record<MutationName, string> = {
  'task.setCompleted': 'Task checked or unchecked',
  'tasks.refresh': 'Tasks refreshed',
  'userRegimen.start': 'Program started',
  'userRegimen.archive': 'Program archived',
  'userRegimen.unarchive': 'Program restored',
  'regimen.create': 'Own program created',
  'regimen.updateWeek': 'Own program changed',
  'streak.pause': 'Streak paused',
  'streak.resume': 'Streak resumed',
  'motivation.view': 'Motivation read',
  'motivation.refresh': 'New motivation asked for',
  'savedQuote.save': 'Quote saved',
  'savedQuote.setNotes': 'Notes changed',
  'savedQuote.delete': 'Quote deleted',
  'badge.markViewed': 'Badges looked at',
  'notification.markRead': 'Notifications read',
  'notification.delete': 'Notification deleted',
  'settings.update': 'Settings changed',
  'profile.update': 'Profile changed',
};

/** How phone and server stand, in a few words and in a line; what was refused is not saved. */
const standing = (state: SyncState, refused: number) =>
  state === 'synced' && refused > 0
    ? { name: 'Almost everything is saved', text: 'All else you did is on this phone and on our server.' }
    : { name: states[state], text: stateTexts[state] };

export const messages = {
  standing,
  changes: changes as Readonly<Record<string, string>>,
  taskDone: 'Task done',
  taskUndone: 'Task unchecked',
  otherChange: 'Change',
  label: (state: SyncState, waiting: number, refused: number) =>
    [
      standing(state, refused).name,
      waiting > 0 && `${waiting} waiting`,
      refused > 0 && (refused === 1 ? '1 needs attention' : `${refused} need attention`),
    ]
      .filter(Boolean)
      .join(', '),
  title: 'Waiting to upload',
  close: 'Close',
  lastSynced: (ago: string) => `Last synced ${ago}.`,
  attention: 'Needs attention',
  attentionText: 'The server did not take these. They don’t count.',
  dismiss: 'Dismiss',
  waiting: 'Waiting',
  more: (count: number) => `and ${count} more`,
  isWaiting: 'waiting to send',
  retry: 'Retry now',
  exportUnsent: 'Export',
  exportName: 'volleypath-unsent.json',
  exportFailed: { title: 'The export failed', text: 'It is all still on this phone. Try it again.' },
  reload: 'Reload',
} as const;
