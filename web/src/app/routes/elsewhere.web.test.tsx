import { render, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { dropToast, shownToast } from '#ui/layers/toast-store.ts';
import { Elsewhere } from './elsewhere.tsx';

afterEach(dropToast);

it.each([
  ['/auth?problem=email_taken', 'already an account'],
  ['/auth?problem=cancelled', 'Nothing happened'],
  ['/signup?problem=birth_first', 'No player here uses this login'],
])('a player who comes back to %s, and goes on, hears what went wrong', async (path, words) => {
  const { findByText } = render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/" element="Home" />
        <Route path="*" element={<Elsewhere to="/" />} />
      </Routes>
    </MemoryRouter>,
  );
  await findByText('Home');
  await waitFor(() => expect(shownToast()?.text).toContain(words));
  expect(shownToast()?.action?.label).toBe('Log in again');
});

it.each([
  ['to see a page, is there', '/badges?show=streak', '/badges?show=streak'],
  ['from the start page, is Home', undefined, '/'],
])('who has signed in %s', (_, state, where) => {
  const Here = () => {
    const { pathname, search } = useLocation();
    return <p>{pathname + search}</p>;
  };
  const { container } = render(
    <MemoryRouter initialEntries={[{ pathname: '/auth', state }]}>
      <Routes>
        <Route path="/auth" element={<Elsewhere to="/" />} />
        <Route path="*" element={<Here />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(container.textContent).toBe(where);
});
