import { MUTATION_TITLES } from 'sync-protocol/mutations/titles';
import type { SyncState } from '#data/sync/sync-status.ts';
import { messages as short } from './messages.ts';

const texts: Record<SyncState, string> = {
  synced: 'It’s all on this phone and on our server.',
  sending: 'This takes a moment.',
  waiting: 'It’s safe on this phone and will be sent automatically.',
  offline: 'Keep training. It’s all saved on this phone and sent when you have a signal.',
  unreachable: 'Keep training. It’s all saved on this phone, and we keep trying to send it.',
  signedOut: 'Your session ended. What you did is safe on this phone and sent when you log in.',
  updateNeeded: 'This version is too old. Update it to go on. What’s waiting here is kept.',
};

function textOf(state: SyncState, waiting: number, refused: number): string {
  if (state === 'synced' && refused > 0) return 'Everything else is on this phone and on our server.';
  if (state === 'waiting' && waiting === 0) return 'It doesn’t answer right now. We keep trying.';
  return texts[state];
}

export const messages = {
  /** How phone and server stand, in a few words and in a line. */
  standing: (state: SyncState, waiting: number, refused: number) => ({
    name: short.standing(state, waiting, refused),
    text: textOf(state, waiting, refused),
  }),
  changes: MUTATION_TITLES as Readonly<Record<string, string>>,
  taskDone: 'Mark task done',
  taskUndone: 'Uncheck task',
  otherChange: 'Change',
  withName: (change: string, name: string) => `${change}: ${name}`,
  onDay: (change: string, day: string) => `${change} · ${day}`,
  title: 'Waiting to upload',
  lastSynced: (ago: string) => `Last synced ${ago}.`,
  attention: 'Needs attention',
  attentionText: 'We couldn’t save these.',
  dismiss: 'Dismiss',
  dismissOf: (change: string) => `Dismiss “${change}”`,
  words: 'What you wrote',
  copy: 'Copy',
  copyOf: (change: string) => `Copy what you wrote: ${change}`,
  copied: 'Copied. Paste it where you like.',
  notCopied: { title: 'Not copied', text: 'Hold a finger on the words to select them.' },
  waiting: 'Waiting',
  more: (count: number) => `and ${count} more`,
  retry: 'Retry now',
  exportUnsent: 'Export',
  exportName: 'volleypath-unsent.json',
  exportFailed: { title: 'Export failed', text: 'It’s all still on this phone. Please try again.' },
  update: {
    now: 'Update',
    none: { title: 'No new version yet', text: 'What’s waiting is kept. Try again in a few minutes.' },
    failed: {
      title: 'The new version didn’t load',
      text: 'Check your connection and try again. What’s waiting is kept.',
    },
  },
} as const;
