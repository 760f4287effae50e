// @vitest-environment node
import type { Notification } from 'sync-protocol/entities/notifications/notification';
import type { NotificationId, UserId } from 'sync-protocol/ids';
import { MAX_NOTIFICATION_IDS } from 'sync-protocol/mutations/notifications/notification-changes';
import { newId } from 'sync-protocol/new-id';
import { beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, shownToast, toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';
import { markAllRead, remove } from './notification-changes.ts';

const mutate = vi.hoisted(() => vi.fn<(mutator: { name: string }, args: object) => Promise<object>>());
vi.mock('#data/rows/mutate.ts', () => ({ mutate }));

beforeEach(() => {
  mutate.mockReset().mockResolvedValue({ ok: true });
  dismissToast(shownToast()?.id ?? 0);
});

const told = (): Notification => ({
  id: newId<NotificationId>(),
  userId: newId<UserId>(),
  type: 'achievement',
  title: 'Well done',
  message: 'Six of six',
  read: false,
  data: null,
  createdAt: '2026-11-02T12:00:00.000Z',
});
const undo = () => shownToast()?.action?.onSelect?.();
const said = () => shownToast()?.title;
const asked = () => mutate.mock.calls.map(([{ name }, args]) => [name, args]);

it('reads all that are on the phone and were not read, by their names: what has not come yet stays new', async () => {
  const unread = Array.from({ length: MAX_NOTIFICATION_IDS + 1 }, told);
  await markAllRead([{ ...told(), read: true }, ...unread]);
  const ids = unread.map(({ id }) => id);
  expect(asked()).toEqual([
    ['notification.markRead', { notificationIds: ids.slice(0, -1) }],
    ['notification.markRead', { notificationIds: ids.slice(-1) }],
  ]);
  expect(said()).toBe(messages.allRead);
});

it('brings back all that went while the toast stood, and nothing of before', async () => {
  const [first, second, third] = [told(), told(), told()];
  await remove(first);
  expect(said()).toBe('Notification deleted');
  dismissToast(shownToast()?.id ?? 0);
  await remove(second);
  await remove(third);
  expect(said()).toBe('2 notifications deleted');
  mutate.mockClear();
  undo();
  expect(asked()).toEqual([
    ['notification.setDeleted', { notificationIds: [second.id, third.id], deleted: false }],
  ]);
});

it('counts one that was tapped twice, before it was out of sight, once', async () => {
  const one = told();
  await remove(one);
  await remove(one);
  expect(said()).toBe('Notification deleted');
});

it('offers no more than its own toast says: another one has taken the place of the last', async () => {
  await remove(told());
  toast({ title: 'Something else' });
  await remove(told());
  expect(said()).toBe('Notification deleted');
});

it('says why nothing came back, as the world has moved on', async () => {
  await remove(told());
  mutate.mockResolvedValue({ ok: false, code: 'notification_not_found', message: 'It is not there.' });
  undo();
  await vi.waitFor(() =>
    expect(shownToast()).toMatchObject({ title: messages.undoFailed, text: 'It is not there.' }),
  );
});
