/** What is said of the player's own words, which the first screen has none of. */
export const messages = {
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
} as const;
