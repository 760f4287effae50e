import { z } from 'zod';
import { teamCode, teamRole } from '../../entities/teams/team.ts';
import { membershipId, teamId } from '../../ids.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import { createdTeam, managedTeam, needsOfTeam, otherMember, ownTeam } from './own-team.ts';

export const teamLeaveArgs = z.strictObject({ teamId });
/** Whoever goes knows the old code. */
export const teamRemoveMemberArgs = z.strictObject({ teamId, membershipId, code: teamCode });
export const teamSetRoleArgs = z.strictObject({ teamId, membershipId, role: teamRole });

/** Leaves a team, if the player is in it. */
export const teamLeave: Mutator<'team.leave', z.infer<typeof teamLeaveArgs>> = {
  name: 'team.leave',
  isDoneOutside: true,
  needs: ({ teamId: id }) => needsOfTeam(id),
  effect: (rows, { teamId: id }) => {
    if (!rows.all('memberships').some((one) => one.teamId === id)) return;
    const { own } = ownTeam(rows, id);
    if (own.role === 'creator')
      throw new Refusal('creator_stays', 'Hand the team over to somebody else first, or delete it.');
    rows.delete('memberships', own.id);
    rows.delete('teamMembers', own.id);
  },
};

/** Takes somebody out of the team; an admin only members, the creator anybody. */
export const teamRemoveMember: Mutator<'team.removeMember', z.infer<typeof teamRemoveMemberArgs>> = {
  name: 'team.removeMember',
  isHeardNow: true,
  needs: ({ teamId: id }) => needsOfTeam(id),
  effect: (rows, { teamId: id, membershipId: which, code }) => {
    const found = managedTeam(rows, id);
    // Nobody removes themselves: creators stay, and whoever may remove an admin is none.
    const member = which === found.own.id ? found.own : otherMember(rows, found, which);
    if (member.role === 'creator')
      throw new Refusal('creator_stays', 'The creator of a team can’t be removed.');
    if (member.role === 'admin') createdTeam(rows, id);
    rows.delete('teamMembers', member.id);
    rows.put('teams', { ...found.team, code });
  },
};

/** Makes somebody an admin or a member, or hands the team over to them. */
export const teamSetRole: Mutator<'team.setRole', z.infer<typeof teamSetRoleArgs>> = {
  name: 'team.setRole',
  needs: ({ teamId: id }) => needsOfTeam(id),
  effect: (rows, { teamId: id, membershipId: which, role }) => {
    const found = createdTeam(rows, id);
    rows.put('teamMembers', { ...otherMember(rows, found, which), role });
    if (role === 'creator') rows.put('teamMembers', { ...found.own, role: 'admin' });
  },
};
