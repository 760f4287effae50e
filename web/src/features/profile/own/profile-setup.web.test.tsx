import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { keepDraft, readDraft } from '#data/drafts/drafts.ts';
import { SETUP_DRAFT } from '#data/drafts/unsaved.ts';
import { ApiError, offline } from '#data/server/calls/api-error.ts';
import { completeProfile, refreshUser, type CurrentUser } from '#data/session/session.ts';
import { session, SIGNED_OUT } from '#data/session/session-store.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { userOf } from '#data/testing/door.ts';
import { dropToast, shownToast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';
import { ProfileSetup } from './profile-setup.tsx';

const text = messages.setup;
vi.mock('#data/phone-zone.ts', () => ({ phoneZone: () => 'Asia/Tokyo' }));
vi.mock('#data/session/session.ts', () => ({
  completeProfile: vi.fn<() => Promise<void>>(),
  refreshUser: vi.fn<() => Promise<void>>(),
}));

const row = vi.hoisted(() => ({
  displayName: null as string | null,
  position: 'Setter',
  skillLevel: 'Elite',
}));
vi.mock('#data/live/profile.ts', () => ({ useProfileRow: () => row }));

const complete = {
  ...userOf(newId<UserId>()),
  displayName: 'AdaB',
  position: 'Setter',
  skillLevel: 'Elite',
} as CurrentUser;

beforeEach(() => {
  openPhone(newId<UserId>(), 'UTC');
  vi.mocked(refreshUser).mockReset();
  vi.mocked(refreshUser).mockImplementation(async () => session.set({ status: 'signedIn', user: complete }));
});
afterEach(() => {
  closePhone();
  dropToast();
  row.displayName = null;
  session.set(SIGNED_OUT);
});

function show(timezone: string): void {
  const user = { ...userOf(newId<UserId>()), timezone } as CurrentUser;
  render(
    <MemoryRouter>
      <ProfileSetup user={user} signOut={null} />
    </MemoryRouter>,
  );
}

async function submit(timezone: string): Promise<void> {
  show(timezone);
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

it('goes on where another device was faster, and says so', async () => {
  await keepDraft(SETUP_DRAFT, { firstName: 'Bea' });
  const faster = new ApiError(409, 'username_permanent', 'Your username was set before.');
  vi.mocked(completeProfile).mockRejectedValueOnce(faster);
  await submit('UTC');
  await waitFor(() => expect(shownToast()?.title).toContain('another device'));
  expect(refreshUser).toHaveBeenCalled();
  expect(await readDraft(SETUP_DRAFT)).toEqual({});
});

it('keeps what was typed where the server could not be asked who was faster', async () => {
  await keepDraft(SETUP_DRAFT, { firstName: 'Bea' });
  const faster = new ApiError(409, 'username_permanent', 'Your username was set before.');
  vi.mocked(completeProfile).mockRejectedValueOnce(faster);
  vi.mocked(refreshUser).mockResolvedValue();
  await submit('UTC');
  await waitFor(() => expect(shownToast()).toMatchObject({ tone: 'danger', text: text.failedText }));
  expect(await readDraft(SETUP_DRAFT)).toMatchObject({ firstName: 'Bea' });
});

it.each([
  ['no connection', false, text.offline],
  ['a server that can’t be reached', true, text.unreachable],
] as const)('with %s says just that, and keeps what was typed', async (_, isConnected, said) => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);
  onTestFinished(() => isOnline.mockRestore());
  await keepDraft(SETUP_DRAFT, { firstName: 'Bea' });
  vi.mocked(completeProfile).mockRejectedValueOnce(offline());
  await submit('UTC');
  await waitFor(() => expect(shownToast()).toMatchObject(said));
  expect(shownToast()?.tone).not.toBe('danger');
  expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Bea');
  expect(await readDraft(SETUP_DRAFT)).toMatchObject({ firstName: 'Bea' });
});

it('goes on by itself once the profile has come that another device completed', async () => {
  await keepDraft(SETUP_DRAFT, { firstName: 'Bea' });
  row.displayName = 'AdaB';
  show('UTC');
  await waitFor(async () => expect(await readDraft(SETUP_DRAFT)).toEqual({}));
  expect(refreshUser).toHaveBeenCalledOnce();
});
