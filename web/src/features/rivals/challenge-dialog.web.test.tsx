import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, offline } from '#data/server/calls/api-error.ts';
import { onSignInAgain } from '#data/session/sign-in-again.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { areUpdatesHeld } from '#pwa/update/hold-updates.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { messages } from './messages.ts';

const text = messages.request;
const answer = vi.hoisted(() => ({ error: null as Error | null, found: undefined as object[] | undefined }));
const refetch = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#data/server/answers/use-player-search.ts', () => ({
  usePlayerSearch: () => ({ isEnough: true, ...answer, refetch }),
}));

const request = vi.hoisted(() => vi.fn<(args: object) => Promise<boolean>>(async () => true));
vi.mock('#data/session/session.ts', () => ({
  useSession: () => ({ user: null }),
  refreshUser: async () => undefined,
}));
vi.mock('./rivalry-actions.ts', () => ({ request }));

beforeEach(() => act(() => Sheet.fetch()));
afterEach(() => {
  cleanup();
  Object.assign(answer, { error: null, found: undefined });
  vi.clearAllMocks();
});

const close = vi.fn<() => void>();
function search(error: Error): void {
  answer.error = error;
  render(<ChallengeDialog open onClose={close} />);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('offers to log in again, not to try again, where the session has ended', () => {
  const signIn = vi.fn<() => void>(() => expect(close).toHaveBeenCalledOnce());
  const end = onSignInAgain(signIn);
  search(new ApiError(401, 'no_session', 'Log in first.'));
  press('Log in again');
  expect(signIn).toHaveBeenCalledOnce();
  end();
});

it('says why nobody could be looked for, and tries again', () => {
  search(new ApiError(500, 'internal', 'It is broken.'));
  expect(screen.getByText('Error searching players: It is broken.')).toBeTruthy();
  press('Try again');
  expect(refetch).toHaveBeenCalledOnce();
});

it('says offline that it needs a connection', () => {
  search(offline());
  expect(screen.getByText(text.offlineText)).toBeTruthy();
});

it('keeps what is written from an update until it is sent, and begins anew after it', async () => {
  answer.found = [{ id: newId(), displayName: 'mia' }];
  render(<ChallengeDialog open onClose={close} />);
  const choose = () => fireEvent.click(screen.getByRole('button', { name: /mia/ }));
  choose();
  expect(areUpdatesHeld()).toBe(true);
  fireEvent.change(screen.getByLabelText(text.type), { target: { value: 'intense' } });
  fireEvent.change(screen.getByLabelText(text.message), { target: { value: 'You and me?' } });
  await act(async () => press(text.send));
  expect(request.mock.lastCall?.[0]).toMatchObject({ rivalshipType: 'intense', message: 'You and me?' });
  expect(close).toHaveBeenCalledOnce();
  expect(areUpdatesHeld()).toBe(false);
  choose();
  expect(screen.getByLabelText<HTMLSelectElement>(text.type).value).toBe('training_partner');
});

it('has the message after a reload', async () => {
  openPhone(newId<UserId>(), 'UTC');
  answer.found = [{ id: newId(), displayName: 'mia' }];
  const load = () => {
    cleanup();
    render(<ChallengeDialog open onClose={close} />);
    fireEvent.click(screen.getByRole('button', { name: /mia/ }));
  };
  const message = () => screen.getByLabelText<HTMLTextAreaElement>(text.message);
  load();
  fireEvent.change(message(), { target: { value: 'You and me?' } });
  load();
  await waitFor(() => expect(message().value).toBe('You and me?'));
  closePhone();
});
