import { cleanup, render, screen } from '@testing-library/react';
import { newId, teamId } from 'sync-protocol/ids';
import { afterEach, expect, it, vi } from 'vitest';
import type { OwnTeam } from '#data/live/teams.ts';
import { sheet as text } from '../messages.ts';
import type { Faces } from '../use-faces.ts';
import { ManageMembers } from '../manage/manage-members.tsx';
import { Roster } from './roster.tsx';

vi.mock('#data/clock.ts', () => ({
  now: () => Date.parse('2026-11-25T12:00:00Z'),
  playerZone: () => 'UTC',
  useToday: () => '2026-11-25',
}));
vi.mock('#data/live/profile.ts', () => ({ useOwnProfile: () => undefined }));
vi.mock('#data/live/teams.ts', () => ({ useTeamCheers: () => [] }));
vi.mock('#data/sync/sync-status.ts', () => ({ useIsWaiting: () => () => false }));
vi.mock('../week/use-own-week.ts', () => ({ useOwnWeek: () => ({ tasks: undefined }) }));

afterEach(cleanup);

// As the phone has them: those who joined first first. Whoever is private is called as all who are.
const members = [
  { role: 'member', joinedAt: '2026-10-01T12:00:00Z' },
  { role: 'creator', joinedAt: '2026-11-01T12:00:00Z' },
  { role: 'member', joinedAt: '2026-11-18T12:00:00Z' },
  { role: 'admin', joinedAt: '2026-11-22T12:00:00Z' },
  { role: 'member', joinedAt: '2026-11-23T12:00:00Z' },
  { role: 'member', joinedAt: '2026-11-24T12:00:00Z' },
  { role: 'member', joinedAt: '2026-11-25T11:00:00Z' },
].map((one) => ({ ...one, id: newId() }));
const faces = {
  faces: new Map(members.map(({ id }) => [id, { userId: null, firstName: '', lastName: '' }])),
} as unknown as Faces;
const as = (role: string) => {
  const own = members.find((one) => one.role === role);
  return { team: { id: teamId.parse(newId()) }, own, members } as unknown as OwnTeam;
};
const joined = () =>
  screen.getAllByRole('listitem').map((row) => /Joined [a-z0-9 ]*|$/.exec(row.textContent)?.[0]);

it('shows whoever answers for a team who has joined lately, below those who do, too', () => {
  render(<Roster team={as('creator')} faces={faces} />);
  const lately = [text.joined(0), text.joined(1), text.joined(2)];
  expect(joined()).toEqual(['', text.joined(3), ...lately, '', '']);
  cleanup();
  // Where they are taken out of it again.
  render(<ManageMembers team={as('creator')} faces={faces} />);
  expect(joined()).toEqual([text.joined(3), ...lately, '', '']);
});

it('shows nobody else', () => {
  render(<Roster team={as('member')} faces={faces} />);
  expect(new Set(joined())).toEqual(new Set(['']));
});
