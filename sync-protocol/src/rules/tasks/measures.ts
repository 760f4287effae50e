/** The numbers that texts write as words, from one on. */
export const NUMBER_WORDS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const WHOLE = `sixty|eighty|${NUMBER_WORDS.join('|')}|\\d+`;
const NUMBER = `half an?|one and a half|an?(?: good)?|${WHOLE}`;
const LENGTH = new RegExp(
  `\\b(?:(${NUMBER})(?:( to | and )(${WHOLE}))?([ -]))?(square )?(met(?:re|er)|centimet(?:re|er)|cm)(s?)\\b( and a half)?`,
  'gi',
);
const FEET_A_METRE = 3.281;
const CM_AN_INCH = 2.54;

/** Countries whose people measure in feet and inches. */
const IN_FEET: readonly string[] = ['US', 'LR', 'MM'];

/** Whether people of a language tag, such as `en-GB` or `de`, measure in feet and inches. */
export function measuresInFeet(locale: string): boolean {
  try {
    return IN_FEET.includes(new Intl.Locale(locale).maximize().region ?? '');
  } catch {
    // Some browsers take what the system says, such as "C".
    return false;
  }
}

/** A text of ours, which measures in metres, in feet and inches: "two to three metres up" is "7 to 10 feet up". */
export function inFeet(text: string): string {
  return text.replace(
    LENGTH,
    (
      _,
      ...[from, joint = '', to, space, square = '', unit = '', plural = '', half]: (string | undefined)[]
    ) => {
      const isSmall = /^c/i.test(unit);
      // No number: what is said of it stays as vague.
      if (from === undefined) return `${square}${isSmall ? 'inch' : 'yard'}${pluralOf(isSmall, plural)}`;
      const values = [from, to].flatMap((one) => (one === undefined ? [] : numberOf(one) + (half ? 0.5 : 0)));
      if (square) return `${values.map(squareFeetOf).join(joint)} square feet`;
      const isShort = isSmall || Math.max(...values) < 0.75;
      const lengths = values.map((value) => (isShort ? Math.round(inches(value, isSmall)) : feetOf(value)));
      const name = isShort ? ['inch', 'inches'] : ['foot', 'feet'];
      const good = /good/.test(from) ? 'a good ' : '';
      // "a three-metre line"
      const isOne = space === '-' || lengths.at(-1) === 1;
      return `${good}${lengths.join(joint)}${space}${name[isOne ? 0 : 1]}`;
    },
  );
}

/** Whole feet of so many metres. */
export function feetOf(metres: number): number {
  return Math.round(metres * FEET_A_METRE);
}

function squareFeetOf(metres: number): number {
  return Math.round(metres * FEET_A_METRE ** 2);
}

function inches(value: number, isSmall: boolean): number {
  return (isSmall ? value : value * 100) / CM_AN_INCH;
}

function pluralOf(isSmall: boolean, plural: string): string {
  if (!plural) return '';
  return isSmall ? 'es' : 's';
}

function numberOf(text: string): number {
  const word = text.toLowerCase().replace(' good', '');
  if (word.startsWith('half')) return 0.5;
  if (word === 'one and a half') return 1.5;
  if (word === 'a' || word === 'an') return 1;
  if (word === 'sixty') return 60;
  if (word === 'eighty') return 80;
  return NUMBER_WORDS.includes(word) ? NUMBER_WORDS.indexOf(word) + 1 : Number(word);
}
