import { deleteAccount } from 'sync-protocol/contract/session/account';
import { joinRequestId, membershipId, newId, teamId, teamInvitationId, type TeamId } from 'sync-protocol/ids';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { join, say } from '#testing/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { inLetters } from '#testing/in-letters.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';

let names = 0;

onOneDatabase('what waits for an answer, as a team changes', (database) => {
  const world = testApp({ database });

  const phoneOf = async () => {
    const phone = await aPhone(world());
    await phone.pull();
    return phone;
  };
  const found = async (phone: TestPhone) => {
    const ids = { teamId: teamId.parse(newId()), membershipId: membershipId.parse(newId()) };
    const team = { ...ids, name: `Crew ${inLetters(++names)}`, description: '', code: newTeamCode() };
    expect(await say(phone, 'team.create', team)).toBe('applied');
    return team;
  };
  const anInvitation = (team: TeamId, player: TestPhone) => ({
    invitationId: teamInvitationId.parse(newId()),
    teamId: team,
    playerId: player.user.id,
    message: '',
    targetPosition: null,
    skillMatch: '',
  });
  const receivedBy = async (phone: TestPhone) => {
    await phone.pull();
    return teamInvitationId.parse(phone.rows('teamInvitations')[0]?.id);
  };
  const newsOf = async (phone: TestPhone) => {
    await phone.pull();
    return phone.rows('notifications').map(({ title }) => title);
  };
  /** A team, its coach and an admin, and how the coach gives the latter another role. */
  const withAdmin = async () => {
    const [coach, helper] = [await phoneOf(), await phoneOf()];
    const { teamId: team, code } = await found(coach);
    expect(await join(helper, code)).toBe('applied');
    const place = { teamId: team, membershipId: membershipId.parse(helper.rows('memberships')[0]?.id) };
    const setRole = (role: 'creator' | 'admin' | 'member') => say(coach, 'team.setRole', { ...place, role });
    expect(await setRole('admin')).toBe('applied');
    await helper.pull();
    return { team, place, coach, helper, setRole };
  };

  test.each(['is removed', 'leaves', 'is a plain member again', 'hands in their account'])(
    'an admin who %s leaves no invitation behind',
    async (how) => {
      const { team, place, coach, helper, setRole } = await withAdmin();
      const [guest, other] = [await phoneOf(), await phoneOf()];
      const own = await found(helper);
      for (const [phone, into, player] of [
        [helper, team, guest],
        [helper, own.teamId, other],
        [coach, team, other],
      ] as const)
        expect(await say(phone, 'team.invite', anInvitation(into, player))).toBe('applied');
      const invitationId = await receivedBy(guest);
      if (how === 'is removed')
        expect(await say(coach, 'team.removeMember', { ...place, code: newTeamCode() })).toBe('applied');
      if (how === 'leaves') expect(await say(helper, 'team.leave', { teamId: team })).toBe('applied');
      if (how === 'is a plain member again') expect(await setRole('member')).toBe('applied');
      if (how === 'hands in their account') await helper.client.ok(deleteAccount);
      expect(await say(guest, 'team.respond', { invitationId, isAccepted: true })).toBe('invitation_gone');
      expect([guest.rows('memberships'), await newsOf(guest)]).toEqual([[], []]);
      expect(guest.rows('teamInvitations')).toEqual([]);
      // Those of others, and of another team, wait on.
      await Promise.all([coach.pull(), other.pull()]);
      expect(coach.rows('teamInvitations')).toMatchObject([{ teamId: team, status: 'pending' }]);
      const isGone = how === 'hands in their account';
      const kept = isGone ? [team] : [own.teamId, team];
      expect(
        other
          .rows('teamInvitations')
          .map(({ teamId: id }) => id)
          .toSorted(),
      ).toEqual(kept.toSorted());
      if (isGone) return;
      await helper.pull();
      expect(helper.rows('teamInvitations')).toMatchObject([{ teamId: own.teamId, status: 'pending' }]);
    },
  );

  test('who is handed a team and who hands it over may both invite, and their invitations wait on', async () => {
    const { team, coach, setRole } = await withAdmin();
    const guest = await phoneOf();
    expect(await say(coach, 'team.invite', anInvitation(team, guest))).toBe('applied');
    expect(await setRole('creator')).toBe('applied');
    await guest.pull();
    expect(guest.rows('teamInvitations')).toMatchObject([{ teamId: team, status: 'pending' }]);
  });

  test('an admin who invites and leaves in one push has invited nobody', async () => {
    const { team, helper } = await withAdmin();
    const guest = await phoneOf();
    const { results } = await helper.push(
      helper.mutation('team.invite', anInvitation(team, guest)),
      helper.mutation('team.leave', { teamId: team }),
    );
    expect(results).toMatchObject([{ status: 'applied' }]);
    expect([await newsOf(guest), guest.rows('teamInvitations')]).toEqual([[], []]);
    await helper.pull();
    expect(helper.rows('teamInvitations')).toEqual([]);
  });

  test('of a yes and the end of the right to invite in the same moment one comes first, for all', async () => {
    const { team, helper, setRole } = await withAdmin();
    for (let round = 0; round < 2; round++) {
      const guest = await phoneOf();
      expect(await setRole('admin')).toBe('applied');
      await helper.pull();
      expect(await say(helper, 'team.invite', anInvitation(team, guest))).toBe('applied');
      const invitationId = await receivedBy(guest);
      const isAccepted = round % 2 === 0;
      const [said] = await Promise.all([
        say(guest, 'team.respond', { invitationId, isAccepted }),
        setRole('member'),
      ]);
      await Promise.all([guest.pull(), helper.pull()]);
      const isIn = said === 'applied' && isAccepted;
      expect(guest.rows('memberships')).toHaveLength(isIn ? 1 : 0);
      const answered = said === 'applied' ? [{ status: isAccepted ? 'accepted' : 'declined' }] : [];
      expect(guest.rows('teamInvitations')).toMatchObject(answered);
      const { kysely } = world().db;
      const kept = kysely.selectFrom('teamInvitations').select('id').where('userId', '=', guest.user.id);
      expect(await kept.execute()).toHaveLength(answered.length);
    }
  });

  test('invitations and requests go by the name that the team has by now, until they are answered', async () => {
    const coach = await phoneOf();
    const { teamId: team, name } = await found(coach);
    const [guest, asker, invitee] = [await phoneOf(), await phoneOf(), await phoneOf()];
    const request = { joinRequestId: joinRequestId.parse(newId()), teamId: team, teamName: name };
    expect(await say(asker, 'team.request', request)).toBe('applied');
    for (const player of [guest, invitee])
      expect(await say(coach, 'team.invite', anInvitation(team, player))).toBe('applied');
    const invitationId = await receivedBy(invitee);
    expect(await say(invitee, 'team.respond', { invitationId, isAccepted: false })).toBe('applied');
    await coach.pull();
    const renamed = `${name} United`;
    // A word that waits for the operator is nobody's name yet.
    for (const next of ['Sexy Setters', renamed])
      expect(await say(coach, 'team.update', { teamId: team, name: next })).toBe('applied');
    await Promise.all([coach, guest, asker, invitee].map((phone) => phone.pull()));
    expect(guest.rows('teamInvitations')).toMatchObject([{ teamName: renamed, status: 'pending' }]);
    expect(asker.rows('joinRequests')).toMatchObject([{ teamName: renamed, status: 'pending' }]);
    expect(invitee.rows('teamInvitations')).toMatchObject([{ teamName: name, status: 'declined' }]);
    const sent = coach.rows('teamInvitations').map(({ status, teamName }) => `${status} ${teamName}`);
    expect(sent.toSorted()).toEqual([`declined ${name}`, `pending ${renamed}`]);
  });
});
