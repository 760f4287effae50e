import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { joinRequestId, newId, teamId } from 'sync-protocol/ids';
import { INVITATION_DAYS } from 'sync-protocol/rules/teams/team-terms';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OwnTeam } from '#data/live/teams.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { shownToast } from '#ui/layers/toast-store.ts';
import { messages, sheet } from '../messages.ts';
import { MyTeams } from '../own/my-teams.tsx';
import { Requests } from './requests.tsx';

const REQUEST = joinRequestId.parse(newId());
const HAWKS = teamId.parse(newId());
const DAY_MS = 86_400_000;

const asked = vi.hoisted(() => ({ requests: [] as object[], userId: null as string | null }));
vi.mock('#data/live/teams.ts', () => ({
  useOwnTeams: () => [],
  useJoinRequests: () => asked.requests,
  useTeamInvitations: () => [],
}));
vi.mock('../use-faces.ts', () => ({ useFaces: () => ({}) }));
const mutate = vi.hoisted(() =>
  vi.fn<(mutator: { name: string }, args: object) => Promise<object>>(async () => ({ ok: true })),
);
vi.mock('#data/rows/mutate.ts', () => ({ mutate }));
vi.mock('#data/server/calls/api.ts', () => ({
  call: async () => {
    const { userId } = asked;
    return [{ id: REQUEST, userId, displayName: 'kim', firstName: 'Kim', lastName: '', position: 'Libero' }];
  },
}));

afterEach(() => {
  cleanup();
  queryClient.clear();
  mutate.mockClear();
});

const done = () => mutate.mock.calls.map(([mutator, args]) => [mutator.name, args]);
async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

const requests = () =>
  act(async () =>
    render(
      <MemoryRouter>
        <Requests team={{ team: { id: HAWKS }, requests: [{ id: REQUEST }] } as unknown as OwnTeam} />
      </MemoryRouter>,
    ),
  );

it('a manager comes to the profile of who asks, if they may see it', async () => {
  asked.userId = 'kim-s-id';
  await requests();
  const link = await screen.findByRole('link', { name: /Kim/ });
  expect(link.getAttribute('href')).toBe('/?player=kim-s-id');
  cleanup();
  queryClient.clear();
  asked.userId = null;
  await requests();
  await screen.findByText('Kim');
  expect(screen.queryAllByRole('link')).toHaveLength(0);
});

it.each([true, false])('a manager answers a request: accepts it, %s', async (isAccepted) => {
  await requests();
  await press(isAccepted ? sheet.acceptOf('Kim') : sheet.declineOf('Kim'));
  expect(done()).toEqual([['team.answer', { teamId: HAWKS, joinRequestId: REQUEST, isAccepted }]]);
  expect(shownToast()?.title).toBe(sheet.answered.done);
});

describe('whoever has asked to join', () => {
  const ask = (status: 'pending' | 'declined', daysAgo = 0) => {
    const createdAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
    asked.requests = [{ id: REQUEST, code: null, teamName: 'Hawks', status, createdAt }];
    return act(async () =>
      render(
        <MemoryRouter>
          <MyTeams onInvite={() => undefined} />
        </MemoryRouter>,
      ),
    );
  };

  it('can take it back', async () => {
    await ask('pending');
    expect(screen.getByText(messages.asked('Hawks'))).toBeTruthy();
    await press(messages.takeBackOf('Hawks'));
    expect(done()).toEqual([['team.takeBack', { joinRequestId: REQUEST }]]);
  });

  it('reads of a no until they may ask again', async () => {
    await ask('declined', INVITATION_DAYS - 1);
    expect(screen.getByText(messages.declined('Hawks'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: messages.takeBackOf('Hawks') })).toBeNull();
    cleanup();
    await ask('declined', INVITATION_DAYS);
    expect(screen.queryByText(messages.declined('Hawks'))).toBeNull();
    expect(screen.getByText(messages.none.title)).toBeTruthy();
  });
});
