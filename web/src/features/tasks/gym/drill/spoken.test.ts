import { expect, it } from 'vitest';
import { spokenOf } from './spoken.ts';

it.each([
  [45, '45 seconds'],
  [60, '1 minute'],
  [61, '1 minute 1 second'],
  [120, '2 minutes'],
  [200, '3 minutes 20 seconds'],
])('a step of %i s is spoken as %s', (seconds, words) => {
  expect(spokenOf({ kind: 'rest', set: 0, sets: 2, seconds }, undefined)).toBe(`Rest. ${words}.`);
});
