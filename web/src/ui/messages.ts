/** What the design system says by itself; everything else is handed to it. */
export const messages = {
  notFetched: {
    title: 'Not on your phone yet',
    text: 'This part of the app couldn’t be loaded just now. Try again once the connection is good.',
  },
  found: (count: number) => (count === 0 ? 'Nothing found' : `${count} found`),
  close: 'Close',
  startPage: 'Start page',
  logIn: 'Log In',
  signUp: 'Sign Up',
  held: 'Only you can see this for now: we’ll take a look at it first.',
  refused: {
    again: 'Change it',
    discard: 'Discard',
    discarding: (title: string) => ({
      title: `Discard “${title}”?`,
      text: 'What you wrote goes. You can’t get it back.',
      yes: 'Discard',
      no: 'Keep',
    }),
  },
  list: {
    retry: 'Try again',
    sessionOver: 'Your session ended',
    signInAgain: 'Log in again',
  },
} as const;
