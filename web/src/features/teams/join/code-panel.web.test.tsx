import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Team } from 'sync-protocol/entities/teams/team';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { MAX_TEAM_SIZE } from 'sync-protocol/rules/teams/team-terms';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import type { UserDb } from '#data/store/db.ts';
import { joining as text } from '../messages.ts';
import { CodePanel } from './code-panel.tsx';
import type { PosterProps } from './poster.tsx';

vi.mock('#ui/layers/on-demand.tsx', () => ({
  onDemand:
    () =>
    ({ open, isUnsent }: PosterProps) =>
      open && <p>{`poster, ${isUnsent ? 'later' : 'now'}`}</p>,
}));

const own = vi.hoisted(() => ({ id: '', size: 1 }));
vi.mock('#data/live/teams.ts', () => ({
  useOwnTeams: () => [{ team: { id: own.id }, members: Array(own.size) }],
}));

let db: UserDb;
beforeEach(() => {
  ({ db } = openPhone(newId<UserId>(), 'UTC'));
});
afterEach(() => {
  cleanup();
  closePhone();
});

beforeEach(() => Object.assign(own, { id: team.id, size: 1 }));

const team = { id: newId(), name: 'Hawks', code: 'K7QM4XRT' } as unknown as Team;

it.each([
  ['a team that was made', null],
  ['a code that was renewed', { ...team, code: 'AAAABBBB' }],
])('%s on this phone alone says that nobody joins with it yet', async (_, before) => {
  await db.bases.add({ table: 'teams', id: team.id, before });
  render(<CodePanel team={team} />);
  await screen.findByText(text.codeLater);
  expect(screen.queryByText(text.codeText)).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('poster, later')).toBeTruthy();
  // It is sent.
  await act(() => db.bases.clear());
  expect(await screen.findByText(text.codeText)).toBeTruthy();
  expect(screen.queryByText(text.codeLater)).toBeNull();
  expect(screen.getByText('poster, now')).toBeTruthy();
});

it('a code that the server knows works, whatever else about the team waits', async () => {
  const read = vi.spyOn(db.bases, 'get');
  await db.bases.add({ table: 'teams', id: team.id, before: { ...team, name: 'Owls' } });
  render(<CodePanel team={team} />);
  await waitFor(() => expect(read).toHaveBeenCalled());
  await act(async () => void (await read.mock.results[0]?.value));
  expect(screen.getByText(text.codeText)).toBeTruthy();
});

it.each([
  ['has a place left', MAX_TEAM_SIZE - 1, text.codeText],
  ['is full', MAX_TEAM_SIZE, text.codeFull],
])('of a team that %s it says who can join', async (_, size, said) => {
  own.size = size;
  render(<CodePanel team={team} />);
  expect(await screen.findByText(said)).toBeTruthy();
});
