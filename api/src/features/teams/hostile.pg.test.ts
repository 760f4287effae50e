import { createTeam } from 'sync-protocol/contract/teams';
import {
  joinRequestId,
  type JoinRequestId,
  membershipId,
  newId,
  type TeamId,
  teamInvitationId,
} from 'sync-protocol/ids';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { INVITATION_DAYS, MAX_TEAM_SIZE, MAX_TEAMS } from 'sync-protocol/rules/teams/team-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { anInvitation, aTeam, found, newsOf, say } from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser } from '#testing/factories.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';

// What screens of ours don't do, and what two weeks without a signal bring in one push.
onOneDatabase('teams, many things at once and again and again', (database) => {
  const world = testApp({ database });

  const phoneOf = () => aPulledPhone(world());
  const byCode = (phone: TestPhone, code: string) =>
    phone.mutation('team.join', { joinRequestId: joinRequestId.parse(newId()), code });
  const ask = async (phone: TestPhone, team: TeamId) => {
    const id = joinRequestId.parse(newId());
    const said = await say(phone, 'team.request', { joinRequestId: id, teamId: team, teamName: 'x' });
    return { id, said };
  };
  /** Puts players into a team until so many places are left. */
  const fill = async (team: TeamId, left: number) => {
    for (let taken = 1; taken < MAX_TEAM_SIZE - left; taken++) {
      const { id } = await aUser(world());
      const place = { teamId: team, joinedAt: new Date().toISOString(), seq: 1, born: 1 };
      const row = { ...place, id: newId<never>(), userId: id, via: 'code', scope: `user:${id}` } as const;
      await world().db.kysely.insertInto('memberships').values(row).execute();
    }
  };

  test('without a profile, by calls that the app never makes, nobody makes a team, comes into one or invites', async () => {
    const [coach, player, other] = [await phoneOf(), await phoneOf(), await phoneOf()];
    const [team, own] = [await found(coach), await found(player)];
    await say(coach, 'team.update', { teamId: team.teamId, isOpen: true });
    await say(coach, 'team.invite', anInvitation(team.teamId, player));
    await player.pull();
    const invitationId = teamInvitationId.parse(player.rows('teamInvitations')[0]?.id);
    const user = world().db.kysely.updateTable('users').where('id', '=', player.user.id);
    await user.set({ displayName: null }).execute();
    const joinRequest = joinRequestId.parse(newId());
    const { results } = await player.push(
      player.mutation('team.create', aTeam()),
      byCode(player, team.code),
      player.mutation('team.request', { joinRequestId: joinRequest, teamId: team.teamId, teamName: 'x' }),
      player.mutation('team.invite', anInvitation(own.teamId, other)),
      player.mutation('team.respond', { invitationId, isAccepted: true }),
    );
    const refused = { status: 'rejected', code: 'user_not_found', message: 'User not found' };
    expect(results).toMatchObject([refused, refused, refused, refused, refused]);
    const { client } = player;
    const made = await client.call(createTeam, { body: { name: 'Side', description: '' } });
    expect(made).toMatchObject({ status: 404, body: { code: 'user_not_found', message: 'User not found' } });
    // No is what anybody may say.
    expect(await say(player, 'team.respond', { invitationId, isAccepted: false })).toBe('applied');
  });

  test('codes and invitations of one push fill the player’s places and no more', async () => {
    const [coach, other, player] = [await phoneOf(), await phoneOf(), await phoneOf()];
    const teams = [];
    for (let made = 0; made < MAX_TEAMS; made++) teams.push(await found(made % 2 ? coach : other));
    const more = await found(await phoneOf());
    const invited = await phoneOf();
    const inviting = await found(invited);
    expect(await say(invited, 'team.invite', anInvitation(inviting.teamId, player))).toBe('applied');
    await player.pull();
    const invitation = teamInvitationId.parse(player.rows('teamInvitations')[0]?.id);
    const { results } = await player.push(
      ...[...teams, more].map(({ code }) => byCode(player, code)),
      player.mutation('team.respond', { invitationId: invitation, isAccepted: true }),
    );
    expect(results).toMatchObject([
      { to: MAX_TEAMS },
      { code: 'too_many_teams' },
      { code: 'too_many_teams' },
    ]);
    expect(player.rows('memberships')).toHaveLength(MAX_TEAMS);
    // The code of a team that they are in takes no place.
    const { results: again } = await player.push(
      ...[teams[0], more].flatMap((team) => (team ? byCode(player, team.code) : [])),
    );
    expect(again.map(({ code, status }) => code ?? status)).toEqual(['applied', 'too_many_teams']);
    expect(player.rows('memberships')).toHaveLength(MAX_TEAMS);
  });

  test('a yes that both phones say is applied from both, in the last of the places too', async () => {
    const player = await phoneOf();
    for (let made = 1; made < MAX_TEAMS; made++) await found(player);
    const coach = await phoneOf();
    const { teamId: team } = await found(coach);
    await say(coach, 'team.invite', anInvitation(team, player));
    await player.pull();
    const invitationId = teamInvitationId.parse(player.rows('teamInvitations')[0]?.id);
    const answer = () => say(player, 'team.respond', { invitationId, isAccepted: true });
    expect([await answer(), await answer()]).toEqual(['applied', 'applied']);
    await player.pull();
    expect(player.rows('memberships')).toHaveLength(MAX_TEAMS);
  });

  test('invitations that are all accepted in one push stop at the same number', async () => {
    const player = await phoneOf();
    for (let made = 0; made < MAX_TEAMS + 1; made++) {
      const coach = await phoneOf();
      const { teamId: team } = await found(coach);
      await say(coach, 'team.invite', anInvitation(team, player));
    }
    await player.pull();
    const ids = player.rows('teamInvitations').map(({ id }) => teamInvitationId.parse(id));
    const { results } = await player.push(
      ...ids.map((invitationId) => player.mutation('team.respond', { invitationId, isAccepted: true })),
    );
    expect(results).toMatchObject([{ to: MAX_TEAMS }, { code: 'too_many_teams' }]);
    expect(player.rows('memberships')).toHaveLength(MAX_TEAMS);
  });

  test('a forged clock invites nobody oftener', async () => {
    const [coach, player] = [await phoneOf(), await phoneOf()];
    const { teamId: team } = await found(coach);
    const { results } = await coach.push(
      ...[30, 20, 10, 0].map((days) =>
        coach.mutation('team.invite', anInvitation(team, player), coach.ago(days)),
      ),
    );
    expect(results.map(({ code }) => code)).toEqual([undefined, ...Array<string>(3).fill('already_invited')]);
    await player.pull();
    expect(player.rows('teamInvitations')).toMatchObject([
      { createdAt: new Date(world().clock.now).toISOString() },
    ]);
  });

  test('a forged clock tries no more codes', async () => {
    const phone = await phoneOf();
    const { results } = await phone.push(
      ...Array.from({ length: 12 }, (_, tries) => ({
        ...byCode(phone, newTeamCode()),
        ...phone.ago(30 - tries),
      })),
    );
    const codes = [...Array<string>(10).fill('code_unknown'), 'too_many_codes', 'too_many_codes'];
    expect(results.map(({ code }) => code)).toEqual(codes);
  });

  test('nobody guesses by giving their own team codes, whatever the clock and the role', async () => {
    const [phone, other] = [await phoneOf(), await phoneOf()];
    const [{ teamId: team }, { code: taken }] = [await found(phone), await found(other)];
    const renew = (code: string, days = 0) =>
      phone.mutation('team.renewCode', { teamId: team, code }, phone.ago(days));
    // The one that it was founded with is the first.
    const tries = Array.from({ length: 99 }, (_, n) => renew(n === 50 ? taken : newTeamCode(), n % 14));
    const { results } = await phone.push(...tries);
    expect(results).toMatchObject([{ status: 'applied' }, { code: 'code_taken' }, { status: 'applied' }]);
    const place = membershipId.parse(phone.rows('memberships')[0]?.id);
    const more = await phone.push(
      renew(taken, 3),
      renew(newTeamCode()),
      phone.mutation('team.create', { ...aTeam(), code: taken }),
      phone.mutation('team.removeMember', { teamId: team, membershipId: place, code: taken }),
    );
    expect(new Set(more.results.map(({ code }) => code))).toEqual(new Set(['many_new_codes']));
    world().clock.now += 3_600_000;
    expect(await say(phone, 'team.renewCode', { teamId: team, code: newTeamCode() })).toBe('applied');
  });

  test('who is let in by one push fills the team and no more', async () => {
    const coach = await phoneOf();
    const { teamId: team } = await found(coach);
    const asked: JoinRequestId[] = [];
    for (const phone of [await phoneOf(), await phoneOf(), await phoneOf()])
      asked.push((await ask(phone, team)).id);
    await fill(team, 2);
    await coach.pull();
    const answers = asked.map((id) =>
      coach.mutation('team.answer', { teamId: team, joinRequestId: id, isAccepted: true }),
    );
    const { results } = await coach.push(...answers);
    expect(results).toMatchObject([{ to: 3 }, { code: 'team_full' }]);
    expect(coach.rows('teamRequests')).toMatchObject([{ id: asked[2], status: 'pending' }]);
  });

  test('somebody who is taken out and somebody who is let in by one push don’t share a place', async () => {
    const [coach, leaving, coming] = [await phoneOf(), await phoneOf(), await phoneOf()];
    const { teamId: team, code } = await found(coach);
    await leaving.push(byCode(leaving, code));
    const { id } = await ask(coming, team);
    await coach.pull();
    const gone = coach.rows('teamMembers').find(({ role }) => role === 'member');
    const membership = membershipId.parse(gone?.id);
    const { results } = await coach.push(
      coach.mutation('team.removeMember', { teamId: team, membershipId: membership, code: newTeamCode() }),
      coach.mutation('team.answer', { teamId: team, joinRequestId: id, isAccepted: true }),
    );
    expect(results).toMatchObject([{ status: 'applied', to: 3 }]);
    await Promise.all([leaving.pull(), coming.pull()]);
    expect([leaving.rows('memberships'), coming.rows('memberships')]).toMatchObject([[], [{ teamId: team }]]);
    expect(coach.rows('teamMembers').map((one) => one.id)).not.toContain(membership);
    // Each alone would have gone well too: it is the push that must not fail.
    expect(world().logs.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('a phone that has begun anew says its words again: the code is its own team’s, taken by nobody', async () => {
    const phone = await phoneOf();
    const team = await found(phone);
    const renewed = { teamId: team.teamId, code: newTeamCode() };
    expect(await say(phone, 'team.create', team)).toBe('exists');
    expect(await say(phone, 'team.renewCode', renewed)).toBe('applied');
    expect(await say(phone, 'team.renewCode', renewed)).toBe('applied');
    expect(await say(phone, 'team.create', team)).toBe('exists');
  });

  test('nobody is invited to a team that was made and deleted in one push', async () => {
    const [coach, other] = [await phoneOf(), await phoneOf()];
    const team = aTeam();
    await coach.push(
      coach.mutation('team.create', team),
      coach.mutation('team.invite', anInvitation(team.teamId, other)),
      coach.mutation('team.delete', { teamId: team.teamId }),
    );
    expect(await newsOf(other)).toEqual([]);
    await coach.pull();
    expect([...other.rows('teamInvitations'), ...coach.rows('teamInvitations')]).toEqual([]);
  });

  test('one and the same code for two teams is one team’s, and no push fails of it', async () => {
    const phone = await phoneOf();
    const [one, two] = [aTeam(), aTeam()];
    const { results } = await phone.push(
      phone.mutation('team.create', one),
      phone.mutation('team.create', { ...two, code: one.code }),
    );
    expect(results).toMatchObject([{ status: 'applied' }, { code: 'code_taken' }]);
    const [same, other] = [await phoneOf(), await phoneOf()];
    const id = aTeam();
    const both = await Promise.all([
      say(same, 'team.create', id),
      say(other, 'team.create', { ...aTeam(), teamId: id.teamId }),
    ]);
    // What the other one is told depends on how close they come: that it is theirs no more, taken, or there already.
    expect(both.filter((said) => said === 'applied')).toHaveLength(1);
    await Promise.all([same.pull(), other.pull()]);
    const mine = [same, other]
      .flatMap((phone) => phone.rows('teams'))
      .filter((team) => team.id === id.teamId);
    expect(mine).toHaveLength(1);
  });

  test('to invite and take back leaves nothing behind, and an invitation is told of once', async () => {
    const [coach, player] = [await phoneOf(), await phoneOf()];
    const { teamId: team } = await found(coach);
    for (let round = 0; round < 3; round++) {
      const invitation = anInvitation(team, player);
      expect(await say(coach, 'team.invite', invitation)).toBe('applied');
      expect(await newsOf(player)).toEqual(['You are invited']);
      await say(coach, 'team.withdraw', { invitationId: invitation.invitationId });
      expect(await newsOf(player)).toEqual([]);
    }
    world().clock.now += INVITATION_DAYS * DAY_MS;
    const { results } = await coach.push(
      coach.mutation('team.invite', anInvitation(team, player)),
      coach.mutation('team.delete', { teamId: team }),
    );
    expect(results).toMatchObject([{ status: 'applied' }]);
    expect(await newsOf(player)).toEqual([]);
    expect([coach.rows('teamInvitations'), player.rows('teamInvitations')]).toEqual([[], []]);
  });

  test('nobody is asked any more to let in somebody who came by the code, in one push or two', async () => {
    const [coach, one, two] = [await phoneOf(), await phoneOf(), await phoneOf()];
    const { teamId: team, code } = await found(coach);
    await ask(one, team);
    expect(await newsOf(coach)).toEqual(['Somebody wants to join']);
    await one.push(byCode(one, code));
    expect(one.rows('memberships')).toMatchObject([{ teamId: team }]);
    expect(await newsOf(coach)).toEqual(['Somebody has joined']);
    const args = { joinRequestId: joinRequestId.parse(newId()), teamId: team, teamName: 'x' };
    await two.push(two.mutation('team.request', args), byCode(two, code));
    expect(two.rows('memberships')).toMatchObject([{ teamId: team }]);
    expect(await newsOf(coach)).toEqual(['Players have joined']);
  });

  test('to ask and take back leaves nothing behind; who was declined waits a week, whatever they do', async () => {
    const [coach, helper, player] = [await phoneOf(), await phoneOf(), await phoneOf()];
    const { teamId: team, code } = await found(coach);
    await helper.push(byCode(helper, code));
    const place = { teamId: team, membershipId: membershipId.parse(helper.rows('memberships')[0]?.id) };
    expect(await say(coach, 'team.setRole', { ...place, role: 'admin' })).toBe('applied');
    for (let round = 0; round < 3; round++) {
      const { id } = await ask(player, team);
      expect((await newsOf(coach)).toSorted()).toEqual(['Somebody has joined', 'Somebody wants to join']);
      await say(player, 'team.takeBack', { joinRequestId: id });
      expect(await newsOf(coach)).toEqual(['Somebody has joined']);
    }
    const long = new Date(world().deps.now().getTime() - 13 * 24 * 3_600_000).toISOString();
    const id = joinRequestId.parse(newId());
    // A phone whose clock lies.
    const args = { joinRequestId: id, teamId: team, teamName: 'x' };
    await player.push({ ...player.mutation('team.request', args), at: long });
    await coach.pull();
    expect(await newsOf(helper)).toContain('Somebody wants to join');
    await say(coach, 'team.answer', { teamId: team, joinRequestId: id, isAccepted: false });
    // There is nothing left to answer, for nobody who could have.
    expect([await newsOf(coach), await newsOf(helper)]).toEqual([
      ['Somebody has joined'],
      ['You are an admin now'],
    ]);
    expect((await ask(player, team)).said).toBe('declined');
    await say(player, 'team.takeBack', { joinRequestId: id });
    expect((await ask(player, team)).said).toBe('declined');
    // The code is another way.
    await player.push(byCode(player, code));
    expect(player.rows('memberships')).toMatchObject([{ teamId: team, via: 'code' }]);
    expect(player.rows('joinRequests')).toEqual([]);
  });

  test('the week after a no begins with the no, not with the asking', async () => {
    const [coach, player] = [await phoneOf(), await phoneOf()];
    const { teamId: team } = await found(coach);
    const { id: joinRequest } = await ask(player, team);
    const invitation = anInvitation((await found(coach)).teamId, player);
    const invite = () =>
      say(coach, 'team.invite', { ...invitation, invitationId: teamInvitationId.parse(newId()) });
    expect(await invite()).toBe('applied');
    world().clock.now += 6 * DAY_MS;
    await Promise.all([coach.pull(), player.pull()]);
    const [received] = player.rows('teamInvitations');
    const invitationId = teamInvitationId.parse(received?.id);
    expect(await say(player, 'team.respond', { invitationId, isAccepted: false })).toBe('applied');
    const no = { teamId: team, joinRequestId: joinRequest, isAccepted: false };
    expect(await say(coach, 'team.answer', no)).toBe('applied');
    await player.pull();
    // The phone shows the no as long as the server holds to it.
    const declinedAt = new Date(world().clock.now).toISOString();
    expect(player.rows('joinRequests')).toMatchObject([{ status: 'declined', createdAt: declinedAt }]);
    world().clock.now += 7 * DAY_MS - 1000;
    expect([(await ask(player, team)).said, await invite()]).toEqual(['declined', 'declined']);
    world().clock.now += 1000;
    expect([(await ask(player, team)).said, await invite()]).toEqual(['applied', 'applied']);
  });

  test('who has asked and then comes by the code waits for no answer', async () => {
    const [coach, player] = [await phoneOf(), await phoneOf()];
    const { teamId: team, code } = await found(coach);
    await ask(player, team);
    await player.push(byCode(player, code));
    await coach.pull();
    expect([player.rows('joinRequests'), coach.rows('teamRequests')]).toEqual([[], []]);
    // Both at once, from the gym without a signal.
    const other = await phoneOf();
    const joinRequest = joinRequestId.parse(newId());
    const asking = { joinRequestId: joinRequest, teamId: team, teamName: 'Spikers' };
    await other.push(byCode(other, code), other.mutation('team.request', asking));
    await coach.pull();
    expect([other.rows('joinRequests'), coach.rows('teamRequests')]).toEqual([[], []]);
    expect(other.rows('memberships')).toHaveLength(1);
  });

  test('who is invited and then comes by the code has said yes to the invitation', async () => {
    const [coach, player] = [await phoneOf(), await phoneOf()];
    const { teamId: team, code } = await found(coach);
    await say(coach, 'team.invite', anInvitation(team, player));
    expect(await newsOf(player)).toEqual(['You are invited']);
    await player.push(byCode(player, code));
    expect(player.rows('memberships')).toMatchObject([{ teamId: team, via: 'code' }]);
    expect([await newsOf(player), await newsOf(coach)]).toEqual([[], ['Your invitation was accepted']]);
    for (const phone of [player, coach])
      expect(phone.rows('teamInvitations')).toMatchObject([{ teamId: team, status: 'accepted' }]);
  });

  test('who leaves and comes back without a signal is in the team, by the way they came back', async () => {
    const [coach, player] = [await phoneOf(), await phoneOf()];
    const { teamId: team, code } = await found(coach);
    await say(coach, 'team.invite', anInvitation(team, player));
    await player.pull();
    const invitationId = teamInvitationId.parse(player.rows('teamInvitations')[0]?.id);
    await say(player, 'team.respond', { invitationId, isAccepted: true });
    expect(player.rows('memberships')).toMatchObject([{ teamId: team, via: 'invitation' }]);
    const { results } = await player.push(
      player.mutation('team.leave', { teamId: team }),
      byCode(player, code),
    );
    expect(results).toMatchObject([{ status: 'applied' }]);
    expect(player.rows('memberships')).toMatchObject([{ teamId: team, via: 'code' }]);
    await coach.pull();
    for (const phone of [coach, player]) expect(phone.rows('teamMembers')).toHaveLength(2);
    // Once more is no mistake.
    expect((await player.push(byCode(player, code))).results).toMatchObject([{ status: 'applied' }]);
    expect([player.rows('memberships').length, player.rows('joinRequests')]).toEqual([1, []]);
  });
});
