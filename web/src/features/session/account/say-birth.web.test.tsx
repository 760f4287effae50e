import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/server/calls/api-error.ts';
import { shownToast } from '#ui/layers/toast-store.ts';
import { SayBirth } from './say-birth.tsx';

const call = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#data/server/calls/api.ts', () => ({ call }));
const done = vi.hoisted(() => vi.fn<(what: string) => void>());
vi.mock('#data/session/session.ts', () => ({
  adoptFrom: (change: () => unknown) => change(),
  refreshUser: async () => done('asked anew'),
}));
vi.mock('#data/session/sign-out.ts', () => ({ forgetAccount: async () => done('forgotten') }));

afterEach(() => {
  cleanup();
  done.mockClear();
});

it.each([
  ['is too young why they are logged out', 403, 'under_age', 'forgotten'],
  ['has said it on another phone that they have', 409, 'birth_said', 'asked anew'],
])('tells who %s, where it outlives this form', async (_, status, code, what) => {
  call.mockRejectedValue(new ApiError(status, code, `No: ${code}.`));
  render(<SayBirth />);
  const [month, year] = screen.getAllByRole('combobox');
  if (!month || !year) throw new Error('no fields');
  fireEvent.change(month, { target: { value: '5' } });
  fireEvent.change(year, { target: { value: '2020' } });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(shownToast()?.title).toBe(`No: ${code}.`));
  expect(done.mock.calls).toEqual([[what]]);
});
