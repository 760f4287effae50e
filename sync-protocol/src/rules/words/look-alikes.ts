/** Letters of other scripts, and of ours, that look like a plain Latin one or are written for it. */
const LETTERS: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i', ј: 'j',
  ѕ: 's', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', ӏ: 'l', α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'm', ν: 'v',
  ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', γ: 'y', ω: 'w', ß: 'ss', ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'p', ħ: 'h',
  ı: 'i', æ: 'ae', œ: 'oe', ɑ: 'a', ɡ: 'g', ᴀ: 'a', ʙ: 'b', ᴇ: 'e', ɪ: 'i', ᴏ: 'o', ꜱ: 's', ᴛ: 't',
}; // oxfmt-ignore

const LOOKS_LIKE = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** A text in plain small letters: full-width, accented and foreign letters become the ones that they look like. */
export function plainLetters(text: string): string {
  const small = text.normalize('NFKC').toLowerCase().normalize('NFD');
  const bare = small.replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  return bare.replaceAll(LOOKS_LIKE, (letter) => LETTERS[letter] ?? letter);
}

const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/[^a-z0-9]/g, ''],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/2/g, 'z'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
  [/9/g, 'g'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/**
 * What a name looks like at a glance: digits are the letters that they resemble, I and l are one. No two digits look
 * alike, so that numbers tell names apart. A stored look is compared with new ones: whoever changes this writes all
 * looks anew in a migration.
 */
export function lookOf(name: string): string {
  return LOOKS.reduce((look, [seen, taken]) => look.replaceAll(seen, taken), plainLetters(name));
}
