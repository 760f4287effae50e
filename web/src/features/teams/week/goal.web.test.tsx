import { cleanup, render, screen } from '@testing-library/react';
import type { Team } from 'sync-protocol/entities/teams/team';
import { newId, teamId } from 'sync-protocol/ids';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import type { Faces } from '../use-faces.ts';
import { Goal } from './goal.tsx';

vi.mock('./use-own-week.ts', () => ({ useOwnWeek: () => ({ monday: '2026-11-23', tasks: [2] }) }));
afterEach(cleanup);

it('says how many it was reached without, since each phone counts whom its player sees', () => {
  const team = { id: teamId.parse(newId()), weeklyGoal: 10 } as Team;
  const show = (...weeks: (boolean[] | null)[]) => {
    const members = weeks.map((week) => ({ week }));
    const fetched = { weekFrom: '2026-11-23', weekTasks: 3, ownWeekTasks: 1, members };
    render(<Goal team={team} faces={{ fetched: new Map([[team.id, fetched]]) } as unknown as Faces} />);
    expect(screen.getByText(messages.goalDone('4', '10'))).toBeTruthy();
    return screen.queryByText(/Without/)?.textContent;
  };
  expect(show([true], [false])).toBeUndefined();
  cleanup();
  expect(show([true], null)).toBe(messages.goalWithout(1));
});
