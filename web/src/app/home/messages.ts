export const messages = {
  title: 'Home',
  hello: (name: string) => `Hey ${name}`,
  helloNobody: 'Hey there',
  loading: 'Loading your day',
  dayEnds: (time: string) => `day ends ${time}`,
  pause: {
    title: 'Nine months on court',
    text: 'Time for something else? A few weeks off keep your body healthy and you hungry for more.',
    plan: 'Plan a break',
    later: 'Not now',
  },
} as const;
