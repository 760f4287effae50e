import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PASSWORD_NEEDED } from 'sync-protocol/messages';
import { PASSWORD_UNFIT } from 'sync-protocol/rules/session/account';
import { ApiError, offline } from '#data/server/calls/api-error.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ChangePassword } from './change-password.tsx';
import { messages as text } from './messages.ts';

const changePassword = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('#data/session/account.ts', () => ({ changePassword }));
const toast = vi.hoisted(() => vi.fn<(said: { title: string }) => void>());
vi.mock('#ui/layers/toast-store.ts', () => ({ toast }));

beforeAll(() => Sheet.fetch());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

async function showForm() {
  render(<ChangePassword open onClose={() => undefined} />);
  const fields = [
    [text.current, 'Volley1demo'],
    [text.new, 'Another4spike'],
    [text.confirm, 'Another4spike'],
  ] as const;
  await screen.findByRole('button', { name: text.submit });
  for (const [label, value] of fields) fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Sends it, and tells what is said in passing and in the dialog. */
async function sent(thrown: ApiError, isConnected = true) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);
  changePassword.mockRejectedValueOnce(thrown);
  toast.mockClear();
  const button = screen.getByRole('button', { name: text.submit });
  fireEvent.click(button);
  await waitFor(() => expect(toast).toHaveBeenCalledOnce());
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  return [toast.mock.lastCall?.[0].title, saidInDialog()];
}
it('a press before all is well says which field is wrong, and goes there', async () => {
  render(<ChangePassword open onClose={() => undefined} />);
  const button = await screen.findByRole('button', { name: text.submit });
  const press = (...typed: [string, string][]) => {
    for (const [label, value] of typed) fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.click(button);
    const said = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
    return [
      document.activeElement?.getAttribute('name'),
      said.map((id) => document.getElementById(id)?.textContent).join(' '),
    ];
  };
  expect(press([text.new, 'spike'])).toEqual(['newPassword', PASSWORD_UNFIT]);
  expect(press([text.new, 'Another4spike'])).toEqual(['confirm', text.mismatch]);
  expect(press([text.confirm, 'Another4spika'])).toEqual(['confirm', text.mismatch]);
  expect(press([text.confirm, 'Another4spike'])).toEqual(['currentPassword', PASSWORD_NEEDED]);
  expect([button.getAttribute('aria-disabled'), changePassword.mock.calls.length]).toEqual(['true', 0]);
  expect(toast.mock.calls.map(([{ title }]) => title)).toEqual([
    PASSWORD_UNFIT,
    text.mismatchToast,
    text.mismatchToast,
  ]);
});

const saidInDialog = () => screen.getByRole('alert').textContent;

const SIGNED_OUT = new ApiError(401, 'not_signed_in', 'Please log in first.');
const UNSURE = [text.unsure, text.unsureText];

it('says that nobody knows whether it worked where it was sent and nothing came back, until something does', async () => {
  await showForm();
  expect(await sent(offline())).toEqual(UNSURE);
  act(() => void dispatchEvent(new Event('online')));
  expect(saidInDialog()).toBe(text.unsureText);
  // A change that holds has ended this session.
  expect(await sent(SIGNED_OUT)).toEqual(UNSURE);
  expect(await sent(offline(), false)).toEqual(UNSURE);
  const busy = new ApiError(429, 'too_many', 'Too many tries.');
  expect(await sent(busy)).toEqual([text.failed, busy.message]);
});

it('what has surely never left, and what was answered, has failed', async () => {
  await showForm();
  expect(await sent(offline(), false)).toEqual([text.network, offline().message]);
  expect(await sent(SIGNED_OUT)).toEqual([text.failed, SIGNED_OUT.message]);
});
