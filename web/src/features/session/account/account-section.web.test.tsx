import { cleanup, render, screen } from '@testing-library/react';
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

afterEach(cleanup);

it.each([
  ['google', true],
  ['email', false],
])('an account by %s: it is another’s, and has no password to change: %s', (authProvider, isOthers) => {
  const user = { ...userOf(newId<UserId>()), authProvider, emailVerified: true } as CurrentUser;
  render(<AccountSection user={user} />, { wrapper: MemoryRouter });
  expect(screen.queryAllByText('OAuth Account')).toHaveLength(isOthers ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: /^Change Password/ })).toHaveLength(isOthers ? 0 : 1);
});
