import { z } from 'zod';
import { savedQuoteId, userId } from '../ids.ts';
import { NOTES_MAX, PROMPT_MAX } from '../rules/quote-terms.ts';
import { quoteCategory } from './motivation.ts';

export const savedQuoteFields = z.strictObject({
  quote: z.string().trim().min(1).max(PROMPT_MAX),
  category: quoteCategory,
  notes: z.string().trim().max(NOTES_MAX),
});

/** A motivation that a player keeps, with a note of their own. */
export const savedQuote = z.object({
  id: savedQuoteId,
  userId,
  ...savedQuoteFields.shape,
  savedAt: z.iso.datetime(),
});

export type SavedQuote = z.infer<typeof savedQuote>;
