import { z } from 'zod';
import { invitationFields, teamInvitation } from '../entities/teams/invitation.ts';
import { team, teamCode, teamFields, teamRole } from '../entities/teams/team.ts';
import { user } from '../entities/profile/user.ts';
import { joinRequestId, membershipId, teamId, teamInvitationId, userId, uuid } from '../ids.ts';
import { TEMPLATE_CATEGORIES } from '../rules/teams/invitation-templates.ts';
import { MAX_TEAM_SIZE, TEAM_AIMS, TEAM_NAME_MAX } from '../rules/teams/team-terms.ts';
import { targetPosition } from '../rules/teams/target-position.ts';
import { writtenText } from '../entities/text.ts';
import { defineCall, doneAnswer, ofUser } from './call.ts';

const {
  displayName,
  firstName,
  lastName,
  hideRealName,
  position: shownPosition,
  profileImageUrl,
} = user.shape;

/** Somebody as the viewer may see them; whom they don't see has no name, and nothing else. */
const card = z.object({
  /** Null of a private player. */
  userId: userId.nullable(),
  firstName,
  lastName,
  displayName,
  hideRealName,
  position: shownPosition,
  profileImageUrl,
});

const member = card.extend({
  /** Of the membership, as the team's rows name it. */
  id: membershipId,
  role: teamRole,
  /** Of the viewer's week, Monday first: whether they trained; null where the viewer is not to know when. */
  week: z.array(z.boolean()).length(7).nullable(),
});

/** A team to somebody who may know of it. */
export const shownTeam = z.object({
  ...team.pick({ id: true, name: true, description: true, isOpen: true, weeklyGoal: true, createdAt: true })
    .shape,
  memberCount: z.int().min(0),
  members: z.array(member),
  userRole: teamRole.or(z.literal('none')),
  isAI: z.literal(false),
  /** Only to its members. */
  code: z.string().optional(),
  /** Tasks that all members have done in the viewer's week; only to its members. */
  weekTasks: z.int().min(0).optional(),
  /** The viewer's own among them. */
  ownWeekTasks: z.int().min(0).optional(),
  /** The Monday with which that week begins. */
  weekFrom: z.iso.date().optional(),
});

const invitation = z.object({
  ...teamInvitation.omit({ userId: true, otherId: true, twinId: true }).shape,
  team: z.object({ id: teamId, name: z.string() }),
  invitedBy: card,
  invitedUser: card,
});

const ofTeam = z.object({ id: teamId });

export const listTeams = defineCall({
  method: 'GET',
  path: '/api/teams',
  summary: 'The teams that the player may find or challenge, the newest first, and their own',
  query: z.object({
    q: writtenText.max(TEAM_NAME_MAX).default(''),
    /** Only those with so many players, besides the own ones. */
    size: z.coerce.number().int().min(1).max(MAX_TEAM_SIZE).optional(),
    /** To challenge one: those whose creator and admins the player might meet, without a word of who is in them. */
    aim: z.enum(TEAM_AIMS).default('join'),
  }),
  answer: z.array(shownTeam),
});

export const myTeams = defineCall({
  method: 'GET',
  path: '/api/teams/my-teams',
  summary: 'The player’s own teams with everybody in them, as the player may see them',
  answer: z.array(shownTeam),
});

export const teamsOfUser = defineCall({
  method: 'GET',
  path: '/api/users/{id}/teams',
  summary: 'The teams of a player, as far as the viewer may know of them',
  params: ofUser,
  answer: z.array(shownTeam),
});

export const getTeam = defineCall({
  method: 'GET',
  path: '/api/teams/{id}',
  summary: 'A team that the player is in, is invited into or may find',
  params: ofTeam,
  answer: shownTeam,
});

export const createTeam = defineCall({
  method: 'POST',
  path: '/api/teams',
  summary: 'Makes a team with the player as its creator',
  body: z.object({ ...teamFields.shape, description: teamFields.shape.description.default('') }),
  status: 201,
  answer: shownTeam,
});

export const updateTeam = defineCall({
  method: 'PATCH',
  path: '/api/teams/{id}',
  summary: 'Changes what it names of a team: for its creator and admins',
  params: ofTeam,
  body: z
    .object({ ...teamFields.shape, isOpen: team.shape.isOpen, weeklyGoal: team.shape.weeklyGoal })
    .partial(),
  answer: shownTeam,
});

export const deleteTeam = defineCall({
  method: 'DELETE',
  path: '/api/teams/{id}',
  summary: 'Ends a team: for its creator',
  params: ofTeam,
  answer: doneAnswer,
});

