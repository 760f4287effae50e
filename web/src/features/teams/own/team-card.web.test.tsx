import { cleanup, render, screen } from '@testing-library/react';
import { newId, teamId } from 'sync-protocol/ids';
import { afterEach, expect, it, vi } from 'vitest';
import type { OwnTeam } from '#data/live/teams.ts';
import { messages } from '../messages.ts';
import { TeamCard } from './team-card.tsx';

const cup = vi.hoisted(() => ({ id: 'cup', teamId: '', twin: undefined, status: 'active' }));
const unsent = vi.hoisted(() => new Set<string>());
vi.mock('#data/live/competitions.ts', () => ({ useCompetitions: () => [cup] }));
vi.mock('#data/live/profile.ts', () => ({ useOwnProfile: () => undefined }));
vi.mock('#data/sync/sync-status.ts', () => ({ useIsWaiting: () => (id: string) => unsent.has(id) }));
vi.mock('../week/goal.tsx', () => ({ Goal: () => null }));

afterEach(() => {
  cleanup();
  unsent.clear();
});

it.each([
  ['is on', [], 1],
  ['is not on before its acceptance is sent', [cup.id], 0],
])('a competition %s', (_, waiting, shown) => {
  const team = { id: teamId.parse(newId()), name: 'Hawks' };
  cup.teamId = team.id;
  for (const id of waiting) unsent.add(id);
  render(
    <TeamCard
      team={{ team, own: { id: newId(), role: 'member' }, members: [], requests: [] } as unknown as OwnTeam}
      faces={{ faces: new Map(), fetched: new Map(), asOf: undefined }}
      onOpen={() => undefined}
    />,
  );
  expect(screen.queryAllByText(messages.competing(1))).toHaveLength(shown);
});
