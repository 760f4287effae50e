import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from 'sync-protocol/contract/call';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import type { TeamRole } from 'sync-protocol/rules/teams/team-terms';
import { queryClient } from '#data/server/query-client.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { fetchNames } from './fetch-names.ts';

const asked = vi.hoisted(() => [] as string[]);
vi.mock('#data/server/api.ts', () => ({
  call: async ({ path }: Call, { params }: { params?: { id: string } } = {}) => {
    asked.push(path.replace('{id}', params?.id ?? ''));
    return [];
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
});

const put = (table: Parameters<Phone['db']['synced']>[0], row: object) =>
  phone.db.synced(table).put(row as never);

/** A team that the player is in, and that somebody wants into. */
async function aTeam(role: TeamRole): Promise<string> {
  const [id, teamId] = [newId(), newId()];
  await put('memberships', { id, teamId, userId: phone.userId });
  await put('teamMembers', { id, teamId, role });
  await put('teamRequests', { id: newId(), teamId, status: 'pending' });
  return teamId;
}

it('asks for nobody where there is nobody', async () => {
  await fetchNames();
  expect(asked).toEqual([]);
});

it('asks who is in the teams, whom the player has invited, and who wants into a team that they answer for', async () => {
  const answeredFor = await aTeam('admin');
  await aTeam('member');
  await put('teamInvitations', { id: newId(), side: 'sent' });
  await fetchNames();
  expect(asked).toEqual([
    '/api/teams/my-teams',
    '/api/invitations/sent',
    `/api/teams/${answeredFor}/requests`,
  ]);
});