export const renewTeamCode = defineCall({
  method: 'POST',
  path: '/api/teams/{id}/code',
  summary: 'Gives a team another code: for its creator and admins',
  params: ofTeam,
  answer: z.object({ code: z.string() }),
});

export const joinTeamByCode = defineCall({
  method: 'POST',
  path: '/api/teams/join',
  summary: 'Joins the team that has this code',
  body: z.object({ code: teamCode }),
  answer: shownTeam,
});

export const joinTeam = defineCall({
  method: 'POST',
  path: '/api/teams/{id}/members',
  summary: 'Joins a team that is open, or asks its creator and admins to be let in',
  params: ofTeam,
  answer: z.object({ status: z.enum(['joined', 'requested']) }),
});

export const leaveTeam = defineCall({
  method: 'DELETE',
  path: '/api/teams/{id}/leave',
  summary: 'Leaves a team; its creator can’t',
  params: ofTeam,
  answer: doneAnswer,
});

const ofMember = z.object({ teamId, userId: uuid });

export const removeTeamMember = defineCall({
  method: 'DELETE',
  path: '/api/teams/{teamId}/members/{userId}',
  summary: 'Takes a player, or a membership by its id, out of a team: for its creator and admins',
  params: ofMember,
  answer: doneAnswer,
});

export const setTeamRole = defineCall({
  method: 'PATCH',
  path: '/api/teams/{teamId}/members/{userId}',
  summary: 'Makes somebody an admin or a member, or hands the team over: for its creator',
  params: ofMember,
  body: z.object({ role: teamRole }),
  answer: doneAnswer,
});

export const teamRequests = defineCall({
  method: 'GET',
  path: '/api/teams/{id}/requests',
  summary: 'Who wants to join a team, but for whom a block keeps away: for its creator and admins',
  params: ofTeam,
  answer: z.array(card.extend({ id: joinRequestId, createdAt: z.iso.datetime() })),
});

export const answerTeamRequest = defineCall({
  method: 'PATCH',
  path: '/api/teams/{id}/requests/{requestId}',
  summary: 'Lets somebody into a team, or not: for its creator and admins',
  params: ofTeam.extend({ requestId: joinRequestId }),
  body: z.object({ status: z.enum(['accepted', 'declined']) }),
  answer: doneAnswer,
});

export const invitationTemplates = defineCall({
  method: 'GET',
  path: '/api/invitation-templates',
  summary: 'Words for an invitation',
  answer: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      subject: z.string(),
      message: z.string(),
      category: z.enum(TEMPLATE_CATEGORIES),
    }),
  ),
});

const { message, skillMatch } = invitationFields.shape;

export const sendTeamInvitation = defineCall({
  method: 'POST',
  path: '/api/team-invitations',
  summary: 'Invites a player into a team: for its creator and admins',
  body: z.object({
    teamId,
    inviteUserId: userId,
    templateId: z.string().max(64).nullish(),
    /** Empty: the template's. */
    message: message.default(''),
    targetPosition: targetPosition.default(null),
    personalizedReason: skillMatch.default(''),
    skillMatch: skillMatch.default(''),
  }),
  status: 201,
  answer: invitation,
});

export const inviteToTeam = defineCall({
  method: 'POST',
  path: '/api/teams/{id}/invite',
  summary: 'Invites a player into a team with a message alone',
  params: ofTeam,
  body: z.object({ invitedUserId: userId, message: message.default('') }),
  status: 201,
  answer: invitation,
});

export const receivedInvitations = defineCall({
  method: 'GET',
  path: '/api/invitations/received',
  summary: 'Invitations into teams that the player has got, the latest first',
  answer: z.array(invitation),
});

export const sentInvitations = defineCall({
  method: 'GET',
  path: '/api/invitations/sent',
  summary: 'Invitations into teams that the player has sent, the latest first',
  answer: z.array(invitation),
});

const ofInvitation = z.object({ id: teamInvitationId });

export const respondToInvitation = defineCall({
  method: 'PATCH',
  path: '/api/invitations/{id}/respond',
  summary: 'Accepts an invitation or declines it',
  params: ofInvitation,
  body: z.object({ status: z.enum(['accepted', 'declined']) }),
  answer: doneAnswer,
});

export const withdrawInvitation = defineCall({
  method: 'DELETE',
  path: '/api/invitations/{id}',
  summary: 'Takes back an invitation that the player has sent',
  params: ofInvitation,
  answer: doneAnswer,
});

export type ShownTeam = z.infer<typeof shownTeam>;
export type ShownMember = z.infer<typeof member>;
export type PlayerCard = z.infer<typeof card>;
export type ShownInvitation = z.infer<typeof invitation>;
