/** What the data layer says to players, in one place, ready for translation. */
export const MESSAGES = {
  offline: 'You are offline. Try again when you have a connection.',
  unreadable: 'The server answered something unexpected. Please try again.',
  storageFull: 'Your phone’s storage is full, so this could not be saved. Free some space and try again.',
  storageBroken: 'Your phone could not save this. Close the app, open it again and try once more.',
  programMissing:
    'This program is not on your phone yet. Connect once to download it, then it works offline.',
  broken: 'Your phone could not show this. The server decides.',
  signedOut: 'Sign in to do this.',
} as const;
