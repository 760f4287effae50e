import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/server/api-error.ts';
import { shownToast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';
import { VerifyHint } from './verify-hint.tsx';

const resendVerification = vi.hoisted(() => vi.fn<() => Promise<void>>());
const refreshUser = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('#data/session/account.ts', () => ({ resendVerification }));
vi.mock('#data/session/session.ts', () => ({ refreshUser }));

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks the server when the player comes back: the link may have been opened in another browser', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const comeBack = () => {
    vi.advanceTimersByTime(1000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  render(<VerifyHint />);
  const before = refreshUser.mock.calls.length;
  comeBack();
  expect(refreshUser).toHaveBeenCalledTimes(before + 1);
  cleanup();
  comeBack();
  expect(refreshUser).toHaveBeenCalledTimes(before + 1);
});

it('says why it goes when the address turns out to be verified', async () => {
  resendVerification.mockRejectedValueOnce(new ApiError(409, 'already_verified', 'It is.'));
  render(<VerifyHint />);
  fireEvent.click(screen.getByRole('button', { name: messages.resend }));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({ title: messages.alreadyVerified, tone: 'success' }),
  );
});
