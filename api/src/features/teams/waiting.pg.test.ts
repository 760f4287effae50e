import { deleteAccount } from 'sync-protocol/contract/session/account';
import {
  competitionId,
  joinRequestId,
  membershipId,
  newId,
  type TeamId,
  teamInvitationId,
} from 'sync-protocol/ids';
import { teamScope } from 'sync-protocol/mutations/teams/own-team';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { INVITATION_DAYS } from 'sync-protocol/rules/teams/team-terms';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { describe, expect, test } from 'vitest';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { holdScopes } from '#sync/write/hold-scopes.ts';
import { testApp } from '#testing/app.ts';
import {
  anInvitation,
  aSquad,
  challenging,
  creatorOf,
  found,
  join,
  newsOf,
  say,
} from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { untilWaiting } from '#testing/databases/waiting.ts';
import { aPulledPhone, type TestPhone } from '#testing/phone.ts';
import { sweepInvitationNews } from './commands.ts';

const WORDS_WAIT = 'We’re checking your team’s text';

onOneDatabase('what waits for an answer, as a team changes', (database) => {
  const world = testApp({ database });

  const phoneOf = () => aPulledPhone(world());
  const ask = (player: TestPhone, team: TeamId) => {
    const joinRequest = joinRequestId.parse(newId());
    return say(player, 'team.request', { joinRequestId: joinRequest, teamId: team, teamName: 'x' });
  };
  const receivedBy = async (phone: TestPhone) => {
    await phone.pull();
    return teamInvitationId.parse(phone.rows('teamInvitations')[0]?.id);
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
    return { team, code, place, coach, helper, setRole };
  };

  test.each(['is removed', 'leaves', 'is a plain member again', 'hands in their account'])(
    'an admin who %s leaves no invitation behind, and is asked for no answer',
    async (how) => {
      const { team, place, coach, helper, setRole } = await withAdmin();
      const rivals = await aSquad(world());
      const challenge = { ...challenging(rivals, rivals), challengedTeamId: team };
      expect(await say(creatorOf(rivals), 'competition.create', challenge)).toBe('applied');
      const [guest, other, asker] = [await phoneOf(), await phoneOf(), await phoneOf()];
      const own = await found(helper);
      expect(await ask(asker, team)).toBe('applied');
      expect(await say(coach, 'team.update', { teamId: team, name: 'Sexy Setters' })).toBe('applied');
      const questions = ['A challenge for your team', 'Somebody wants to join', WORDS_WAIT];
      expect(await newsOf(helper)).toEqual(expect.arrayContaining(questions));
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
      // Nor are they asked any more to let somebody in, or to accept a challenge, or told what waits; who still may is.
      expect(await newsOf(coach)).toEqual(expect.arrayContaining(questions));
      if (isGone) return;
      const heard = await newsOf(helper);
      expect(questions.filter((title) => heard.includes(title))).toEqual([]);
      expect(helper.rows('teamInvitations')).toMatchObject([{ teamId: own.teamId, status: 'pending' }]);
    },
  );

  test.each(['admin', 'creator'] as const)(
    'who becomes its %s hears of what waits for an answer',
    async (role) => {
      const { team, coach, helper, setRole } = await withAdmin();
      for (const squad of [await aSquad(world()), await aSquad(world())]) {
        const challenge = { ...challenging(squad, squad), challengedTeamId: team };
        expect(await say(creatorOf(squad), 'competition.create', challenge)).toBe('applied');
      }
      for (const player of [await phoneOf(), await phoneOf()])
        expect(await ask(player, team)).toBe('applied');
      expect(await setRole('member')).toBe('applied');
      expect(await newsOf(helper)).not.toContain('Somebody wants to join');
      await coach.pull();
      const [challenge] = coach.rows('competitions');
      const [request] = coach.rows('teamRequests');
      const place = helper.rows('memberships')[0];
      // What was answered a moment before waits no more.
      const { results } = await coach.push(
        coach.mutation('competition.respond', {
          teamId: team,
          competitionId: competitionId.parse(challenge?.competitionId),
          isAccepted: false,
        }),
        coach.mutation('team.answer', {
          teamId: team,
          joinRequestId: joinRequestId.parse(request?.id),
          isAccepted: false,
        }),
        coach.mutation('team.setRole', { teamId: team, membershipId: membershipId.parse(place?.id), role }),
      );
      expect(results.every(({ status }) => status === 'applied')).toBe(true);
      const heard = await newsOf(helper);
      const asked = ['A challenge for your team', 'Somebody wants to join'];
      expect(heard.filter((title) => asked.includes(title)).toSorted()).toEqual(asked);
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
    const [guest, asker, invitee, late] = [
      await phoneOf(),
      await phoneOf(),
      await phoneOf(),
      await phoneOf(),
    ];
    expect(await ask(asker, team)).toBe('applied');
    expect(await say(coach, 'team.invite', anInvitation(team, late))).toBe('applied');
    world().clock.now += INVITATION_DAYS * DAY_MS;
    for (const player of [guest, invitee])
      expect(await say(coach, 'team.invite', anInvitation(team, player))).toBe('applied');
    const { kysely } = world().db;
    await kysely.deleteFrom('dueWebPushes').execute();
    const invitationId = await receivedBy(invitee);
    expect(await say(invitee, 'team.respond', { invitationId, isAccepted: false })).toBe('applied');
    await coach.pull();
    const renamed = `${name} United`;
    // A word that waits for the operator is nobody's name yet.
    for (const next of ['Sexy Setters', renamed])
      expect(await say(coach, 'team.update', { teamId: team, name: next })).toBe('applied');
    await Promise.all([coach, guest, asker, invitee, late].map((phone) => phone.pull()));
    expect(guest.rows('teamInvitations')).toMatchObject([{ teamName: renamed, status: 'pending' }]);
    expect(asker.rows('joinRequests')).toMatchObject([{ teamName: renamed, status: 'pending' }]);
    expect(invitee.rows('teamInvitations')).toMatchObject([{ teamName: name, status: 'declined' }]);
    // It has run out, and waits for nothing.
    expect(late.rows('teamInvitations')).toMatchObject([{ teamName: name, status: 'pending' }]);
    // What the guest was told says so too, which is no news for their devices.
    expect(guest.rows('notifications')).toMatchObject([
      { title: 'You are invited', message: `${renamed} would like you on the team.`, read: false },
    ]);
    const due = kysely.selectFrom('dueWebPushes').select('type').where('userId', '=', guest.user.id);
    expect(await due.execute()).toEqual([]);
    const sent = coach.rows('teamInvitations').map(({ status, teamName }) => `${status} ${teamName}`);
    expect(sent.toSorted()).toEqual([`declined ${name}`, `pending ${name}`, `pending ${renamed}`]);
  });

  test('the end of an invitation that has run out takes nothing of the next one along', async () => {
    const { team, coach, helper } = await withAdmin();
    const guest = await phoneOf();
    expect(await say(helper, 'team.invite', anInvitation(team, guest))).toBe('applied');
    world().clock.now += INVITATION_DAYS * DAY_MS;
    expect(await say(coach, 'team.invite', anInvitation(team, guest))).toBe('applied');
    const withdraw = (phone: TestPhone) =>
      say(phone, 'team.withdraw', {
        invitationId: teamInvitationId.parse(phone.rows('teamInvitations')[0]?.id),
      });
    await Promise.all([coach.pull(), helper.pull()]);
    expect(await withdraw(helper)).toBe('applied');
    expect(await newsOf(guest)).toEqual(['You are invited']);
    expect(await withdraw(coach)).toBe('applied');
    expect(await newsOf(guest)).toEqual([]);
    expect(guest.rows('teamInvitations')).toEqual([]);
  });

  test('of an invitation that has run out nobody hears any more, unless they are invited once more', async () => {
    const { team, coach, helper } = await withAdmin();
    const [guest, other] = [await phoneOf(), await phoneOf()];
    for (const player of [guest, other])
      expect(await say(coach, 'team.invite', anInvitation(team, player))).toBe('applied');
    world().clock.now += DAY_MS;
    expect(await say(coach, 'team.invite', anInvitation((await found(coach)).teamId, guest))).toBe('applied');
    world().clock.now += (INVITATION_DAYS - 1) * DAY_MS;
    expect(await say(helper, 'team.invite', anInvitation(team, other))).toBe('applied');
    await sweepInvitationNews(world().deps);
    // The one into the other team still waits.
    const title = 'You are invited';
    expect([await newsOf(guest), await newsOf(other)]).toEqual([[title], [title]]);
    world().clock.now += INVITATION_DAYS * DAY_MS;
    await sweepInvitationNews(world().deps);
    expect([await newsOf(guest), await newsOf(other)]).toEqual([[], []]);
  });

  // What a phone is just sending of a notification would come after its end, and bring it back there.
  describe.runIf(database === 'postgres')('a notification that goes waits for whoever has it at hand', () => {
    const whileAtHand = async (phone: TestPhone, act: () => Promise<string | undefined>) => {
      const { db } = world();
      const { begun } = await db.transaction(async ({ kysely }) => {
        await holdPlayers(kysely, [phone.user.id]);
        const begun = act();
        await untilWaiting(db, 1);
        return { begun };
      });
      return begun;
    };

    test.each(['takes back', 'comes by the code'])('somebody who has asked %s', async (how) => {
      const [coach, asker] = [await phoneOf(), await phoneOf()];
      const { teamId: team, code } = await found(coach);
      expect(await ask(asker, team)).toBe('applied');
      const id = joinRequestId.parse(asker.rows('joinRequests')[0]?.id);
      const said = await whileAtHand(coach, () =>
        how === 'takes back' ? say(asker, 'team.takeBack', { joinRequestId: id }) : join(asker, code),
      );
      const left = how === 'takes back' ? [] : ['Somebody has joined'];
      expect([said, await newsOf(coach)]).toEqual(['applied', left]);
    });

    test('an admin turns down somebody of whom the creator has heard, too', async () => {
      const { team, coach, helper } = await withAdmin();
      const asker = await phoneOf();
      expect(await ask(asker, team)).toBe('applied');
      await helper.pull();
      const args = { teamId: team, joinRequestId: joinRequestId.parse(helper.rows('teamRequests')[0]?.id) };
      const said = await whileAtHand(coach, () => say(helper, 'team.answer', { ...args, isAccepted: false }));
      expect([said, await newsOf(coach)]).toEqual(['applied', ['Somebody has joined']]);
    });

    test('an invitation is taken back, or answered by coming in another way', async () => {
      const coach = await phoneOf();
      const { teamId: team, code } = await found(coach);
      const [one, two] = [await phoneOf(), await phoneOf()];
      const [first, second] = [anInvitation(team, one), anInvitation(team, two)];
      for (const args of [first, second]) expect(await say(coach, 'team.invite', args)).toBe('applied');
      const { invitationId } = first;
      const taken = await whileAtHand(one, () => say(coach, 'team.withdraw', { invitationId }));
      expect([taken, await newsOf(one)]).toEqual(['applied', []]);
      expect(await whileAtHand(coach, () => join(two, code))).toBe('applied');
      await coach.pull();
      expect(coach.rows('teamInvitations')).toMatchObject([{ status: 'accepted' }]);
    });

    // They wait for it with themselves in hand.
    test.each(['an invitation', 'a code', 'an answer'])(
      'who is told of what comes by %s is held before the team',
      async (how) => {
        const { team, code, coach, helper } = await withAdmin();
        const player = await phoneOf();
        if (how === 'an answer') expect(await ask(player, team)).toBe('applied');
        else expect(await say(coach, 'team.invite', anInvitation(team, player))).toBe('applied');
        const invitationId = how === 'an invitation' ? await receivedBy(player) : undefined;
        await helper.pull();
        const [request] = helper.rows('teamRequests');
        const act = () => {
          if (invitationId) return say(player, 'team.respond', { invitationId, isAccepted: true });
          if (!request) return join(player, code);
          return say(helper, 'team.answer', { teamId: team, joinRequestId: request.id, isAccepted: true });
        };
        const { db } = world();
        const { free, said } = await db.transaction(async ({ kysely }) => {
          await holdScopes(kysely, [teamScope(team)]);
          const said = act();
          await untilWaiting(db, 1);
          const players = [coach, player].map(({ user }) => user.id);
          const users = kysely.selectFrom('users').select('id').where('id', 'in', players);
          return { free: await users.forNoKeyUpdate().skipLocked().execute(), said };
        });
        expect([free, await said]).toEqual([[], 'applied']);
      },
    );
  });
});
