import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TeamRole, WayIn } from '../../rules/teams/team-terms.ts';
import {
  INVITATION_DAYS,
  isManager,
  MAX_OPEN_INVITATIONS,
  MAX_OPEN_REQUESTS,
  MAX_TEAMS,
  TEAM_ROLES,
} from '../../rules/teams/team-terms.ts';
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
import { runMutation } from '../run.ts';
import { TestPlayer } from '../testing.ts';
import { teamDelete } from './team-changes.ts';

const DAY = '2026-11-02';
const AT = `${DAY}T12:00:00.000Z`;
const CODE = newTeamCode();

/** A player and what their phone holds of teams. */
class TeamPlayer extends TestPlayer {
  /** Puts the player into a team, with one more member of each role. */
  isIn(role: TeamRole, via: WayIn = 'code') {
    const id = teamId.parse(newId());
    const own = membershipId.parse(newId());
    const place = { id: own, teamId: id, joinedAt: AT };
    this.rows.load('teams', [
      {
        id,
        teamId: id,
        name: 'Spikers',
        description: '',
        code: CODE,
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

describe.each(TRIES)('to %s', (_, attempt, answers) => {
  it.each(TEAM_ROLES)('as %s', (role) => {
    const player = new TeamPlayer();
    expect(attempt(player, player.isIn(role))).toBe(answers[role]);
  });

  it('of a team that the player has left', () => {
    const player = new TeamPlayer();
    const place = player.isIn('creator');
    player.rows.delete('memberships', place.own);
    player.rows.commit();
    expect(attempt(player, place)).toBe('team_gone');
  });
});

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
  });

  it('that was left is in no list of the player’s', () => {
    const player = new TeamPlayer();
    const { id, own } = player.isIn('member');
    player.tap('team.leave', { teamId: id });
    expect(player.rows.get('memberships', own)).toBeUndefined();
    expect(player.rows.get('teamMembers', own)).toBeUndefined();
  });
});

describe(`nobody is in more than ${MAX_TEAMS} teams`, () => {
  const inNine = () => {
    const player = new TeamPlayer();
    for (let count = 1; count < MAX_TEAMS; count++) player.isIn('member');
    return player;
  };
  const WAYS: [string, (player: TeamPlayer) => string | undefined][] = [
    ['by making one', (player) => player.create()],
    ['by a code', (player) => player.join()],
    [
      'by an invitation',
      (player) => player.tap('team.respond', { invitationId: player.isInvited(), isAccepted: true }),
    ],
    ['by asking', (player) => player.ask()],
  ];

  it.each(WAYS)('%s', (_, enter) => {
    const player = inNine();
    expect(enter(player)).toBeUndefined();
    const full = inNine();
    full.isIn('member');
    expect(enter(full)).toBe('too_many_teams');
  });

  it('but may say no to an invitation, or yes where they are already', () => {
    const player = inNine();
    const { id } = player.isIn('member');
    const answers = [
      player.tap('team.respond', { invitationId: player.isInvited(), isAccepted: false }),
      player.tap('team.respond', { invitationId: player.isInvited({ teamId: id }), isAccepted: true }),
    ];
    expect(answers).toEqual([undefined, undefined]);
  });
});

describe('a request', () => {
  it('waits, is made once, and can be taken back', () => {
    const player = new TeamPlayer();
    const id = teamId.parse(newId());
    expect([player.ask(id), player.ask(id)]).toEqual([undefined, undefined]);
    const [request, ...more] = player.rows.all('joinRequests');
    expect(request).toMatchObject({ teamId: id, teamName: 'Diggers', code: null, status: 'pending' });
    expect(more).toEqual([]);
    if (request) player.tap('team.takeBack', { joinRequestId: request.id });
    expect(player.rows.all('joinRequests')).toEqual([]);
  });

  it('by a code waits once for each code', () => {
    const player = new TeamPlayer();
    expect([player.join(CODE), player.join(CODE), player.join()]).toEqual([undefined, undefined, undefined]);
    expect(player.rows.all('joinRequests')).toHaveLength(2);
  });

  it('by a code takes a place among the teams that the player may be in', () => {
    const player = new TeamPlayer();
    const answers = Array.from({ length: MAX_TEAMS + 1 }, () => player.join());
    expect(answers).toEqual([...Array<undefined>(MAX_TEAMS), 'too_many_teams']);
  });

  it('is not made of a member', () => {
    const player = new TeamPlayer();
    expect(player.ask(player.isIn('member').id)).toBe('already_member');
  });

  it(`waits for ${MAX_OPEN_REQUESTS} teams at a time`, () => {
    const player = new TeamPlayer();
    const answers = Array.from({ length: MAX_OPEN_REQUESTS + 1 }, () => player.ask());
    expect(answers).toEqual([...Array<undefined>(MAX_OPEN_REQUESTS), 'too_many_requests']);
  });

  it(`that was declined is made again after ${INVITATION_DAYS} days, and not before`, () => {
    const player = new TeamPlayer();
    const asked = teamId.parse(newId());
    const request = { id: joinRequestId.parse(newId()), userId: player.userId, code: null, teamId: asked };
    player.rows.load('joinRequests', [
      { ...request, teamName: 'Diggers', status: 'declined', createdAt: AT },
    ]);
    player.tap('team.takeBack', { joinRequestId: request.id });
    expect([
      player.ask(asked, addDays(DAY, INVITATION_DAYS - 1)),
      player.ask(asked, addDays(DAY, INVITATION_DAYS)),
    ]).toEqual(['declined', undefined]);
    expect(player.rows.all('joinRequests')).toMatchObject([{ teamId: asked, status: 'pending' }]);
  });

  it.each([
    [true, 'accepted'],
    [false, 'declined'],
  ])('answered by %s is %s, once', (isAccepted, status) => {
    const player = new TeamPlayer();
    const { id } = player.isIn('admin');
    const request = player.isAskedFor(id);
    const answer = () => player.tap('team.answer', { teamId: id, joinRequestId: request, isAccepted });
    expect([answer(), answer()]).toEqual([undefined, 'request_gone']);
    expect(player.rows.get('teamRequests', request)?.status).toBe(status);
  });

  it('is answered by no other team', () => {
    const player = new TeamPlayer();
    const request = player.isAskedFor(player.isIn('admin').id);
    const { id } = player.isIn('admin');
    expect(player.tap('team.answer', { teamId: id, joinRequestId: request, isAccepted: true })).toBe(
      'request_gone',
    );
  });
});

describe('an invitation', () => {
  it('is open once for a player in a team; another player or team is another one', () => {
    const player = new TeamPlayer();
    const [first, second] = [player.isIn('creator').id, player.isIn('admin').id];
    const friend = userId.parse(newId());
    expect([
      player.invite(first, friend),
      player.invite(first, friend),
      player.invite(first),
      player.invite(second, friend),
    ]).toEqual([undefined, 'already_invited', undefined, undefined]);
  });

  it(`is sent to ${MAX_OPEN_INVITATIONS} at a time, and again when it has run out`, () => {
    const player = new TeamPlayer();
    const { id } = player.isIn('creator');
    const friend = userId.parse(newId());
    player.invite(id, friend);
    for (let count = 1; count < MAX_OPEN_INVITATIONS; count++) player.invite(id);
    expect(player.invite(id)).toBe('too_many_invitations');
    expect(player.invite(id, friend, addDays(DAY, INVITATION_DAYS + 1))).toBeUndefined();
  });

  it.each([
    [true, 'accepted'],
    [false, 'declined'],
  ])('answered by %s is %s, once', (isAccepted, status) => {
    const player = new TeamPlayer();
    const id = player.isInvited();
    const answer = () => player.tap('team.respond', { invitationId: id, isAccepted });
    expect([answer(), answer()]).toEqual([undefined, 'invitation_gone']);
    expect(player.rows.get('teamInvitations', id)?.status).toBe(status);
  });

  it('is answered before it runs out, and by whom it went to', () => {
    const player = new TeamPlayer();
    const answer = (id: TeamInvitation['id']) =>
      player.run('team.respond', { invitationId: id, isAccepted: true }, DAY, { at: AT });
    const [over, sent] = [
      player.isInvited({ expiresAt: `${DAY}T11:59:59.000Z` }),
      player.isInvited({ side: 'sent' }),
    ];
    expect([answer(over), answer(sent)]).toEqual(['invitation_expired', 'invitation_gone']);
    expect(answer(player.isInvited({ expiresAt: AT }))).toBe('invitation_expired');
  });

  it('is taken back by its sender alone', () => {
    const player = new TeamPlayer();
    const [sent, received] = [player.isInvited({ side: 'sent' }), player.isInvited()];
    for (const invitationId of [sent, received]) player.tap('team.withdraw', { invitationId });
    expect(player.rows.all('teamInvitations').map((one) => one.id)).toEqual([received]);
  });
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
