import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EMPTY_FIELD } from 'sync-protocol/messages';
import type { Team } from 'sync-protocol/entities/teams/team';
import { newId } from 'sync-protocol/new-id';
import type { UserId } from 'sync-protocol/ids';
import { readDraft } from '#data/drafts/drafts.ts';
import { TEAM_EDIT_DRAFTS } from '#data/drafts/unsaved.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { manage } from '../messages.ts';
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
  expect(await save(5)).toEqual({ teamId: team.id, weeklyGoal: 50 });
  expect(change.mock.calls[3]?.[1]).toEqual({ teamId: team.id, name: 'Eagles' });
  // What was not even kept on the phone is said again, and all that would have come after it.
  rerender(<EditTeam team={{ ...team, name: 'Eagles', weeklyGoal: 50 }} />);
  type(/name/i, 'Owls');
  type(/goal/i, '60');
  change.mockResolvedValueOnce(false);
  expect(await save(6)).toEqual({ teamId: team.id, name: 'Owls' });
  expect(await save(8)).toEqual({ teamId: team.id, weeklyGoal: 60 });
});

it('says at once that a name of which nothing can be seen is none, and keeps it for mending', async () => {
  render(<EditTeam team={team} />);
  const name = screen.getByLabelText<HTMLInputElement>(/name/i);
  fireEvent.change(name, { target: { value: '\u200b\u3164' } });
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText(EMPTY_FIELD);
  expect(change).not.toHaveBeenCalled();
  expect(name.value).toBe('\u200b\u3164');
});

it('says at the name that the server has not taken it, and keeps what was typed', async () => {
  const { db } = openPhone(newId<UserId>(), 'UTC');
  const { rerender } = render(<EditTeam team={team} />);
  const name = screen.getByLabelText<HTMLInputElement>(/name/i);
  const description = screen.getByLabelText<HTMLInputElement>(/description/i);
  fireEvent.change(name, { target: { value: 'Wolves' } });
  fireEvent.change(description, { target: { value: 'Tuesdays' } });
  await save(2);
  const args = { teamId: team.id, name: 'Wolves' };
  // Each by itself: the server takes the one without the other.
  expect(change.mock.calls.map(([, sent]) => sent)).toEqual([
    args,
    { teamId: team.id, description: 'Tuesdays' },
  ]);
  // It is said once.
  expect(change.mock.calls.map(([, , said]) => said)).toEqual([undefined, manage.saved]);
  const refused = { id: newId(), status: 'rejected', code: 'many_names', message: 'Not today.' } as const;
  await act(() => db.refused.add({ ...refused, mutation: { name: 'team.update', args } as never }));
  rerender(<EditTeam team={{ ...team, description: 'Tuesdays' }} />);
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('Not today.')).toBeTruthy();
  expect([name.value, description.value]).toEqual(['Wolves', 'Tuesdays']);
  // It is of this name only, and nothing was refused with it.
  fireEvent.change(name, { target: { value: 'Hawks' } });
  expect(screen.queryByText('Not today.')).toBeNull();
  expect(await save(3)).toEqual({ ...args, name: 'Hawks' });
  closePhone();
});

it('offers nobody under 18 to open a team, which would be refused; one that is open they can close', () => {
  self.isMinor = true;
  render(<EditTeam team={team} />);
  expect(screen.queryByRole('switch')).toBeNull();
  cleanup();
  render(<EditTeam team={{ ...team, isOpen: true }} />);
  expect(screen.getByRole('switch')).toBeDefined();
});

it('keeps what was changed until it is saved, and nothing that another admin may have changed', async () => {
  openPhone(newId<UserId>(), 'UTC');
  const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  const describe = (value: string) =>
    fireEvent.change(screen.getByLabelText(/description/i), { target: { value } });
  const draft = () => readDraft(TEAM_EDIT_DRAFTS + team.id);
  const expectKept = (kept: object) => waitFor(async () => expect(await draft()).toEqual(kept));
  render(<EditTeam team={team} />);
  fireEvent.change(screen.getByLabelText(/name/i), { target: { value: 'Hawk' } });
  fireEvent.change(screen.getByLabelText(/name/i), { target: { value: 'Hawks' } });
  describe('Tuesdays');
  await expectKept({ edits: '{"description":"Tuesdays"}' });
  // As after Escape.
  cleanup();
  render(<EditTeam team={{ ...team, name: 'Owls' }} />);
  await waitFor(() => expect(valueOf(/description/i)).toBe('Tuesdays'));
  expect(valueOf(/name/i)).toBe('Owls');
  change.mockResolvedValueOnce(false);
  await save(1);
  await expectKept({ edits: '{"description":"Tuesdays"}' });
  expect(await save(2)).toEqual({ teamId: team.id, description: 'Tuesdays' });
  await expectKept({});
  expect(valueOf(/description/i)).toBe('Tuesdays');
  // What is put back to what it was is nothing to keep either.
  describe('Fridays');
  await expectKept({ edits: '{"description":"Fridays"}' });
  describe('Tuesdays');
  await expectKept({});
  closePhone();
});
