import { sql } from 'kysely';
import { newId, notificationId, savedQuoteId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { TOMBSTONES_KEPT_DAYS } from 'sync-protocol/wire';
import { unpackChanges } from 'sync-protocol/wire-packing';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { sweepSync } from '../sweep.ts';
import { changeRows } from '../write/change-rows.ts';

/** Fewer than the server's own pages hold, so that there are several. */
const ROWS_A_PAGE = 500;

onBothDatabases('S5.3: pages over two tables whose rows alternate', (database) => {
  const world = testApp({ database });
  let phone: TestPhone;
  beforeEach(async () => {
    world().deps.rowsAPage = ROWS_A_PAGE;
    phone = await aPhone(world());
    await phone.pull();
  });

  const now = () => new Date(world().clock.now).toISOString();
  const aNotification = () => {
    const id = notificationId.parse(newId());
    const text = { type: 'achievement' as const, title: 'Well done', message: '', data: null };
    const after = { id, userId: phone.user.id, ...text, read: false, createdAt: now(), deletedAt: null };
    return { table: 'notifications' as const, id, before: undefined, after };
  };
  const aQuote = () => {
    const id = savedQuoteId.parse(newId());
    const after = {
      id,
      userId: phone.user.id,
      quote: id,
      category: 'focus' as const,
      notes: '',
      savedAt: now(),
    };
    return { table: 'savedQuotes' as const, id, before: undefined, after };
  };
  const write = (changes: readonly RowChange[]) =>
    world().db.transaction((tx) => changeRows(world().deps, tx, { changes }));
  const alternately = (count: number) =>
    Array.from({ length: count }, (_, index) => (index % 2 === 0 ? aNotification() : aQuote()));
  const pull = async (of: TestPhone) => {
    const pages = await of.pull();
    return pages.map(({ changes }) => unpackChanges(changes).length);
  };
  const expectEverything = async () => {
    const fresh = await aPhone(world(), phone.user);
    await fresh.pull();
    expect(phone.everything()).toEqual(fresh.everything());
  };

  test('one holds exactly 500', async () => {
    await write(alternately(ROWS_A_PAGE));
    expect(await pull(phone)).toEqual([500]);
    await expectEverything();
  });

  test.each([501, 1000, 1001])('%i rows come in order of their change, each once', async (count) => {
    await write(alternately(count));
    const sizes = await pull(phone);
    expect(sizes.slice(0, -1).every((size) => size === 500)).toBe(true);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
    expect(phone.rows('notifications').length + phone.rows('savedQuotes').length).toBe(count);
    await expectEverything();
  });

  test('501 of one table alone, made and then removed, come on two pages', async () => {
    const changes = Array.from({ length: ROWS_A_PAGE + 1 }, aQuote);
    await write(changes);
    expect(await pull(phone)).toEqual([500, 1]);
    expect(phone.rows('savedQuotes')).toHaveLength(501);
    await write(changes.map((one) => ({ ...one, before: one.after, after: undefined })));
    expect(await pull(phone)).toEqual([500, 1]);
    expect(phone.rows('savedQuotes')).toEqual([]);
  });

  test('rows with one number, as nothing writes them any more, come on one page', async () => {
    const changes = alternately(ROWS_A_PAGE + 1);
    await write(changes);
    const [newest] = changes;
    await sql`update notifications set seq = seq - 1 where id = ${newest?.id}::uuid`.execute(
      world().db.kysely,
    );
    expect(await pull(phone)).toEqual([499, 2]);
    await expectEverything();
  });

  test('S5.1, S5.7: a refusal comes once, with the page that acknowledges it', async () => {
    const { cursor: _, ...request } = phone.request([
      { ...phone.mutation('tasks.refresh', {}), name: 'none' },
    ]);
    expect(await phone.client.json('POST', '/api/sync/push', request)).toMatchObject({ status: 200 });
    await write(alternately(ROWS_A_PAGE + 1));
    const pages = await phone.pull();
    expect(pages.map(({ lanes, rejected }) => [lanes.core, rejected.map(({ code }) => code)])).toEqual([
      [0, []],
      [1, ['unknown_mutation']],
    ]);
  });

  test('S5.2: a fresh start goes on over tombstones that were cleared away before it', async () => {
    const changes = alternately(ROWS_A_PAGE + 100);
    await write(changes);
    await write(changes.slice(-10).map((one) => ({ ...one, before: one.after, after: undefined })));
    const later = new Date(world().clock.now + (TOMBSTONES_KEPT_DAYS + 1) * 24 * 3_600_000);
    await sweepSync({ db: world().db, now: () => later });
    const fresh = await aPhone(world(), phone.user);
    const pages = [await fresh.pullPage(), await fresh.pullPage()];
    expect(pages.map(({ more, reset }) => [more, reset ?? false])).toEqual([
      [true, true],
      [false, false],
    ]);
    await phone.pull();
    expect(fresh.everything()).toEqual(phone.everything());
  });

  describe('where rows are removed too', () => {
    test('a fresh start hears nothing of what was gone before it', async () => {
      const changes = alternately(4);
      await write(changes);
      await write(changes.map((one) => ({ ...one, before: one.after, after: undefined })));
      const fresh = await aPhone(world(), phone.user);
      const [page] = await fresh.pull();
      expect(unpackChanges(page?.changes ?? []).filter((change) => 'del' in change)).toEqual([]);
    });

    test('what is gone counts as a row, on whichever page its number is', async () => {
      const changes = alternately(300);
      await write(changes);
      await phone.pull();
      await write(changes.slice(0, 260).map((one) => ({ ...one, before: one.after, after: undefined })));
      await write(alternately(300));
      expect(await pull(phone)).toEqual([500, 60]);
      expect(phone.rows('notifications').length + phone.rows('savedQuotes').length).toBe(340);
      await expectEverything();
    });
  });
});
