import { expect, it } from 'vitest';
import { isNewer, VERSION } from './version.ts';

it('is three numbers', () => {
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+$/);
});

it.each([
  ['1.0.1', '1.0.0', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.99.99', true],
  ['1.0.0', '1.0.0', false],
  ['1.9.0', '1.10.0', false],
])('of %s and %s it tells which came later', (version, than, answer) => {
  expect(isNewer(version, than)).toBe(answer);
});
