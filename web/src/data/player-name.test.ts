import { expect, it } from 'vitest';
import { playerName } from './player-name.ts';

it.each([
  ['the real name', { firstName: 'Ben', lastName: 'Olsen', displayName: 'BenDigs' }, 'Ben Olsen'],
  ['half a real name', { firstName: '', lastName: 'Olsen', displayName: 'BenDigs' }, 'Olsen'],
  ['the username', { firstName: '', lastName: '', displayName: 'BenDigs' }, 'BenDigs'],
  ['what is said of strangers', { firstName: '', lastName: '', displayName: null }, 'A player'],
  ['what is said of those not known yet', undefined, 'A player'],
])('calls a player by %s', (_, player, name) => {
  expect(playerName(player, 'A player')).toBe(name);
});
