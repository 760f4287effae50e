import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Notification } from 'sync-protocol/entities/notifications/notification';
import type { NotificationId, UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';
import { NotificationCard } from './notification-card.tsx';

vi.mock('#data/rows/mutate.ts', () => ({
  mutate: async () => ({ ok: false, code: 'storage_full', message: 'Your phone is full.' }),
}));

vi.mock('#ui/layers/toast-store.ts', () => ({ toast: vi.fn<() => void>() }));

afterEach(() => {
  cleanup();
  vi.mocked(toast).mockClear();
});

const notification: Notification = {
  id: newId<NotificationId>(),
  userId: newId<UserId>(),
  type: 'achievement',
  title: 'Well done',
  message: 'Six of six',
  read: false,
  data: null,
  createdAt: '2026-11-02T12:00:00.000Z',
};

const show = (one: Notification) =>
  render(
    <MemoryRouter>
      <ul>
        <NotificationCard notification={one} />
      </ul>
    </MemoryRouter>,
  );

it.each([messages.markRead('Well done'), messages.remove('Well done')])(
  'says why “%s” came to nothing',
  async (name) => {
    show(notification);
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
    expect(toast).toHaveBeenCalledWith({
      title: messages.failed,
      text: 'Your phone is full.',
      tone: 'danger',
    });
  },
);

it('shows a type that only newer versions know', () => {
  show({ ...notification, type: 'of_tomorrow' as Notification['type'] });
  expect(screen.getByText('Six of six')).toBeTruthy();
});
