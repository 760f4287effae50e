import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ShownTeam } from 'sync-protocol/contract/teams';
import type { Team } from 'sync-protocol/entities/teams/team';
import { newId } from 'sync-protocol/new-id';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/server/calls/api-error.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { onSignInAgain } from '#data/session/sign-in-again.ts';
import { FACES } from '#data/server/answers/my-teams.ts';
import { inviteDialog as text } from '../messages.ts';
import { PlayerPicker } from './player-picker.tsx';

const player = vi.hoisted(() => ({ firstName: '', lastName: '' }));
const phone = vi.hoisted(() => ({ invitations: [] as object[], asked: 'ben' }));
vi.mock('./use-others.ts', () => ({
  useOthers: (_: string, sent: { id: string }[]) =>
    new Map(sent.map(({ id }) => [id, { userId: phone.asked }])),
}));
vi.mock('#data/live/teams.ts', () => ({
  useOwnTeams: () => [],
  useTeamInvitations: () => phone.invitations,
}));
const answer = vi.hoisted(() => ({ isEmpty: false, error: null as Error | null }));
vi.mock('#data/server/calls/api.ts', () => ({ call: async () => [] }));
vi.mock('#data/server/answers/use-player-search.ts', () => ({
  usePlayerSearch: () => ({
    isEnough: true,
    error: answer.error,
    found: answer.isEmpty
      ? []
      : [{ ...player, id: 'ben', displayName: 'BenDigs', position: 'Setter', profileImageUrl: '' }],
  }),
}));

afterEach(() => {
  cleanup();
  queryClient.clear();
  phone.invitations = [];
  phone.asked = 'ben';
});

const team = { id: newId(), name: 'Hawks', code: 'K7QM4XRT' } as unknown as Team;
const close = vi.fn<() => void>();
const search = () => {
  render(<PlayerPicker team={team} onPick={() => undefined} onClose={close} />);
  fireEvent.change(screen.getByLabelText(text.search), { target: { value: 'ben' } });
};
const found = () => {
  search();
  return screen.getByRole('button', { name: /Setter/ }).textContent;
};

it('names a player once, whose real name is not to be seen', () => {
  expect(found()).not.toContain('@BenDigs');
});

it('names the username beside a real name', () => {
  player.firstName = 'Ben';
  expect(found()).toContain('@BenDigs');
});

it.each([false, true])('says how somebody comes who is not among those found: nobody is %s', (isEmpty) => {
  answer.isEmpty = isEmpty;
  search();
  expect(screen.getByRole('status').textContent).toBe(isEmpty ? 'Nothing found' : '1 found');
  expect(screen.getByText(text.byCode)).toBeTruthy();
  expect(screen.getByText('K7QM-4XRT')).toBeTruthy();
});

it.each([
  ['of this team', team.id, false],
  ['of another team', newId(), true],
])('offers nobody who is in it already: one %s', (_, id, isOffered) => {
  answer.isEmpty = false;
  queryClient.setQueryData(FACES.queryKey, [{ id, members: [{ userId: 'ben' }] } as unknown as ShownTeam]);
  search();
  expect(screen.queryByRole('button', { name: /Setter/ }) !== null).toBe(isOffered);
  expect(screen.queryByText(text.isIn) === null).toBe(isOffered);
  expect(screen.queryByText(text.nobody)).toBeNull();
});

const LATER = new Date(Date.now() + 60_000).toISOString();
const SENT = { id: newId(), side: 'sent', status: 'pending', teamId: team.id, expiresAt: LATER };
it.each([
  ['was invited into it', {}, text.invited],
  ['said no', { status: 'declined' }, text.saidNo],
  ['said no to another team of theirs', { status: 'declined', teamId: newId() }, text.saidNo],
  ['was invited by another team', { teamId: newId() }, undefined],
  ['let it lapse', { expiresAt: '2026-01-01T00:00:00.000Z' }, undefined],
])('says instead of an offer of whoever %s', (_, more, said) => {
  answer.isEmpty = false;
  phone.invitations = [{ ...SENT, ...more }];
  search();
  expect(screen.queryByRole('button', { name: /Setter/ }) === null).toBe(said !== undefined);
  if (said) expect(screen.getByRole('listitem').textContent).toContain(said);
});

it('offers whoever was not invited, whomever else was', () => {
  phone.invitations = [SENT];
  phone.asked = 'ada';
  search();
  expect(screen.getByRole('button', { name: /Setter/ })).toBeTruthy();
});

it('offers to log in again, not to try again, where the session has ended', () => {
  answer.error = new ApiError(401, 'no_session', 'Log in first.');
  const signIn = vi.fn<() => void>(() => expect(close).toHaveBeenCalledOnce());
  const end = onSignInAgain(signIn);
  search();
  expect(screen.getByText('Error searching players: Log in first.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Log in again' }));
  expect(signIn).toHaveBeenCalledOnce();
  end();
});
