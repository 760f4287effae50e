import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import { newId, teamId, teamInvitationId } from 'sync-protocol/ids';
import { MAX_TEAM_SIZE } from 'sync-protocol/rules/teams/team-terms';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, offline } from '#data/server/calls/api-error.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { dropToast, shownToast } from '#ui/layers/toast-store.ts';
import { createStore } from '#ui/store.ts';
import { details, finding, inviting as text, messages } from '../messages.ts';
import { Invitations } from './invitations.tsx';

const held = createStore<object[]>([]);
vi.mock('#data/live/teams.ts', () => ({
  useOwnTeams: () => [],
  useTeamInvitations: () => useSyncExternalStore(held.subscribe, held.get),
}));
const api = vi.hoisted(() => ({ error: undefined as Error | undefined, memberCount: 0 }));
vi.mock('#data/server/calls/api.ts', () => ({
  call: async (_: unknown, { params }: { params?: object } = {}) => {
    if (api.error) throw api.error;
    return params
      ? { id: newId(), description: 'Mondays at six', memberCount: api.memberCount, members: [] }
      : [];
  },
}));
vi.mock('#data/sync/sync-status.ts', async (original) => ({
  ...(await original<object>()),
  useIsWaiting: () => () => false,
}));
const mutate = vi.hoisted(() =>
  vi.fn<(mutator: { name: string }, args: object) => Promise<object>>(async () => ({ ok: true })),
);
vi.mock('#data/rows/mutate.ts', () => ({ mutate }));
// jsdom has no layout.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));

afterEach(() => {
  cleanup();
  dropToast();
  queryClient.clear();
  mutate.mockClear();
  api.error = undefined;
  api.memberCount = 0;
  vi.restoreAllMocks();
});

const MINUTE_MS = 60_000;
const HAWKS = teamId.parse(newId());
/** Shows the list of one side with one invitation in it. */
async function show(side: TeamInvitation['side'], expiresInMs: number) {
  const id = teamInvitationId.parse(newId());
  const expiresAt = new Date(Date.now() + expiresInMs).toISOString();
  const words = { teamName: 'Hawks', message: 'Come and play', skillMatch: 'Advanced level' };
  held.set([{ id, side, teamId: HAWKS, status: 'pending', expiresAt, targetPosition: null, ...words }]);
  await act(async () =>
    render(
      <MemoryRouter>
        <Invitations />
      </MemoryRouter>,
    ),
  );
  fireEvent.click(screen.getByRole('radio', { name: text[side] }));
  return id;
}

it('leads whom no team has invited to the teams that they may ask', async () => {
  held.set([]);
  await act(async () =>
    render(
      <MemoryRouter>
        <Invitations />
      </MemoryRouter>,
    ),
  );
  const way = screen.getByRole('link', { name: messages.tabs.find });
  expect(way.getAttribute('href')).toBe('/teams?tab=find');
});

it('can be taken back by who has sent it', async () => {
  const invitationId = await show('sent', MINUTE_MS);
  expect(screen.getByText(text.status.pending)).toBeTruthy();
  expect(screen.getByText(text.why.sent('Advanced level'))).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: text.withdrawOf('Hawks') })));
  expect(mutate.mock.calls.map(([mutator, args]) => [mutator.name, args])).toEqual([
    ['team.withdraw', { invitationId }],
  ]);
});

it.each(['sent', 'received'] as const)(
  'is expired after its days, with nothing to do about it: %s',
  async (side) => {
    await show(side, -MINUTE_MS);
    expect(screen.getByText(text.status.expired)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it.each([
  ['needs a connection', offline(), details.failure.offlineTitle],
  ['did not load', new ApiError(400, 'broken', 'Something broke.'), details.failure.failedTitle],
])('can be answered where its team %s, which the details say, and ask again', async (_, error, title) => {
  // What fails then is not tried again by itself.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.error = error;
  await show('received', MINUTE_MS);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: details.about('Hawks') })));
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getAllByRole('button', { name: text.acceptOf('Hawks') })).not.toHaveLength(0);
  api.error = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Mondays at six')).toBeTruthy();
});

it.each([
  ['goes with a word once the invitation is gone', [], text.gone('Hawks')],
  ['goes without one once it is answered', ['declined'], undefined],
])('what is shown of its team %s', async (_, left, said) => {
  await show('received', MINUTE_MS);
  const all = held.get();
  const sheets = () => screen.queryAllByRole('dialog').length;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: details.about('Hawks') })));
  await screen.findByText('Mondays at six');
  expect([sheets(), shownToast()]).toEqual([1, undefined]);
  await act(async () => held.set(left.flatMap((status) => all.map((one) => ({ ...one, status })))));
  expect([sheets(), shownToast()?.title]).toEqual([0, said]);
  // Nothing is said of one that goes unseen.
  dropToast();
  await act(async () => held.set(all));
  await act(async () => held.set([]));
  expect([sheets(), shownToast()]).toEqual([0, undefined]);
});

it.each([
  [MAX_TEAM_SIZE - 1, undefined],
  [MAX_TEAM_SIZE, finding.fullText],
])(
  'with %i members of its team says so before the yes, which waits for who leaves: %s',
  async (members, said) => {
    api.memberCount = members;
    await show('received', MINUTE_MS);
    const describedBy = (yes: HTMLElement) =>
      document.getElementById(yes.getAttribute('aria-describedby') ?? '')?.textContent;
    const all = async () => screen.findAllByRole('button', { name: text.acceptOf('Hawks') });
    expect((await all()).map(describedBy)).toEqual([said]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: details.about('Hawks') })));
    await screen.findByText('Mondays at six');
    expect((await all()).map(describedBy)).toEqual([said]);
  },
);
