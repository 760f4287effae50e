import { z } from 'zod';
import { savedQuoteId, userId } from '../../ids.ts';
import { NOTES_MAX, PROMPT_MAX } from '../../rules/motivation/quote-terms.ts';
import { quoteCategory } from './motivation.ts';
import { storedText, writtenText } from '../text.ts';

export const savedQuoteFields = z.strictObject({
  quote: writtenText.min(1).max(PROMPT_MAX),
  category: quoteCategory,
  notes: writtenText.max(NOTES_MAX),
});

/** A motivation that a player keeps, with a note of their own. */
export const savedQuote = z.object({
  id: savedQuoteId,
  userId,
  ...savedQuoteFields.shape,
  quote: storedText.min(1).max(PROMPT_MAX),
  notes: storedText.max(NOTES_MAX),
  savedAt: z.iso.datetime(),
});

export type SavedQuote = z.infer<typeof savedQuote>;
