/** What the design system says by itself; everything else is handed to it. */
export const messages = {
  notFetched: {
    title: 'Not on your phone yet',
    text: 'This part of the app comes with the next connection.',
  },
} as const;
