import { halvesOf, isMixed, SIGNS } from '../teams/team-code.ts';

const SIGN = `[${SIGNS}]`;
const APART = '[ ._–—-]';
const EDGE = '[\\p{L}\\p{N}]';
/** Eight signs in one, in halves, or each alone, with none before or after them. */
const LOOKS = [
  `(?<!${EDGE})(?=(${SIGN}{4}${APART}{0,3}${SIGN}{4})(?!${EDGE}))`,
  `(?<!${EDGE}|(?<!${EDGE})${SIGN}${APART}{1,3})(?=(${SIGN}(?:${APART}{1,3}${SIGN}){7})(?!${EDGE}|${APART}{1,3}${SIGN}(?!${EDGE})))`,
].map((look) => new RegExp(look, 'giu'));

/**
 * Whether a text may hold a team's code: as it is shown, with a letter and a digit in it; in small letters, where words
 * and numbers look like that as well, with both in each half.
 */
export function holdsTeamCode(text: string): boolean {
  return LOOKS.some((look) =>
    Array.from(text.matchAll(look), ([, found = '']) => found.replaceAll(/[^a-z\d]/gi, '')).some((signs) =>
      signs === signs.toUpperCase() ? isMixed(signs) : halvesOf(signs).every(isMixed),
    ),
  );
}
