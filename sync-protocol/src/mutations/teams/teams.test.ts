import { describe, expect, it } from 'vitest';
import { newTeamCode } from '../../rules/teams/team-code.ts';
import { membershipId, teamId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { runMutation } from '../run.ts';
import { teamDelete } from './team-changes.ts';
import { AT, CODE, DAY, TeamPlayer } from './testing.ts';

describe('a team', () => {
  it('is made with its creator in it, who has earned a badge', () => {
    const player = new TeamPlayer();
    const id = teamId.parse(newId());
    expect(player.create(id)).toBeUndefined();
    expect(player.rows.get('teams', id)).toMatchObject({ name: 'Aces', isOpen: false, weeklyGoal: null });
    expect(player.rows.all('memberships')).toMatchObject([{ teamId: id, via: 'created' }]);
    expect(player.rows.all('teamMembers')).toMatchObject([{ memberId: player.userId, role: 'creator' }]);
    expect(player.rows.all('playerStats')[0]?.teams).toBe(1);
    expect(player.rows.all('userBadges')).not.toEqual([]);
  });

  it('is made once', () => {
    const player = new TeamPlayer();
    const [id, own] = [teamId.parse(newId()), membershipId.parse(newId())];
    player.create(id, own);
    expect([player.create(id), player.create(undefined, own)]).toEqual(['exists', 'exists']);
  });

  it('changes in what is named alone', () => {
    const player = new TeamPlayer();
    const { id } = player.isIn('admin');
    player.tap('team.update', { teamId: id, isOpen: true, weeklyGoal: 120 });
    expect(player.rows.get('teams', id)).toMatchObject({
      name: 'Spikers',
      isOpen: true,
      weeklyGoal: 120,
      code: CODE,
    });
  });

  it('has another code once somebody was removed, who knows the old one', () => {
    const player = new TeamPlayer();
    const { id, others } = player.isIn('creator');
    const code = newTeamCode();
    player.tap('team.removeMember', { teamId: id, membershipId: others.member, code });
    expect(player.rows.get('teams', id)?.code).toBe(code);
    expect(player.rows.get('teamMembers', others.member)).toBeUndefined();
  });

  it('has one creator, also when it is handed over', () => {
    const player = new TeamPlayer();
    const { id, own, others } = player.isIn('creator');
    player.tap('team.setRole', { teamId: id, membershipId: others.member, role: 'creator' });
    expect(player.rows.get('teamMembers', own)?.role).toBe('admin');
    expect(player.rows.get('teamMembers', others.member)?.role).toBe('creator');
  });

  it('changes no role of the own, of somebody who has left, or of another team', () => {
    const player = new TeamPlayer();
    const { id, own } = player.isIn('creator');
    const elsewhere = player.isIn('creator').others.member;
    for (const which of [own, membershipId.parse(newId()), elsewhere])
      expect(player.tap('team.setRole', { teamId: id, membershipId: which, role: 'admin' })).toBe(
        'member_gone',
      );
  });

  it('is gone with all that was in it, and nothing of another team', () => {
    const player = new TeamPlayer();
    const { id } = player.isIn('creator');
    const kept = player.isIn('member');
    player.isAskedFor(id);
    const request = player.isAskedFor(kept.id);
    player.tap('team.delete', { teamId: id });
    expect(player.rows.all('teams').map((team) => team.id)).toEqual([kept.id]);
    expect(player.rows.all('teamMembers').every((member) => member.teamId === kept.id)).toBe(true);
    expect(player.rows.all('teamMembers')).toHaveLength(4);
    expect(player.rows.all('teamRequests').map((one) => one.id)).toEqual([request]);
    expect(player.rows.all('memberships').map((one) => one.id)).toEqual([kept.own]);
    expect(player.tap('team.delete', { teamId: id })).toBeUndefined();
  });

  it('that was left is in no list of the player’s', () => {
    const player = new TeamPlayer();
    const { id, own } = player.isIn('member');
    player.tap('team.leave', { teamId: id });
    expect(player.rows.get('memberships', own)).toBeUndefined();
    expect(player.rows.get('teamMembers', own)).toBeUndefined();
  });
});

it('ends with its own members and requests alone, whatever other teams a batch has loaded', () => {
  const player = new TeamPlayer();
  const [team, other] = [player.isIn('creator'), player.isIn('member')];
  const [request, others] = [player.isAskedFor(team.id), player.isAskedFor(other.id)];
  const context = { userId: player.userId, clientGroup: player.phone, at: AT, day: DAY, tz: 'UTC' };
  expect(runMutation(player.rows, teamDelete, { teamId: team.id }, context, () => undefined)).toBeUndefined();
  expect(player.rows.get('teamRequests', request)).toBeUndefined();
  expect(player.rows.get('teamRequests', others)).toBeDefined();
  expect(new Set(player.rows.all('teamMembers').map(({ teamId: of }) => of))).toEqual(new Set([other.id]));
});

it('is counted for badges as the most teams at once, also when they are left', () => {
  const player = new TeamPlayer();
  const ids = [teamId.parse(newId()), teamId.parse(newId())];
  for (const id of ids) expect(player.create(id)).toBeUndefined();
  for (const id of ids) expect(player.tap('team.delete', { teamId: id })).toBeUndefined();
  player.create();
  expect(player.rows.all('playerStats')).toMatchObject([{ teams: 2 }]);
});
