import { joinRequestId, membershipId, newId, type TeamId, teamInvitationId } from 'sync-protocol/ids';
import { INVITATION_DAYS, MAX_INVITED_A_DAY, MAX_INVITED_A_WEEK } from 'sync-protocol/rules/teams/team-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { anInvitation, found, say } from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';

onOneDatabase('how often somebody is invited, and how many', (database) => {
  const world = testApp({ database });

  const phoneOf = () => aPulledPhone(world());
  /** How many were applied, and why the one after them was not. */
  const answersOf = ([applied, refused]: Awaited<ReturnType<TestPhone['push']>>['results']) => [
    applied && (applied.to ?? applied.id) - applied.id + 1,
    refused?.code,
  ];

  test('nobody is invited again and again by the same player, whatever the team and whatever is taken back', async () => {
    const [coach, other, player] = [await phoneOf(), await phoneOf(), await phoneOf()];
    const teams = [await found(coach), await found(coach)];
    const into = (round: number) => anInvitation((teams[round % 2] ?? teams[0])?.teamId as TeamId, player);
    const invite = (round: number) => say(coach, 'team.invite', into(round));
    for (let round = 0; round < MAX_INVITED_A_WEEK; round++) {
      const invitation = into(round);
      expect(await say(coach, 'team.invite', invitation)).toBe('applied');
      await say(coach, 'team.withdraw', { invitationId: invitation.invitationId });
    }
    expect([await invite(0), await invite(1)]).toEqual(['invited_before', 'invited_before']);
    // Others are others, and so is next week.
    expect(await say(other, 'team.invite', anInvitation((await found(other)).teamId, player))).toBe(
      'applied',
    );
    world().clock.now += INVITATION_DAYS * DAY_MS;
    // In one push, each into a team of its own.
    const more = [await found(coach), await found(coach)];
    const { results } = await coach.push(
      ...[...teams, ...more].map(({ teamId }) => coach.mutation('team.invite', anInvitation(teamId, player))),
    );
    expect(answersOf(results)).toEqual([MAX_INVITED_A_WEEK, 'invited_before']);
  });

  test('a no is one to whoever has asked, for whatever team, and to all who ask for that team', async () => {
    const [coach, helper, player] = [await phoneOf(), await phoneOf(), await phoneOf()];
    const { teamId: team, code } = await found(coach);
    expect(await say(helper, 'team.join', { joinRequestId: joinRequestId.parse(newId()), code })).toBe(
      'applied',
    );
    const place = { teamId: team, membershipId: membershipId.parse(helper.rows('memberships')[0]?.id) };
    await say(coach, 'team.setRole', { ...place, role: 'admin' });
    await say(coach, 'team.invite', anInvitation(team, player));
    await player.pull();
    const invitationId = teamInvitationId.parse(player.rows('teamInvitations')[0]?.id);
    expect(await say(player, 'team.respond', { invitationId, isAccepted: false })).toBe('applied');
    const [next, others] = [await found(coach), await found(helper)];
    const asked = async () => [
      await say(coach, 'team.invite', anInvitation(next.teamId, player)),
      await say(helper, 'team.invite', anInvitation(team, player)),
    ];
    expect(await asked()).toEqual(['declined', 'declined']);
    expect(await say(helper, 'team.invite', anInvitation(others.teamId, player))).toBe('applied');
    world().clock.now += INVITATION_DAYS * DAY_MS;
    expect(await asked()).toEqual(['applied', 'applied']);
  });

  test('a player invites so many in a day, more than a whole club', async () => {
    const [coach, ...players] = [await phoneOf(), await phoneOf(), await phoneOf(), await phoneOf()];
    const { teamId: team } = await found(coach);
    const at = new Date(world().clock.now).toISOString();
    const before = { userId: coach.user.id, playerId: (await phoneOf()).user.id, at };
    const invited = Array.from({ length: MAX_INVITED_A_DAY - 2 }, () => before);
    await world().db.kysely.insertInto('teamInvites').values(invited).execute();
    const { results } = await coach.push(
      ...players.map((player) => coach.mutation('team.invite', anInvitation(team, player))),
    );
    expect(answersOf(results)).toEqual([2, 'invited_many']);
    const [last = coach] = players.slice(-1);
    expect(await say(coach, 'team.invite', anInvitation(team, last))).toBe('invited_many');
    world().clock.now += DAY_MS;
    expect(await say(coach, 'team.invite', anInvitation(team, last))).toBe('applied');
  });
});
