import { renderHook, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from 'sync-protocol/contract/call';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import type { TeamRole } from 'sync-protocol/rules/teams/team-terms';
import { forgetAnswers } from '#data/server/answers/kept-answers.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { askForFaces } from '#data/server/answers/my-teams.ts';
import { fetchNames } from './fetch-names.ts';
import { useFaces } from './use-faces.ts';

const asked = vi.hoisted(() => [] as string[]);
/** The teams that the server says the player is in. */
const server = vi.hoisted(() => ({ teams: [] as { id: string; members: never[] }[] }));
vi.mock('#data/server/calls/api.ts', () => ({
  call: async ({ path }: Call, { params }: { params?: { id: string } } = {}) => {
    asked.push(path.replace('{id}', params?.id ?? ''));
    return path.endsWith('my-teams') ? server.teams : [];
  },
}));

type Phone = ReturnType<typeof openPhone>;

let phone: Phone;
beforeEach(() => {
  phone = openPhone(newId<UserId>(), 'UTC');
});
afterEach(() => {
  queryClient.clear();
  closePhone();
  asked.length = 0;
  server.teams = [];
});

const put = (table: Parameters<Phone['db']['synced']>[0], row: object) =>
  phone.db.synced(table).put(row as never);

/** A team that the player is in, and that somebody wants into. */
async function aTeam(role: TeamRole): Promise<string> {
  const [id, teamId] = [newId(), newId()];
  await put('memberships', { id, teamId });
  await put('teamMembers', { id, teamId, role });
  await put('teamRequests', { id: newId(), teamId, status: 'pending' });
  return teamId;
}

it('asks for nobody where there is nobody', async () => {
  await fetchNames();
  expect(asked).toEqual([]);
});

it('asks who is in the teams, who invites whom and where to, and who wants into a team that they answer for', async () => {
  const answeredFor = await aTeam('admin');
  await aTeam('member');
  const invited = { teamId: newId(), status: 'pending', expiresAt: '9999-12-31T00:00:00.000Z' };
  await put('teamInvitations', { ...invited, id: newId(), side: 'received' });
  await put('teamInvitations', { ...invited, id: newId(), side: 'received', status: 'declined' });
  await put('teamInvitations', { ...invited, id: newId(), side: 'sent' });
  await fetchNames();
  expect(asked.toSorted()).toEqual(
    [
      '/api/teams/my-teams',
      '/api/invitations/received',
      '/api/invitations/sent',
      `/api/teams/${invited.teamId}`,
      `/api/teams/${answeredFor}/requests`,
    ].toSorted(),
  );
});

describe('once the player is out of a team, what was fetched as its teammate is forgotten', () => {
  const PERSON = ['person', 'Mia'];
  const kept = async () => (await phone.db.fetched.toArray()).map(({ key }) => key).join(' ');

  /** The phone was in a team, and has looked at somebody there. */
  async function aTeammateSeen(): Promise<string> {
    const id = await aTeam('member');
    server.teams = [{ id, members: [] }];
    await fetchNames();
    await queryClient.prefetchQuery({ queryKey: PERSON, queryFn: async () => 'Mia West' });
    await waitFor(async () => expect(await kept()).toMatch(/my-teams.*person|person.*my-teams/));
    return id;
  }

  it('while the teams are looked at', async () => {
    await aTeammateSeen();
    const inTeam = server.teams.map((team) => ({ team, members: [] }));
    const { rerender } = renderHook(({ teams }) => useFaces(teams as never), {
      initialProps: { teams: inTeam },
    });
    const { result: person } = renderHook(() =>
      useQuery({ queryKey: PERSON, queryFn: () => new Promise(() => undefined) }, queryClient),
    );
    await waitFor(() => expect(person.current.data).toBe('Mia West'));
    expect(await kept()).toContain('person');
    rerender({ teams: [] });
    await waitFor(async () => expect(await kept()).not.toContain('person'));
  });

  it('and not for a team that the server knows of, but this phone not yet', async () => {
    const mine = await aTeammateSeen();
    const ofMine = { id: mine, members: [] as never[] };
    const { result, rerender } = renderHook(({ teams }) => useFaces(teams as never), {
      initialProps: { teams: [{ team: ofMine, members: [] }] },
    });
    const justJoined = { id: newId(), members: [] };
    server.teams = [ofMine, justJoined];
    await askForFaces();
    await waitFor(() => expect(result.current.fetched.size).toBe(2));
    expect(await kept()).toContain('person');
    rerender({ teams: server.teams.map((team) => ({ team, members: [] })) });
    expect(await kept()).toContain('person');
    rerender({ teams: [{ team: ofMine, members: [] }] });
    await waitFor(async () => expect(await kept()).not.toContain('person'));
  });

  it('and not for one of which the names are first asked for', async () => {
    await aTeammateSeen();
    await forgetAnswers('my-teams');
    server.teams.push({ id: newId(), members: [] });
    await fetchNames();
    await waitFor(async () => expect(await kept()).toMatch(/my-teams.*person|person.*my-teams/));
  });

  it('offline too, where it was taken out of it while other things were looked at', async () => {
    await aTeammateSeen();
    renderHook(() => useFaces([]));
    await waitFor(async () => expect(await kept()).not.toContain('person'));
  });

  it('when it was taken out of it while the app was closed', async () => {
    await aTeammateSeen();
    queryClient.clear();
    await fetchNames();
    expect(await kept()).toContain('person');
    queryClient.clear();
    await phone.db.synced('memberships').clear();
    server.teams = [];
    await fetchNames();
    await waitFor(async () => expect(await kept()).not.toContain('person'));
  });
});
