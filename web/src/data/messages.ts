/** What the data layer says to players, in one place, ready for translation. */
export const MESSAGES = {
  offline: 'Network error. Please try again.',
  unreadable: 'Something unexpected came back. Please try again.',
  storageFull: 'Your phone’s storage is full, so this could not be saved. Free some space and try again.',
  storageBroken: 'Your phone could not save this. Close the app and open it again.',
  programMissing: 'This program has to download once, then it works offline.',
  broken: 'Something went wrong with this on your phone. We’re still sending it, and it may count.',
  signedOut: 'Log in to do this.',
  notSaved: 'Not saved',
} as const;
