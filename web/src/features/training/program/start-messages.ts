import type { FirstDrills } from 'sync-protocol/rules/tasks/first-drills';

/** What is said of a program that has begun, by when its first drills come. */
export const startedText: Record<FirstDrills, string> = {
  today: 'Your tasks are on Home.',
  easy: 'Today is an easy day. The program’s drills start on your next full training day.',
  later: 'The program’s drills start on your next training day.',
};
