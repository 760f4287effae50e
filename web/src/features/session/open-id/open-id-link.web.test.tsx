import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { OpenIdLink } from './open-id-link.tsx';
import { keepAge, toldAge } from '../sign-in/told-age.ts';

const birth = { month: 5, year: 2011 };

vi.mock('../sign-in/sign-in-ways.ts', () => ({ useSignInWays: () => ({ openId: 'Google' }) }));
const away = vi.hoisted(() => ({ leave: vi.fn<(birth: unknown, from: unknown) => Promise<void>>() }));
vi.mock('#data/session/session-calls.ts', () => ({ leaveForOpenId: away.leave }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('can be tapped again by who turns back; what they said of their age still counts, and so does what they came for', async () => {
  keepAge(birth);
  render(
    <MemoryRouter initialEntries={[{ pathname: '/signup', state: '/teams' }]}>
      <OpenIdLink birth={birth} />
    </MemoryRouter>,
  );
  const link = await screen.findByRole('button');
  fireEvent.click(link);
  expect(link.getAttribute('aria-busy')).toBe('true');
  await act(async () => undefined);
  expect(away.leave.mock.calls).toEqual([[birth, '/teams']]);
  act(() => void dispatchEvent(new Event('pageshow')));
  await waitFor(() => expect(link.getAttribute('aria-busy')).not.toBe('true'));
  expect(toldAge()).toEqual(birth);
});
