import { deleteAccount } from 'sync-protocol/contract/session/account';
import * as calls from 'sync-protocol/contract/teams';
import { joinRequestId, membershipId, newId, teamInvitationId } from 'sync-protocol/ids';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { anInvitation, aTeam, found, join, say } from '#testing/players/competing.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { aUser, GROWN_UP, YOUNG } from '#testing/factories.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';

onBothDatabases('teams on phones', (database) => {
  const world = testApp({ database });

  const phoneOf = async (age = GROWN_UP) => aPulledPhone(world(), await aUser(world(), { age }));
  const roles = (phone: TestPhone) =>
    phone
      .rows('teamMembers')
      .map(({ role }) => role)
      .sort();

  test('one makes a team, the other joins by its code, and both have the roster', async () => {
    const [coach, player] = [await phoneOf(), await phoneOf(YOUNG)];
    const team = await found(coach);
    expect(coach.rows('teams')).toMatchObject([{ id: team.teamId, name: team.name, code: team.code }]);
    expect(await join(player, team.code)).toBe('applied');
    expect(player.rows('teams')).toMatchObject([{ id: team.teamId, code: team.code }]);
    expect(player.rows('joinRequests')).toEqual([]);
    expect(player.rows('memberships')).toMatchObject([{ teamId: team.teamId, via: 'code' }]);
    await coach.pull();
    for (const phone of [coach, player]) expect(roles(phone)).toEqual(['creator', 'member']);
    // A row tells that somebody is there, not who.
    expect(JSON.stringify(coach.everything())).not.toContain(player.user.id);
    const [shown] = await player.client.ok(calls.myTeams);
    expect(shown?.members.map(({ displayName }) => displayName)).toEqual([
      coach.user.displayName,
      player.user.displayName,
    ]);
  });

  test('what is done offline in one go holds: made, named, left open by nobody', async () => {
    const phone = await phoneOf();
    const team = aTeam();
    const { results } = await phone.push(
      phone.mutation('team.create', team),
      phone.mutation('team.update', { teamId: team.teamId, weeklyGoal: 60 }),
    );
    expect(results).toMatchObject([{ status: 'applied' }]);
    expect(phone.rows('teams')).toMatchObject([{ weeklyGoal: 60, isOpen: false }]);
  });

  onOneOfThem(database, () => {
    test('whoever a team is gone for hears it kindly, and whoever helps to run it hears that, too', async () => {
      const [coach, one, two] = [await phoneOf(), await phoneOf(), await phoneOf(YOUNG)];
      const team = await found(coach);
      for (const phone of [one, two]) await join(phone, team.code);
      await coach.pull();
      const [first, second] = coach
        .rows('teamMembers')
        .filter(({ role }) => role === 'member')
        .toSorted((a, b) => a.joinedAt.localeCompare(b.joinedAt));
      const heard = async (phone: TestPhone) => {
        await phone.pull();
        return phone.rows('notifications').map(({ message }) => message);
      };
      const setRole = (role: 'admin' | 'member') =>
        say(coach, 'team.setRole', {
          teamId: team.teamId,
          membershipId: membershipId.parse(first?.id),
          role,
        });
      expect(await setRole('admin')).toBe('applied');
      const asAdmin = `You can invite players to ${team.name}, let them in, and challenge other teams.`;
      expect(await heard(one)).toEqual([asAdmin]);
      // Fewer rights are nothing to be told of.
      expect(await setRole('member')).toBe('applied');
      expect(await heard(one)).toEqual([asAdmin]);

      const removed = { teamId: team.teamId, membershipId: membershipId.parse(second?.id) };
      expect(await say(coach, 'team.removeMember', { ...removed, code: newTeamCode() })).toBe('applied');
      const stays = 'Your points, your streak and your badges stay yours.';
      expect(await heard(two)).toEqual([`You are no longer in ${team.name}. ${stays}`]);
      expect(await say(coach, 'team.delete', { teamId: team.teamId })).toBe('applied');
      expect(await heard(one)).toContain(`${team.name} is no longer there. ${stays}`);
      // Who was out already hears no more, and who did it knows.
      expect(await heard(two)).toHaveLength(1);
      // What led into the team goes with it: it would lead nowhere.
      expect(await heard(coach)).toEqual([]);
      expect(await heard(one)).not.toContain(asAdmin);
      // Who goes by themselves knows it as well.
      const other = await found(coach);
      await join(two, other.code);
      expect(await say(two, 'team.leave', { teamId: other.teamId })).toBe('applied');
      expect(await heard(two)).toHaveLength(1);
    });

    test('whoever leaves or is removed has nothing of the team any more', async () => {
      const [coach, one, two] = [await phoneOf(), await phoneOf(), await phoneOf()];
      const team = await found(coach);
      for (const phone of [one, two]) await join(phone, team.code);
      expect(await say(one, 'team.leave', { teamId: team.teamId })).toBe('applied');
      expect([one.rows('teams'), one.rows('teamMembers'), one.rows('memberships')]).toEqual([[], [], []]);
      await coach.pull();
      const other = coach.rows('teamMembers').find(({ role }) => role === 'member');
      const args = { teamId: team.teamId, membershipId: membershipId.parse(other?.id), code: newTeamCode() };
      expect(await say(coach, 'team.removeMember', args)).toBe('applied');
      expect(roles(coach)).toEqual(['creator']);
      await two.pull();
      expect([two.rows('teams'), two.rows('teamMembers'), two.rows('memberships')]).toEqual([[], [], []]);
      expect(await join(two, team.code)).toBe('code_unknown');
      expect(await say(coach, 'team.leave', { teamId: team.teamId })).toBe('creator_stays');
    });
  });

  test('an invitation comes, is accepted, and both sides know', async () => {
    const [coach, player] = [await phoneOf(), await phoneOf()];
    const team = await found(coach);
    expect(
      await say(
        coach,
        'team.invite',
        anInvitation(team.teamId, player, { message: 'Come and play with us' }),
      ),
    ).toBe('applied');
    await player.pull();
    const [received] = player.rows('teamInvitations');
    expect(received).toMatchObject({ side: 'received', status: 'pending', teamName: team.name });
    expect(player.rows('notifications')).toMatchObject([{ type: 'team_invitation' }]);
    const id = received?.id;
    expect(
      await say(player, 'team.respond', { invitationId: teamInvitationId.parse(id), isAccepted: true }),
    ).toBe('applied');
    expect(player.rows('teams')).toMatchObject([{ id: team.teamId }]);
    // What was answered is no news any more.
    expect(player.rows('notifications')).toEqual([]);
    await coach.pull();
    expect(coach.rows('teamInvitations')).toMatchObject([{ side: 'sent', status: 'accepted' }]);
    expect(roles(coach)).toEqual(['creator', 'member']);
    expect(player.rows('playerStats')).toMatchObject([{ teams: 1 }]);
  });

  test('a request is answered, and an end of the team is everybody’s', async () => {
    const [coach, player, late] = [await phoneOf(), await phoneOf(), await phoneOf()];
    const team = await found(coach);
    const ask = (phone: TestPhone) =>
      say(phone, 'team.request', {
        joinRequestId: joinRequestId.parse(newId()),
        teamId: team.teamId,
        teamName: 'x',
      });
    expect(await ask(player)).toBe('applied');
    expect(player.rows('joinRequests')).toMatchObject([{ status: 'pending', teamName: team.name }]);
    await coach.pull();
    const [request] = coach.rows('teamRequests');
    expect(coach.rows('notifications')).toMatchObject([{ type: 'team_request' }]);
    const args = { teamId: team.teamId, joinRequestId: joinRequestId.parse(request?.id), isAccepted: true };
    expect(await say(player, 'team.answer', args)).toBe('foreign_scope');
    expect(await say(coach, 'team.answer', args)).toBe('applied');
    expect([coach.rows('teamRequests'), coach.rows('notifications')]).toEqual([[], []]);
    const { results } = await coach.push(
      coach.mutation('team.answer', args),
      coach.mutation('team.answer', { ...args, isAccepted: false }),
    );
    expect(results).toMatchObject([
      { status: 'applied' },
      { code: 'request_gone', message: expect.stringContaining('let this player in already') },
    ]);
    await player.pull();
    expect(player.rows('joinRequests')).toEqual([]);
    expect(roles(player)).toEqual(['creator', 'member']);
    await ask(late);
    expect(await say(player, 'team.delete', { teamId: team.teamId })).toBe('not_creator');
    await coach.pull();
    expect(await say(coach, 'team.delete', { teamId: team.teamId })).toBe('applied');
    for (const phone of [coach, player, late]) {
      await phone.pull();
      expect(phone.rows('teams')).toEqual([]);
      expect(phone.rows('teamMembers')).toEqual([]);
      expect(phone.rows('memberships')).toEqual([]);
      expect(phone.rows('joinRequests')).toEqual([]);
    }
  });

  test('with an account go its requests, and those for a team that ends with it', async () => {
    const [coach, player, late] = [await phoneOf(), await phoneOf(), await phoneOf()];
    const team = await found(coach);
    const ask = (phone: TestPhone) =>
      say(phone, 'team.request', {
        joinRequestId: joinRequestId.parse(newId()),
        teamId: team.teamId,
        teamName: team.name,
      });
    for (const phone of [player, late]) expect(await ask(phone)).toBe('applied');
    await coach.pull();
    expect(coach.rows('teamRequests')).toHaveLength(2);
    expect(coach.rows('notifications')).toHaveLength(2);

    await player.client.ok(deleteAccount);
    await coach.pull();
    expect(coach.rows('teamRequests')).toHaveLength(1);
    // Else it would send them to a request that is nowhere.
    expect(coach.rows('notifications')).toHaveLength(1);
    expect(late.rows('joinRequests')).toMatchObject([{ status: 'pending' }]);

    const guest = await phoneOf();
    expect(await say(coach, 'team.invite', anInvitation(team.teamId, guest))).toBe('applied');
    await guest.pull();
    expect(guest.rows('notifications')).toHaveLength(1);
    await coach.client.ok(deleteAccount);
    for (const phone of [late, guest]) await phone.pull();
    expect(late.rows('joinRequests')).toEqual([]);
    expect(guest.rows('teamInvitations')).toEqual([]);
    expect(guest.rows('notifications')).toEqual([]);
    expect(await ask(late)).toBe('team_not_found');
  });

  onOneOfThem(database, () => {
    test.each(['disabled', 'hidden'] as const)(
      'one passes on to who can run it: to nobody %s',
      async (field) => {
        const [coach, longest, next] = [await phoneOf(), await phoneOf(), await phoneOf()];
        const team = await found(coach);
        for (const phone of [longest, next]) {
          world().clock.now += 1000;
          expect(await join(phone, team.code)).toBe('applied');
        }
        const { kysely } = world().db;
        await kysely
          .updateTable('users')
          .set({ [field]: true })
          .where('id', '=', longest.user.id)
          .execute();
        await coach.client.ok(deleteAccount);
        const heir = kysely.selectFrom('teamMembers').select('memberId').where('role', '=', 'creator');
        expect(await heir.where('teamId', '=', team.teamId).execute()).toEqual([{ memberId: next.user.id }]);
      },
    );
  });
});
