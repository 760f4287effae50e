import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a new password', () => {
  test.each([
    'Password1',
    'PASSWORD1',
    'Qwerty123',
    'Welcome1',
    'P@ssw0rd',
    'Dragon2024!',
    '1Monkey1',
    'Volleyball1',
    '!!Libero77',
  ])('may not be %s, which everybody tries first', async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  test.each(['Volley1ball', 'Libero7digs', 'correct Horse 9 battery', 'Xk7pQ2vbn'])(
    'may be %s',
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false);
    },
  );

  test('may not be the player’s own name or address with a number', async () => {
    const own = ['Rosalinda', 'rosi.linda@example.org'];
    expect(await isCommonPassword('Rosalinda2010', own)).toBe(true);
    expect(await isCommonPassword('Rosi.Linda7', own)).toBe(true);
    expect(await isCommonPassword('Rosalinda2010')).toBe(false);
    expect(await isCommonPassword('Quite7different', own)).toBe(false);
  });
});
