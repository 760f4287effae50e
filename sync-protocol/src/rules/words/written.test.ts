import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isBlank, written } from './written.ts';

const signsOf = (kind: RegExp) =>
  Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter((sign) => kind.test(sign));
/** What a reader sees, of every script. */
const SEEN = signsOf(/(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u);
const UNSEEN = signsOf(
  /[\p{M}\p{Co}\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/u,
);
const oneOf = (signs: readonly string[]) => fc.nat(signs.length - 1).map((index) => signs[index] ?? '');
const text = (sign: fc.Arbitrary<string>) => fc.string({ unit: sign, maxLength: 8 });

it('takes each letter, number, punctuation sign and symbol of every script for written, and nothing else by itself', () => {
  expect(SEEN.filter(isBlank)).toEqual([]);
  expect(UNSEEN.filter((sign) => !isBlank(sign))).toEqual([]);
});

it('has nothing written wherever all signs are unseen, and something wherever one is seen', () => {
  const unseen = text(oneOf(UNSEEN));
  fc.assert(
    fc.property(unseen, oneOf(SEEN), unseen, (before, seen, after) => {
      const whole = before + seen + after;
      expect([written(before + after), written(whole)]).toEqual(['', whole.trim()]);
    }),
  );
});

it.each(['1️⃣', '🇵🇱', '👩🏽‍🚀', 'กี่', 'हिन्दी', 'ދިވެހި', 'שָׁלוֹם', '…', '½', '†'])('keeps %s', (whole) => {
  expect(written(whole)).toBe(whole);
});

it('takes a sign that is newer than this Unicode for written: a later phone may know the letter or the emoji', () => {
  expect(written('\u{1faff}')).toBe('\u{1faff}');
  expect(written('\u{323b0}')).toBe('\u{323b0}');
});
