import { describe, expect, it } from 'vitest';
import {
  INVITATION_DAYS,
  MAX_OPEN_INVITATIONS,
  MAX_OPEN_REQUESTS,
  MAX_TEAMS,
} from '../../rules/teams/team-terms.ts';
import { joinRequestId, teamId, userId } from '../../ids.ts';
import type { TeamInvitation } from '../../entities/teams/invitation.ts';
import { newId } from '../../new-id.ts';
import { newTeamCode } from '../../rules/teams/team-code.ts';
import { addDays } from '../../rules/training-day.ts';
import { AT, CODE, DAY, TeamPlayer } from './testing.ts';

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

  it('but may give the code of a team that they are in, which takes no place', () => {
    const player = inNine();
    const answers = [player.join(CODE), player.join(), player.join()];
    expect(answers).toEqual([undefined, undefined, 'too_many_teams']);
    const full = inNine();
    full.isIn('member');
    expect(full.join(CODE)).toBeUndefined();
  });

  it('the code of one that they have left takes a place again', () => {
    const player = inNine();
    const code = newTeamCode();
    const { id } = player.isIn('member', 'code', code);
    player.tap('team.leave', { teamId: id });
    expect([player.join(code), player.join()]).toEqual([undefined, 'too_many_teams']);
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
    expect(player.ask(player.isIn('member').id)).toBeUndefined();
    expect(player.rows.all('joinRequests')).toEqual([]);
  });

  it('is not made of whom the team has invited, until they say no', () => {
    const player = new TeamPlayer();
    const { id: elsewhere } = player.isIn('admin');
    player.isInvited();
    player.invite(elsewhere);
    const id = teamId.parse(newId());
    const invitationId = player.isInvited({ teamId: id });
    expect([player.ask(id), player.ask()]).toEqual(['invited', undefined]);
    player.tap('team.respond', { invitationId, isAccepted: false });
    expect(player.ask(id)).toBeUndefined();
    const late = teamId.parse(newId());
    player.isInvited({ teamId: late, expiresAt: AT });
    expect(player.ask(late)).toBeUndefined();
  });

  it(`waits for ${MAX_OPEN_REQUESTS} teams at a time`, () => {
    const player = new TeamPlayer();
    const answers = Array.from({ length: MAX_OPEN_REQUESTS + 1 }, () => player.ask());
    expect(answers).toEqual([...Array<undefined>(MAX_OPEN_REQUESTS), 'too_many_asked']);
    // One that was declined waits for nothing.
    const [first] = player.rows.all('joinRequests');
    if (first) player.rows.load('joinRequests', [{ ...first, status: 'declined' }]);
    expect(player.ask()).toBeUndefined();
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
  ])(
    'answered by %s is %s; the same once more is no mistake, another answer hears it',
    (isAccepted, status) => {
      const player = new TeamPlayer();
      const { id } = player.isIn('admin');
      const request = player.isAskedFor(id);
      const answer = (isYes: boolean) =>
        player.tap('team.answer', { teamId: id, joinRequestId: request, isAccepted: isYes });
      const answers = [answer(isAccepted), answer(isAccepted), answer(!isAccepted)];
      expect(answers).toEqual([undefined, undefined, 'request_gone']);
      expect(player.rows.get('teamRequests', request)?.status).toBe(status);
    },
  );

  it('is answered by no other team', () => {
    const player = new TeamPlayer();
    const request = player.isAskedFor(player.isIn('admin').id);
    const { id } = player.isIn('admin');
    const answer = () => player.tap('team.answer', { teamId: id, joinRequestId: request, isAccepted: true });
    expect(answer()).toBe('request_gone');
    // Nor is it the same answer once more where the other team has given it.
    const row = player.rows.get('teamRequests', request);
    if (row) player.rows.load('teamRequests', [{ ...row, status: 'accepted' }]);
    expect(answer()).toBe('request_gone');
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
  ])(
    'answered by %s is %s: the same from another phone is no mistake, the opposite too late',
    (isAccepted, status) => {
      const player = new TeamPlayer();
      const id = player.isInvited();
      const answer = (isYes: boolean) => player.tap('team.respond', { invitationId: id, isAccepted: isYes });
      const answers = [answer(isAccepted), answer(isAccepted), answer(!isAccepted)];
      expect(answers).toEqual([undefined, undefined, 'invitation_gone']);
      expect(player.rows.get('teamInvitations', id)?.status).toBe(status);
    },
  );

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
