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
  list: {
    retry: 'Try again',
    sessionOver: 'Your session ended',
    signInAgain: 'Log in again',
  },
} as const;
