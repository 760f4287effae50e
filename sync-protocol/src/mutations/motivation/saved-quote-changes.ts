import { z } from 'zod';
import { savedQuoteFields } from '../../entities/motivation/saved-quote.ts';
import { savedQuoteId } from '../../ids.ts';
import { isSameQuote } from '../../rules/motivation/quote-terms.ts';
import { awardBadges } from '../progress/award-badges.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import { statsOf } from '../progress/recount.ts';

export const MAX_SAVED_QUOTES = 500;

export const savedQuoteSaveArgs = savedQuoteFields.extend({ savedQuoteId });
export const savedQuoteDeleteArgs = z.strictObject({ savedQuoteId });
export const savedQuoteSetNotesArgs = savedQuoteFields.pick({ notes: true }).extend({ savedQuoteId });

/** Keeps a quote; the same words are kept once. */
export const savedQuoteSave: Mutator<'savedQuote.save', z.infer<typeof savedQuoteSaveArgs>> = {
  name: 'savedQuote.save',
  makes: ({ savedQuoteId: id }) => ({ table: 'savedQuotes', id }),
  needs: () => [
    { table: 'savedQuotes', all: true },
    { table: 'playerStats', all: true },
    { table: 'userBadges', all: true },
  ],
  effect: (rows, { savedQuoteId: id, ...fields }, context) => {
    const own = rows.all('savedQuotes');
    if (own.some((one) => one.id === id || isSameQuote(one.quote, fields.quote))) return;
    if (own.length >= MAX_SAVED_QUOTES)
      throw new Refusal(
        'too_many_quotes',
        `You have ${MAX_SAVED_QUOTES} quotes, and that’s the limit. Delete one first.`,
      );
    rows.put('savedQuotes', { id, userId: context.userId, ...fields, savedAt: context.at });
    const stats = statsOf(rows, context.userId);
    rows.put('playerStats', { ...stats, savedQuotes: stats.savedQuotes + 1 });
    awardBadges(rows, context);
  },
};

/** Lets a quote go; one that is gone already is no mistake. */
export const savedQuoteDelete: Mutator<'savedQuote.delete', z.infer<typeof savedQuoteDeleteArgs>> = {
  name: 'savedQuote.delete',
  needs: ({ savedQuoteId: id }) => [
    { table: 'savedQuotes', ids: [id] },
    { table: 'playerStats', all: true },
  ],
  effect: (rows, { savedQuoteId: id }, { userId }) => {
    if (!rows.get('savedQuotes', id)) return;
    rows.delete('savedQuotes', id);
    const stats = statsOf(rows, userId);
    rows.put('playerStats', { ...stats, savedQuotes: Math.max(0, stats.savedQuotes - 1) });
  },
};

/** What a note is refused with, by the call too. */
export const quoteGone = () => new Refusal('quote_not_found', 'This quote is no longer saved.');

/** Changes the player's note on a quote. */
export const savedQuoteSetNotes: Mutator<'savedQuote.setNotes', z.infer<typeof savedQuoteSetNotesArgs>> = {
  name: 'savedQuote.setNotes',
  needs: ({ savedQuoteId: id }) => [{ table: 'savedQuotes', ids: [id] }],
  effect: (rows, { savedQuoteId: id, notes }) => {
    const quote = rows.get('savedQuotes', id);
    if (!quote) throw quoteGone();
    rows.put('savedQuotes', { ...quote, notes });
  },
};
