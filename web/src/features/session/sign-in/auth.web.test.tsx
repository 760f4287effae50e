import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { Auth } from './auth.tsx';

vi.mock('./sign-in-ways.ts', () => ({ useSignInWays: () => ({ openId: 'Google' }) }));
vi.mock('../flying-path.tsx', () => ({ FlyingPath: () => null }));
const away = vi.hoisted(() => ({ leave: vi.fn<(birth: unknown, from: unknown) => Promise<void>>() }));
vi.mock('#data/session/session-calls.ts', () => ({ leaveForOpenId: away.leave }));

afterEach(() => {
  cleanup();
  away.leave.mockClear();
});

const WANTED = '/teams?code=1A2B3C4D';

/** The screen, as who came back from another sign-in sees it. @returns where that is now, and what it keeps for later */
function comeBack(path: string, problem: string, wanted: string) {
  let here: unknown[] = [];
  const Here = () => {
    const { pathname, search, state } = useLocation();
    here = [pathname + search, state];
    return null;
  };
  render(
    <MemoryRouter initialEntries={[`${path}?${new URLSearchParams({ problem, wanted })}`]}>
      <Auth />
      <Here />
    </MemoryRouter>,
  );
  return () => here;
}

it('still leads who turned back to the page that they wanted, by whichever way they log in then', async () => {
  const here = comeBack('/auth', 'cancelled', WANTED);
  expect(here()).toEqual(['/auth?problem=cancelled', WANTED]);
  expect(screen.getByRole('alert').textContent).toBe(messages.auth.problems.cancelled);
  fireEvent.click(screen.getByRole('button', { name: messages.auth.continueWith('Google') }));
  await waitFor(() => expect(away.leave.mock.calls).toEqual([[undefined, WANTED]]));
  await act(async () => undefined);
});

it('so too who is to say first when they were born', () =>
  expect(comeBack('/signup', 'birth_first', WANTED)()).toEqual(['/signup?problem=birth_first', WANTED]));

it.each(['//evil.example', '/\t/evil.example', 'https://evil.example', '/api/logout', ''])(
  'leads nobody to %j, whatever the address says',
  (wanted) => expect(comeBack('/auth', 'cancelled', wanted)()).toEqual(['/auth?problem=cancelled', null]),
);
