import { describe, expect, it } from 'vitest';
import { membershipId, teamId, userId, type MembershipId, type TeamId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { TEAM_CHEERS_A_DAY } from '../../rules/cheers.ts';
import { newTeamCode } from '../../rules/teams/team-code.ts';
import { addDays } from '../../rules/training-day.ts';
import { TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';
const AT = `${DAY}T12:00:00.000Z`;

/** A player and what their phone holds of their team. */
class SquadPlayer extends TestPlayer {
  /** Puts the player into a team with two others. */
  isInSquad() {
    const id = teamId.parse(newId());
    const team = { id, teamId: id, name: 'Spikers', description: '', code: newTeamCode(), isOpen: false };
    this.rows.load('teams', [{ ...team, weeklyGoal: null, createdAt: AT }]);
    const own = this.#member(id, this.userId);
    const row = { id: own, userId: this.userId, teamId: id, via: 'code', joinedAt: AT } as const;
    this.rows.load('memberships', [row]);
    const others = [this.#member(id), this.#member(id)] as const;
    return { id, own, others };
  }

  #member(id: TeamId, memberId = userId.parse(newId())): MembershipId {
    const place = membershipId.parse(newId());
    this.rows.load('teamMembers', [{ id: place, teamId: id, memberId, role: 'member', joinedAt: AT }]);
    return place;
  }
}

describe('a cheer', () => {
  const cheer = (player: SquadPlayer, id: TeamId, membershipId: MembershipId, day = DAY) =>
    player.run('team.cheer', { teamId: id, membershipId, cheer: 'ace' }, day);

  it('goes to a teammate once a day', () => {
    const player = new SquadPlayer();
    const { id, others } = player.isInSquad();
    const again = player.run('team.cheer', { teamId: id, membershipId: others[0], cheer: 'ace' }, DAY);
    expect([again, cheer(player, id, others[0]), cheer(player, id, others[1])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(player.rows.all('teamCheers')).toMatchObject([
      { side: 'sent', teamId: id, membershipId: others[0], cheer: 'ace', day: DAY },
      { membershipId: others[1] },
    ]);
    expect(cheer(player, id, others[0], addDays(DAY, 1))).toBeUndefined();
    expect(player.rows.all('teamCheers')).toHaveLength(3);
  });

  it('goes neither to oneself, nor to who has left, nor from who is in another team', () => {
    const player = new SquadPlayer();
    const { id, own } = player.isInSquad();
    const elsewhere = player.isInSquad().others[0];
    expect([
      cheer(player, id, own),
      cheer(player, id, membershipId.parse(newId())),
      cheer(player, id, elsewhere),
      cheer(player, teamId.parse(newId()), elsewhere),
    ]).toEqual(['own_cheer', 'member_gone', 'member_gone', 'team_gone']);
  });

  it(`is one of ${TEAM_CHEERS_A_DAY} a day; those heard don’t count`, () => {
    const player = new SquadPlayer();
    const { id, others } = player.isInSquad();
    const row = { userId: player.userId, otherId: userId.parse(newId()), teamId: id, cheer: 'ace' } as const;
    const many = (side: 'sent' | 'received', count: number) =>
      Array.from({ length: count }, () => ({
        ...row,
        id: newId(),
        side,
        membershipId: membershipId.parse(newId()),
        day: DAY,
        createdAt: AT,
      }));
    player.rows.load('teamCheers', [...many('sent', TEAM_CHEERS_A_DAY - 1), ...many('received', 3)]);
    expect([cheer(player, id, others[0]), cheer(player, id, others[1])]).toEqual([undefined, 'cheered_many']);
    expect(cheer(player, id, others[1], addDays(DAY, 1))).toBeUndefined();
  });
});
