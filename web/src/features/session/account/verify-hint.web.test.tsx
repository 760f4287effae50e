import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, offline } from '#data/server/calls/api-error.ts';
import { shownToast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';
import { VerifyHint } from './verify-hint.tsx';

const resendVerification = vi.hoisted(() => vi.fn<() => Promise<void>>());
const refreshUser = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('#data/session/account.ts', () => ({ resendVerification }));
vi.mock('#data/session/session.ts', () => ({ refreshUser }));

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('says why it goes when the address turns out to be verified', async () => {
  resendVerification.mockRejectedValueOnce(new ApiError(409, 'already_verified', 'It is.'));
  render(<VerifyHint />);
  fireEvent.click(screen.getByRole('button', { name: messages.resend }));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: messages.alreadyVerified, tone: 'success' }),
  );
  expect(refreshUser).toHaveBeenCalledOnce();
});

it.each([
  ['that it needs a connection, where there is none', offline(), messages.resendOffline],
  [
    'why, where the server refuses',
    new ApiError(429, 'too_many', 'Slow down.'),
    { title: messages.resendFailed, text: 'Slow down.' },
  ],
])('says %s', async (_, thrown, words) => {
  resendVerification.mockRejectedValueOnce(thrown);
  render(<VerifyHint />);
  fireEvent.click(screen.getByRole('button', { name: messages.resend }));
  await waitFor(() => expect(shownToast()).toMatchObject({ ...words, tone: 'danger' }));
});
