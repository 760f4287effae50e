import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { areUpdatesHeld } from '#pwa/update/hold-updates.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { CreateProgram } from './create-program.tsx';
import { messages } from './own-messages.ts';

vi.mock('#data/rows/mutate.ts', () => ({ mutate: async () => ({ ok: true }) }));
beforeAll(() => Sheet.fetch());
afterEach(() => {
  cleanup();
  closePhone();
});

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const nameField = () => screen.findByLabelText<HTMLInputElement>(/^Program Name/);

it('holds updates for what was typed, until Cancel, also while it is closed by a slip', async () => {
  render(<CreateProgram start={{} as never} />);
  click(messages.create.open);
  fireEvent.change(await nameField(), { target: { value: 'Monday serves' } });
  click('Close');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(areUpdatesHeld()).toBe(true);
  click(messages.create.open);
  expect((await nameField()).value).toBe('Monday serves');
  click(messages.cancel);
  expect(areUpdatesHeld()).toBe(false);
});

it('is not made with other numbers than were typed', async () => {
  render(<CreateProgram start={{} as never} />);
  click(messages.create.open);
  const weeks = await screen.findByLabelText<HTMLInputElement>(/^Duration/);
  fireEvent.change(weeks, { target: { value: '20' } });
  fireEvent.blur(weeks);
  click(messages.create.submit);
  expect(await screen.findByText('A whole number from 2 to 16.')).toBeTruthy();
  expect(weeks.value).toBe('20');
});

it('has what was typed after a reload, until Cancel', async () => {
  openPhone(newId<UserId>(), 'UTC');
  const load = () => {
    cleanup();
    render(<CreateProgram start={{} as never} />);
    click(messages.create.open);
  };
  load();
  fireEvent.change(await nameField(), { target: { value: 'Monday serves' } });
  load();
  await waitFor(async () => expect((await nameField()).value).toBe('Monday serves'));
  click(messages.cancel);
  load();
  expect((await nameField()).value).toBe('');
});
