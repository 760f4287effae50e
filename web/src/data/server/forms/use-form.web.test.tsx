import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { areUpdatesHeld } from '#pwa/update/hold-updates.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { ApiError, offline } from '../calls/api-error.ts';
import { useForm } from './use-form.ts';

const send = vi.fn<(fields: { name: string; club: string }) => Promise<void>>();

function Form() {
  const { bind, failure, formProps } = useForm(
    { name: '', club: '' },
    {
      check: ({ name, club }) => ({
        name: name ? undefined : 'Who are you?',
        club: club ? undefined : 'Which club?',
      }),
      send,
      otherwise: 'That didn’t work.',
    },
  );
  return (
    <form {...formProps}>
      <TextField label="Name" {...bind('name')} />
      <TextField label="Club" {...bind('club')} />
      <FormError text={failure} />
      <button type="submit">Send</button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button'));
const fill = () => {
  type('Name', 'Maya');
  type('Club', 'Harbour');
};

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  render(<Form />);
});
afterEach(cleanup);

it('says what is missing, goes to the first of it, and sends nothing', () => {
  type('Name', 'Maya');
  submit();
  expect(screen.getByText('Which club?')).toBeTruthy();
  expect(document.activeElement).toBe(field('Club'));
  expect(send).not.toHaveBeenCalled();
  type('Club', 'H');
  expect(screen.queryByText('Which club?')).toBeNull();
});

it('sends once at a time', async () => {
  let answer = () => {};
  send.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  fill();
  submit();
  submit();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith({ name: 'Maya', club: 'Harbour' });
  await act(async () => answer());
  submit();
  expect(send).toHaveBeenCalledTimes(2);
});

it.each([
  ['the connection', offline(), 'Network error. Please try again.'],
  ['the server', new ApiError(409, 'taken', 'The club is full.'), 'The club is full.'],
  ['neither', new Error('broken'), 'That didn’t work.'],
])('says why when %s is to blame, and keeps what was typed', async (_, thrown, words) => {
  send.mockRejectedValueOnce(thrown);
  fill();
  submit();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
  expect([field('Name').value, field('Club').value]).toEqual(['Maya', 'Harbour']);
  submit();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('complains of the missing signal for as long as it is missing, and of all else until it is sent again', async () => {
  fill();
  for (const [thrown, stays] of [
    [offline(), false],
    [new ApiError(409, 'taken', 'The club is full.'), true],
  ] as const) {
    send.mockRejectedValueOnce(thrown);
    submit();
    await screen.findByRole('alert');
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alert') !== null).toBe(stays);
  }
  expect(field('Name').value).toBe('Maya');
});

it('shows what the server says of a field at that field, and says it once', async () => {
  const issues = [
    { path: 'club', message: 'No such club.' },
    { path: 'timezone', message: 'No such zone.' },
  ];
  send.mockRejectedValueOnce(new ApiError(400, 'invalid_input', 'Check the fields.', { issues }));
  fill();
  submit();
  expect(await screen.findAllByText('No such club.')).toHaveLength(1);
  expect(document.activeElement).toBe(field('Club'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what is wrong with no field of its own', async () => {
  const issues = [{ path: 'timezone', message: 'No such zone.' }];
  send.mockRejectedValueOnce(new ApiError(400, 'invalid_input', 'No such zone.', { issues }));
  fill();
  submit();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No such zone.'));
});

it('keeps updates away while something is typed', () => {
  expect(areUpdatesHeld()).toBe(false);
  type('Name', 'M');
  expect(areUpdatesHeld()).toBe(true);
  cleanup();
  expect(areUpdatesHeld()).toBe(false);
});
