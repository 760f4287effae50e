import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
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

it.each([messages.markRead('Well done'), messages.remove('Well done')])(
  'says why “%s” came to nothing',
  async (name) => {
    const notification = {
      id: newId<NotificationId>(),
      userId: newId<UserId>(),
      type: 'achievement',
      title: 'Well done',
      message: 'Six of six',
      read: false,
      data: null,
      createdAt: '2026-11-02T12:00:00.000Z',
    } as const;
    render(
      <MemoryRouter>
        <ul>
          <NotificationCard notification={notification} />
        </ul>
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
    expect(toast).toHaveBeenCalledWith({
      title: messages.failed,
      text: 'Your phone is full.',
      tone: 'danger',
    });
  },
);
