import { z } from 'zod';
import { invitationFields } from '../../entities/teams/invitation.ts';
import { teamId, teamInvitationId, userId } from '../../ids.ts';
import { INVITATION_DAYS, MAX_OPEN_INVITATIONS } from '../../rules/teams/team-terms.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import { managedTeam, NEEDS_OF_PLACES, needsOfTeam, refuseManyTeams } from './own-team.ts';
import { DAY_MS } from '../../rules/training-day.ts';

export const teamInviteArgs = invitationFields.extend({
  invitationId: teamInvitationId,
  teamId,
  playerId: userId,
});
export const teamRespondArgs = z.strictObject({ invitationId: teamInvitationId, isAccepted: z.boolean() });
export const teamWithdrawArgs = z.strictObject({ invitationId: teamInvitationId });

/** Invites somebody into the team. */
export const teamInvite: Mutator<'team.invite', z.infer<typeof teamInviteArgs>> = {
  name: 'team.invite',
  isHeardNow: true,
  makes: ({ invitationId: id }) => ({ table: 'teamInvitations', id }),
  needs: ({ teamId: id }) => [...needsOfTeam(id), { table: 'teamInvitations', all: true }],
  effect: (rows, { invitationId: id, teamId: into, playerId, ...fields }, context) => {
    const { team } = managedTeam(rows, into);
    const own = rows.all('teamInvitations');
    if (own.some((one) => one.id === id)) return;
    const open = own.filter(
      ({ side, status, expiresAt }) => side === 'sent' && status === 'pending' && expiresAt > context.at,
    );
    if (open.some((one) => one.teamId === into && one.otherId === playerId))
      throw new Refusal('already_invited', 'You have invited this player already.');
    if (open.length >= MAX_OPEN_INVITATIONS)
      throw new Refusal(
        'too_many_invitations',
        `${MAX_OPEN_INVITATIONS} of your invitations wait for an answer. Give them some time.`,
      );
    rows.put('teamInvitations', {
      id,
      userId: context.userId,
      side: 'sent',
      otherId: playerId,
      twinId: null,
      teamId: into,
      teamName: team.name,
      ...fields,
      status: 'pending',
      createdAt: context.at,
      expiresAt: new Date(Date.parse(context.at) + INVITATION_DAYS * DAY_MS).toISOString(),
    });
  },
};

export const INVITATION_GONE = { code: 'invitation_gone', message: 'This invitation is no longer there.' };

/** Accepts an invitation or declines it; the same answer once more, from the player's other phone, is no mistake. */
export const teamRespond: Mutator<'team.respond', z.infer<typeof teamRespondArgs>> = {
  name: 'team.respond',
  needs: ({ invitationId: id }) => [{ table: 'teamInvitations', ids: [id] }, ...NEEDS_OF_PLACES],
  effect: (rows, { invitationId: id, isAccepted }, { at }) => {
    const invitation = rows.get('teamInvitations', id);
    const status = isAccepted ? 'accepted' : 'declined';
    if (invitation?.side === 'received' && invitation.status === status) return;
    if (invitation?.side !== 'received' || invitation.status !== 'pending')
      throw new Refusal(INVITATION_GONE.code, INVITATION_GONE.message);
    if (invitation.expiresAt <= at) throw new Refusal('invitation_expired', 'This invitation has run out.');
    const isMember = rows.all('memberships').some(({ teamId: one }) => one === invitation.teamId);
    if (isAccepted && !isMember) refuseManyTeams(rows);
    rows.put('teamInvitations', { ...invitation, status });
  },
};

/** Takes an invitation back; one that was answered goes from the sender's list alone. */
export const teamWithdraw: Mutator<'team.withdraw', z.infer<typeof teamWithdrawArgs>> = {
  name: 'team.withdraw',
  needs: ({ invitationId: id }) => [{ table: 'teamInvitations', ids: [id] }],
  effect: (rows, { invitationId: id }) => {
    if (rows.get('teamInvitations', id)?.side === 'sent') rows.delete('teamInvitations', id);
  },
};
