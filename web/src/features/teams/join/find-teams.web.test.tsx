import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ShownMember, ShownTeam } from 'sync-protocol/contract/teams';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import { newId, teamId, teamInvitationId } from 'sync-protocol/ids';
import { MAX_TEAM_SIZE } from 'sync-protocol/rules/teams/team-terms';
import { teamRespond } from 'sync-protocol/mutations/teams/invitation-changes';
import type { Said } from '#data/rows/act.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, offline } from '#data/server/calls/api-error.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { shownToast } from '#ui/layers/toast-store.ts';
import { details, finding, inviting, joining, messages } from '../messages.ts';
import { FindTeams } from './find-teams.tsx';

const api = vi.hoisted(() => ({
  join: async (): Promise<unknown> => ({ status: 'joined' }),
  teams: [] as unknown[],
  error: undefined as Error | undefined,
}));
const held = vi.hoisted(() => ({
  own: [] as { team: { id: string } }[],
  invitations: [] as unknown[],
  waiting: new Set<string>(),
}));
const change = vi.hoisted(() => vi.fn<(mutation: unknown, args: unknown, said: Said) => Promise<boolean>>());
vi.mock('#data/server/calls/api.ts', () => ({
  call: async ({ method }: { method: string }) => {
    if (method !== 'GET') return api.join();
    if (api.error) throw api.error;
    return api.teams;
  },
}));
vi.mock('#data/live/teams.ts', () => ({
  useOwnTeams: () => held.own,
  useJoinRequests: () => [],
  useTeamInvitations: () => held.invitations,
}));
vi.mock('#data/sync/sync-status.ts', () => ({
  retryNow: () => undefined,
  useIsWaiting: () => (id: string) => held.waiting.has(id),
}));
vi.mock('../changes.ts', () => ({ change }));

afterEach(() => {
  cleanup();
  queryClient.clear();
  change.mockClear();
  api.error = undefined;
  held.own = [];
  held.invitations = [];
  held.waiting.clear();
});

const HAWKS = teamId.parse(newId());
const find = async (more: Partial<ShownTeam>) => {
  const team = { id: HAWKS, name: 'Hawks', description: '', memberCount: 2, members: [] };
  api.teams = [{ ...team, ...more }];
  await act(async () =>
    render(
      <MemoryRouter>
        <FindTeams onJoin={() => undefined} />
      </MemoryRouter>,
    ),
  );
};
const show = async (isOpen: boolean) => {
  await find({ isOpen });
  const name = isOpen ? finding.joinOf('Hawks') : finding.askOf('Hawks');
  await act(async () => fireEvent.click(await screen.findByRole('button', { name })));
};
const toldLast = () => shownToast()?.title;

it('says of an open team that the player is in it, and not that somebody was asked', async () => {
  await show(true);
  expect(toldLast()).toBe(joining.joined);
  expect(change).not.toHaveBeenCalled();
});

it('waits for a connection to come into an open team, and says so', async () => {
  api.join = async () => Promise.reject(offline());
  await show(true);
  expect(change.mock.lastCall?.[2]).toBe(joining.waits);
});

it('asks a team that is not open', async () => {
  await show(false);
  expect(change.mock.lastCall?.[2]).toBe(finding.sent);
});

it.each([true, false])(
  'says of a full team that it is, and offers no way in: open or not (%s)',
  async (isOpen) => {
    const about = { name: details.about('Hawks') };
    const ways = () =>
      [finding.joinOf('Hawks'), finding.askOf('Hawks')].map(
        (name) => screen.queryAllByRole('button', { name }).length,
      );
    await find({ isOpen, memberCount: MAX_TEAM_SIZE - 1 });
    await screen.findByRole('button', about);
    expect(ways()).toEqual([Number(isOpen), Number(!isOpen)]);
    cleanup();
    queryClient.clear();
    await find({ isOpen, memberCount: MAX_TEAM_SIZE });
    const open = await screen.findByRole('button', about);
    expect(screen.queryAllByText(finding.full).length).toBe(1);
    expect(ways()).toEqual([0, 0]);
    await act(async () => fireEvent.click(open));
    expect((await screen.findByRole('dialog', { name: 'Hawks' })).textContent).toContain(finding.fullText);
    expect(ways()).toEqual([0, 0]);
  },
);

it('leaves out the player’s own teams', async () => {
  held.own = [{ team: { id: HAWKS } }];
  await find({});
  expect(await screen.findByText(finding.empty)).toBeTruthy();
  expect(screen.queryByText('Hawks')).toBeNull();
});

it.each([
  ['needs a connection', offline(), finding.failure.offlineTitle],
  ['did not load', new ApiError(500, 'broken', 'Something broke.'), finding.failure.failedTitle],
])('says that the list %s, and asks again', async (_, error, title) => {
  // What fails then is not tried again by itself.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  api.error = error;
  await find({});
  expect(await screen.findByText(title)).toBeTruthy();
  api.error = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Hawks')).toBeTruthy();
  vi.restoreAllMocks();
});

