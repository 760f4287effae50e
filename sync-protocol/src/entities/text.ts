import { z } from 'zod';
import { written } from '../rules/words/written.ts';

/** What is said of a text that can't be kept, by a call and to a phone alike. */
export const UNFIT_TEXT = {
  code: 'invalid_text',
  message: 'This text holds a character that can’t be kept. Please type it again.',
} as const;

/** No database holds a NUL; the others turn round whatever is shown next to them. */
const REFUSED = /[\0\u202a-\u202e\u2066-\u2069]/;

/** What a player writes, without the blanks around it; nothing that can be seen is nothing at all. */
export const writtenText = z
  .string()
  .refine((text) => text.isWellFormed() && !REFUSED.test(text), UNFIT_TEXT.message)
  .overwrite(written);

/** What a player wrote, as it is stored: words that were taken once are always shown. */
export const storedText = z.string();
