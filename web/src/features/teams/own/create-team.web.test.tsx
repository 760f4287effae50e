import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDraft } from '#data/rows/drafts.ts';
import { TEAM_DRAFT } from '#data/rows/unsaved.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { creating as text } from '../messages.ts';
import { CreateTeam } from './create-team.tsx';

const change = vi.hoisted(() => vi.fn<(...args: unknown[]) => Promise<boolean>>());
vi.mock('../changes.ts', () => ({ change }));

const created = vi.fn<() => void>();
beforeEach(() => {
  vi.clearAllMocks();
  openPhone(newId<UserId>(), 'UTC');
});
afterEach(() => {
  cleanup();
  closePhone();
});

/** As after a look at another tab, or a reload. */
function load(): void {
  cleanup();
  render(<CreateTeam onCreated={created} />);
}
const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.change(fieldOf(label), { target: { value } });
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: text.submit })));

it('keeps what was typed until the team is made', async () => {
  load();
  type(text.name, 'Diggers');
  type(text.description, 'We dig.');
  load();
  await waitFor(() => expect(fieldOf(text.name).value).toBe('Diggers'));
  expect(fieldOf(text.description).value).toBe('We dig.');

  change.mockResolvedValueOnce(false);
  await submit();
  expect(created).not.toHaveBeenCalled();
  expect(fieldOf(text.name).value).toBe('Diggers');

  change.mockResolvedValueOnce(true);
  await submit();
  expect(change.mock.lastCall?.[1]).toMatchObject({ name: 'Diggers', description: 'We dig.' });
  expect(created).toHaveBeenCalledOnce();
  expect(fieldOf(text.name).value).toBe('');
  await waitFor(async () => expect(await readDraft(TEAM_DRAFT)).toEqual({}));
});

it('asks for a name', async () => {
  load();
  await submit();
  expect(screen.getByText(text.nameMissing)).toBeTruthy();
  expect(change).not.toHaveBeenCalled();
  type(text.name, 'D');
  expect(screen.queryByText(text.nameMissing)).toBeNull();
});
