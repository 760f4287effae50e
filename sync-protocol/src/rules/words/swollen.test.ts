import { expect, test } from 'vitest';
import { holdsContact } from './contact.ts';
import { holdsGrooming } from './grooming.ts';
import { judgeRealName, judgeText } from './judge.ts';

/** One sign that is eighteen letters and blanks, normalised: a greeting that many Muslims write after a name. */
const GREETING = '\u{fdfa}';

test.each([GREETING, '\u{fdfb}', '㍿', 'ace \u{fdfa}'])(
  'a long text of "%s" waits: read, it is many times as long',
  (piece) => {
    const text = piece.repeat(2_000 / piece.length);
    const verdicts = [judgeText(text), judgeRealName(text), holdsContact(text), holdsGrooming(text)];
    expect(verdicts).toEqual(['doubtful', 'doubtful', true, true]);
  },
);

test.each([
  ['Arabic', 'محمد \u{fdfa} نحب الكرة الطائرة. '],
  ['Arabic in presentation forms', 'ﺍﻟﻜﺮﺓ ﺍﻟﻄﺎﺋﺮﺓ ﻻ ﻷ '],
  ['Hebrew', 'אנחנו משחקים כדורעף. '],
  ['Hangul', '우리 배구 팀은 강하다. '],
  ['Hangul in its letters', '우리 배구 팀은 강하다. '.normalize('NFD')],
  ['Thai', 'เราทำน้ำให้ทีมวอลเลย์บอล '],
  ['Lao', 'ພວກເຮົາຫຼິ້ນບານສົ່ງ ຳ '],
  ['Hindi', 'हम वॉलीबॉल खेलते हैं क़ज़फ़ '],
  ['Tibetan', 'གྷ་ངོ་སྤྲོད་ '],
  ['Vietnamese', 'Chúng tôi chơi bóng chuyền rất giỏi. '],
  ['Greek', 'Παίζουμε πετόσφαιρα ᾧ ᾳ. '],
  ['Japanese', 'バレーボールが大好き！ﾊﾞﾚｰﾎﾞｰﾙ '],
  ['Chinese', '我们喜欢打排球。 '],
  ['fractions and dots', '½ ¾ … '],
  ['nothing but dots', '…'],
  ['nothing but fractions', '¼'],
])('however long a text in %s is, it is read', (_, piece) => {
  for (const length of [30, 500, 2_000]) {
    const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    expect([judgeText(text), holdsContact(text), holdsGrooming(text)]).toEqual(['fine', false, false]);
  }
});

test('what grows a little is read for what it says', () => {
  expect(judgeText(`${GREETING.repeat(5)} fuck`)).toBe('bad');
  expect(holdsContact(`${GREETING.repeat(5)} call me`)).toBe(true);
});
