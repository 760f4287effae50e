// @vitest-environment node
import { newId, savedQuoteId, type UserId } from 'sync-protocol/ids';
import { motivationId } from 'sync-protocol/rules/derived-ids';
import { expect, it, onTestFinished, vi } from 'vitest';
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

it('finds the last row before a day of the scope that is named, whatever lies between', async () => {
  const userId = newId<UserId>();
  const db = new UserDb(userId);
  onTestFinished(() => db.delete());
  const of = (owner: UserId, day: string) => ({
    id: motivationId(owner, day),
    userId: owner,
    day,
    isViewed: true,
    refreshes: 0,
  });
  const [own, theirs] = [of(userId, '2026-11-01'), of(newId<UserId>(), '2026-11-02')];
  await db.synced('motivations').bulkPut([of(userId, '2026-10-31'), own, theirs]);
  const before = async (need: { scope?: string }) => {
    const rows = await loadRows(db, [{ table: 'motivations', from: '2026-11-03', before: true, ...need }]);
    return rows.all('motivations');
  };
  expect(await before({ scope: `user:${userId}` })).toEqual([own]);
  expect(await before({})).toEqual([theirs]);
});

it('reads once what several ask for, each unless another row is there', async () => {
  const db = new UserDb(newId<UserId>());
  onTestFinished(() => db.delete());
  const reading = vi.spyOn(db, 'synced');
  const needs = [0, 1].map(() => ({
    table: 'userSettings' as const,
    all: true as const,
    unless: () => undefined,
  }));
  await loadRows(db, needs);
  expect(reading).toHaveBeenCalledTimes(1);
});
