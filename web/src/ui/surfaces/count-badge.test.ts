import { expect, it } from 'vitest';
import { cappedCount } from './count-badge.tsx';

it.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('shows a count of %i as %j', (count, text) => {
  expect(cappedCount(count)).toBe(text);
});
