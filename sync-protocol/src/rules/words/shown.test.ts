import { expect, test } from 'vitest';
import { heldFields, isShown, isUnfit, shownWords } from './shown.ts';

test('doubtful words wait for the operator, whose word holds for just this text', () => {
  const shown = { bio: { text: 'nackt', shown: true } };
  expect(isUnfit('bio', 'nackt')).toBe(false);
  expect(isShown('bio', 'nackt', false, {})).toBe(false);
  expect(isShown('bio', 'nackt', true, shown)).toBe(true);
  expect(isShown('bio', 'sexe', false, shown)).toBe(false);
  const hidden = { school: { text: 'Lindenschule', shown: false } };
  expect(isShown('school', 'Lindenschule', false, hidden)).toBe(false);
  expect(isShown('school', 'Waldschule', false, hidden)).toBe(true);
});

test('how to reach a minor is not shown, in a text nor in a username; an adult may say it', () => {
  expect(isShown('bio', 'call me', true, {})).toBe(false);
  expect(isShown('bio', 'call me', false, {})).toBe(true);
  expect(isShown('displayName', 'SnapchatKim', true, {})).toBe(false);
  expect(isShown('displayName', 'SnapchatKim', false, {})).toBe(true);
});

test('of what others don’t see a text is empty and a username is not there; all else stays as it is', () => {
  const words = { displayName: 'HotSexyGirl', bio: 'nackt', school: 'Waldschule', hometown: '' };
  expect(heldFields(words, false, {})).toEqual(['displayName', 'bio']);
  expect(shownWords(words, false, {})).toEqual({ ...words, displayName: null, bio: '' });
  const fine = { bio: 'Libero since 2019' };
  expect(shownWords(fine, true, {})).toBe(fine);
});

test('a name as of the people who run the server is not shown, in whichever halves it is said', () => {
  const names = { firstName: 'Volley', lastName: 'Path Support', bio: 'Hello' };
  expect(heldFields(names, false, {})).toEqual(['firstName', 'lastName']);
  expect(heldFields({ ...names, lastName: 'Park' }, false, {})).toEqual([]);
  const rulings = { lastName: { text: 'Path Support', shown: true } };
  expect(heldFields(names, false, rulings)).toEqual(['firstName']);
});

test.each([
  ['Fu', 'ck'],
  ['Hur', 'en Sohn'],
  ['Fu', 'ck You'],
  ['F', 'uck'],
  ['Nig', 'gers'],
  ['Anna Hit', 'Ler'],
  ['K1ll', 'Y0urself'],
  ['Ќill', 'yourself now'],
  ['Kim 0171', '234'],
  ['Insta', 'kim_07'],
])('%s %s waits, though neither half would', (firstName, lastName) => {
  expect(heldFields({ firstName }, true, {})).toEqual([]);
  expect(heldFields({ lastName }, true, {})).toEqual([]);
  expect(heldFields({ firstName, lastName }, true, {})).toEqual(['firstName', 'lastName']);
});

test('what begins in one name and ends in the middle of the other is nobody’s insult', () => {
  const names = [
    ['Thomas', 'Hitzfeld'],
    ['Carlos', 'Hitchcock'],
    ['Agnes', 'Exner'],
    ['Ana', 'L'],
    ['Ana', 'Lopes'],
    ['Thi Bich', 'Tran'],
    ['Tran', 'Ny'],
    ['Anna-Lena', 'Schmidt'],
  ] as const;
  const held = names.filter(
    ([firstName, lastName]) => heldFields({ firstName, lastName }, true, {}).length > 0,
  );
  expect(held).toEqual([]);
});
