import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Team } from 'sync-protocol/entities/teams/team';
import { newId } from 'sync-protocol/new-id';
import { creating } from '../messages.ts';
import { EditTeam } from './edit-team.tsx';

const change = vi.hoisted(() =>
  vi.fn<(mutation: unknown, args: unknown, said: string) => Promise<boolean>>(async () => true),
);
vi.mock('../changes.ts', () => ({ change }));
const self = vi.hoisted(() => ({ isMinor: false }));
vi.mock('#data/session/session.ts', () => ({ useSession: () => ({ user: self }) }));

const team = {
  id: newId(),
  name: 'Hawks',
  description: '',
  weeklyGoal: 40,
  isOpen: false,
} as unknown as Team;

afterEach(() => {
  cleanup();
  change.mockClear();
  self.isMinor = false;
});

const save = async (times: number) => {
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(change).toHaveBeenCalledTimes(times));
  return change.mock.lastCall?.[1];
};

it('sends what was touched, also when it is put back to what it was at first', async () => {
  const { rerender } = render(<EditTeam team={team} />);
  fireEvent.click(screen.getByRole('switch'));
  expect(await save(1)).toEqual({ teamId: team.id, isOpen: true });
  rerender(<EditTeam team={{ ...team, isOpen: true }} />);
  fireEvent.click(screen.getByRole('switch'));
  expect(await save(2)).toEqual({ teamId: team.id, isOpen: false });
});

it('leaves alone what another admin may have changed meanwhile', async () => {
  render(<EditTeam team={team} />);
  fireEvent.change(screen.getByLabelText(/goal/i), { target: { value: '50' } });
  expect(await save(1)).toEqual({ teamId: team.id, weeklyGoal: 50 });
});

it('sends nothing again that was saved, and again what was not', async () => {
  const { rerender } = render(<EditTeam team={team} />);
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(/name/i, 'Eagles');
  expect(await save(1)).toEqual({ teamId: team.id, name: 'Eagles' });
  rerender(<EditTeam team={{ ...team, name: 'Eagles' }} />);
  change.mockResolvedValueOnce(false);
  type(/goal/i, '50');
  expect(await save(2)).toEqual({ teamId: team.id, weeklyGoal: 50 });
  expect(await save(3)).toEqual({ teamId: team.id, weeklyGoal: 50 });
  // As it is after the server has refused all of it.
  rerender(<EditTeam team={team} />);
  expect(await save(4)).toEqual({ teamId: team.id, name: 'Eagles', weeklyGoal: 50 });
});

it('says at once that a name of which nothing can be seen is none, and keeps it for mending', async () => {
  render(<EditTeam team={team} />);
  const name = screen.getByLabelText<HTMLInputElement>(/name/i);
  fireEvent.change(name, { target: { value: '\u200b\u3164' } });
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText(creating.nameMissing);
  expect(change).not.toHaveBeenCalled();
  expect(name.value).toBe('\u200b\u3164');
});

it('offers nobody under 18 to open a team, which would be refused; one that is open they can close', () => {
  self.isMinor = true;
  render(<EditTeam team={team} />);
  expect(screen.queryByRole('switch')).toBeNull();
  cleanup();
  render(<EditTeam team={{ ...team, isOpen: true }} />);
  expect(screen.getByRole('switch')).toBeDefined();
});
