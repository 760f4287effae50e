import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/server/api-error.ts';
import { shownToast } from '#ui/layers/toast-store.ts';
import { SayBirth } from './say-birth.tsx';

const sayBirth = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#data/session/account.ts', () => ({ sayBirth }));

afterEach(cleanup);

it('tells who is too young why they are logged out, where it outlives this screen', async () => {
  sayBirth.mockRejectedValue(new ApiError(403, 'under_age', 'Come back when you are older.'));
  render(<SayBirth />);
  const [month, year] = screen.getAllByRole('combobox');
  if (!month || !year) throw new Error('no fields');
  fireEvent.change(month, { target: { value: '5' } });
  fireEvent.change(year, { target: { value: '2020' } });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(shownToast()?.title).toBe('Come back when you are older.'));
});
