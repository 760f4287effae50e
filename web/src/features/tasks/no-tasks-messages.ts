/** Why there are no tasks though a program runs; apart, since few ever read it. */
export const messages = {
  needsProgram: {
    title: 'Your program is on its way',
    text: 'It downloads as soon as your phone reaches VolleyPath, then it works anywhere.',
  },
  full: {
    title: 'Your phone is full',
    text: 'There is no room left for today’s tasks. Free some space, then try again.',
  },
  failed: {
    title: 'Today’s tasks did not load',
    text: 'Nothing you did is lost. Try again, or close VolleyPath and open it once more.',
  },
  retry: 'Try again',
} as const;
