import { count } from '#ui/format.ts';

export const messages = {
  newBadge: 'New badge',
  newBadges: 'New badges',
  several: (badges: number) => `${count(badges)} badges earned`,
  finished: 'Program finished',
  reached: (weeks: number, points: number) =>
    `${weeks === 1 ? '1 week' : `${count(weeks)} weeks`} done, ${count(points)} points`,
  withBadges: (names: string) => `And a new badge: ${names}`,
  close: 'Hide',
} as const;
