import { WEEKLY_GOAL_MAX } from 'sync-protocol/rules/teams/team-terms';
import { expect, test } from 'vitest';
import { typedGoal } from './typed-goal.ts';

test('a goal is a whole number, and nothing is none', () => {
  expect(['', ' ', '1', ' 60 ', String(WEEKLY_GOAL_MAX)].map(typedGoal)).toEqual([
    null,
    null,
    1,
    60,
    WEEKLY_GOAL_MAX,
  ]);
});

test('whatever else is typed is not taken for no goal, or for another one', () => {
  const typed = ['0', '-5', '60 tasks', '6.5', '1e3', '0x10', String(WEEKLY_GOAL_MAX + 1), '9'.repeat(40)];
  expect(typed.filter((words) => typedGoal(words) !== undefined)).toEqual([]);
});
