import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { newId } from 'sync-protocol/new-id';
import { afterEach, expect, it, vi } from 'vitest';
import { messages as text } from './messages.ts';
import { Notifications } from './notifications.tsx';

const phone = vi.hoisted(() => ({ notifications: [] as object[] }));
vi.mock('#data/live/live.ts', () => ({ useNotifications: () => phone.notifications }));
vi.mock('./reminders.tsx', () => ({ Reminders: () => null }));

afterEach(cleanup);

const CREATED = { type: 'achievement', data: null, createdAt: '2026-11-02T12:00:00.000Z' };
const show = (...those: [title: string, read: boolean][]) => {
  phone.notifications = those.map(([title, read]) => ({
    ...CREATED,
    id: newId(),
    title,
    message: 'Six',
    read,
  }));
  render(
    <MemoryRouter>
      <Notifications />
    </MemoryRouter>,
  );
};
const choose = (tab: string) => fireEvent.click(screen.getByRole('tab', { name: tab }));
const counted = (label: string) =>
  screen
    .getAllByText(label)
    .find((one) => one.closest('p'))
    ?.closest('p')?.textContent;
const shown = () => ['First', 'Second', 'Third'].filter((title) => screen.queryByText(title));

it('counts all and those that are unread, and shows of each kind what it is', () => {
  show(['First', true], ['Second', false], ['Third', true]);
  expect([counted(text.total), counted(text.unread)]).toEqual(['3 Total', '1 Unread']);
  expect(shown()).toEqual(['First', 'Second', 'Third']);
  choose(text.tabs.unread);
  expect(shown()).toEqual(['Second']);
  choose(text.tabs.read);
  expect(shown()).toEqual(['First', 'Third']);
});

it('says of each kind that there are none, and what shows up here where there is nothing at all', () => {
  show();
  expect(counted(text.total)).toBe('0 Total');
  expect([screen.queryByText(text.empty.all), screen.queryByText(text.empty.hint)]).not.toContain(null);
  for (const tab of ['unread', 'read'] as const) {
    choose(text.tabs[tab]);
    expect(screen.getByText(text.empty[tab])).toBeTruthy();
    expect(screen.queryByText(text.empty.hint)).toBeNull();
  }
});
