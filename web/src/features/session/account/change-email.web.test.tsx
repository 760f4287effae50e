import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Sheet } from '#ui/layers/sheet.tsx';
import { ChangeEmail } from './change-email.tsx';
import { messages as passwordText } from '../password/messages.ts';
import { messages } from './messages.ts';

const changeEmail = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#data/session/account.ts', () => ({ changeEmail }));

beforeAll(() => Sheet.fetch());
afterEach(cleanup);

it('keeps the password typed over a bad address, and goes to the address', async () => {
  render(<ChangeEmail open onClose={() => undefined} hasPassword />);
  const address = await screen.findByLabelText(messages.newEmail.address, { exact: false });
  const password = screen.getByLabelText<HTMLInputElement>(passwordText.current, { exact: false });
  fireEvent.change(address, { target: { value: 'nobody' } });
  fireEvent.change(password, { target: { value: 'correct horse' } });
  fireEvent.click(screen.getByRole('button', { name: messages.newEmail.submit }));
  await waitFor(() => expect(document.activeElement).toBe(address));
  expect(address.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: messages.newEmail.submit }).getAttribute('aria-busy')).not.toBe(
      'true',
    ),
  );
  expect(password.value).toBe('correct horse');
  expect(changeEmail).not.toHaveBeenCalled();
});
