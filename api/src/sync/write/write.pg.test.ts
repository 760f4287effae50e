import type { SavedQuote } from 'sync-protocol/entities/motivation/saved-quote';
import { newId, savedQuoteId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { expect, test } from 'vitest';
import { userScope } from '#db/scopes.ts';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { writeChanges } from './write.ts';

onBothDatabases('a write', (database) => {
  const world = testApp({ database });

  test('may do no more than take rows away', async () => {
    const phone = await aPhone(world());
    const quote: SavedQuote = {
      id: savedQuoteId.parse(newId()),
      userId: phone.user.id,
      quote: 'One more serve.',
      category: 'focus',
      notes: '',
      savedAt: '2026-11-20T10:00:00.000Z',
    };
    const write = (before: SavedQuote | undefined, after: SavedQuote | undefined) =>
      world().db.transaction(({ kysely }) =>
        writeChanges(world().deps, kysely, {
          now: new Date(),
          changes: [{ table: 'savedQuotes', id: quote.id, before, after }],
        }),
      );
    await write(undefined, quote);
    await phone.pull();
    expect(phone.rows('savedQuotes')).toEqual([quote]);
    await write(quote, undefined);
    await phone.pull();
    expect(phone.rows('savedQuotes')).toEqual([]);
  });

  test('S4.2: gives each changed row of a scope a number of its own, up to the counter', async () => {
    const { kysely } = world().db;
    const phones = [await aPhone(world()), await aPhone(world())];
    for (const phone of phones) await phone.pull();
    const of = ({ user }: TestPhone) => {
      const id = savedQuoteId.parse(newId());
      const words = { quote: id, category: 'focus' as const, notes: '', savedAt: '2026-11-20T10:00:00.000Z' };
      const table = 'savedQuotes' as const;
      return { table, id, before: undefined, after: { id, userId: user.id, ...words } };
    };
    const write = (changes: readonly RowChange[]) =>
      world().db.transaction((tx) => writeChanges(world().deps, tx.kysely, { now: new Date(), changes }));
    const old = phones.map(of);
    await write(old);
    // New, changed and removed rows of two scopes, mixed.
    const news = [...phones, ...phones].map(of);
    const changed = old.map((one) => ({
      ...one,
      before: one.after,
      after: { ...one.after, notes: 'Noted' },
    }));
    const [gone] = news;
    const raised = await write([...news, ...changed]);
    if (!gone) return;
    const last = await write([{ ...gone, before: gone.after, after: undefined }]);
    for (const { user } of phones) {
      const scope = userScope(user.id);
      const rows = await kysely.selectFrom('savedQuotes').select('seq').where('scope', '=', scope).execute();
      const buried = await kysely.selectFrom('tombstones').select('seq').where('scope', '=', scope).execute();
      const seq = raised.get(scope) ?? 0;
      const isBereft = gone.after.userId === user.id;
      const numbers = [...rows, ...buried].map((row) => row.seq).toSorted((a, b) => a - b);
      // Two were new and one was changed; the one that was then removed had the highest number of its scope.
      expect(numbers).toEqual([seq - 2, seq - 1, isBereft ? seq + 1 : seq]);
      expect(last.get(scope)).toBe(isBereft ? seq + 1 : undefined);
    }
  });
});
