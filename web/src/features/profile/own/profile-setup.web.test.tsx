import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { completeProfile, type CurrentUser } from '#data/session/session.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { userOf } from '#data/testing/door.ts';
import { dropToast, shownToast } from '#ui/layers/toast-store.ts';
import { ProfileSetup } from './profile-setup.tsx';

vi.mock('#data/phone-zone.ts', () => ({ phoneZone: () => 'Asia/Tokyo' }));
vi.mock('#data/session/session.ts', () => ({
  completeProfile: vi.fn<() => Promise<void>>(),
}));

beforeEach(() => void openPhone(newId<UserId>(), 'UTC'));
afterEach(() => {
  closePhone();
  dropToast();
});

async function submit(timezone: string): Promise<void> {
  const user = { ...userOf(newId<UserId>()), timezone } as CurrentUser;
  render(
    <MemoryRouter>
      <ProfileSetup user={user} signOut={null} />
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Complete Profile' }));
}

it.each([
  ['UTC', 'Asia/Tokyo'],
  ['Europe/Paris', undefined],
])('of an account in %s it sends the zone %s', async (zone, sent) => {
  await submit(zone);
  await waitFor(() => expect(completeProfile).toHaveBeenCalled());
  expect(vi.mocked(completeProfile).mock.lastCall?.[0].timezone).toBe(sent);
  await waitFor(() => expect(shownToast()?.tone).toBe('success'));
});
