import { newId, savedQuoteId } from 'sync-protocol/ids';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { onBothDatabases, openHeardDatabase } from '#testing/databases/databases.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { RecentChanges } from '../write/recent-changes.ts';

onBothDatabases('a page of what was written of late', (database) => {
  let world: TestApp;
  let statements: string[];
  let phone: TestPhone;
  let tablet: TestPhone;
  beforeAll(async () => {
    const heard = await openHeardDatabase(database);
    statements = heard.statements;
    world = await buildTestApp({ database: heard.db });
  });
  afterAll(async () => {
    await world.close();
    await world.db.close();
  });
  beforeEach(async () => {
    phone = await aPhone(world);
    tablet = await aPhone(world, phone.user);
    await phone.pull();
    await phone.start(testRegimenId('serving'));
    await tablet.pull();
  });

  const save = (of: TestPhone) => {
    const id = savedQuoteId.parse(newId());
    return of.mutation('savedQuote.save', { savedQuoteId: id, quote: id, category: 'focus', notes: '' });
  };
  /** How many statements read pages, while something is done. */
  const pagesRead = async (work: () => Promise<unknown>) => {
    const before = statements.length;
    await work();
    return statements.slice(before).filter((statement) => statement.startsWith('with asked')).length;
  };
  /** What a phone shows that gets everything from the database. */
  const asTheDatabaseSays = async () => {
    world.deps.recent = new RecentChanges();
    const fresh = await aPhone(world, phone.user);
    await fresh.pull();
    return fresh.everything();
  };

  test('brings a poked device what others did, as the database would have', async () => {
    const [first, second, third] = phone.rows('tasks');
    if (!first || !second || !third) return;
    const { pull: _, ...quote } = await phone.push(save(phone));
    expect(quote.results).toMatchObject([{ status: 'applied' }]);
    await phone.push(phone.setCompleted(first), phone.setCompleted(second));
    await phone.push(phone.setCompleted(second, false), phone.mutation('tasks.refresh', {}));
    const [saved] = phone.rows('savedQuotes');
    await phone.push(
      phone.mutation('savedQuote.delete', { savedQuoteId: saved?.id ?? savedQuoteId.parse(newId()) }),
    );
    expect(await pagesRead(() => tablet.pull())).toBe(0);
    expect(tablet.everything()).toEqual(phone.everything());
    expect(await asTheDatabaseSays()).toEqual(tablet.everything());
  });

  test('comes with the push of a device that lacks what another did', async () => {
    await phone.push(save(phone), save(phone));
    expect(await pagesRead(() => tablet.push(save(tablet)))).toBe(0);
    expect(tablet.rows('savedQuotes')).toHaveLength(3);
    expect(tablet.lanes.core).toBe(1);
    expect(await asTheDatabaseSays()).toEqual(tablet.everything());
  });

  test.each([1, 2, 3, 5, 8, 13])('is none in the middle of a start of %i rows a page', async (rowsAPage) => {
    const [first, second] = phone.rows('tasks');
    if (!first || !second) return;
    for (const mutation of [save(phone), phone.setCompleted(first), phone.setCompleted(second)])
      await phone.push(mutation);
    const before = world.deps.rowsAPage;
    world.deps.rowsAPage = rowsAPage;
    const fresh = await aPhone(world, phone.user);
    await fresh.pull().finally(() => (world.deps.rowsAPage = before));
    expect(fresh.everything()).toEqual(phone.everything());
  });

  test('is none where another node has written in between', async () => {
    const { recent } = world.deps;
    await phone.push(save(phone));
    world.deps.recent = new RecentChanges();
    await phone.push(save(phone));
    world.deps.recent = recent;
    await phone.push(save(phone));
    expect(await pagesRead(() => tablet.pull())).toBe(1);
    expect(tablet.rows('savedQuotes')).toHaveLength(3);
    expect(tablet.everything()).toEqual(phone.everything());
  });
});
