import { expect, it } from 'vitest';
import { UNFIT_TEXT, writtenText } from './text.ts';

it.each([
  ['a NUL', 'a\0b'],
  ['half of an emoji', 'a \ud83d b'],
  ['a direction override', 'a\u202eb'],
  ['the first embedding', '\u202a'],
  ['the last isolate', 'a\u2069'],
])('refuses %s, and says so', (_, text) => {
  expect(writtenText.safeParse(text).error?.issues).toMatchObject([{ message: UNFIT_TEXT.message }]);
});

it.each([
  '\u200b\u200d',
  ' \u00a0\u3000',
  '\u3164',
  '\u2800\ufeff',
  '\u00ad\u2060',
  '\u200f',
  '\ue000',
  ' \u0301',
])('takes %j, in which nothing can be seen, for empty', (text) => {
  expect(writtenText.parse(text)).toBe('');
  expect(writtenText.min(1).safeParse(text).success).toBe(false);
});

it.each(['Zoë Müller-Åse', '李娜', 'محمد', '👩‍👩‍👧 at the net', '🏐', 'line\nby line'])('keeps %s', (text) => {
  expect(writtenText.min(1).parse(`  ${text} `)).toBe(text);
});
