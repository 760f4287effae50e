import { CODE_LENGTH, halvesOf, isMixed, SIGNS } from '../teams/team-code.ts';

/** Letters and digits in a row, or what stands between: signs, and letters of scripts without capitals. */
const PIECES = /[\p{LC}\p{Nd}]+|[^\p{LC}\p{Nd}]+/gu;
const APART = /^[^\p{LC}\p{Nd}]{1,20}$/u;
/** What may be a part of a code. */
const GROUP = new RegExp(`^[${SIGNS}]{1,${CODE_LENGTH}}$`, 'i');

// What stands with numbers in everybody's texts, of the letters that codes have.
const UNITS = 'st|nd|rd|th|am|pm|ft|kg|cm|mm|km|hr|sec|set|rep|ace|jump|day|age|game|man|men';
const COUNTED = 'set|rep|ace|day|tag|age|game|gym|team|week|year|jan|feb|mar|apr|may|jun|aug|sep|sept|dec';
const WORDS = 'vs|we|us|my|me|he|be|at|an|as|by|up|and|the|um|und|uhr|satz|grade|match|de|et|ve';
/** Sets and repetitions, so many against so many, hours; so many of something; the second of something. */
const EVERYDAY_HALF = new RegExp(
  `^(?:\\d+(?:[xv]|vs)\\d+s?|\\dh[2-5]\\d|\\d+(?:${UNITS})s?\\d*|(?:${COUNTED})s?\\d+)$`,
  'i',
);
const EVERYDAY_GROUP = new RegExp(`^(?:${UNITS}|${COUNTED}|${WORDS})s?$`, 'i');

/**
 * Whether what may be a code in several groups reads like what everybody writes: "JUNE 24TH", "set 2, set 3",
 * "3x25 4x25".
 */
export function isEveryday(groups: readonly string[]): boolean {
  return (
    groups.some((group) => EVERYDAY_GROUP.test(group)) ||
    halvesOf(groups.join('')).some((half) => EVERYDAY_HALF.test(half))
  );
}

/**
 * Whether a text may hold a team's code in a form that its reader recognizes: eight signs in groups of any size, with up to
 * twenty other signs between two groups.
 *
 * Words and numbers look like that as well. So each half must have a letter and a digit, and nothing may be everyday. Less
 * is asked for where the code stands as the app shows it: in capitals, in one piece or with a dash in the middle.
 *
 * Some codes are not found when they are taken apart in other ways: old ones with only letters or only digits in a half,
 * and those with a half like "24TH" or "3X25", about one in seventy. Whoever held these would hold every date.
 */
export function holdsTeamCode(text: string): boolean {
  let groups: string[] = [];
  let apart = '';
  for (const [piece] of text.matchAll(PIECES)) {
    if (APART.test(piece)) apart = piece;
    else if (GROUP.test(piece)) {
      groups.push(piece);
      if (groups.length > CODE_LENGTH) groups.shift();
      if (isCode(endOf(groups), apart)) return true;
    } else groups = [];
  }
  return false;
}

/** Those of some groups, from the last one back, that are together as long as a code; none if no such ones are. */
function endOf(groups: readonly string[]): readonly string[] {
  let length = 0;
  const first = groups.findLastIndex((group) => (length += group.length) >= CODE_LENGTH);
  return length === CODE_LENGTH ? groups.slice(first) : [];
}

/**
 * Whether groups are a code.
 * @param apart what stands between the last two of them
 */
function isCode(groups: readonly string[], apart: string): boolean {
  const signs = groups.join('');
  const halves = halvesOf(signs);
  const areMixed = halves.every(isMixed);
  const isInCapitals = signs === signs.toUpperCase();
  if (groups.length === 1) return isInCapitals ? isMixed(signs) : areMixed;
  if (isInCapitals && /^[-–—]$/.test(apart) && groups.join('-') === halves.join('-')) {
    const everyday = halves.filter((half) => EVERYDAY_HALF.test(half)).length;
    return isMixed(signs) && everyday < (areMixed ? 2 : 1);
  }
  return areMixed && !isEveryday(groups);
}
