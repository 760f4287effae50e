import type { MutationName } from 'sync-protocol/mutations/mutators';
import type { SyncState } from '#data/sync/sync-status.ts';

const states: Record<SyncState, string> = {
  synced: 'Everything is saved',
  sending: 'Sending…',
  waiting: 'Waiting to send',
  offline: 'You are offline, and that’s fine',
  signedOut: 'Log in again to send',
  updateNeeded: 'Update the app to send',
};

const stateTexts: Record<SyncState, string> = {
  synced: 'It’s all on this phone and on our server.',
  sending: 'This takes a moment.',
  waiting: 'It’s safe on this phone and will be sent automatically.',
  offline: 'Keep training. It’s all saved on this phone and sent when you have a signal.',
  signedOut: 'Your session ended. What you did is safe on this phone and sent when you log in.',
  updateNeeded: 'This version is too old. Reload to update. What’s waiting here is kept.',
};

const changes: Record<MutationName, string> = {
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

/** How phone and server stand, in a few words and in a line; what was refused is not saved. */
const standing = (state: SyncState, refused: number) =>
  state === 'synced' && refused > 0
    ? { name: 'Almost everything is saved', text: 'Everything else is on this phone and on our server.' }
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
  attentionText: 'We couldn’t save these.',
  dismiss: 'Dismiss',
  waiting: 'Waiting',
  more: (count: number) => `and ${count} more`,
  isWaiting: 'waiting to send',
  retry: 'Retry now',
  exportUnsent: 'Export',
  exportName: 'volleypath-unsent.json',
  exportFailed: { title: 'Export failed', text: 'It’s all still on this phone. Please try again.' },
  reload: 'Reload',
} as const;
