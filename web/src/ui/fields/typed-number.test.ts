import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it.each([
  ['', 7],
  [' ', 7],
  ['x', 7],
  ['0', 1],
  ['-4', 1],
  ['12.9', 12],
  ['1e1', 10],
  ['14', 14],
  ['31', 30],
  ['1e400', 30],
])('what is typed counts as a number, whatever it is: "%s" as %i', (typed, number) => {
  expect(typedNumber(typed, { min: 1, max: 30, otherwise: 7 })).toBe(number);
});
