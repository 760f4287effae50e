import { act, renderHook, waitFor } from '@testing-library/react';
import type { NotificationId, UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import type { UserDb } from '#data/store/db.ts';
import { useCounts } from './use-counts.ts';

const setAppBadge = vi.fn<(unread?: number) => Promise<void>>(async () => undefined);
const open = (): UserDb => openPhone(newId<UserId>(), 'UTC').db;

beforeEach(() => {
  Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true });
});
afterEach(() => {
  closePhone();
  setAppBadge.mockClear();
  Reflect.deleteProperty(navigator, 'setAppBadge');
});

const tell = (db: UserDb, more: object = {}) => {
  const id = newId<NotificationId>();
  return db
    .synced('notifications')
    .add({ id, createdAt: '2026-03-01T00:00:00Z', read: false, ...more } as never);
};
const shown = () => setAppBadge.mock.calls.map(([unread]) => unread);

it('counts what is neither read nor deleted, and puts it on the app’s icon', async () => {
  const db = open();
  await tell(db);
  await tell(db);
  await tell(db, { read: true });
  await tell(db, { deletedAt: '2026-03-02T00:00:00Z' });
  const { result } = renderHook(() => useCounts());
  expect([result.current.notifications, shown()]).toEqual([0, []]);
  await waitFor(() => expect(result.current.notifications).toBe(2));
  expect(shown()).toEqual([2]);
  await act(() => db.synced('notifications').toCollection().modify({ read: true }));
  await waitFor(() => expect(shown()).toEqual([2, 0]));
});

it('shows one player’s number to nobody else, and asserts it where the worker has put something else', async () => {
  const db = open();
  await tell(db);
  const { result } = renderHook(() => useCounts());
  await waitFor(() => expect(shown()).toEqual([1]));
  act(() => void open());
  expect(result.current.notifications).toBe(0);
  await waitFor(() => expect(shown()).toEqual([1, 0]));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown()).toEqual([1, 0, 0]);
});

it('does without where the platform has no badge, or refuses it', async () => {
  setAppBadge.mockRejectedValueOnce(new DOMException('No right to', 'NotAllowedError'));
  const db = open();
  await tell(db);
  const { result, unmount } = renderHook(() => useCounts());
  await waitFor(() => expect(shown()).toEqual([1]));
  unmount();
  Reflect.deleteProperty(navigator, 'setAppBadge');
  const without = renderHook(() => useCounts());
  await waitFor(() => expect(without.result.current.notifications).toBe(1));
  expect([result.current.notifications, shown()]).toEqual([1, [1]]);
});
