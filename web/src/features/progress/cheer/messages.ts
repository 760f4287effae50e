import { count } from '#ui/format.ts';

export const messages = {
  newBadge: 'New badge',
  newBadges: 'New badges',
  several: (badges: number) => `${count(badges)} badges earned`,
  finished: 'Program finished',
  reached: (weeks: number, points: number) =>
    `${weeks === 1 ? '1 week' : `${count(weeks)} weeks`} done, ${count(points)} points`,
  withBadges: (names: string, badges: number) =>
    `${badges === 1 ? 'And a new badge' : 'And new badges'}: ${names}`,
  close: 'Hide',
} as const;
