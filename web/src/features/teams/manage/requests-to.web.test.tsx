import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { TeamRequest } from 'sync-protocol/entities/teams/request';
import { joinRequestId, newId, teamId, type JoinRequestId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OwnTeam } from '#data/live/teams.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { messages, sheet } from '../messages.ts';
import { TeamCard } from '../own/team-card.tsx';
import { requestsTo } from './requests-to.ts';
import { Requests } from './requests.tsx';

const HAWKS = teamId.parse(newId());
const [KIM, GINA] = [joinRequestId.parse(newId()), joinRequestId.parse(newId())];

const server = vi.hoisted(() => ({ seen: [] as string[], isReached: true }));
vi.mock('#data/server/calls/api.ts', () => ({
  call: async () => {
    if (!server.isReached) throw new Error('no signal');
    return server.seen.map((id) => ({ id, displayName: 'kim', firstName: 'Kim', lastName: '' }));
  },
}));
vi.mock('../week/goal.tsx', () => ({ Goal: () => null }));

let phone: ReturnType<typeof openPhone>;
beforeEach(() => {
  phone = openPhone(newId<UserId>(), 'UTC');
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  closePhone();
});

/** What somebody who answers for a team reads of those who want in. */
const read = () => ({
  answers: screen.queryAllByText(sheet.accept).length,
  count: [1, 2].find((count) => screen.queryByText(messages.requests(count)) !== null),
});

/** Shows them their team's card and its requests, until the server has been asked about them or could not be. */
async function show(ids: readonly JoinRequestId[]): Promise<void> {
  const createdAt = new Date(0).toISOString();
  const requests = ids.map((id) => ({ id, teamId: HAWKS, status: 'pending', createdAt }) as TeamRequest);
  await phone.db.synced('teamRequests').bulkPut(requests);
  const own = { role: 'admin', id: newId() };
  const team = { team: { id: HAWKS, name: 'Hawks' }, own, members: [], requests } as unknown as OwnTeam;
  const faces = { faces: new Map(), fetched: new Map(), asOf: undefined };
  await act(async () =>
    render(
      <>
        <TeamCard team={team} faces={faces} onOpen={() => undefined} />
        <Requests team={team} />
      </>,
    ),
  );
  const state = () => queryClient.getQueryState(requestsTo(HAWKS).queryKey);
  await waitFor(() => {
    expect([state()?.fetchStatus, Boolean(state()?.data ?? state()?.error)]).toEqual(['idle', true]);
  });
}

it.each([
  ['is shown', [KIM], [KIM], { answers: 1, count: 1 }],
  ['is not there without a word of the server', [KIM, GINA], [KIM], { answers: 1, count: 1 }],
  ['takes the heading and the count with it', [GINA], [], { answers: 0, count: undefined }],
])('a request %s', async (_, rows, seen, shown) => {
  server.seen = seen;
  await show(rows);
  await waitFor(() => expect(read()).toEqual(shown));
  expect(screen.queryAllByText(sheet.requests)).toHaveLength(shown.answers);
});

it('a request of which the server was not asked yet is there', async () => {
  server.isReached = false;
  await show([KIM, GINA]);
  expect(read()).toEqual({ answers: 2, count: 2 });
  server.isReached = true;
});
