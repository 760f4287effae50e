import { RESULTS_KEPT_DAYS } from 'sync-protocol/wire';
import { savedQuoteId, newId } from 'sync-protocol/ids';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aPhone } from '#testing/phone.ts';
import { sweepSync } from './sweep.ts';

onOneDatabase('S2.8: clearing away', (database) => {
  const world = testApp({ database });

  test('keeps what was refused, and what proves whose number it was, for as long as a phone may ask', async () => {
    const phone = await aPhone(world());
    await phone.pull();
    const missing = phone.mutation('savedQuote.delete', { savedQuoteId: savedQuoteId.parse(newId()) });
    const refused = phone.mutation('savedQuote.setNotes', {
      savedQuoteId: savedQuoteId.parse(newId()),
      notes: '',
    });
    await phone.push(missing, refused);
    const { db, now } = world().deps;
    const sweepAfter = async (days: number) => {
      await sweepSync({ db, now: () => new Date(now().getTime() + days * DAY_MS) });
      return (await phone.push(missing, refused)).results;
    };
    const told = [
      { id: 1, status: 'applied' },
      { id: 2, status: 'rejected', code: 'quote_not_found' },
    ];
    const unproven = { unproven: true };
    const kept = await sweepAfter(RESULTS_KEPT_DAYS - 1);
    expect(kept).toMatchObject(told);
    expect(kept).not.toMatchObject([unproven, unproven]);
    expect(await sweepAfter(RESULTS_KEPT_DAYS + 1)).toMatchObject([{ id: 1, to: 2, ...unproven }]);
  });
});
