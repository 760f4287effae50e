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
