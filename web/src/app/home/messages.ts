export const messages = {
  title: 'Home',
  hello: (name: string) => `Hey ${name}`,
  helloNobody: 'Hey there',
  loading: 'Loading your day',
  dayEnds: (time: string) => `day ends ${time}`,
} as const;
