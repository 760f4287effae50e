import { z } from 'zod';
import { membershipId, teamId, userId } from '../../ids.ts';
import { EMPTY_FIELD } from '../../messages.ts';
import { isTeamCode } from '../../rules/teams/team-code.ts';
import {
  TEAM_DESCRIPTION_MAX,
  TEAM_NAME_MAX,
  TEAM_ROLES,
  WAYS_IN,
  WEEKLY_GOAL_MAX,
} from '../../rules/teams/team-terms.ts';
import { storedText, writtenText } from '../text.ts';

/** What a creator or an admin says of a team. */
export const teamFields = z.strictObject({
  name: writtenText.min(1, EMPTY_FIELD).max(TEAM_NAME_MAX),
  description: writtenText.max(TEAM_DESCRIPTION_MAX),
});

export const teamCode = z.string().refine(isTeamCode, 'This is not a team’s code.');
export const teamRole = z.enum(TEAM_ROLES);

/** A team as its members have it. */
export const team = z.object({
  id: teamId,
  /** The same: its rows are the team's. */
  teamId,
  name: storedText,
  description: storedText,
  /** Whoever has it can join. */
  code: z.string(),
  /** Whether players who find it join without being let in. */
  isOpen: z.boolean(),
  /** Tasks that all of them together want to do in a week. */
  weeklyGoal: z.int().min(1).max(WEEKLY_GOAL_MAX).nullable(),
  createdAt: z.iso.datetime(),
});

/** A member as all the others have them: who it is each of them asks the server, which shows what they may see. */
export const teamMember = z.object({
  id: membershipId,
  teamId,
  memberId: userId.meta({ serverOnly: true }),
  role: teamRole,
  joinedAt: z.iso.datetime(),
});

/** That a player is in a team, as their own phones have it; it has the id of the team's row of them. */
export const membership = z.object({
  id: membershipId,
  userId,
  teamId,
  via: z.enum(WAYS_IN),
  joinedAt: z.iso.datetime(),
});

export type Team = z.infer<typeof team>;
export type TeamMember = z.infer<typeof teamMember>;
export type Membership = z.infer<typeof membership>;
