import * as calls from 'sync-protocol/contract/notifications/notifications';
import { newId, notificationId } from 'sync-protocol/ids';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { signedIn } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { notify } from './notify.ts';
import { KEPT_DAYS, sweepNotifications } from './sweep-notifications.ts';

onOneDatabase('notifications', (database) => {
  const world = testApp({ database });
  let phone: TestPhone;
  beforeEach(async () => {
    phone = await aPhone(world());
    for (const title of ['First', 'Second', 'Third']) {
      await world().db.transaction((tx) =>
        notify(world().deps, tx, phone.user.id, {
          type: 'achievement',
          title,
          message: 'Well done',
          path: '/badges',
          at: new Date((world().clock.now += 1000)),
        }),
      );
    }
  });

  const own = () => ({ params: { id: phone.user.id } });
  /** As they were told: ids of one millisecond have no order. */
  const toldTo = (device: TestPhone) =>
    device.rows('notifications').toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  const unread = async () => (await phone.client.ok(calls.unreadNotifications, own())).count;

  test('are listed newest first, and synced', async () => {
    const list = await phone.client.ok(calls.listNotifications, own());
    expect(list.map(({ title, read }) => [title, read])).toEqual([
      ['Third', false],
      ['Second', false],
      ['First', false],
    ]);
    await phone.pull();
    expect(new Set(phone.rows('notifications').map(({ id }) => id))).toEqual(
      new Set(list.map(({ id }) => id)),
    );
  });

  test('are marked as read one by one, or all', async () => {
    const [newest] = await phone.client.ok(calls.listNotifications, own());
    if (!newest) return;
    const one = { ...own(), body: { notificationIds: [newest.id] } };
    expect(await phone.client.ok(calls.markNotificationsRead, one)).toEqual({ count: 2 });
    expect(await unread()).toBe(2);
    expect(await phone.client.ok(calls.markNotificationsRead, own())).toEqual({ count: 0 });
    await phone.pull();
    expect(phone.rows('notifications').every(({ read }) => read)).toBe(true);
  });

  test('are removed, here and on the phone; what is gone is said to be so', async () => {
    await phone.pull();
    const [newest] = await phone.client.ok(calls.listNotifications, own());
    if (!newest) return;
    const params = { id: phone.user.id, notificationId: newest.id };
    await phone.client.ok(calls.deleteNotification, { params });
    expect(await phone.client.call(calls.deleteNotification, { params })).toMatchObject(
      refusal(404, 'notification_not_found'),
    );
    await phone.pull();
    expect(
      phone
        .rows('notifications')
        .map(({ title }) => title)
        .toSorted(),
    ).toEqual(['First', 'Second']);
  });

  test('are deleted and brought back, the same ones, though both were sent', async () => {
    await phone.pull();
    const [first, second, third] = toldTo(phone);
    if (!first || !second || !third) throw new Error('three were told');
    const ids = [first.id, second.id];
    await phone.push(phone.mutation('notification.markRead', { notificationIds: [first.id] }));
    for (const id of ids)
      await phone.push(phone.mutation('notification.setDeleted', { notificationIds: [id], deleted: true }));
    const listed = async () =>
      (await phone.client.ok(calls.listNotifications, own())).map(({ id, read }) => [id, read]);
    expect([await listed(), await unread()]).toEqual([[[third.id, false]], 1]);
    const other = await aPhone(world(), phone.user);
    await other.pull();
    expect(other.rows('notifications').filter(({ deletedAt }) => deletedAt)).toHaveLength(2);
    const params = { id: phone.user.id, notificationId: first.id };
    expect(await phone.client.call(calls.deleteNotification, { params })).toMatchObject(
      refusal(404, 'notification_not_found'),
    );

    await phone.push(phone.mutation('notification.setDeleted', { notificationIds: ids, deleted: false }));
    expect(await listed()).toEqual([
      [third.id, false],
      [second.id, false],
      [first.id, true],
    ]);
    await other.pull();
    for (const device of [phone, other])
      expect(toldTo(device)).toEqual([{ ...first, read: true, deletedAt: null }, second, third]);
  });

  test('are brought back by whose they are alone, and never made up', async () => {
    await phone.pull();
    const [told] = phone.rows('notifications');
    if (!told) throw new Error('three were told');
    const setDeleted = (by: TestPhone, deleted: boolean, more = {}) =>
      by.mutation('notification.setDeleted', { notificationIds: [told.id], deleted, ...more });
    await phone.push(setDeleted(phone, true));
    const stranger = await aPhone(world());
    const { results } = await stranger.push(setDeleted(stranger, false));
    expect(results).toMatchObject([{ status: 'rejected', code: 'notification_not_found' }]);
    expect(await unread()).toBe(2);
    // Words of its own a phone can't send.
    const answer = await phone.push(setDeleted(phone, false, { title: 'You won' }));
    expect(answer.results).toMatchObject([{ status: 'rejected' }]);
    expect(phone.rows('notifications').map(({ title }) => title)).not.toContain('You won');
  });

  test('that are deleted go for good after thirty days, on phones too; until then they can come back', async () => {
    await phone.pull();
    const [first, second] = phone.rows('notifications');
    if (!first || !second) throw new Error('three were told');
    const setDeleted = (by: TestPhone, id: typeof first.id, deleted: boolean) =>
      by.mutation('notification.setDeleted', { notificationIds: [id], deleted });
    await phone.push(setDeleted(phone, first.id, true));
    world().clock.now += 30 * DAY_MS;
    // By then they have to sign in again.
    const late = await aPhone(world(), phone.user);
    await late.push(setDeleted(late, second.id, true));
    await sweepNotifications(world().deps);
    await late.pull();
    expect(late.rows('notifications')).toHaveLength(3);
    world().clock.now += 1;
    await sweepNotifications(world().deps);
    await late.pull();
    expect(late.rows('notifications').map(({ id }) => id)).not.toContain(first.id);
    const { results } = await late.push(
      setDeleted(late, first.id, false),
      setDeleted(late, second.id, false),
    );
    expect(results.map(({ code, status }) => code ?? status)).toEqual(['notification_not_found', 'applied']);
    expect(late.rows('notifications').filter(({ deletedAt }) => !deletedAt)).toHaveLength(2);
  });

  test('that are ninety days old go for good, on phones too', async () => {
    await phone.pull();
    const [first] = phone.rows('notifications');
    if (!first) throw new Error('three were told');
    await world()
      .db.kysely.updateTable('notifications')
      .set({ createdAt: new Date(world().clock.now - KEPT_DAYS * DAY_MS).toISOString() })
      .where('id', '=', first.id)
      .execute();
    await sweepNotifications(world().deps);
    await phone.pull();
    expect(phone.rows('notifications')).toHaveLength(3);
    world().clock.now += 1;
    await sweepNotifications(world().deps);
    await phone.pull();
    expect(phone.rows('notifications').map(({ id }) => id)).not.toContain(first.id);
    expect(phone.rows('notifications')).toHaveLength(2);
  });

  test('are nobody else’s business', async () => {
    const stranger = await signedIn(world());
    const [newest] = await phone.client.ok(calls.listNotifications, own());
    const params = { id: phone.user.id, notificationId: newest?.id ?? notificationId.parse(newId()) };
    for (const call of [calls.listNotifications, calls.unreadNotifications, calls.markNotificationsRead])
      expect(await stranger.client.call(call, own())).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
    expect((await stranger.client.call(calls.deleteNotification, { params })).status).toBe(403);
    const asOwn = { ...params, id: stranger.user.id };
    await stranger.client.call(calls.deleteNotification, { params: asOwn });
    const read = { params: { id: stranger.user.id }, body: { notificationIds: [params.notificationId] } };
    await stranger.client.call(calls.markNotificationsRead, read);
    expect(await unread()).toBe(3);
    expect((await world().client().call(calls.listNotifications, own())).status).toBe(401);
  });
});
