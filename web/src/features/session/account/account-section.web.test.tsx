import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, expect, it, vi } from 'vitest';
import type { CurrentUser } from '#data/session/session.ts';
import { userOf } from '#data/testing/door.ts';
import { AccountSection } from './account-section.tsx';

vi.mock('../open-id/use-connection.ts', () => ({
  useConnection: () => ({}),
  useConnectNote: () => undefined,
}));
vi.mock('./sign-out.tsx', () => ({ SignOut: () => null }));
const refreshUser = vi.hoisted(() => vi.fn<() => Promise<void>>(async () => undefined));
vi.mock('#data/session/session.ts', () => ({ refreshUser }));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks who the player is whenever they come to it: the link to another address may have been opened elsewhere', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const comeBack = () => {
    vi.advanceTimersByTime(1000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  render(<AccountSection user={userOf(newId<UserId>()) as CurrentUser} />, { wrapper: MemoryRouter });
  expect(refreshUser).toHaveBeenCalledTimes(1);
  comeBack();
  expect(refreshUser).toHaveBeenCalledTimes(2);
  cleanup();
  comeBack();
  expect(refreshUser).toHaveBeenCalledTimes(2);
});

it.each([
  ['google', true],
  ['email', false],
])('an account by %s: it is another’s, and has no password to change: %s', (authProvider, isOthers) => {
  const user = { ...userOf(newId<UserId>()), authProvider, emailVerified: true } as CurrentUser;
  render(<AccountSection user={user} />, { wrapper: MemoryRouter });
  expect(screen.queryAllByText('OAuth Account')).toHaveLength(isOthers ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: /^Change Password/ })).toHaveLength(isOthers ? 0 : 1);
});
