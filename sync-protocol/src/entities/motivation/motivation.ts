import { z } from 'zod';
import { userId, uuid } from '../../ids.ts';
import { PROMPT_MAX, QUOTE_CATEGORIES } from '../../rules/motivation/quote-terms.ts';

export const quoteCategory = z.enum(QUOTE_CATEGORIES);

/** A prompt of the catalog. */
export const quote = z.strictObject({
  /** `category/nn`, stable for ever. */
  id: z.string().regex(/^[a-z]+\/\d{2,3}$/),
  category: quoteCategory,
  prompt: z.string().min(30).max(PROMPT_MAX),
});

/** What a player did with the prompt of a day; a day without a row is one whose prompt was not looked at. */
export const motivation = z.object({
  id: uuid,
  userId,
  day: z.iso.date(),
  isViewed: z.boolean(),
  /** How often another prompt was asked for. */
  refreshes: z.int().min(0),
});

export type QuoteCategory = z.infer<typeof quoteCategory>;
export type Quote = z.infer<typeof quote>;
export type Motivation = z.infer<typeof motivation>;
