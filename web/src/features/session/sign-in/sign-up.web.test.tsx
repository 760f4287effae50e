import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/server/calls/api-error.ts';
import { messages } from '../messages.ts';
import { forgetBegun } from './begun-account.ts';
import { SignUp } from './sign-up.tsx';

const checkAge = vi.hoisted(() => vi.fn<() => Promise<object>>(async () => ({})));
vi.mock('#data/session/session-calls.ts', () => ({
  checkAge,
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
  forgetBegun();
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

const NAMED = ['Casey', 'casey@example.org'];
const named = () => [field(signUp.firstName).value, field(signUp.email).value];
/** As with a look at the privacy page, or at the login. */
function goAndComeBack() {
  cleanup();
  render(<SignUp />, { wrapper: MemoryRouter });
}

it('has the name and the email when the player comes back to it, but no password', async () => {
  render(<SignUp />, { wrapper: MemoryRouter });
  answer('5', '2009');
  await screen.findByRole('heading', { name: signUp.title });
  fireEvent.change(field(signUp.firstName), { target: { value: 'Casey' } });
  fireEvent.change(field(signUp.email), { target: { value: 'casey@example.org' } });
  fireEvent.change(field(signUp.confirm), { target: { value: 'Volley1demo' } });
  goAndComeBack();
  expect(named()).toEqual(NAMED);
  expect(field(signUp.confirm).value).toBe('');
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(
    'asey',
  );

  // Of whoever says then to be too young nothing is left.
  checkAge.mockRejectedValueOnce(new ApiError(403, 'under_age', ''));
  click(signUp.changeBirth);
  answer('5', '2016');
  await screen.findByText(messages.underAge.title);
  sessionStorage.clear();
  goAndComeBack();
  answer('5', '2009');
  await screen.findByRole('heading', { name: signUp.title });
  expect(named()).toEqual(['', '']);
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
