import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halvesOf, isTeamCode, newTeamCode, readTeamCode } from '../teams/team-code.ts';
import { holdsTeamCode, isEveryday } from './codes.ts';
import { holdsContact } from './contact.ts';

/** What the reader takes for nothing; letters of scripts that know no capitals among it. */
const apart = fc
  .array(fc.oneof(fc.constantFrom(...' -–/.,:_|*~\n'.split(''), '\u200b', '\u{fe0f}', '👉', '字'), fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })), { maxLength: 3 })
  .map((signs) => signs.join(''))
  .filter((signs) => !/[\p{LC}\p{Nd}]/u.test(signs)); // oxfmt-ignore
/** As the app makes them. */
const code = fc.noShrink(fc.constant(undefined).map(newTeamCode));

test('a code is found in a sentence, whatever stands between its signs and the reader passes over', () => {
  fc.assert(
    fc.property(code, fc.array(apart, { minLength: 7, maxLength: 7 }), (made, between) => {
      const signs = made.split('').map((sign, at) => `${sign}${between[at] ?? ''}`);
      for (const written of [signs.join(''), signs.join('').toLowerCase()]) {
        expect(isTeamCode(readTeamCode(written))).toBe(true);
        const groups = written.match(/[a-z\d]+/gi) ?? [];
        fc.pre(groups.length === 1 || !isEveryday(groups));
        expect(holdsTeamCode(`Accept and then use ${written} at home, coach sees you`), written).toBe(true);
      }
    }),
    { numRuns: 1_000 },
  );
});

test('few codes are left out where they stand in halves', () => {
  const codes = Array.from({ length: 10_000 }, newTeamCode);
  expect(codes.filter((made) => isEveryday(halvesOf(made))).length).toBeLessThan(250);
});

test.each([
  '7WDG/CTE9', '7W DG CT E9', '7-W-D-G-C-T-E-9', '7W/DG/CT/E9', '7wd gct e9', '7wdg👉cte9', '7W\nDGCTE9', '7™WDG™CTE9', '7²WDGCTE9', '请输入7WDGCTE9加入', 'WDGX-CTE9', 'WDGXCTE9', '3X25-CTE9', '3x25cte9', 'K7QM    4XRT', '7WDG\n\n ---> CTE9', 'a 7 W D G C T E 9 b',
])('%s is found', (written) => {
  expect(holdsContact(written)).toBe(true);
}); // oxfmt-ignore

test.each(['K7QM4XRTA', '1K7QM 4XRT', 'WDGX CTE9', 'WDGX.CTE9', 'WDGX/CTE9', '3X25 CTE9', '24TH-25TH'])(
  '%s is none, or written as nobody is shown it',
  (written) => {
    expect(holdsContact(written)).toBe(false);
  },
);

test.each(['7W ', '7W', '7', 'W', '-', ' ', '7-', '字', 'K7Q ', '\u{fe0f}'])(
  'however long a text of "%s" is, it is read in one go',
  (piece) => {
    const long = piece.repeat(300_000 / piece.length);
    expect(holdsTeamCode(`${long}!`)).toBe(['7W ', 'K7Q '].includes(piece) && holdsTeamCode(piece.repeat(4)));
  },
);
