import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTeamCode, newTeamCode, readTeamCode, spacedCode } from './team-code.ts';

it('a new code is one, and no other of a thousand', () => {
  const codes = Array.from({ length: 1_000 }, newTeamCode);
  expect(codes.every(isTeamCode)).toBe(true);
  expect(new Set(codes).size).toBe(codes.length);
});

it('is read however somebody types it, from its link too', () => {
  fc.assert(
    fc.property(fc.nat(7), (place) => {
      const code = newTeamCode();
      const typed = `${code.slice(0, place)} - ${code.slice(place)} `.toLowerCase();
      for (const text of [
        typed,
        spacedCode(code),
        `https://club.example/teams?code=${code}&from=wall`,
        `/teams?a=b&code=${spacedCode(code)}#x`,
      ])
        expect(readTeamCode(text)).toBe(code);
    }),
  );
});

it.each(['', 'ABCDEFG', 'ABCDEFGHJ', 'ABCDEFG0', 'ABCDEFGI', 'ABCDEFG1', 'abcdefgh', 'ABCD-FGH'])(
  '“%s” is none',
  (text) => {
    expect(isTeamCode(text)).toBe(false);
  },
);
