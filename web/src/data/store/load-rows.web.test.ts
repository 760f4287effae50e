import { newId, savedQuoteId, type UserId } from 'sync-protocol/ids';
import { expect, it, onTestFinished } from 'vitest';
import { UserDb } from './db.ts';
import { loadRows } from './load-rows.ts';

it('finds rows of one scope, when a need names it', async () => {
  const userId = newId<UserId>();
  const db = new UserDb(userId);
  onTestFinished(() => db.delete());
  const id = savedQuoteId.parse(newId());
  const quote = { id, userId, quote: 'Next ball', category: 'focus' as const, notes: '', savedAt: '' };
  await db.synced('savedQuotes').put(quote);
  const found = async (scope?: string) => {
    const of = scope === undefined ? {} : { scope };
    const rows = await loadRows(db, [{ table: 'savedQuotes', all: true, ...of }]);
    const named = await loadRows(db, [{ table: 'savedQuotes', ids: [id], ...of }]);
    expect(named.all('savedQuotes')).toEqual(rows.all('savedQuotes'));
    return rows.all('savedQuotes');
  };
  expect(await found()).toEqual([quote]);
  expect(await found(`user:${userId}`)).toEqual([quote]);
  expect(await found(`team:${userId}`)).toEqual([]);
});
