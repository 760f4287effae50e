import { expect, it } from 'vitest';
import { describe } from './describe.ts';

it.each([
  [{ name: 'task.setCompleted', args: { completed: true } }, 'Task done'],
  [{ name: 'task.setCompleted', args: { completed: false } }, 'Task unchecked'],
  [{ name: 'userRegimen.start@2', args: {} }, 'Program started'],
  [{ name: 'of.the.future', args: {} }, 'Change'],
])('describes %j', (mutation, words) => {
  expect(describe(mutation)).toBe(words);
});
