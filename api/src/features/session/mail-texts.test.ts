import { expect, test } from 'vitest';
import * as texts from './mail-texts.ts';
import { NOT_SET_UP_PAGE } from './open-id/not-set-up.ts';

test('what players read here says "log in" and "log out", as the app does', () => {
  const mails = Object.values(texts).map((mail) => mail('kim@example.org', 'Google'));
  const read = [...mails.flatMap(({ subject, text }) => [subject, text]), NOT_SET_UP_PAGE];
  expect(read.filter((text) => /\bsign(s|ed|ing)?[ -](in|out|you)\b/i.test(text))).toEqual([]);
});
