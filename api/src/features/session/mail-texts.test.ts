import { expect, test } from 'vitest';
import * as texts from './mail-texts.ts';
import { NOT_SET_UP_PAGE } from './open-id/not-set-up.ts';

test('what players read here says "log in" and "log out", as the app does', () => {
  const mails = Object.values(texts).map((mail) => mail('kim@example.org', 'Google', null));
  const read = [...mails.flatMap(({ subject, text }) => [subject, text]), NOT_SET_UP_PAGE];
  expect(read.filter((text) => /\bsign(s|ed|ing)?[ -](in|out|you)\b/i.test(text))).toEqual([]);
});

test('where nobody has said who runs the server, the club is asked', () => {
  const { text } = texts.emailChangedMail('kim@example.org', 'new@example.org', null);
  expect(text).toContain('tell the people who run your VolleyPath. Ask your club or coach who that is.');
});
