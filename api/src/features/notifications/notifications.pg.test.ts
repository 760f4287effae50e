import * as calls from 'sync-protocol/contract/notifications/notifications';
import { newId, notificationId } from 'sync-protocol/ids';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { signedIn } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { notify } from './notify.ts';

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
