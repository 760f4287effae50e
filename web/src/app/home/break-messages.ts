export const messages = {
  title: 'Nine months on court',
  text: 'Time for something else? A few weeks off keep your body healthy and you hungry for more.',
  plan: 'Plan a break',
  later: 'Not now',
} as const;
