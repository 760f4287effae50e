import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { newId, type UserId } from 'sync-protocol/ids';
import { EMPTY_FIELD } from 'sync-protocol/messages';
import type { OutboxMutation } from 'sync-protocol/wire';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDraft } from '#data/drafts/drafts.ts';
import { TEAM_DRAFT } from '#data/drafts/unsaved.ts';
import { activePhone, closePhone, openPhone } from '#data/store/active-phone.ts';
import { creating as text } from '../messages.ts';
import { CreateTeam } from './create-team.tsx';
import type { RefusedTeam } from './refused-teams.tsx';

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
function load(again?: RefusedTeam): void {
  cleanup();
  render(<CreateTeam again={again} onCreated={created} />);
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
  expect(screen.getByText(EMPTY_FIELD)).toBeTruthy();
  expect(change).not.toHaveBeenCalled();
  type(text.name, 'D');
  expect(screen.queryByText(EMPTY_FIELD)).toBeNull();
});

it('opens with the words that were not taken and why, and leaves what else is being written', async () => {
  load();
  type(text.name, 'Another');
  await waitFor(async () => expect(await readDraft(TEAM_DRAFT)).toMatchObject({ name: 'Another' }));
  const refused = { id: 'core:1', code: 'words', message: 'Not this name.', status: 'rejected' } as const;
  await activePhone()?.db.refused.add({ ...refused, mutation: { name: 'team.create' } as OutboxMutation });
  load({ ...refused, name: 'Diggers', description: 'We dig.' });
  expect([fieldOf(text.name).value, fieldOf(text.description).value]).toEqual(['Diggers', 'We dig.']);
  expect(screen.getByRole('alert').textContent).toBe(refused.message);
  type(text.name, 'Diggers 2');
  expect(screen.queryByRole('alert')).toBeNull();

  change.mockResolvedValueOnce(true);
  await submit();
  await waitFor(() => expect(created).toHaveBeenCalledOnce());
  expect(change.mock.lastCall?.[1]).toMatchObject({ name: 'Diggers 2', description: 'We dig.' });
  expect(await activePhone()?.db.refused.count()).toBe(0);
  load();
  await waitFor(() => expect(fieldOf(text.name).value).toBe('Another'));
});
