import { z } from 'zod';
import { quote, quoteCategory } from '../entities/motivation/motivation.ts';
import { savedQuote, savedQuoteFields } from '../entities/motivation/saved-quote.ts';
import { savedQuoteId } from '../ids.ts';
import { defineCall, doneAnswer, ofUser } from './call.ts';

const ofQuote = ofUser.extend({ quoteId: savedQuoteId });

/** The prompt of a day, as a player sees it. */
export const motivationAnswer = z.object({
  /** The day's own: another prompt on the same day keeps it. */
  id: z.uuid(),
  prompt: z.string(),
  category: quoteCategory,
  isViewed: z.boolean(),
});

export const getPrompts = defineCall({
  method: 'GET',
  path: '/api/catalog/prompts/{version}',
  summary: 'Every motivation prompt; never changes, so it may be kept for ever',
  for: 'anyone',
  params: z.object({ version: z.string().max(64) }),
  answer: z.array(quote),
});

export const todaysMotivation = defineCall({
  method: 'GET',
  path: '/api/users/{id}/motivation/today',
  summary: 'The motivation of the player’s training day',
  params: ofUser,
  answer: motivationAnswer,
});

export const viewMotivation = defineCall({
  method: 'POST',
  path: '/api/users/{id}/motivation/{motivationId}/view',
  summary: 'Marks a day’s motivation as read',
  params: ofUser.extend({ motivationId: z.uuid().toLowerCase() }),
  answer: motivationAnswer,
});

export const refreshMotivation = defineCall({
  method: 'POST',
  path: '/api/users/{id}/motivation/refresh',
  summary: 'Brings another prompt for today',
  params: ofUser,
  answer: motivationAnswer,
});

export const listSavedQuotes = defineCall({
  method: 'GET',
  path: '/api/users/{id}/saved-quotes',
  summary: 'The quotes that the player keeps, the latest first',
  params: ofUser,
  query: z.object({ category: quoteCategory.optional() }),
  answer: z.array(savedQuote),
});

export const saveQuote = defineCall({
  method: 'POST',
  path: '/api/users/{id}/saved-quotes',
  summary: 'Keeps a quote; the same words are kept once',
  params: ofUser,
  body: z.object({ ...savedQuoteFields.shape, notes: savedQuoteFields.shape.notes.default('') }),
  status: 201,
  answer: savedQuote,
});

export const deleteSavedQuote = defineCall({
  method: 'DELETE',
  path: '/api/users/{id}/saved-quotes/{quoteId}',
  summary: 'Lets a quote go',
  params: ofQuote,
  answer: doneAnswer,
});

export const setQuoteNotes = defineCall({
  method: 'PUT',
  path: '/api/users/{id}/saved-quotes/{quoteId}/notes',
  summary: 'Changes the player’s notes on a quote',
  params: ofQuote,
  body: savedQuoteFields.pick({ notes: true }),
  answer: savedQuote,
});

export type MotivationAnswer = z.infer<typeof motivationAnswer>;
