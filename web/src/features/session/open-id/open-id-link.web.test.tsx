import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OpenIdLink } from './open-id-link.tsx';
import { keepAge, toldAge } from '../sign-in/told-age.ts';

const birth = { month: 5, year: 2011 };

vi.mock('../sign-in/sign-in-ways.ts', () => ({ useSignInWays: () => ({ openId: 'Google' }) }));
vi.mock('#data/session/session-calls.ts', () => ({
  leaveForOpenId: async () => undefined,
}));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('can be tapped again by who turns back, and what they said of their age still counts', async () => {
  keepAge(birth);
  render(<OpenIdLink birth={birth} />);
  const link = await screen.findByRole('button');
  fireEvent.click(link);
  expect(link.getAttribute('aria-busy')).toBe('true');
  await act(async () => undefined);
  act(() => void dispatchEvent(new Event('pageshow')));
  await waitFor(() => expect(link.getAttribute('aria-busy')).not.toBe('true'));
  expect(toldAge()).toEqual(birth);
});