describe('a team that has invited the player', () => {
  const invited = (more: Partial<TeamInvitation> = {}) => {
    const id = teamInvitationId.parse(newId());
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const teamName = 'Hawks';
    return { id, teamId: HAWKS, teamName, side: 'received', status: 'pending', expiresAt, ...more };
  };
  const isAskedFor = () => screen.queryByRole('button', { name: finding.askOf('Hawks') });

  it.each([true, false])('is accepted, not asked, open or not (%s)', async (isOpen) => {
    const invitation = invited();
    held.invitations = [invitation];
    await find({ isOpen });
    expect(isAskedFor()).toBeNull();
    expect(screen.queryByRole('button', { name: finding.joinOf('Hawks') })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: inviting.acceptInvitationOf('Hawks') }));
    expect(change.mock.lastCall?.[0]).toBe(teamRespond);
    expect(change.mock.lastCall?.[1]).toEqual({ invitationId: invitation.id, isAccepted: true });
  });

  it('is accepted where it is full, too, which it says: somebody may leave', async () => {
    held.invitations = [invited()];
    await find({ memberCount: MAX_TEAM_SIZE });
    const name = inviting.acceptInvitationOf('Hawks');
    expect((await screen.findAllByRole('button', { name })).length).toBe(1);
    expect(screen.queryAllByText(finding.full).length).toBe(1);
  });

  it('can be refused in its details', async () => {
    const invitation = invited();
    held.invitations = [invitation];
    await find({});
    await act(async () =>
      fireEvent.click(await screen.findByRole('button', { name: details.about('Hawks') })),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Hawks' }));
    fireEvent.click(sheet.getByRole('button', { name: inviting.declineOf('Hawks') }));
    expect(change.mock.lastCall?.[1]).toEqual({ invitationId: invitation.id, isAccepted: false });
  });

  it('is not asked while the yes waits to be sent', async () => {
    const yes = invited({ status: 'accepted' });
    held.invitations = [yes];
    held.waiting.add(yes.id);
    await find({});
    expect(await screen.findByText(inviting.status.accepted)).toBeTruthy();
    expect(isAskedFor()).toBeNull();
  });

  it.each<Partial<TeamInvitation>>([
    { status: 'declined' },
    { status: 'accepted' },
    { expiresAt: new Date(0).toISOString() },
    { side: 'sent' },
    { teamId: teamId.parse(newId()) },
  ])('is asked where that is over, or another’s: %j', async (more) => {
    held.invitations = [invited(more)];
    await find({});
    await screen.findByRole('button', { name: details.about('Hawks') });
    expect(isAskedFor()).not.toBeNull();
  });
});

describe('what is shown of a team that was found', () => {
  const member = (firstName: string | null) =>
    ({
      id: newId(),
      role: firstName === 'Ada' ? 'creator' : 'member',
      userId: firstName && newId(),
      displayName: firstName,
      firstName: firstName ?? '',
      lastName: '',
      position: null,
      profileImageUrl: '',
    }) as ShownMember;
  const members = ['Ada', null, 'Bea', 'Cid', 'Dan', 'Eve', null].map(member);

  it('are four faces of those who are seen, and how many there are besides', async () => {
    await find({ members, memberCount: members.length });
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByText('AD').closest('p')?.textContent).toBe(`ADBECIDA+3${messages.size(7)}`);
    expect(card.queryByText(messages.needMore)).toBeNull();
  });

  it('is a flag where they are too few to compete', async () => {
    await find({ members: [member(null)], memberCount: 1 });
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByText(messages.needMore).closest('p')?.textContent).toBe(
      `${messages.size(1)}${messages.needMore}`,
    );
  });

  it('are its details, by a tap: who is seen, with what they are, and the way in', async () => {
    await find({ members, memberCount: members.length, description: 'Mondays at six' });
    await act(async () =>
      fireEvent.click(await screen.findByRole('button', { name: details.about('Hawks') })),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Hawks' }));
    expect(sheet.getByText('Mondays at six')).toBeTruthy();
    const shown = sheet.getAllByRole('link').map(({ textContent }) => textContent);
    expect(shown).toEqual(['ADAdaCreator', 'BEBea', 'CICid', 'DADan', 'EVEve']);
    expect(sheet.getByText(details.others(2))).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: finding.askOf('Hawks') }));
    expect(change.mock.lastCall?.[2]).toBe(finding.sent);
  });

  it('is that they are private, where nobody of them is seen', async () => {
    await find({ members: [member(null), member(null)] });
    await act(async () =>
      fireEvent.click(await screen.findByRole('button', { name: details.about('Hawks') })),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Hawks' }));
    expect(sheet.getByText(details.hidden)).toBeTruthy();
    expect(sheet.queryByRole('link')).toBeNull();
  });
});
