import { expect, it } from 'vitest';
import type { TeamInvitation } from '../../entities/teams/invitation.ts';
import type { TeamRole } from '../../rules/teams/team-terms.ts';
import {
  INVITATION_DAYS,
  MAX_OPEN_INVITATIONS,
  MAX_OPEN_REQUESTS,
  MAX_TEAMS,
} from '../../rules/teams/team-terms.ts';
import { newTeamCode } from '../../rules/teams/team-code.ts';
import { addDays } from '../../rules/training-day.ts';
import { joinRequestId, membershipId, newId, teamId, teamInvitationId, userId } from '../../ids.ts';
import { TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';
const AT = `${DAY}T12:00:00.000Z`;

/** A player in a team of theirs, in which others are. */
function aTeam(others: readonly TeamRole[] = []) {
  const player = new TestPlayer();
  const team = teamId.parse(newId());
  const own = membershipId.parse(newId());
  const args = { teamId: team, membershipId: own, name: 'Spikers', description: '', code: newTeamCode() };
  expect(player.run('team.create', args, DAY)).toBeUndefined();
  const members = others.map((role) => {
    const id = membershipId.parse(newId());
    const memberId = userId.parse(newId());
    player.rows.load('teamMembers', [{ id, teamId: team, memberId, role, joinedAt: AT }]);
    return id;
  });
  const roleOf = (id: string) => player.rows.get('teamMembers', id)?.role;
  const become = (role: TeamRole) => {
    const row = player.rows.get('teamMembers', own);
    if (row) player.rows.put('teamMembers', { ...row, role });
    player.rows.commit();
  };
  const invite = (day = DAY, whom = userId.parse(newId())) =>
    player.run(
      'team.invite',
      {
        invitationId: teamInvitationId.parse(newId()),
        teamId: team,
        playerId: whom,
        message: '',
        targetPosition: null,
        skillMatch: '',
      },
      day,
    );
  return { player, team, own, members, roleOf, become, invite };
}

it('an admin removes members, the creator anybody else, and each removal brings another code', () => {
  const { player, team, own, members, roleOf, become } = aTeam(['admin', 'member', 'admin', 'creator']);
  const [admin = own, member = own, other = own, creator = own] = members;
  const remove = (id: typeof own) =>
    player.run('team.removeMember', { teamId: team, membershipId: id, code: newTeamCode() }, DAY);
  const code = () => player.rows.get('teams', team)?.code;
  const before = code();
  become('admin');
  expect([remove(admin), remove(creator), remove(own)]).toEqual([
    'not_creator',
    'creator_stays',
    'member_gone',
  ]);
  expect(code()).toBe(before);
  expect(remove(member)).toBeUndefined();
  expect([roleOf(member), code() === before]).toEqual([undefined, false]);
  become('creator');
  expect(remove(other)).toBeUndefined();
  become('member');
  expect(remove(admin)).toBe('not_manager');
});

it('a role is the creator’s to give, to others; who hands over stays as an admin', () => {
  const { player, team, own, members, roleOf, become } = aTeam(['member']);
  const [member = own] = members;
  const give = (id: typeof own, role: TeamRole) =>
    player.run('team.setRole', { teamId: team, membershipId: id, role }, DAY);
  expect(give(own, 'member')).toBe('member_gone');
  expect(give(member, 'admin')).toBeUndefined();
  expect([roleOf(member), roleOf(own)]).toEqual(['admin', 'creator']);
  expect(give(member, 'creator')).toBeUndefined();
  expect([roleOf(member), roleOf(own)]).toEqual(['creator', 'admin']);
  expect(give(member, 'member')).toBe('not_creator');
  become('member');
  expect(player.run('team.leave', { teamId: team }, DAY)).toBeUndefined();
  expect(player.rows.all('memberships')).toEqual([]);
});

it('so many invitations wait at once, and one that ran out is none of them', () => {
  const { invite } = aTeam();
  const someone = userId.parse(newId());
  expect(invite(DAY, someone)).toBeUndefined();
  expect(invite(DAY, someone)).toBe('already_invited');
  for (let sent = 1; sent < MAX_OPEN_INVITATIONS; sent++) expect(invite()).toBeUndefined();
  expect(invite()).toBe('too_many_invitations');
  expect(invite(addDays(DAY, INVITATION_DAYS + 1), someone)).toBeUndefined();
});

it('an invitation is answered once, and before it runs out', () => {
  const player = new TestPlayer();
  const received = (expiresAt: string): TeamInvitation => ({
    id: teamInvitationId.parse(newId()),
    userId: player.userId,
    side: 'received',
    otherId: userId.parse(newId()),
    twinId: null,
    teamId: teamId.parse(newId()),
    teamName: 'Spikers',
    message: '',
    targetPosition: null,
    skillMatch: '',
    status: 'pending',
    createdAt: AT,
    expiresAt,
  });
  const [open, over] = [received(`${addDays(DAY, 7)}T12:00:00.000Z`), received(AT)];
  player.rows.load('teamInvitations', [open, over]);
  const answer = ({ id }: TeamInvitation, isAccepted: boolean) =>
    player.run('team.respond', { invitationId: id, isAccepted }, DAY);
  expect([answer(over, true), answer(open, false), answer(open, true)]).toEqual([
    'invitation_expired',
    undefined,
    'invitation_gone',
  ]);
});

it('so many teams are asked at once; a code that waits takes a place among so many teams', () => {
  const player = new TestPlayer();
  const ask = () =>
    player.run(
      'team.request',
      { joinRequestId: joinRequestId.parse(newId()), teamId: teamId.parse(newId()), teamName: 'x' },
      DAY,
    );
  for (let asked = 0; asked < MAX_OPEN_REQUESTS; asked++) expect(ask()).toBeUndefined();
  expect(ask()).toBe('too_many_requests');
  const join = (code = newTeamCode()) =>
    player.run('team.join', { joinRequestId: joinRequestId.parse(newId()), code }, DAY);
  const again = newTeamCode();
  expect([join(again), join(again)]).toEqual([undefined, undefined]);
  for (let joined = 1; joined < MAX_TEAMS; joined++) expect(join()).toBeUndefined();
  expect(join()).toBe('too_many_teams');
});
