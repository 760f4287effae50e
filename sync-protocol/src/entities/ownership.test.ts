import { expect, test } from 'vitest';
import { scopeOfRow } from './ownership.ts';

test.each([
  ['the player’s that it names, be it about a team or not', { id: 'a', teamId: 'b', userId: 'c' }, 'user:c'],
  ['else the team’s that it names', { id: 'a', teamId: 'b' }, 'team:b'],
  ['else the player’s whose id it has', { id: 'a' }, 'user:a'],
])('S4.1: a row is %s', (_, row, scope) => {
  expect(scopeOfRow(row)).toBe(scope);
});
