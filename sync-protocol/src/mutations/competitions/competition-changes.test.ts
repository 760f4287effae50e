import { describe, expect, it } from 'vitest';
import type { Competition } from '../../entities/competitions/competition.ts';
import { competitionId, membershipId, teamId, userId, type CompetitionId, type TeamId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import {
  CHALLENGE_DAYS,
  MAX_OPEN_COMPETITIONS,
  MAX_TAKEN_BACK_A_DAY,
  MAX_TAKEN_BACK_A_WEEK,
  type Side,
} from '../../rules/competitions/competition-terms.ts';
import type { TeamRole } from '../../rules/teams/team-terms.ts';
import { addDays } from '../../rules/training-day.ts';
import { runMutation } from '../run.ts';
import { TestPlayer } from '../testing.ts';
import { competitionRespond, competitionRowId, competitionWithdraw } from './competition-changes.ts';

const DAY = '2026-11-02';
const AT = `${DAY}T12:00:00.000Z`;

/** A player in a team of two, which competes. */
class CompetingPlayer extends TestPlayer {
  isIn(role: TeamRole): TeamId {
    const id = teamId.parse(newId());
    const own = membershipId.parse(newId());
    const words = { name: 'Spikers', description: '', code: 'AAAABBBB', isOpen: false, weeklyGoal: null };
    this.rows.load('teams', [{ id, teamId: id, ...words, createdAt: AT }]);
    this.rows.load('memberships', [
      { id: own, teamId: id, joinedAt: AT, userId: this.userId, via: 'created' },
    ]);
    const other = {
      id: membershipId.parse(newId()),
      memberId: userId.parse(newId()),
      role: 'member' as const,
    };
    for (const one of [{ id: own, memberId: this.userId, role }, other])
      this.rows.load('teamMembers', [{ ...one, teamId: id, joinedAt: AT }]);
    return id;
  }

  /** A competition of a team, as its phones have it. */
  has(team: TeamId, more: Partial<Competition> = {}): CompetitionId {
    const id = competitionId.parse(newId());
    const side = more.side ?? 'challenged';
    const about = {
      name: 'Ace race',
      description: '',
      competitionType: 'tasks',
      targetValue: 50,
      duration: 7,
    } as const;
    const times = {
      createdAt: AT,
      expiresAt: `${addDays(DAY, 1)}T12:00:00.000Z`,
      startedAt: null,
      endsAt: null,
    };
    const others = { otherTeamId: teamId.parse(newId()), otherTeamName: 'Diggers', tz: 'UTC' };
    const open = {
      status: 'pending',
      ending: null,
      closedAt: null,
      ownScore: null,
      otherScore: null,
    } as const;
    const row = { id: competitionRowId(id, side), teamId: team, competitionId: id, side };
    this.rows.load('competitions', [{ ...row, ...about, ...times, ...others, ...open, ...more }]);
    return id;
  }

  challenge(
    team: TeamId,
    challengedTeamId = teamId.parse(newId()),
    day = DAY,
    id = competitionId.parse(newId()),
  ) {
    const about = {
      name: 'Ace race',
      description: '',
      competitionType: 'tasks',
      targetValue: 50,
      duration: 7,
    } as const;
    const args = { competitionId: id, teamId: team, challengedTeamId };
    return this.run('competition.create', { ...args, challengedTeamName: 'Diggers', ...about }, day, {
      at: `${day}T12:00:00.000Z`,
    });
  }

  respond(team: TeamId, id: CompetitionId, isAccepted = true) {
    return this.run('competition.respond', { teamId: team, competitionId: id, isAccepted }, DAY, { at: AT });
  }
}

describe('a challenge', () => {
  it('is answered until it runs out', () => {
    const player = new CompetingPlayer();
    const team = player.isIn('creator');
    const [open, over] = [
      player.has(team, { expiresAt: `${DAY}T12:00:00.001Z` }),
      player.has(team, { expiresAt: AT }),
    ];
    expect([player.respond(team, over), player.respond(team, open)]).toEqual([
      'challenge_expired',
      undefined,
    ]);
    const row = player.rows.get('competitions', competitionRowId(open, 'challenged'));
    // Seven whole days after the one on which it began, each to two o'clock.
    expect(row).toMatchObject({
      status: 'active',
      startedAt: AT,
      endsAt: `${addDays(DAY, 8)}T02:00:00.000Z`,
    });
  });

  it(`is accepted by a team that is in fewer than ${MAX_OPEN_COMPETITIONS}, and declined by any`, () => {
    const player = new CompetingPlayer();
    const team = player.isIn('admin');
    for (let count = 0; count < MAX_OPEN_COMPETITIONS; count++) player.has(team, { status: 'active' });
    const asked = player.has(team);
    expect(player.respond(team, asked)).toBe('too_many_competitions');
    expect(player.respond(team, asked, false)).toBeUndefined();
  });

  it.each([
    ['accepted', true],
    ['declined', false],
  ])('is %s once: the same from another phone is no mistake, the opposite too late', (_, isAccepted) => {
    const player = new CompetingPlayer();
    const team = player.isIn('admin');
    const asked = player.has(team);
    const row = () => player.rows.get('competitions', competitionRowId(asked, 'challenged'));
    expect(player.respond(team, asked, isAccepted)).toBeUndefined();
    const answered = row();
    expect(player.respond(team, asked, isAccepted)).toBeUndefined();
    expect(player.respond(team, asked, !isAccepted)).toBe('challenge_gone');
    expect(row()).toEqual(answered);
  });

  it('that was accepted and is over by now has had that answer; one that was taken back has had none', () => {
    const player = new CompetingPlayer();
    const team = player.isIn('creator');
    const over = { startedAt: AT, endsAt: AT, closedAt: AT };
    const accepted = [
      player.has(team, { status: 'completed', ending: 'runOut', ...over }),
      player.has(team, { status: 'cancelled', ending: 'dissolve', ...over }),
    ];
    const withdrawn = player.has(team, { status: 'cancelled', ending: 'withdraw', closedAt: AT });
    for (const id of accepted)
      expect([player.respond(team, id), player.respond(team, id, false)]).toEqual([
        undefined,
        'challenge_gone',
      ]);
    for (const isAccepted of [true, false])
      expect(player.respond(team, withdrawn, isAccepted)).toBe('challenge_gone');
  });

  it('is answered for the team that was asked, by who may, though a batch has loaded other teams too', () => {
    const player = new CompetingPlayer();
    const [own, other] = [player.isIn('creator'), player.isIn('member')];
    const asked = player.has(other);
    const args = { teamId: own, competitionId: asked, isAccepted: true };
    const context = { userId: player.userId, clientGroup: player.phone, at: AT, day: DAY, tz: 'UTC' };
    const refusal = runMutation(player.rows, competitionRespond, args, context, () => undefined);
    expect(refusal?.code).toBe('challenge_gone');
    expect(player.respond(other, asked)).toBe('not_manager');
  });

  it('is taken back for the team that has made it, though a batch has loaded other teams too', () => {
    const player = new CompetingPlayer();
    const [own, other] = [player.isIn('creator'), player.isIn('member')];
    const made = player.has(other, { side: 'challenging' });
    const context = { userId: player.userId, clientGroup: player.phone, at: AT, day: DAY, tz: 'UTC' };
    const args = { teamId: own, competitionId: made };
    const refusal = runMutation(player.rows, competitionWithdraw, args, context, () => undefined);
    expect(refusal?.code).toBe('challenge_gone');
  });

  it('of a team that said no waits a week; a team that said no itself may challenge at once', () => {
    const player = new CompetingPlayer();
    const team = player.isIn('creator');
    const no = { status: 'declined', ending: 'decline', closedAt: AT } as const;
    const [deaf, turnedDown] = [teamId.parse(newId()), teamId.parse(newId())];
    player.has(team, { side: 'challenging', otherTeamId: deaf, ...no });
    player.has(team, { side: 'challenged', otherTeamId: turnedDown, ...no });
    const later = addDays(DAY, CHALLENGE_DAYS);
    expect([player.challenge(team, deaf, addDays(later, -1)), player.challenge(team, deaf, later)]).toEqual([
      'declined',
      undefined,
    ]);
    expect(player.challenge(team, turnedDown)).toBeUndefined();
  });

  it(`is made anew until ${MAX_TAKEN_BACK_A_WEEK} to one team were taken back in a week, or ${MAX_TAKEN_BACK_A_DAY} to all in a day`, () => {
    const player = new CompetingPlayer();
    const [team, rivals] = [player.isIn('creator'), teamId.parse(newId())];
    const takenBack = (otherTeamId: TeamId, closedAt = AT, side: Side = 'challenging') =>
      player.has(team, {
        side,
        otherTeamId,
        status: 'cancelled',
        ending: 'withdraw',
        closedAt,
      });
    for (let count = 1; count < MAX_TAKEN_BACK_A_WEEK; count++) takenBack(rivals);
    takenBack(rivals, `${addDays(DAY, -CHALLENGE_DAYS)}T12:00:00.000Z`);
    // What the other team has taken back was no word of this one.
    for (let count = 0; count < MAX_TAKEN_BACK_A_DAY; count++) takenBack(rivals, AT, 'challenged');
    expect(player.challenge(team, rivals)).toBeUndefined();
    const [other, later] = [teamId.parse(newId()), addDays(DAY, CHALLENGE_DAYS)];
    for (let count = 0; count < MAX_TAKEN_BACK_A_WEEK; count++) takenBack(other);
    expect([player.challenge(team, other), player.challenge(team, other, later)]).toEqual([
      'challenged_before',
      undefined,
    ]);
    const left = MAX_TAKEN_BACK_A_DAY - (2 * MAX_TAKEN_BACK_A_WEEK - 1);
    for (let count = 1; count < left; count++) takenBack(teamId.parse(newId()));
    expect(player.challenge(team)).toBeUndefined();
    takenBack(teamId.parse(newId()));
    expect([player.challenge(team), player.challenge(team, undefined, addDays(DAY, 1))]).toEqual([
      'challenged_many',
      undefined,
    ]);
  });

  it('is answered or taken back, not both, by who leads both teams', () => {
    const player = new CompetingPlayer();
    const [team, rivals] = [player.isIn('creator'), player.isIn('admin')];
    const both = () => {
      const id = player.has(team, { side: 'challenging', otherTeamId: rivals });
      const twin = {
        ...player.rows.get('competitions', id),
        side: 'challenged',
        teamId: rivals,
      } as Competition;
      player.rows.load('competitions', [
        { ...twin, id: competitionRowId(id, 'challenged'), otherTeamId: team },
      ]);
      return id;
    };
    const context = { userId: player.userId, clientGroup: player.phone, at: AT, day: DAY, tz: 'UTC' };
    // In one batch, whose rows are those of both teams.
    const takeBack = (id: CompetitionId) =>
      runMutation(
        player.rows,
        competitionWithdraw,
        { teamId: team, competitionId: id },
        context,
        () => undefined,
      );
    const accept = (id: CompetitionId) =>
      runMutation(
        player.rows,
        competitionRespond,
        { teamId: rivals, competitionId: id, isAccepted: true },
        context,
        () => undefined,
      );
    const [one, other] = [both(), both()];
    expect([takeBack(one), accept(one)]).toMatchObject([undefined, { code: 'challenge_gone' }]);
    expect([accept(other), takeBack(other)]).toMatchObject([undefined, { code: 'challenge_gone' }]);
  });

  it('is made and taken back by who may in the team that sends it, which may then make it anew', () => {
    const player = new CompetingPlayer();
    const [own, other] = [player.isIn('admin'), player.isIn('member')];
    expect(player.challenge(other)).toBe('not_manager');
    const rivals = teamId.parse(newId());
    const sent = player.has(own, { side: 'challenging', otherTeamId: rivals });
    const [theirs, got] = [player.has(other, { side: 'challenging' }), player.has(own)];
    const takeBack = (team: TeamId, id: CompetitionId) =>
      player.run('competition.withdraw', { teamId: team, competitionId: id }, DAY, { at: AT });
    expect(takeBack(other, theirs)).toBe('not_manager');
    for (const id of [theirs, got]) expect(takeBack(own, id)).toBe('challenge_gone');
    // The second time from another phone, or by another who leads the team.
    expect([takeBack(own, sent), takeBack(own, sent)]).toEqual([undefined, undefined]);
    // What the other team has taken back is nothing that this one did.
    expect(
      takeBack(own, player.has(other, { side: 'challenging', status: 'cancelled', ending: 'withdraw' })),
    ).toBe('challenge_gone');
    const begun = player.has(own, { side: 'challenging', status: 'active', startedAt: AT });
    expect(takeBack(own, begun)).toBe('challenge_gone');
    expect(player.challenge(own, rivals)).toBeUndefined();
  });

  it('said once more by a phone that has begun anew is the one that stands', () => {
    const player = new CompetingPlayer();
    const [team, rivals, id] = [player.isIn('creator'), teamId.parse(newId()), competitionId.parse(newId())];
    const say = () => player.challenge(team, rivals, DAY, id);
    expect([say(), say()]).toEqual([undefined, undefined]);
    expect(player.rows.all('competitions')).toHaveLength(1);
  });

  it(`is one of ${MAX_OPEN_COMPETITIONS}, with what the team was challenged to and runs, but not what waits for it`, () => {
    const player = new CompetingPlayer();
    const team = player.isIn('creator');
    for (let count = 1; count < MAX_OPEN_COMPETITIONS; count++) player.has(team, { status: 'active' });
    player.has(team);
    player.has(team, { side: 'challenging', status: 'completed' });
    expect([player.challenge(team), player.challenge(team)]).toEqual([undefined, 'too_many_competitions']);
  });

  it('goes to one team once, not to the own one, and from two players on', () => {
    const player = new CompetingPlayer();
    const team = player.isIn('creator');
    const rivals = teamId.parse(newId());
    expect([
      player.challenge(team, rivals),
      player.challenge(team, rivals),
      player.challenge(team, team),
    ]).toEqual([undefined, 'already_challenged', 'own_team']);
    const other = player.rows.all('teamMembers').find(({ role }) => role === 'member');
    if (other) player.rows.delete('teamMembers', other.id);
    expect(player.challenge(team)).toBe('too_few');
  });
});
