import { expect, it } from 'vitest';
import { isPasswordFit, passwordChecks } from './account.ts';

it.each([
  ['Zq4tvbnw', true],
  ['Zq4tvbn', false],
  ['zq4tvbnw', false],
  ['ZQ4TVBNW', false],
  ['Zqxtvbnw', false],
  ['Éq4tvbñw', true],
])('a password like %s keeps the rules: %s', (password, isFit) => {
  expect(isPasswordFit(password)).toBe(isFit);
  expect(passwordChecks(password).every(({ isMet }) => isMet)).toBe(isFit);
});

it('is easy to guess when it is a common one, or when the server knows it as such', () => {
  const last = (password: string, isRefused?: boolean) => passwordChecks(password, isRefused).at(-1)?.isMet;
  expect([last('Zq4tvbnw'), last('Zq4tvbnw', true), last('Password1'), last('Zq4')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
