import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { SignUp } from './sign-up.tsx';

vi.mock('#data/session/session-calls.ts', () => ({
  checkAge: async () => ({}),
  signInWays: async () => ({ openId: null }),
}));

const { birth, signUp } = messages;
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label, { exact: false });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function answer(month: string, year: string): void {
  fireEvent.change(field(birth.month), { target: { value: month } });
  fireEvent.change(field(birth.year), { target: { value: year } });
  click(birth.next);
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('keeps both forms while the birth date is changed, and the focus goes where one goes on', async () => {
  render(<SignUp />, { wrapper: MemoryRouter });
  answer('5', '2009');
  // The focus follows once the form is there: an effect, which under load comes later than the form is found.
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: signUp.title })).toBe(document.activeElement),
  );
  fireEvent.change(field(signUp.email), { target: { value: 'casey@example.org' } });

  click(signUp.changeBirth);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: birth.title }));
  expect([field(birth.month).value, field(birth.year).value]).toEqual(['5', '2009']);
  expect(screen.queryByRole('heading', { name: signUp.title })).toBeNull();

  answer('6', '2009');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: signUp.title })).toBe(document.activeElement),
  );
  expect(field(signUp.email).value).toBe('casey@example.org');
});

it('remembers the birth date over a reload, in this tab and in no address', async () => {
  render(<SignUp />, { wrapper: MemoryRouter });
  answer('5', '2009');
  await screen.findByRole('heading', { name: signUp.title });
  cleanup();

  render(<SignUp />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { name: signUp.title })).toBeDefined();
  click(signUp.changeBirth);
  expect([field(birth.month).value, field(birth.year).value]).toEqual(['5', '2009']);
  expect(location.href).not.toContain('2009');
  expect(localStorage).toHaveLength(0);
});
