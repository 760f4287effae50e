import { randomUUID } from 'node:crypto';
import { newId, savedQuoteId, type ClientGroupId, type UserRegimenId } from 'sync-protocol/ids';
import { trainingDay } from 'sync-protocol/rules/training-day';
import {
  MAX_NEW_CLIENT_GROUPS_A_DAY,
  MAX_ROWS_A_PAGE,
  TOMBSTONES_KEPT_DAYS,
  type PullAnswer,
} from 'sync-protocol/wire';
import { unpackChanges } from 'sync-protocol/wire-packing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { sweepSync } from '../sweep.ts';

/** Fewer than the server’s own MAX_ROWS_A_PAGE, so that few rows are more than one page. */
const ROWS_A_PAGE = 500;
const DAY_MS = 24 * 3_600_000;

onBothDatabases('a pull', (database) => {
  const world = testApp({ database });
  let phone: TestPhone;
  let tablet: TestPhone;
  let enrolment: UserRegimenId;
  beforeEach(async () => {
    phone = await aPhone(world());
    tablet = await aPhone(world(), phone.user);
    await phone.pull();
    enrolment = await phone.start(testRegimenId('serving'));
  });

  const kysely = () => world().db.kysely;
  const changesOf = ({ changes }: PullAnswer) => unpackChanges(changes);
  const toggle = async (index = 0) => {
    const task = phone.rows('tasks')[index];
    if (task) await phone.push(phone.setCompleted(task, !task.isCompleted));
  };
  /** Saved quotes as many as asked for, in pushes of 200. */
  const saveQuotes = async (count: number) => {
    for (let from = 0; from < count; from += 200) {
      const batch = Array.from({ length: Math.min(200, count - from) }, (_, index) =>
        phone.mutation('savedQuote.save', {
          savedQuoteId: savedQuoteId.parse(newId()),
          quote: `Quote ${from + index}`,
          category: 'focus',
          notes: '',
        }),
      );
      const { cursor: _, ...request } = phone.request(batch);
      const { status } = await phone.client.json('POST', '/api/sync/push', request);
      expect(status).toBe(200);
    }
  };
  /** What a device that starts now is shown. */
  const freshView = async () => {
    const fresh = await aPhone(world(), phone.user);
    await fresh.pull();
    return fresh.everything();
  };

  test('S1.4: an account takes 100 new client groups in a day; those that it has go on', async () => {
    const groups = kysely().selectFrom('syncClientGroups').select('id').where('userId', '=', phone.user.id);
    const createdAt = new Date(world().clock.now).toISOString();
    const before = await groups.execute();
    const others = Array.from({ length: MAX_NEW_CLIENT_GROUPS_A_DAY - before.length }, () => ({
      id: newId<ClientGroupId>(),
      userId: phone.user.id,
      createdAt,
    }));
    await kysely().insertInto('syncClientGroups').values(others).execute();
    const refused = {
      status: 429,
      body: { code: 'too_many_client_groups' },
      headers: { 'retry-after': '3600' },
    };
    const { client, clientGroup } = tablet;
    expect(await client.get(`/api/sync/pull?clientGroup=${clientGroup}`)).toMatchObject(refused);
    const mutation = tablet.mutation('settings.update', { tutorialDone: true });
    expect(await tablet.send([mutation])).toMatchObject(refused);
    expect(await groups.execute()).toHaveLength(MAX_NEW_CLIENT_GROUPS_A_DAY);
    await toggle();
    await phone.pull();
    expect(phone.rows('tasks')).toContainEqual(expect.objectContaining({ isCompleted: true }));
    const stranger = await aPhone(world());
    await stranger.pull();
    world().clock.now += DAY_MS;
    expect(await tablet.push(mutation)).toMatchObject({ results: [{ status: 'applied' }] });
    world().clock.now -= DAY_MS;
  });

  test('S5.2: begins with everything, and ends with the same on every device', async () => {
    const [page] = await tablet.pull();
    expect(page).toMatchObject({ reset: true, more: false, rejected: [] });
    expect(tablet.everything()).toEqual(phone.everything());
    expect(tablet.rows('tasks')).toHaveLength(6);
    expect(tablet.rows('users')).toMatchObject([{ id: phone.user.id, displayName: phone.user.displayName }]);
    expect(JSON.stringify(page)).not.toContain(phone.user.email);
    expect(JSON.stringify(page)).not.toContain('"words"');
  });

  test('S5.5: with nothing new is empty, small, and leaves the cursor as it is', async () => {
    await phone.pull();
    const { cursor } = phone;
    const answer = await phone.pullPage();
    expect(answer).toMatchObject({
      changes: [],
      cursor,
      more: false,
      rejected: [],
      lanes: { core: 1, media: 0 },
    });
    expect(answer).not.toHaveProperty('reset');
    expect(JSON.stringify(answer).length).toBeLessThan(300);
  });

  test('S5.4: a row that the phone has travels as what changed, a new one whole', async () => {
    await tablet.pull();
    await toggle();
    const [page] = await tablet.pull();
    const puts = changesOf(page as PullAnswer).flatMap((change) => ('put' in change ? [change] : []));
    const fields = (table: string) =>
      Object.keys(puts.find((put) => put.table === table)?.put ?? {}).toSorted();
    expect(fields('tasks')).toEqual(['completedAt', 'completedDay', 'id', 'isCompleted']);
    expect(fields('dayTotals')).toContain('userId');
    expect(fields('userBadges')).toContain('badgeId');
    expect(tablet.everything()).toEqual(await freshView());
  });

  test('S4.3: what was removed is removed everywhere; what comes back comes whole', async () => {
    await tablet.pull();
    await phone.push(phone.mutation('userRegimen.archive', { userRegimenId: enrolment }));
    await tablet.pull();
    expect(tablet.rows('tasks')).toEqual([]);
    // Who starts now never had it, and is told nothing of it.
    const [page] = await (await aPhone(world(), phone.user)).pull();
    expect(changesOf(page as PullAnswer).filter((change) => 'del' in change)).toEqual([]);
    await phone.push(phone.mutation('userRegimen.unarchive', { userRegimenId: enrolment }));
    await tablet.pull();
    expect(tablet.rows('tasks')).toHaveLength(6);
    expect(tablet.everything()).toEqual(await freshView());
  });

  test('S5.4: what is removed and made again in one push comes whole', async () => {
    await toggle();
    await tablet.pull();
    const [task] = phone.rows('tasks').filter(({ isCompleted }) => isCompleted);
    if (!task) return;
    const [earned] = tablet.rows('userBadges').filter(({ badgeId }) => badgeId === 'tasks-1');
    world().clock.now += 60_000;
    await phone.push(phone.setCompleted(task, false), phone.setCompleted(task, true));
    await tablet.pull();
    const [again] = tablet.rows('userBadges').filter(({ badgeId }) => badgeId === 'tasks-1');
    expect(again?.id).toBe(earned?.id);
    expect(again?.earnedAt).not.toBe(earned?.earnedAt);
    expect(tablet.everything()).toEqual(await freshView());
  });

  test('the short form says the same as the long one', async () => {
    await toggle();
    tablet.isPacked = false;
    const [page] = await tablet.pull();
    expect(page?.changes.every((change) => 'put' in change || 'del' in change)).toBe(true);
    expect(tablet.everything()).toEqual(await freshView());
  });

  test('S3.4: the first one of a day brings the tasks that it deals, though nothing else is new', async () => {
    await phone.pull();
    const start = world().clock.now;
    world().clock.now += DAY_MS;
    const today = trainingDay(world().clock.now, 'UTC');
    await phone.pullPage();
    expect(phone.rows('tasks').filter(({ day }) => day === today)).toHaveLength(6);
    world().clock.now = start;
  });

  test('S5.7: brings this device’s refusals once, and nobody else’s', async () => {
    await phone.push({ ...phone.mutation('tasks.refresh', {}), name: 'unknown' });
    await phone.pull();
    expect(phone.rejected).toMatchObject([
      { lane: 'core', id: 2, status: 'rejected', code: 'unknown_mutation' },
    ]);
    await tablet.pull();
    expect(tablet.rejected).toEqual([]);
  });

  describe('S5.3: of more than a page holds', () => {
    beforeEach(async () => {
      world().deps.rowsAPage = ROWS_A_PAGE;
      await tablet.pull();
      await saveQuotes(500);
    });
    afterEach(() => {
      world().deps.rowsAPage = MAX_ROWS_A_PAGE;
    });

    test('comes in pages, none of more rows than one may hold', async () => {
      const fresh = await aPhone(world(), phone.user);
      const pages = await fresh.pull();
      expect(pages.map(({ more }) => more)).toEqual([true, false]);
      expect(pages.map(({ reset }) => reset ?? false)).toEqual([true, false]);
      for (const page of pages) expect(changesOf(page).length).toBeLessThanOrEqual(ROWS_A_PAGE);
      expect(fresh.rows('savedQuotes')).toHaveLength(500);
    });

    test('S5.1: acknowledges with the last page only', async () => {
      phone.cursor = undefined;
      const pages = await phone.pull();
      expect(pages.map(({ lanes }) => lanes.core)).toEqual([0, 501]);
    });

    test('misses nothing that changes between two pages', async () => {
      const fresh = await aPhone(world(), phone.user);
      await fresh.pullPage();
      const quotes = await kysely()
        .selectFrom('savedQuotes')
        .select('id')
        .where('userId', '=', phone.user.id)
        .execute();
      const [first, second, last] = [quotes[0], quotes[1], quotes.at(-1)];
      if (!first || !second || !last) return;
      await phone.push(
        phone.mutation('savedQuote.setNotes', { savedQuoteId: first.id, notes: 'Noted' }),
        phone.mutation('savedQuote.delete', { savedQuoteId: last.id }),
        phone.mutation('savedQuote.delete', { savedQuoteId: second.id }),
      );
      await toggle();
      await fresh.pull();
      expect(fresh.everything()).toEqual(await freshView());
      expect(fresh.rows('savedQuotes')).toHaveLength(498);
    });

    test('goes on from an older cursor, page by page', async () => {
      await toggle();
      const pages = await tablet.pull();
      expect(pages.length).toBe(2);
      expect(pages.some(({ reset }) => reset)).toBe(false);
      expect(tablet.everything()).toEqual(await freshView());
    });
  });

  describe('S5.2: starts over', () => {
    /** Clears away when the tombstones of today, or of so many days later, have become too old. */
    const sweepLater = (days = 1) => {
      const later = new Date(world().clock.now + (TOMBSTONES_KEPT_DAYS + days) * DAY_MS);
      return sweepSync({ db: world().db, now: () => later });
    };
    const expectReset = async () => {
      const [page] = await tablet.pull();
      expect(page).toMatchObject({ reset: true });
      expect(tablet.everything()).toEqual(await freshView());
    };

    test('from a cursor that is none', async () => {
      await tablet.pull();
      for (const cursor of ['', 'nonsense', Buffer.from('["a",1]').toString('base64url')]) {
        tablet.cursor = cursor;
        await expectReset();
      }
    });

    test('F25: from a cursor that is older than the tombstones', async () => {
      await tablet.pull();
      await phone.push(phone.mutation('userRegimen.archive', { userRegimenId: enrolment }));
      await sweepLater();
      await expectReset();
      expect(tablet.rows('tasks')).toEqual([]);
    });

    test('from a cursor older than some that were cleared away first, because the clock was set back', async () => {
      const [one, other] = [savedQuoteId.parse(newId()), savedQuoteId.parse(newId())];
      const save = (id: typeof one) =>
        phone.mutation('savedQuote.save', { savedQuoteId: id, quote: id, category: 'focus', notes: '' });
      const remove = (id: typeof one) =>
        phone.push(phone.mutation('savedQuote.delete', { savedQuoteId: id }));
      await phone.push(save(one), save(other));
      const { now } = world().clock;
      world().clock.now += DAY_MS;
      await remove(one);
      world().clock.now = now;
      await tablet.pull();
      await remove(other);
      await sweepLater(0.5);
      await sweepLater(2);
      await expectReset();
      expect(tablet.rows('savedQuotes')).toEqual([]);
    });

    test('not while its tombstones are there', async () => {
      await phone.push(phone.mutation('userRegimen.archive', { userRegimenId: enrolment }));
      await tablet.pull();
      await sweepLater();
      const [page] = await tablet.pull();
      expect(page).not.toHaveProperty('reset');
    });

    test('F24: when the database has another history', async () => {
      await tablet.pull();
      await kysely()
        .updateTable('serverState')
        .set({ value: JSON.stringify(randomUUID()) })
        .where('key', '=', 'epoch')
        .execute();
      await expectReset();
    });

    test('when the database knows less than the cursor', async () => {
      await tablet.pull();
      await kysely()
        .updateTable('scopes')
        .set({ seq: 1 })
        .where('scope', '=', `user:${phone.user.id}`)
        .execute();
      const [page] = await tablet.pull();
      expect(page).toMatchObject({ reset: true });
    });
  });

  test('S3.4: deals a day when it is first looked at', async () => {
    world().clock.now += DAY_MS;
    await tablet.pull();
    expect(tablet.rows('tasks')).toHaveLength(12);
    const { cursor } = tablet;
    await tablet.pull();
    expect(tablet.cursor).toBe(cursor);
  });

  test('S1.1: of a client group that is somebody else’s nothing is told, what it was refused neither', async () => {
    const missing = { savedQuoteId: savedQuoteId.parse(newId()), notes: '' };
    await phone.push(phone.mutation('savedQuote.setNotes', missing));
    const stranger = await aPhone(world());
    await stranger.pull();
    for (const cursor of [`&cursor=${stranger.cursor}`, '']) {
      const query = `clientGroup=${phone.clientGroup}${cursor}`;
      const refused = { status: 403, body: { code: 'foreign_client_group' } };
      expect(await stranger.client.get(`/api/sync/pull?${query}`)).toMatchObject(refused);
    }
  });

  test('needs a session, and a client group that is an id', async () => {
    expect((await world().client().get(`/api/sync/pull?clientGroup=${phone.clientGroup}`)).status).toBe(401);
    expect((await phone.client.get('/api/sync/pull')).status).toBe(400);
    expect((await phone.client.get('/api/sync/pull?clientGroup=7')).status).toBe(400);
  });
});
