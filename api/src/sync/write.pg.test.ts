import type { SavedQuote } from 'sync-protocol/entities/saved-quote';
import { newId, savedQuoteId } from 'sync-protocol/ids';
import { expect, test } from 'vitest';
import { userScope } from '#db/scopes.ts';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases.ts';
import { aPhone } from '#testing/phone.ts';
import { writeChanges } from './write.ts';

onBothDatabases('a write', (database) => {
  const world = testApp({ database });

  test('may do no more than take rows away', async () => {
    const phone = await aPhone(world());
    const scope = userScope(phone.user.id);
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
        writeChanges(kysely, {
          now: new Date(),
          changes: [{ table: 'savedQuotes', id: quote.id, before, after, scope }],
        }),
      );
    await write(undefined, quote);
    await phone.pull();
    expect(phone.rows('savedQuotes')).toEqual([quote]);
    await write(quote, undefined);
    await phone.pull();
    expect(phone.rows('savedQuotes')).toEqual([]);
  });
});
