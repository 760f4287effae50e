import { render, screen } from '@testing-library/react';
import { teamId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import type { TeamRole } from 'sync-protocol/rules/teams/team-terms';
import { expect, it, vi } from 'vitest';
import { Competitions } from './competitions.tsx';
import { messages } from './messages.ts';

const phone = vi.hoisted(() => ({ teams: [] as object[] }));
vi.mock('#data/live/teams.ts', () => ({ useOwnTeams: () => phone.teams }));
vi.mock('#data/live/competitions.ts', () => ({ useCompetitions: () => [] }));
vi.mock('./use-progress.ts', () => ({ useProgress: () => ({ scoresOf: () => undefined }) }));

const team = (role: TeamRole) => ({ team: { id: teamId.parse(newId()), name: 'Hawks' }, own: { role } });

it.each([
  ['only plays', [team('member')], false],
  ['leads one of their teams', [team('member'), team('admin')], true],
] as const)('challenges are made by managers: who %s', (_, teams, canCreate) => {
  phone.teams = [...teams];
  render(<Competitions />);
  const create = screen.getByRole<HTMLButtonElement>('button', { name: messages.create });
  expect(create.disabled).toBe(!canCreate);
  expect(screen.queryByText(messages.notManager) !== null).toBe(!canCreate);
});
