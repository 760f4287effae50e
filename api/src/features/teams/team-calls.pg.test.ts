import * as calls from 'sync-protocol/contract/teams';
import { blockUser } from 'sync-protocol/contract/profile/safety';
import { leaderboard } from 'sync-protocol/contract/leaderboard';
import { getProfile, searchUsers } from 'sync-protocol/contract/profile/profile';
import { deleteAccount } from 'sync-protocol/contract/session/account';
import { newId, teamId, type TeamId, teamInvitationId } from 'sync-protocol/ids';
import { newTeamCode } from 'sync-protocol/rules/teams/team-code';
import { MAX_TEAM_SIZE } from 'sync-protocol/rules/teams/team-terms';
import { weekStart } from 'sync-protocol/rules/training-day';
import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { untilWaiting } from '#testing/databases/waiting.ts';
import { aUser, GROWN_UP, signedIn, YOUNG } from '#testing/factories.ts';
import { inLetters } from '#testing/players/in-letters.ts';
import { aPhone } from '#testing/phone.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { refusal } from '#testing/refusal.ts';
import { holdScopes } from '#sync/write/hold-scopes.ts';

const HOUR_MS = 3_600_000;

let names = 0;
const aName = () => `Squad ${inLetters(++names)}`;

onOneDatabase('the calls of teams', (database) => {
  const world = testApp({ database });
  const player = async (age = GROWN_UP) => signedIn(world(), await aUser(world(), { age }));
  const found = (client: TestClient) => client.ok(calls.createTeam, { body: { name: aName() } });
  const joined = async (team: { code?: string | undefined }, age?: number) => {
    const one = await player(age);
    await one.client.ok(calls.joinTeamByCode, { body: { code: team.code ?? '' } });
    return one;
  };
  const idOf = async (client: TestClient, team: TeamId, who: { id: string }) => {
    const { members } = await client.ok(calls.getTeam, { params: { id: team } });
    return members.find(({ userId }) => userId === who.id)?.id ?? '';
  };

  test('what each may do in a team, as a table', async () => {
    const [creator, outsider, invitee] = [await player(), await player(), await player()];
    const team = await found(creator.client);
    const admin = await joined(team);
    const member = await joined(team);
    const ofTeam = { params: { id: team.id } };
    const setRole = (client: TestClient, role: 'admin' | 'member' | 'creator', of = admin) =>
      client.call(calls.setTeamRole, { params: { teamId: team.id, userId: of.user.id }, body: { role } });
    expect(await setRole(creator.client, 'admin')).toMatchObject({ status: 200 });
    const invite = (client: TestClient) =>
      client.call(calls.inviteToTeam, { ...ofTeam, body: { invitedUserId: invitee.user.id } });
    const table = async ({ client }: { client: TestClient }) => [
      (await client.call(calls.updateTeam, { ...ofTeam, body: { weeklyGoal: 10 } })).status,
      (await client.call(calls.renewTeamCode, ofTeam)).status,
      (await client.call(calls.teamRequests, ofTeam)).status,
      (await invite(client)).status,
      (await setRole(client, 'admin')).status,
      (await client.call(calls.removeTeamMember, { params: { teamId: team.id, userId: creator.user.id } }))
        .status,
      (await client.call(calls.getTeam, ofTeam)).status,
    ];
    expect({
      creator: await table(creator),
      // The creator has invited the player already.
      admin: await table(admin),
      member: await table(member),
      outsider: await table(outsider),
    }).toEqual({
      creator: [200, 200, 200, 201, 200, 403, 200],
      admin: [200, 200, 200, 409, 403, 403, 200],
      member: [403, 403, 403, 403, 403, 403, 200],
      outsider: [404, 404, 404, 404, 404, 404, 200],
    });
    expect(await admin.client.call(calls.deleteTeam, ofTeam)).toMatchObject(refusal(403, 'not_creator'));
    expect(await creator.client.call(calls.leaveTeam, ofTeam)).toMatchObject(refusal(403, 'creator_stays'));
    // Handed over, the old creator is an admin and may go.
    expect(await setRole(creator.client, 'creator')).toMatchObject({ status: 200 });
    const told = await world()
      .db.kysely.selectFrom('notifications')
      .select(['title', 'message'])
      .where('userId', '=', admin.user.id)
      .where('title', '=', 'The team is yours now')
      .execute();
    expect(told).toEqual([
      { title: 'The team is yours now', message: `${team.name} was handed over to you.` },
    ]);
    expect(await creator.client.call(calls.leaveTeam, ofTeam)).toMatchObject({ status: 200 });
    expect(await admin.client.call(calls.deleteTeam, ofTeam)).toMatchObject({ status: 200 });
    expect(await member.client.ok(calls.myTeams)).toEqual([]);
  });

  test('bad words, and what is not there', async () => {
    const { client } = await player();
    for (const name of ['Fuck united', 'Call 0170 123 456 78', '@handle of ours'])
      expect(await client.call(calls.createTeam, { body: { name } })).toMatchObject(
        refusal(400, 'words_unfit'),
      );
    expect(await client.call(calls.createTeam, { body: { name: '  ' } })).toMatchObject(
      refusal(400, 'invalid_input', 'name'),
    );
    const { user, client: creator } = await player();
    const ofOwn = { params: { id: (await found(creator)).id } };
    expect(
      await creator.call(calls.inviteToTeam, { ...ofOwn, body: { invitedUserId: user.id } }),
    ).toMatchObject(refusal(409, 'already_member'));
    const params = { id: teamId.parse(newId()) };
    expect(await client.call(calls.getTeam, { params })).toMatchObject(refusal(404, 'team_not_found'));
    expect(await client.call(calls.joinTeam, { params })).toMatchObject(refusal(404, 'team_not_found'));
  });

  test('a member is taken out by the call, once, and comes back by no code of before', async () => {
    const creator = await player();
    const team = await found(creator.client);
    const [one, two] = [await joined(team), await joined(team)];
    const remove = (client: TestClient, of: string) =>
      client.call(calls.removeTeamMember, { params: { teamId: team.id, userId: of } });
    expect(await remove(two.client, one.user.id)).toMatchObject(refusal(403, 'not_manager'));
    expect(await remove(creator.client, one.user.id)).toEqual(
      expect.objectContaining({ status: 200, body: { success: true } }),
    );
    expect(await one.client.ok(calls.myTeams)).toEqual([]);
    expect(await one.client.call(calls.joinTeamByCode, { body: { code: team.code ?? '' } })).toMatchObject(
      refusal(404, 'code_unknown'),
    );
    expect(await remove(creator.client, one.user.id)).toMatchObject(refusal(404, 'member_gone'));
    // Whom the viewer does not see has no id but that of their place.
    expect((await remove(creator.client, await idOf(creator.client, team.id, two.user))).status).toBe(200);
    expect(await creator.client.ok(calls.myTeams)).toMatchObject([{ memberCount: 1 }]);
  });

  test('a code of nobody ten times an hour, and then no code at all', async () => {
    const { client } = await player();
    const guess = () => client.call(calls.joinTeamByCode, { body: { code: newTeamCode() } });
    for (let tries = 0; tries < 10; tries++)
      expect(await guess()).toMatchObject(refusal(404, 'code_unknown'));
    expect(await guess()).toMatchObject(refusal(429, 'too_many_codes'));
    // Not with the right one either.
    const team = await found((await player()).client);
    const body = { code: team.code ?? '' };
    world().clock.now += HOUR_MS - 1;
    expect(await client.call(calls.joinTeamByCode, { body })).toMatchObject(refusal(429, 'too_many_codes'));
    world().clock.now += 1;
    expect(await client.call(calls.joinTeamByCode, { body })).toMatchObject({ status: 200 });
  });

  test('an open team is joined at once, another one by request', async () => {
    const [creator, one, two] = [await player(), await player(), await player()];
    const team = await found(creator.client);
    const params = { id: team.id };
    const invitee = await player();
    const { id: invitation } = await creator.client.ok(calls.inviteToTeam, {
      params,
      body: { invitedUserId: invitee.user.id },
    });
    expect(await invitee.client.call(calls.joinTeam, { params })).toMatchObject(refusal(409, 'invited'));
    await creator.client.ok(calls.withdrawInvitation, { params: { id: invitation } });
    expect(await one.client.ok(calls.joinTeam, { params })).toEqual({ status: 'requested' });
    const [request] = await creator.client.ok(calls.teamRequests, { params });
    expect(request).toMatchObject({ displayName: one.user.displayName });
    await creator.client.ok(calls.updateTeam, { params, body: { isOpen: true } });
    expect(await two.client.ok(calls.joinTeam, { params })).toEqual({ status: 'joined' });
    const answer = (status: 'accepted' | 'declined') =>
      creator.client.call(calls.answerTeamRequest, {
        params: { ...params, requestId: request?.id ?? '' },
        body: { status },
      });
    expect(await answer('accepted')).toMatchObject({ status: 200 });
    expect(await answer('declined')).toMatchObject(refusal(409, 'request_gone'));
    expect(await one.client.ok(calls.myTeams)).toMatchObject([{ userRole: 'member', memberCount: 3 }]);
  });

  describe('a minor and whoever is not about their age', () => {
    const sees = async (viewer: TestClient, id: string) =>
      (await viewer.json('GET', `/api/users/${id}/profile`)).status;

    test('meet in a team that the minor joined by its code, and nowhere else', async () => {
      const coach = await player();
      const team = await found(coach.client);
      const minor = await joined(team, YOUNG);
      expect([await sees(coach.client, minor.user.id), await sees(minor.client, coach.user.id)]).toEqual([
        200, 200,
      ]);
      const other = await found(coach.client);
      const body = { invitedUserId: minor.user.id };
      expect(await coach.client.call(calls.inviteToTeam, { params: { id: other.id }, body })).toMatchObject(
        refusal(404, 'user_not_found'),
      );
      const listed = async (client: TestClient) => (await client.ok(calls.listTeams)).map(({ id }) => id);
      expect(await listed(minor.client)).not.toContain(other.id);
      // Nor does a grown-up find the team that a minor is in.
      expect(await listed((await player()).client)).not.toContain(team.id);
      await minor.client.ok(calls.leaveTeam, { params: { id: team.id } });
      expect([await sees(coach.client, minor.user.id), await sees(minor.client, coach.user.id)]).toEqual([
        404, 404,
      ]);
    });

    test('are private to each other where the minor was invited, or has made the team', async () => {
      const young = await player(YOUNG);
      const team = await found(young.client);
      const grown = await joined(team);
      expect(await sees(grown.client, young.user.id)).toBe(404);
      const [shown] = await grown.client.ok(calls.myTeams);
      expect(shown?.members).toMatchObject([
        { userId: null, displayName: null, firstName: '', profileImageUrl: '', week: null },
        { userId: grown.user.id },
      ]);
      expect(JSON.stringify(shown)).not.toContain(young.user.id);
    });

    test('meet once the minor who was invited gives the code themselves; who made the team has come by none', async () => {
      const [maker, coach, minor] = [await player(YOUNG), await player(), await player(YOUNG)];
      const team = await found(maker.client);
      const byCode = ({ client }: { client: TestClient }) =>
        client.ok(calls.joinTeamByCode, { body: { code: team.code ?? '' } });
      await byCode(coach);
      const body = { invitedUserId: minor.user.id };
      await maker.client.ok(calls.inviteToTeam, { params: { id: team.id }, body });
      const [invitation] = await minor.client.ok(calls.receivedInvitations);
      await minor.client.ok(calls.respondToInvitation, {
        params: { id: invitation?.id ?? teamInvitationId.parse(newId()) },
        body: { status: 'accepted' },
      });
      const seen = async () => [
        await sees(coach.client, minor.user.id),
        await sees(minor.client, coach.user.id),
        await sees(coach.client, maker.user.id),
      ];
      expect(await seen()).toEqual([404, 404, 404]);
      // The coach's own saying of it opens nothing.
      await byCode(coach);
      expect(await seen()).toEqual([404, 404, 404]);
      expect(await byCode(minor)).toMatchObject({ userRole: 'member', memberCount: 3 });
      await byCode(maker);
      expect(await seen()).toEqual([200, 200, 404]);
    });

    test('are nobody to who is invited into their team, and sees what it is', async () => {
      const coach = await player();
      const team = await found(coach.client);
      const minor = await joined(team, YOUNG);
      const guest = await player();
      const params = { id: team.id };
      const look = () => guest.client.call(calls.getTeam, { params });
      expect(await look()).toMatchObject(refusal(404, 'team_not_found'));
      const body = { invitedUserId: guest.user.id };
      await coach.client.ok(calls.inviteToTeam, { params, body });
      const shown = await guest.client.ok(calls.getTeam, { params });
      expect(shown).toMatchObject({
        memberCount: 2,
        userRole: 'none',
        members: [{ userId: coach.user.id }, { userId: null, displayName: null, week: null }],
      });
      expect(shown).not.toHaveProperty('code');
      expect(JSON.stringify(shown)).not.toContain(minor.user.id);
      expect((await guest.client.ok(calls.listTeams)).map(({ id }) => id)).not.toContain(team.id);
      const [invitation] = await guest.client.ok(calls.receivedInvitations);
      await guest.client.ok(calls.respondToInvitation, {
        params: { id: invitation?.id ?? teamInvitationId.parse(newId()) },
        body: { status: 'declined' },
      });
      expect(await look()).toMatchObject(refusal(404, 'team_not_found'));
    });

    test('are not named to peers who find the team of a minor', async () => {
      const young = await player(YOUNG);
      const team = await found(young.client);
      const peer = await player(YOUNG + 1);
      const shown = (await peer.client.ok(calls.listTeams)).find(({ id }) => id === team.id);
      expect(shown).toMatchObject({
        memberCount: 1,
        members: [{ userId: null, displayName: null, week: null }],
      });
      expect(JSON.stringify(shown)).not.toContain(young.user.displayName);
    });

    test('keep a team closed', async () => {
      const coach = await player();
      const team = await found(coach.client);
      const params = { id: team.id };
      await coach.client.ok(calls.updateTeam, { params, body: { isOpen: true } });
      await joined(team, YOUNG);
      expect(await coach.client.ok(calls.getTeam, { params })).toMatchObject({ isOpen: false });
      expect(await coach.client.call(calls.updateTeam, { params, body: { isOpen: true } })).toMatchObject(
        refusal(403, 'minors_inside'),
      );
      // Its form says with every change that it is closed.
      const body = { isOpen: false, weeklyGoal: 40 };
      expect(await coach.client.ok(calls.updateTeam, { params, body })).toMatchObject({ weeklyGoal: 40 });
    });
  });

  test('a block makes private players of two members, and ends what one has sent the other', async () => {
    const coach = await player();
    const team = await found(coach.client);
    const one = await joined(team);
    const two = await player();
    const mine = await found(one.client);
    const body = { invitedUserId: two.user.id };
    await one.client.ok(calls.inviteToTeam, { params: { id: mine.id }, body });
    const third = await player();
    const alsoInvited = { params: { id: mine.id }, body: { invitedUserId: third.user.id } };
    await one.client.ok(calls.inviteToTeam, alsoInvited);
    await two.client.ok(calls.joinTeamByCode, { body: { code: team.code ?? '' } });
    const ids = { id: two.user.id, blockedUserId: one.user.id };
    await two.client.ok(blockUser, { params: ids });
    for (const { client, user } of [
      { client: one.client, user: two.user },
      { client: two.client, user: one.user },
    ]) {
      const told = JSON.stringify([
        await client.ok(calls.myTeams),
        await client.ok(calls.sentInvitations),
        await client.ok(calls.receivedInvitations),
      ]);
      expect(told).not.toContain(user.id);
      expect(told).not.toContain(user.displayName);
      const [shared] = (await client.ok(calls.myTeams)).filter(({ id }) => id === team.id);
      expect(shared).toMatchObject({ memberCount: 3 });
    }
    // What one of them has sent to others stands.
    expect(await one.client.ok(calls.sentInvitations)).toMatchObject([
      { invitedUser: { userId: third.user.id } },
    ]);
    expect(await third.client.ok(calls.receivedInvitations)).toHaveLength(1);
  });

  test('a team outlives its creator: an admin has it, else who has been there longest; alone it goes', async () => {
    const creator = await player();
    const [team, alone] = [await found(creator.client), await found(creator.client)];
    const [first, admin] = [await joined(team), await joined(team)];
    const params = { teamId: team.id, userId: await idOf(creator.client, team.id, admin.user) };
    await creator.client.ok(calls.setTeamRole, { params, body: { role: 'admin' } });
    await creator.client.ok(deleteAccount);
    const [left] = await admin.client.ok(calls.myTeams);
    expect(left).toMatchObject({ userRole: 'creator', memberCount: 2 });
    await admin.client.ok(deleteAccount);
    expect(await first.client.ok(calls.myTeams)).toMatchObject([{ userRole: 'creator', memberCount: 1 }]);
    const { kysely } = world().db;
    expect(await kysely.selectFrom('teams').select('id').where('id', '=', alone.id).execute()).toEqual([]);
  });

  test('teammates see each other’s week, and each other on the board of teammates, live', async () => {
    const coach = await player();
    const team = await found(coach.client);
    const minor = await joined(team, YOUNG);
    for (const [viewer, seen] of [
      [coach, minor],
      [minor, coach],
    ] as const) {
      expect(await viewer.client.ok(getProfile, { params: { id: seen.user.id } })).toMatchObject({
        relationship: { isTeammate: true },
        canViewProfile: true,
        canApproach: false,
      });
      // Whom a search finds is asked to be a rival, or to come into a team: neither is for these two.
      const query = { q: seen.user.displayName ?? '' };
      expect(await viewer.client.ok(searchUsers, { query })).toEqual([]);
    }
    const [before] = await coach.client.ok(calls.myTeams);
    expect(before).toMatchObject({ weekTasks: 0, members: [{ week: Array(7).fill(false) }, {}] });

    const phone = await aPhone(world(), minor.user);
    await phone.start(testRegimenId('serving'));
    await phone.pull();
    const [task] = phone.rows('tasks');
    if (!task) throw new Error('nothing was dealt');
    await phone.push(phone.setCompleted(task));
    const weekFrom = weekStart(task.day);
    const tasks = { weekTasks: 1, weekFrom };
    expect(await coach.client.ok(calls.myTeams)).toMatchObject([{ ...tasks, ownWeekTasks: 0 }]);
    expect(await minor.client.ok(calls.myTeams)).toMatchObject([{ ...tasks, ownWeekTasks: 1 }]);
    const query = { timeframe: 'weekly', scope: 'teammates' } as const;
    const board = await coach.client.ok(leaderboard, { query });
    expect(board).toMatchObject([{ rank: 1, id: minor.user.id }]);
    expect(await (await player()).client.ok(leaderboard, { query })).toEqual([]);
  });

  test('two who come for the last place at once: one has it', async () => {
    const creator = await player();
    const team = await found(creator.client);
    const { kysely } = world().db;
    for (let taken = 1; taken < MAX_TEAM_SIZE - 1; taken++) {
      const { id } = await aUser(world());
      const row = { id: newId(), teamId: team.id, joinedAt: new Date().toISOString(), seq: 1, born: 1 };
      await kysely
        .insertInto('memberships')
        .values({ ...row, id: newId<never>(), userId: id, via: 'code', scope: `user:${id}` })
        .execute();
    }
    const comers = await Promise.all([player(), player(), player()]);
    const body = { code: team.code ?? '' };
    const answers = await Promise.all(
      comers.map(({ client }) => client.call(calls.joinTeamByCode, { body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test.runIf(database === 'postgres')(
    'two managers who invite somebody at once invite them once',
    async () => {
      const { db } = world();
      const creator = await player();
      const team = await found(creator.client);
      const admin = await joined(team);
      const guest = await player();
      const params = { id: team.id };
      await creator.client.ok(calls.setTeamRole, {
        params: { teamId: team.id, userId: admin.user.id },
        body: { role: 'admin' },
      });
      const answers = await db.transaction(async ({ kysely }) => {
        await holdScopes(kysely, [`team:${team.id}`]);
        const body = { invitedUserId: guest.user.id, message: '' };
        const begun = [creator, admin].map(({ client }) => client.call(calls.inviteToTeam, { params, body }));
        await untilWaiting(db, 2);
        return { begun };
      });
      const statuses = (await Promise.all(answers.begun)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([201, 409]);
      expect(await guest.client.ok(calls.receivedInvitations)).toHaveLength(1);
    },
  );

  test.runIf(database === 'postgres').each([
    [
      ['accepted', 'accepted'],
      [200, 200],
    ],
    [
      ['declined', 'declined'],
      [200, 200],
    ],
    [
      ['accepted', 'declined'],
      [200, 409],
    ],
  ] as const)('two managers who answer a request at once by %j are told %j', async (said, told) => {
    const { db } = world();
    const creator = await player();
    const team = await found(creator.client);
    const admin = await joined(team);
    const guest = await player();
    const params = { id: team.id };
    await creator.client.ok(calls.setTeamRole, {
      params: { teamId: team.id, userId: admin.user.id },
      body: { role: 'admin' },
    });
    await guest.client.ok(calls.joinTeam, { params });
    const [request] = await creator.client.ok(calls.teamRequests, { params });
    const { begun } = await db.transaction(async ({ kysely }) => {
      await holdScopes(kysely, [`team:${team.id}`]);
      const begun = [creator, admin].map(({ client }, index) =>
        client.call(calls.answerTeamRequest, {
          params: { ...params, requestId: request?.id ?? '' },
          body: { status: said[index] ?? 'accepted' },
        }),
      );
      await untilWaiting(db, 2);
      return { begun };
    });
    const answers = await Promise.all(begun);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(told);
    const { code } = (answers.find(({ status }) => status === 409)?.body as { code?: string }) ?? {};
    expect(code).toBe(told.some((status) => status === 409) ? 'request_gone' : undefined);
    // What is remembered of it names nobody.
    const [memory] = await db.kysely
      .selectFrom('tombstones')
      .select('row')
      .where('rowId', '=', String(request?.id))
      .where('tableName', '=', 'teamRequests')
      .execute();
    expect(memory?.row).toMatchObject({ teamId: team.id });
    expect(JSON.stringify(memory?.row)).not.toContain(guest.user.id);
  });

  test('what two managers change at once both stands', async () => {
    const creator = await player();
    const team = await found(creator.client);
    const admin = await joined(team);
    const member = { teamId: team.id, userId: admin.user.id };
    await creator.client.ok(calls.setTeamRole, { params: member, body: { role: 'admin' } });
    const params = { id: team.id };
    const name = aName();
    await Promise.all([
      creator.client.ok(calls.updateTeam, { params, body: { name } }),
      admin.client.ok(calls.updateTeam, { params, body: { weeklyGoal: 77 } }),
    ]);
    expect(await admin.client.ok(calls.getTeam, { params })).toMatchObject({ name, weeklyGoal: 77 });
  });
});
