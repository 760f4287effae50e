import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Privacy } from './privacy.tsx';

vi.mock('#data/session/session.ts', () => ({ useSession: () => ({ user: undefined }) }));
vi.mock('../sign-in/sign-in-ways.ts', () => ({ useSignInWays: () => ({}) }));

it.each([
  ['from sign-up', '/signup', 'Sign Up', '/signup'],
  ['by its address', null, 'Start page', '/'],
])('who came %s goes back where they came from, or to the start', (_, state, name, path) => {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/privacy', state }]}>
      <Privacy />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name })).toHaveProperty('pathname', path);
});
