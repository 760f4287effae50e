import { z } from 'zod';
import { teamCode, teamFields, team as teamRow } from '../../entities/teams/team.ts';
import { membershipId, teamId } from '../../ids.ts';
import { definedFields } from '../defined-fields.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import { awardBadges } from '../progress/award-badges.ts';
import {
  createdTeam,
  managedTeam,
  NEEDS_OF_PLACES,
  needsOfTeam,
  refuseManyTeams,
  teamScope,
} from './own-team.ts';
import { countTeams } from './count-teams.ts';

export const teamCreateArgs = teamFields.extend({ teamId, membershipId, code: teamCode });
export const teamUpdateArgs = teamFields
  .extend({ isOpen: z.boolean(), weeklyGoal: teamRow.shape.weeklyGoal })
  .partial()
  .extend({ teamId });
export const teamRenewCodeArgs = z.strictObject({ teamId, code: teamCode });
export const teamDeleteArgs = z.strictObject({ teamId });

/** Makes a team, whose creator the player is. */
export const teamCreate: Mutator<'team.create', z.infer<typeof teamCreateArgs>> = {
  name: 'team.create',
  isHeardNow: true,
  makes: ({ teamId: id }) => ({ table: 'teams', id, scope: teamScope(id) }),
  founds: ({ teamId: id }) => teamScope(id),
  needs: ({ teamId: id }) => [
    ...needsOfTeam(id),
    ...NEEDS_OF_PLACES,
    { table: 'playerStats', all: true },
    { table: 'userBadges', all: true },
  ],
  effect: (rows, { teamId: id, membershipId: membership, ...fields }, context) => {
    const { userId, at } = context;
    const own = rows.all('memberships');
    if (rows.get('teams', id) || own.some((one) => one.id === membership))
      throw new Refusal('exists', 'This team was already created.');
    refuseManyTeams(rows);
    rows.put('teams', { id, teamId: id, ...fields, isOpen: false, weeklyGoal: null, createdAt: at });
    const place = { id: membership, teamId: id, joinedAt: at };
    rows.put('teamMembers', { ...place, memberId: userId, role: 'creator' });
    rows.put('memberships', { ...place, userId, via: 'created' });
    countTeams(rows, userId);
    awardBadges(rows, context);
  },
};

/** Changes what it names of a team. */
export const teamUpdate: Mutator<'team.update', z.infer<typeof teamUpdateArgs>> = {
  name: 'team.update',
  isHeardNow: true,
  needs: ({ teamId: id }) => needsOfTeam(id),
  effect: (rows, { teamId: id, ...changed }) => {
    rows.put('teams', { ...managedTeam(rows, id).team, ...definedFields(changed) });
  },
};

/** Gives the team another code: nobody joins by the old one any more. */
export const teamRenewCode: Mutator<'team.renewCode', z.infer<typeof teamRenewCodeArgs>> = {
  name: 'team.renewCode',
  isHeardNow: true,
  needs: ({ teamId: id }) => needsOfTeam(id),
  effect: (rows, { teamId: id, code }) => {
    rows.put('teams', { ...managedTeam(rows, id).team, code });
  },
};

/** Ends a team for everybody in it; one that is gone already is no mistake. */
export const teamDelete: Mutator<'team.delete', z.infer<typeof teamDeleteArgs>> = {
  name: 'team.delete',
  isDoneOutside: ({ teamId: id }) => ({ table: 'teams', id }),
  needs: ({ teamId: id }) => [...needsOfTeam(id), { table: 'teamRequests', scope: teamScope(id), all: true }],
  effect: (rows, { teamId: id }) => {
    if (!rows.get('teams', id)) return;
    const { own } = createdTeam(rows, id);
    rows.delete('memberships', own.id);
    for (const table of ['teamMembers', 'teamRequests'] as const)
      for (const row of rows.all(table)) if (row.teamId === id) rows.delete(table, row.id);
    rows.delete('teams', id);
  },
};
