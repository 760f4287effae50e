import { expect, it } from 'vitest';
import { achievementsOf } from './achievements.ts';

const none = { bestStreak: 0, regimensCompleted: 0, fullDays: 0, competitionsWon: 0, completedTasks: 0 };

it('names nothing that was not achieved', () => {
  expect(achievementsOf(none)).toEqual([]);
  expect(achievementsOf({ ...none, bestStreak: 2, completedTasks: 49 })).toEqual([]);
});

it('names the true numbers, the rarest first', () => {
  const stats = {
    bestStreak: 14,
    regimensCompleted: 1,
    fullDays: 3,
    competitionsWon: 2,
    completedTasks: 131,
  };
  expect(achievementsOf(stats).map(({ title }) => title)).toEqual([
    '2 competitions won',
    'One program completed',
    'Best streak: 14 days',
    '3 days with every task done',
    'Reached 100 tasks',
  ]);
});
