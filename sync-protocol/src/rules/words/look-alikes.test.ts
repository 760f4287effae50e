import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lookOf } from './look-alikes.ts';

test.each([
  ['ZzMinorPlayer', 'ZzM1norPlayer'],
  ['ZzMinorPlayer', 'ZzMinorPIayer'],
  ['ZzMinorPlayer', 'ZZMINORPLAYER'],
  ['ZzMinorPlayer', '2zMinorPlayer'],
  ['Maya', 'Мауа'],
  ['Maya', 'Ｍａｙａ'],
  ['Maya', 'Máya'],
  ['Barney', 'Bamey'],
  ['Oskar', '0skar'],
  ['Wolf', 'VVolf'],
  ['Sebastian88', '5ebastianBB'],
])('%s looks like %s', (one, other) => {
  expect(lookOf(one)).toBe(lookOf(other));
});

test.each([
  ['Maya', 'Mia'],
  ['Kim6', 'Kim8'],
  ['Player11', 'Player12'],
])('%s does not look like %s', (one, other) => {
  expect(lookOf(one)).not.toBe(lookOf(other));
});

test('numbers tell names apart', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (one, other) => {
      expect(lookOf(`Ace${one}`) === lookOf(`Ace${other}`)).toBe(one === other);
    }),
  );
});
