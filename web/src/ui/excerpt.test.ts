import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const HUNDRED = `${'nine word '.repeat(9)}tenth word`;

it('shows a text of a hundred characters as a whole', () => {
  expect(HUNDRED).toHaveLength(100);
  expect(excerptOf(HUNDRED, 100)).toBe(HUNDRED);
});

it('cuts a longer one between two words, without the punctuation before the cut', () => {
  const text = `${'word '.repeat(19)}end, and some more that does not fit`;
  expect(excerptOf(text, 100)).toBe(`${'word '.repeat(19)}end…`);
});

it('cuts a text without spaces at the hundredth character', () => {
  expect(excerptOf('x'.repeat(140), 100)).toBe(`${'x'.repeat(100)}…`);
});
