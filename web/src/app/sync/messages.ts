import type { SyncState } from '#data/sync/sync-status.ts';

const states: Record<SyncState, string> = {
  synced: 'Everything is saved',
  sending: 'Sending…',
  waiting: 'Waiting to send',
  offline: 'You are offline, and that’s fine',
  unreachable: 'VolleyPath can’t be reached right now',
  signedOut: 'Log in again to send',
  updateNeeded: 'Update the app to send',
};

/** How phone and server stand, in a few words; what was refused is not saved. */
function standing(state: SyncState, waiting: number, refused: number): string {
  if (state === 'synced' && refused > 0) return 'Almost everything is saved';
  // All that was done here is there: what is new there doesn't come.
  return state === 'waiting' && waiting === 0 ? 'Waiting for the server' : states[state];
}

export const messages = {
  standing,
  notSaved: (count: number) => `${count} changes weren’t saved`,
  seeWhich: 'See which ones, and why.',
  show: 'Show',
  label: (state: SyncState, waiting: number, refused: number) =>
    [
      standing(state, waiting, refused),
      waiting > 0 && `${waiting} waiting`,
      refused > 0 && (refused === 1 ? '1 needs attention' : `${refused} need attention`),
    ]
      .filter(Boolean)
      .join(', '),
} as const;
