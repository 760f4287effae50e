import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TeamRole } from '../../rules/teams/team-terms.ts';
import { isManager, TEAM_ROLES } from '../../rules/teams/team-terms.ts';
import { newTeamCode } from '../../rules/teams/team-code.ts';
import { runMutation } from '../run.ts';
import { teamAnswer } from './join-changes.ts';
import { teamRemoveMember } from './member-changes.ts';
import { AT, DAY, TeamPlayer } from './testing.ts';

type Place = ReturnType<TeamPlayer['isIn']>;

/** What somebody in a team may try, and what each role hears; undefined when it is done. */
const TRIES: [
  what: string,
  attempt: (player: TeamPlayer, place: Place) => string | undefined,
  Record<TeamRole, string | undefined>,
][] = [
  ['rename it', (player, { id }) => player.tap('team.update', { teamId: id, name: 'Diggers' }), managers()],
  [
    'give it another code',
    (player, { id }) => player.tap('team.renewCode', { teamId: id, code: newTeamCode() }),
    managers(),
  ],
  ['invite', (player, { id }) => player.invite(id), managers()],
  [
    'let somebody in',
    (player, { id }) =>
      player.tap('team.answer', { teamId: id, joinRequestId: player.isAskedFor(id), isAccepted: true }),
    managers(),
  ],
  ['remove a member', (player, place) => remove(player, place, 'member'), managers()],
  [
    'remove an admin',
    (player, place) => remove(player, place, 'admin'),
    { creator: undefined, admin: 'not_creator', member: 'not_manager' },
  ],
  [
    'remove the creator',
    (player, place) => remove(player, place, 'creator'),
    { creator: 'creator_stays', admin: 'creator_stays', member: 'not_manager' },
  ],
  [
    'remove oneself',
    (player, { id, own }) =>
      player.tap('team.removeMember', { teamId: id, membershipId: own, code: newTeamCode() }),
    { creator: 'creator_stays', admin: 'not_creator', member: 'not_manager' },
  ],
  [
    'make an admin',
    (player, { id, others }) =>
      player.tap('team.setRole', { teamId: id, membershipId: others.member, role: 'admin' }),
    creators(),
  ],
  [
    'hand it over',
    (player, { id, others }) =>
      player.tap('team.setRole', { teamId: id, membershipId: others.admin, role: 'creator' }),
    creators(),
  ],
  [
    'leave',
    (player, { id }) => player.tap('team.leave', { teamId: id }),
    { creator: 'creator_stays', admin: undefined, member: undefined },
  ],
  ['delete it', (player, { id }) => player.tap('team.delete', { teamId: id }), creators()],
];

function managers() {
  return { creator: undefined, admin: undefined, member: 'not_manager' };
}

function creators() {
  return { creator: undefined, admin: 'not_creator', member: 'not_creator' };
}

function remove(player: TeamPlayer, { id, others }: Place, role: TeamRole) {
  return player.tap('team.removeMember', { teamId: id, membershipId: others[role], code: newTeamCode() });
}

describe.each(TRIES)('to %s', (what, attempt, answers) => {
  it.each(TEAM_ROLES)('as %s', (role) => {
    const player = new TeamPlayer();
    expect(attempt(player, player.isIn(role))).toBe(answers[role]);
  });

  it('of a team that the player has left', () => {
    const player = new TeamPlayer();
    const place = player.isIn('creator');
    player.rows.delete('memberships', place.own);
    player.rows.commit();
    // Whoever wants to leave has.
    expect(attempt(player, place)).toBe(what === 'leave' ? undefined : 'team_gone');
  });
});

it('nobody is taken out of a team, or given a role, by the name of another one', () => {
  const player = new TeamPlayer();
  const [own, other] = [player.isIn('creator'), player.isIn('member')];
  const which = { teamId: own.id, membershipId: other.others.member };
  expect([
    player.tap('team.removeMember', { ...which, code: newTeamCode() }),
    player.tap('team.setRole', { ...which, role: 'admin' }),
  ]).toEqual(['member_gone', 'member_gone']);
});

it('whatever a manager taps, there is one creator, and the own place stands until they leave', () => {
  const acts = fc.array(
    fc.tuple(
      fc.constantFrom('role', 'remove', 'leave'),
      fc.constantFrom(...TEAM_ROLES),
      fc.constantFrom(...TEAM_ROLES),
    ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...TEAM_ROLES.filter(isManager)), acts, (role, taps) => {
      const player = new TeamPlayer();
      const { id, own, others } = player.isIn(role);
      if (role === 'creator') player.rows.delete('teamMembers', others.creator);
      player.rows.commit();
      let hasLeft = false;
      for (const [act, whom, as] of taps) {
        const which = { teamId: id, membershipId: others[whom] };
        if (act === 'role') player.tap('team.setRole', { ...which, role: as });
        else if (act === 'remove') player.tap('team.removeMember', { ...which, code: newTeamCode() });
        else hasLeft = player.tap('team.leave', { teamId: id }) === undefined || hasLeft;
      }
      const members = player.rows.all('teamMembers');
      expect(members.filter((member) => member.role === 'creator')).toHaveLength(1);
      expect(members.some((member) => member.id === own)).toBe(!hasLeft);
    }),
  );
});

it('what a player may do in one team they may not in another, though a batch has loaded both', () => {
  const player = new TeamPlayer();
  const [own, other] = [player.isIn('creator'), player.isIn('member')];
  const context = { userId: player.userId, clientGroup: player.phone, at: AT, day: DAY, tz: 'UTC' };
  const answer = { teamId: own.id, joinRequestId: player.isAskedFor(other.id), isAccepted: true };
  const removal = { teamId: own.id, membershipId: other.others.member, code: newTeamCode() };
  expect([
    runMutation(player.rows, teamAnswer, answer, context, () => undefined)?.code,
    runMutation(player.rows, teamRemoveMember, removal, context, () => undefined)?.code,
  ]).toEqual(['request_gone', 'member_gone']);
});
