import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, offline } from '#data/server/api-error.ts';
import { onSignInAgain } from '#data/session/sign-in-again.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { messages } from './messages.ts';

const text = messages.request;
const answer = vi.hoisted(() => ({ error: null as Error | null }));
const refetch = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#data/server/use-player-search.ts', () => ({
  usePlayerSearch: () => ({ isEnough: true, error: answer.error, refetch }),
}));

beforeEach(() => act(() => Sheet.fetch()));
afterEach(() => {
  cleanup();
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
