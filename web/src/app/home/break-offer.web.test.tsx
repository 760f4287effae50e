import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { addDays } from 'sync-protocol/rules/training-day';
import { currentDay } from '#data/clock.ts';
import { useDayTotals } from '#data/live/live.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import type { UserDb } from '#data/store/db.ts';
import { BreakOffer } from './break-offer.tsx';

const today = currentDay();
let db: UserDb;

beforeEach(async () => {
  ({ db } = openPhone(newId<UserId>(), 'UTC'));
  const days = Array.from({ length: 150 }, (_, index) => addDays(today, -2 * index));
  await db.synced('dayTotals').bulkAdd(days.map((day) => ({ id: day, userId: db.userId, day }) as never));
});
afterEach(() => {
  closePhone();
  localStorage.clear();
});

/** So that a test knows when the phone was read. */
function Read() {
  return <p>{useDayTotals('2000-01-01', today)?.length ?? 'reading'}</p>;
}

const show = () =>
  render(
    <MemoryRouter>
      <BreakOffer today={today} />
      <Read />
    </MemoryRouter>,
  );

it('offers a break after nine months, once: "not now" is heard', async () => {
  const { unmount } = show();
  await screen.findByRole('region', { name: 'Nine months on court' });
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  unmount();
  show();
  await screen.findByText('150');
  expect(screen.queryByRole('region')).toBeNull();
});

it('offers none to whoever is in the off-season', async () => {
  const season = { phase: 'offseason', practices: [], matches: [], days: {} };
  await db.synced('userSettings').put({ id: db.userId, season } as never);
  show();
  await screen.findByText('150');
  expect(screen.queryByRole('region')).toBeNull();
});
