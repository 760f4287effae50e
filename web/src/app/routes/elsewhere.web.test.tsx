import { render, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
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
