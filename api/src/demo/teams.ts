import { derivedId, membershipId, teamId, teamInvitationId, type TeamId } from 'sync-protocol/ids';
import { Rows } from 'sync-protocol/mutations/rows';
import { agesOf, birthOf } from 'sync-protocol/rules/session/age';
import { INVITATION_DAYS } from 'sync-protocol/rules/teams/team-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Deps } from '#deps';
import { changeRows } from '#sync/write/change-rows.ts';
import type { DemoPerson } from './people.ts';

type DemoDeps = Pick<Deps, 'db' | 'now' | 'tables' | 'halves' | 'pokes' | 'recent'>;

const SQUAD = 9;

/** A squad with a code, and another team that has invited its creator. */
export async function makeTeams(
  deps: DemoDeps,
  creator: DemoPerson,
  mate: DemoPerson,
  others: readonly DemoPerson[],
): Promise<void> {
  const id = teamId.parse(derivedId(creator.id, 'demo team'));
  const { kysely } = deps.db;
  if (await kysely.selectFrom('teams').select('id').where('id', '=', id).executeTakeFirst()) return;
  const now = deps.now().getTime();
  // Both sign-ins find the other team: everybody in it is about as old as either of them.
  const mayMeet = (one: DemoPerson) =>
    [creator, mate].every((player) => agesOf(birthOf(one), birthOf(player), now) !== 'apart');
  const captain = others.find(mayMeet);
  if (!captain) return;
  const rest = others.filter((one) => one !== captain);
  const rows = new Rows();
  const at = (daysAgo: number) => new Date(now - daysAgo * DAY_MS).toISOString();
  const put = (team: TeamId, members: readonly DemoPerson[]) => {
    for (const [index, { id: userId }] of members.entries()) {
      const place = {
        id: membershipId.parse(derivedId(team, 'demo member', userId)),
        teamId: team,
        joinedAt: at(40 - index),
      };
      rows.put('teamMembers', { ...place, memberId: userId, role: ROLES[index] ?? 'member' });
      rows.put('memberships', { ...place, userId, via: index === 0 ? 'created' : 'code' });
    }
  };
  rows.put('teams', {
    id,
    teamId: id,
    name: 'Riverside Rockets',
    description: 'We train a little on most days, and meet on Tuesdays and Fridays.',
    code: 'RVRSRCKT',
    isOpen: false,
    weeklyGoal: 250,
    createdAt: at(40),
  });
  put(id, [creator, mate, ...rest.slice(0, SQUAD)]);
  const second = teamId.parse(derivedId(captain.id, 'demo team'));
  rows.put('teams', {
    id: second,
    teamId: second,
    name: 'Beach Crew',
    description: 'Sand, sun and short games.',
    code: 'BEACHCRW',
    isOpen: false,
    weeklyGoal: null,
    createdAt: at(20),
  });
  put(second, [captain, ...rest.slice(SQUAD).filter(mayMeet).slice(0, 3)]);
  const invitation = teamInvitationId.parse(derivedId(captain.id, 'demo invitation'));
  rows.put('teamInvitations', {
    id: invitation,
    userId: captain.id,
    side: 'sent',
    otherId: creator.id,
    twinId: null,
    teamId: second,
    teamName: 'Beach Crew',
    message: 'We still need a steady passer. Come and play with us.',
    targetPosition: 'Libero',
    skillMatch: 'plays for a club',
    status: 'pending',
    createdAt: at(1),
    expiresAt: at(1 - INVITATION_DAYS),
  });
  await deps.db.transaction((tx) => changeRows(deps, tx, { changes: rows.changes() }));
}

const ROLES = ['creator', 'admin'] as const;
