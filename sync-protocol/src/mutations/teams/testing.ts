import type { TeamRole, WayIn } from '../../rules/teams/team-terms.ts';
import { INVITATION_DAYS } from '../../rules/teams/team-terms.ts';
import { newTeamCode } from '../../rules/teams/team-code.ts';
import {
  joinRequestId,
  membershipId,
  teamId,
  teamInvitationId,
  userId,
  type MembershipId,
  type TeamId,
} from '../../ids.ts';
import type { TeamInvitation } from '../../entities/teams/invitation.ts';
import { newId } from '../../new-id.ts';
import { addDays } from '../../rules/training-day.ts';
import type { MutationArgs, MutationName } from '../index.ts';
import { TestPlayer } from '../testing.ts';

export const DAY = '2026-11-02';
export const AT = `${DAY}T12:00:00.000Z`;
export const CODE = newTeamCode();

/** A player and what their phone holds of teams. */
export class TeamPlayer extends TestPlayer {
  /** Puts the player into a team, with one more member of each role. */
  isIn(role: TeamRole, via: WayIn = 'code', code = CODE) {
    const id = teamId.parse(newId());
    const own = membershipId.parse(newId());
    const place = { id: own, teamId: id, joinedAt: AT };
    this.rows.load('teams', [
      {
        id,
        teamId: id,
        name: 'Spikers',
        description: '',
        code,
        isOpen: false,
        weeklyGoal: null,
        createdAt: AT,
      },
    ]);
    this.rows.load('memberships', [{ ...place, userId: this.userId, via }]);
    this.rows.load('teamMembers', [{ ...place, memberId: this.userId, role }]);
    const others = {
      creator: this.#member(id, 'creator'),
      admin: this.#member(id, 'admin'),
      member: this.#member(id, 'member'),
    };
    return { id, own, others };
  }

  #member(id: TeamId, role: TeamRole): MembershipId {
    const member = membershipId.parse(newId());
    this.rows.load('teamMembers', [
      { id: member, teamId: id, memberId: userId.parse(newId()), role, joinedAt: AT },
    ]);
    return member;
  }

  /** A request to get into a team, as the team's phones have it. */
  isAskedFor(id: TeamId) {
    const request = joinRequestId.parse(newId());
    const requesterId = userId.parse(newId());
    this.rows.load('teamRequests', [
      { id: request, teamId: id, requesterId, status: 'pending', createdAt: AT },
    ]);
    return request;
  }

  isInvited(more: Partial<TeamInvitation> = {}) {
    const id = teamInvitationId.parse(newId());
    const people = { userId: this.userId, otherId: userId.parse(newId()), twinId: null };
    const words = { teamName: 'Diggers', message: '', targetPosition: null, skillMatch: '' };
    const times = { createdAt: AT, expiresAt: `${addDays(DAY, INVITATION_DAYS)}T12:00:00.000Z` };
    const row = { id, ...people, ...words, ...times, side: 'received', status: 'pending' } as const;
    this.rows.load('teamInvitations', [{ ...row, teamId: teamId.parse(newId()), ...more }]);
    return id;
  }

  tap<Name extends MutationName>(name: Name, args: MutationArgs<Name>, day = DAY) {
    return this.run(name, args, day);
  }

  create(id = teamId.parse(newId()), own = membershipId.parse(newId())) {
    const fields = { name: 'Aces', description: '', code: newTeamCode() };
    return this.tap('team.create', { teamId: id, membershipId: own, ...fields });
  }

  join(code = newTeamCode()) {
    return this.tap('team.join', { joinRequestId: joinRequestId.parse(newId()), code });
  }

  ask(asked = teamId.parse(newId()), day = DAY) {
    return this.tap(
      'team.request',
      { joinRequestId: joinRequestId.parse(newId()), teamId: asked, teamName: 'Diggers' },
      day,
    );
  }

  invite(id: TeamId, playerId = userId.parse(newId()), day = DAY) {
    const words = { message: '', targetPosition: null, skillMatch: '' };
    return this.tap(
      'team.invite',
      { invitationId: teamInvitationId.parse(newId()), teamId: id, playerId, ...words },
      day,
    );
  }
}
