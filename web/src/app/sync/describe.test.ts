import { expect, it } from 'vitest';
import { describe, taskOf } from './describe.ts';

it.each([
  [{ name: 'task.setCompleted', args: { completed: true } }, 'Task done'],
  [{ name: 'task.setCompleted', args: { completed: false } }, 'Task unchecked'],
  [{ name: 'userRegimen.start@2', args: {} }, 'Program started'],
  [{ name: 'of.the.future', args: {} }, 'Change'],
])('describes %j', (mutation, words) => {
  expect(describe(mutation)).toBe(words);
});

it('finds the task that a change is about', () => {
  expect(taskOf({ args: { taskId: 'a task', completed: true } })).toBe('a task');
  expect(taskOf({ args: { days: 2 } })).toBeUndefined();
});
