import { expect, it } from 'vitest';
import { passwordChecks } from './account.ts';
import { isObviousPassword } from './obvious-passwords.ts';

const isAllGreen = (password: string, isRefused?: boolean) =>
  passwordChecks(password, isRefused).every(({ isMet }) => isMet);

it.each(['Password1', 'password', '123Volleyball!', 'Qwerty123', 'Welcome2026'])(
  '%s is not all green',
  (password) => {
    expect(isObviousPassword(password)).toBe(true);
    expect(isAllGreen(password)).toBe(false);
  },
);

it('what the server has refused is not all green', () => {
  expect(isObviousPassword('Libero7digs')).toBe(false);
  expect(isAllGreen('Libero7digs')).toBe(true);
  expect(isAllGreen('Libero7digs', true)).toBe(false);
});
