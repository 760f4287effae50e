import { expect, it } from 'vitest';
import { messages } from './messages.ts';

const { steps } = messages;

it('has ten steps, each with words of its own', () => {
  const texts = Object.values(steps).map(({ text }) => text);
  expect(texts).toHaveLength(10);
  expect(new Set(texts).size).toBe(10);
});

it('promises the multipliers that the rules keep', () => {
  expect(steps.streak.text).toContain('1.2x from day 3, 1.5x from day 7, 2.0x from day 14, 2.5x from day 30');
});

it('says how many tasks, points and programs there are', () => {
  expect(steps.tasks.text).toContain('6 tasks a day, worth up to 180 points');
  expect(steps.programs.text).toContain('1 program to focus, or 2 to 3 for balance');
  expect(steps.rest.text).toContain('You get 2 rest days in any 7');
  expect(steps.rest.text).toContain('up to 90 days at a time. You can start 2 pauses in any 90 days.');
});
