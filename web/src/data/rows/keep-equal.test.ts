import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepEqual } from './keep-equal.ts';

const rows = () => [
  { id: 'a', words: [{ at: 1 }], total: { done: { x: [1, 2] } } },
  { id: 'b', words: [], total: null },
];

it('is what was there before when nothing is different', () => {
  const before = rows();
  expect(keepEqual(before, rows())).toBe(before);
});

it('keeps the rows that did not change, and says what is new of the others', () => {
  const before = rows();
  const after = rows().map((row) => (row.id === 'a' ? { ...row, words: [{ at: 2 }] } : row));
  const kept = keepEqual(before, after);
  expect(kept).toEqual(after);
  expect(kept).not.toBe(before);
  expect(kept[1]).toBe(before[1]);
  expect(kept[0]?.total).toBe(before[0]?.total);
});

it('says always what comes after', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(keepEqual(a, b)).toEqual(b);
    }),
  );
});
