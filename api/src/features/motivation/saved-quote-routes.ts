import type { FastifyInstance } from 'fastify';
import * as calls from 'sync-protocol/contract/motivation';
import { newId, savedQuoteId, type SavedQuoteId, type UserId } from 'sync-protocol/ids';
import { quoteGone } from 'sync-protocol/mutations/motivation/saved-quote-changes';
import { isSameQuote } from 'sync-protocol/rules/motivation/quote-terms';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { DONE } from '#plugins/calls/done.ts';
import { requireOwn } from '#plugins/calls/require-own.ts';
import { serve } from '#plugins/calls/serve.ts';
import { mutateByCall } from '#sync/write/mutate-by-call.ts';
import { savedQuoteOf, savedQuotesOf } from './queries.ts';

/** The quotes that a player keeps. */
export function serveSavedQuotes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.listSavedQuotes, ({ player, params, query }) => {
    requireOwn(player, params.id);
    return savedQuotesOf(deps.db.kysely, player.id, query.category);
  });

  serve(app, calls.saveQuote, ({ player, params, body, request }) => {
    requireOwn(player, params.id);
    const id = savedQuoteId.parse(newId());
    return mutateByCall(deps, player.id, request, {
      name: 'savedQuote.save',
      args: () => ({ savedQuoteId: id, ...body }),
      present: ({ rows }) => {
        const saved = rows
          .all('savedQuotes')
          .find((one) => one.id === id || isSameQuote(one.quote, body.quote));
        if (!saved) throw new Error('a quote that was saved is there');
        return saved;
      },
    });
  });

  serve(app, calls.deleteSavedQuote, ({ player, params, request }) => {
    requireOwn(player, params.id);
    return mutateByCall(deps, player.id, request, {
      name: 'savedQuote.delete',
      args: (kysely) => ownQuote(kysely, player.id, params.quoteId),
      present: () => DONE,
    });
  });

  serve(app, calls.setQuoteNotes, ({ player, params, body, request }) => {
    requireOwn(player, params.id);
    return mutateByCall(deps, player.id, request, {
      name: 'savedQuote.setNotes',
      args: () => ({ savedQuoteId: params.quoteId, ...body }),
      present: ({ rows }) => {
        const quote = rows.get('savedQuotes', params.quoteId);
        if (!quote) throw new Error('a quote whose notes were changed is there');
        return quote;
      },
    });
  });
}

/** @throws Refusal when the player keeps no such quote: a call says so, where a phone's late tap is no mistake. */
async function ownQuote(
  kysely: Queryable,
  player: UserId,
  id: SavedQuoteId,
): Promise<{ savedQuoteId: SavedQuoteId }> {
  if (!(await savedQuoteOf(kysely, player, id))) throw quoteGone();
  return { savedQuoteId: id };
}
