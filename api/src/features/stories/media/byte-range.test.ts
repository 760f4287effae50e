import { expect, test } from 'vitest';
import { rangeIn } from './byte-range.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=6-', { first: 6, last: 9 }],
  ['bytes=-4', { first: 6, last: 9 }],
  ['bytes=-40', { first: 0, last: 9 }],
  ['bytes=5-400', { first: 5, last: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=4-2', 'unsatisfiable'],
  ['bytes=0-1,3-4', undefined],
  ['pages=1-2', undefined],
  ['bytes=-', undefined],
])('%s of ten bytes', (header, expected) => {
  expect(rangeIn(header, 10)).toEqual(expected);
});
