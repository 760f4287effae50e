import type { QuoteCategory } from 'sync-protocol/entities/motivation/motivation';
import type { SavedQuoteId, UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';

/** What a player did with a motivation, by its id. */
export function motivationOf(kysely: Queryable, userId: UserId, id: string) {
  return kysely
    .selectFrom('motivations')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The quotes that a player keeps, the latest first. */
export function savedQuotesOf(kysely: Queryable, userId: UserId, category?: QuoteCategory) {
  const own = kysely
    .selectFrom('savedQuotes')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('savedAt', 'desc')
    .orderBy('id', 'desc');
  return (category ? own.where('category', '=', category) : own).execute();
}

export function savedQuoteOf(kysely: Queryable, userId: UserId, id: SavedQuoteId) {
  return kysely
    .selectFrom('savedQuotes')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}
