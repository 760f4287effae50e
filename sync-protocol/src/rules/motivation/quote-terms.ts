/** The kinds of motivation. Here and not with its schema, so that screens which check nothing load no zod. */
export const QUOTE_CATEGORIES = [
  'encouragement',
  'challenge',
  'celebration',
  'focus',
  'inspiration',
] as const;

/** The longest prompt, in characters. */
export const PROMPT_MAX = 220;
/** The longest note on a saved quote, in characters. */
export const NOTES_MAX = 500;

/** Whether two quotes say the same: what was saved from an older catalog has straight apostrophes and quotation marks. */
export function isSameQuote(one: string, other: string): boolean {
  return straight(one) === straight(other);
}

const straight = (text: string) => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
