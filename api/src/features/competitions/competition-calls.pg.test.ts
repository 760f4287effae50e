import * as calls from 'sync-protocol/contract/competitions';
import { blockUser } from 'sync-protocol/contract/profile/safety';
import { deleteAccount } from 'sync-protocol/contract/session/account';
import * as teams from 'sync-protocol/contract/teams';
import { competitionId, membershipId, newId, teamId, type TeamId } from 'sync-protocol/ids';
import {
  CHALLENGE_DAYS,
  LATE_HOURS,
  UNNAMED_COMPETITION,
  UNNAMED_OPPONENT,
} from 'sync-protocol/rules/competitions/competition-terms';
import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import {
  aSquad,
  aTrainingPhone,
  challenging,
  creatorOf,
  join,
  leadsBoth,
  say,
  train,
  type Squad,
} from '#testing/players/competing.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser, GROWN_UP, YOUNG } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { closeDue } from './closing/close-due.ts';

const HOUR_MS = 3_600_000;

onOneDatabase('the calls of competitions', (database) => {
  const world = testApp({ database });
  const create = (client: TestClient, from: TeamId, to: TeamId, more: object = {}) =>
    client.call(calls.createCompetition, {
      params: { id: from },
      body: { challengedTeamId: to, name: 'Spring Cup', targetValue: 50, duration: 7, ...more },
    });
  const made = async (from: Squad, to: Squad) => {
    const { status, body } = await create(creatorOf(from).client, from.id, to.id);
    expect(status, JSON.stringify(body)).toBe(201);
    return calls.shownCompetition.parse(body);
  };
  const idOf = async (squad: Squad) => {
    const [one] = await creatorOf(squad).client.ok(calls.listCompetitions);
    return one?.id ?? '';
  };
  const respond = (client: TestClient, id: string, status: 'active' | 'declined' = 'active') =>
    client.call(calls.respondToCompetition, { params: { id: competitionId.parse(id) }, body: { status } });
  const cancel = (client: TestClient, team: TeamId, id: string) =>
    client.call(calls.cancelCompetition, {
      params: { teamId: team, competitionId: competitionId.parse(id) },
    });

  test('what each may do, as a table', async () => {
    const [from, to] = [await aSquad(world(), 3), await aSquad(world(), 3)];
    for (const squad of [from, to]) {
      const params = { teamId: squad.id, userId: squad.phones[1]?.user.id ?? '' };
      await creatorOf(squad).client.ok(teams.setTeamRole, { params, body: { role: 'admin' } });
    }
    const outsider = (await aPhone(world())).client;
    const roles = { creator: 0, admin: 1, member: 2 };
    const ways: Record<string, number[]> = {};
    for (const [role, place] of Object.entries(roles)) {
      // What was taken back before counts no more.
      world().clock.now += CHALLENGE_DAYS * 24 * HOUR_MS;
      const [ours, theirs] = [from, to].map(({ phones }) => phones[place]?.client ?? outsider);
      if (!ours || !theirs) throw new Error('there are two sides');
      const one = await made(from, to);
      const asked = [
        (await create(ours, from.id, to.id)).status,
        (await respond(ours, one.id)).status,
        (await cancel(theirs, from.id, one.id)).status,
        (await cancel(ours, from.id, one.id)).status,
      ];
      await cancel(creatorOf(from).client, from.id, one.id);
      const other = await made(from, to);
      asked.push((await respond(theirs, other.id)).status);
      ways[role] = asked;
      await cancel(creatorOf(from).client, from.id, other.id);
      await world()
        .db.kysely.updateTable('competitions')
        .set({ status: 'completed' })
        .where('competitionId', '=', other.id)
        .execute();
    }
    const one = await made(from, to);
    const none = [
      (await create(outsider, from.id, to.id)).status,
      (await respond(outsider, one.id)).status,
      (await cancel(outsider, from.id, one.id)).status,
    ];
    // Challenge once more; answer the own one; take the others' back; take back; answer.
    expect({ ...ways, outsider: none }).toEqual({
      creator: [409, 403, 403, 200, 200],
      admin: [409, 403, 403, 200, 200],
      member: [403, 403, 403, 403, 403],
      outsider: [404, 404, 404],
    });
  });

  test('a plain member who challenges is told who can', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    const member = from.phones[1]?.client ?? world().client();
    const { status, body } = await create(member, from.id, to.id);
    expect([status, body]).toMatchObject([
      403,
      { code: 'not_manager', message: 'Only team creators or team admins can create challenges.' },
    ]);
    const { id } = await made(to, from);
    expect((await respond(member, id)).body).toMatchObject({
      message: 'Only the team’s creator and its admins can do this.',
    });
  });

  test('what a challenge says must be sound, and about a team that is there', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    const { client } = creatorOf(from);
    const bad: [object, string][] = [
      [{ name: '  ' }, 'name'],
      [{ targetValue: 0 }, 'targetValue'],
      [{ targetValue: 1.5 }, 'targetValue'],
      [{ duration: 0 }, 'duration'],
      [{ duration: 31 }, 'duration'],
      [{ competitionType: 'goals' }, 'competitionType'],
      [{ challengedTeamId: 'x' }, 'challengedTeamId'],
      [{ challengingTeamId: to.id }, 'challengingTeamId'],
    ];
    for (const [more, field] of bad)
      expect(await create(client, from.id, to.id, more)).toMatchObject(refusal(400, 'invalid_input', field));
    for (const name of ['Fuck cup', 'Call 0170 123 456 78'])
      expect(await create(client, from.id, to.id, { name })).toMatchObject(refusal(400, 'words_unfit'));
    expect(await create(client, from.id, teamId.parse(newId()))).toMatchObject(
      refusal(404, 'team_not_found'),
    );
    expect(await create(client, from.id, from.id)).toMatchObject(refusal(409, 'own_team'));
    const bigger = await aSquad(world(), 3);
    expect(await create(client, from.id, bigger.id)).toMatchObject(refusal(409, 'sizes_differ'));
    expect(await respond(client, newId())).toMatchObject(refusal(404, 'competition_not_found'));
  });

  test('a team that one does not find is not challenged: minors by their peers alone', async () => {
    const [grown, young, peers] = [
      await aSquad(world()),
      await aSquad(world(), 2, YOUNG),
      await aSquad(world(), 2, YOUNG + 1),
    ];
    expect(await create(creatorOf(grown).client, grown.id, young.id)).toMatchObject(
      refusal(404, 'team_not_found'),
    );
    expect(await create(creatorOf(peers).client, peers.id, young.id)).toMatchObject({ status: 201 });
    const found = async (squad: Squad) =>
      (await creatorOf(squad).client.ok(teams.listTeams, { query: { size: '2' } })).map(({ id }) => id);
    expect(await found(grown)).not.toContain(young.id);
    expect(await found(peers)).toEqual(expect.arrayContaining([young.id]));
    expect(await found(peers)).not.toContain((await aSquad(world(), 3, YOUNG)).id);
  });

  describe('squads of minors with a coach', () => {
    const coached = () => aSquad(world(), 3, YOUNG, GROWN_UP);
    const against = async ({ client }: { client: TestClient }) =>
      client.ok(teams.listTeams, { query: { aim: 'challenge', size: '3' } });

    test('are challenged by who may meet those who answer for them, and not a word of who else is in them', async () => {
      const [from, to] = [await coached(), await coached()];
      const coach = creatorOf(from);
      const listed = await against(coach);
      expect(listed.find(({ id }) => id === to.id)).toMatchObject({ memberCount: 3, members: [] });
      expect(listed.find(({ id }) => id === from.id)?.members).toHaveLength(3);
      for (const { user } of to.phones) expect(JSON.stringify(listed)).not.toContain(user.id);
      const { id } = await made(from, to);
      expect(await respond(creatorOf(to).client, id)).toMatchObject({ status: 200 });
      // Nobody has come nearer to anybody: the squad is still not theirs to find, to open or to join.
      const params = { id: to.id };
      expect((await coach.client.ok(teams.listTeams)).map((one) => one.id)).not.toContain(to.id);
      expect(await coach.client.call(teams.getTeam, { params })).toMatchObject({ status: 404 });
      expect(await coach.client.call(teams.joinTeam, { params })).toMatchObject(
        refusal(404, 'team_not_found'),
      );
      for (const { user } of to.phones.slice(1))
        expect((await coach.client.get(`/api/users/${user.id}/profile`)).status).toBe(404);
    });

    test('are not challenged by minors, nor by a coach where a minor answers, too', async () => {
      const [from, to] = [await coached(), await coached()];
      const peers = await aSquad(world(), 3, YOUNG);
      const promoted = { teamId: to.id, userId: to.phones[1]?.user.id ?? '' };
      expect(await create(creatorOf(peers).client, peers.id, to.id)).toMatchObject(
        refusal(404, 'team_not_found'),
      );
      expect((await against(creatorOf(peers))).map(({ id }) => id)).not.toContain(to.id);
      await creatorOf(to).client.ok(teams.setTeamRole, { params: promoted, body: { role: 'admin' } });
      expect(await create(creatorOf(from).client, from.id, to.id)).toMatchObject(
        refusal(404, 'team_not_found'),
      );
      expect((await against(creatorOf(from))).map(({ id }) => id)).not.toContain(to.id);
    });

    test('are out of reach for whoever one who answers for them has blocked, whoever of the two wished it', async () => {
      const [from, to] = [await coached(), await coached()];
      const [one, two] = [creatorOf(from), creatorOf(to)];
      await two.client.ok(blockUser, { params: { id: two.user.id, blockedUserId: one.user.id } });
      for (const [ours, theirs] of [
        [from, to],
        [to, from],
      ] as const) {
        expect(await create(creatorOf(ours).client, ours.id, theirs.id)).toMatchObject(
          refusal(404, 'team_not_found'),
        );
        expect((await against(creatorOf(ours))).map(({ id }) => id)).not.toContain(theirs.id);
      }
    });
  });

  describe('what somebody writes for a challenge', () => {
    const WORDS = { name: 'Zoe will lose', description: 'See you in the gym' };
    const block = ({ client, user }: TestPhone, { user: other }: TestPhone) =>
      client.ok(blockUser, { params: { id: user.id, blockedUserId: other.id } });
    /** Everything that a player’s phone has, and is answered of competitions. */
    const seenBy = async (phone: TestPhone) => {
      await phone.pull();
      return JSON.stringify([phone.everything(), await phone.client.ok(calls.listCompetitions)]);
    };
    const challenged = async (size = 2) => {
      const [from, to] = [await aSquad(world(), size), await aSquad(world(), size)];
      const [, member, mate = member] = to.phones;
      if (!member || !mate) throw new Error('there are two in it');
      const challenge = () => create(creatorOf(from).client, from.id, to.id, WORDS);
      return { from, to, member, mate, author: creatorOf(from), challenge };
    };
    type Squads = Awaited<ReturnType<typeof challenged>>;
    async function handOverAndLeave({ author, from }: Squads) {
      await author.pull();
      const heir = author.rows('teamMembers').find(({ role }) => role === 'member');
      const place = { teamId: from.id, membershipId: membershipId.parse(heir?.id) };
      expect(await say(author, 'team.setRole', { ...place, role: 'creator' })).toBe('applied');
      expect(await say(author, 'team.leave', { teamId: from.id })).toBe('applied');
    }
    const expectKept = async (phone: TestPhone, { from, author }: Squads) => {
      const seen = await seenBy(phone);
      for (const words of [...Object.values(WORDS), from.name, author.user.id, author.user.displayName ?? ''])
        expect(seen).not.toContain(words);
      // That there is a challenge the whole team hears.
      expect(seen).toContain(UNNAMED_COMPETITION);
      expect(seen).toContain(UNNAMED_OPPONENT);
    };

    test.each([
      ['has blocked them', true],
      ['is blocked by them', false],
    ])('stays away from a member of the other team who %s', async (_, isOwn) => {
      const squads = await challenged();
      const { author, member, to, challenge } = squads;
      await (isOwn ? block(member, author) : block(author, member));
      expect(await challenge()).toMatchObject({ status: 201, body: WORDS });
      await expectKept(member, squads);
      expect((await respond(creatorOf(to).client, await idOf(to))).status).toBe(200);
      await expectKept(member, squads);
      expect(await seenBy(author)).toContain(WORDS.description);
      // Nor is another name of the team one more thing to be said to them.
      const renamed = { ...squads, from: { ...squads.from, name: 'Zoe has lost' } };
      expect(await say(author, 'team.update', { teamId: renamed.from.id, name: renamed.from.name })).toBe(
        'applied',
      );
      await expectKept(member, renamed);
      expect(await say(author, 'team.delete', { teamId: renamed.from.id })).toBe('applied');
      await expectKept(member, renamed);
    });

    const begin = async ({ to }: Squads) => respond(creatorOf(to).client, await idOf(to));
    const end = (winner?: 'from' | 'to') => async (squads: Squads) => {
      await begin(squads);
      world().clock.now += HOUR_MS;
      if (winner) await train(creatorOf(squads[winner]), 2);
      world().clock.now += (7 + 1) * 24 * HOUR_MS + LATE_HOURS * HOUR_MS;
      await closeDue(world().deps);
    };
    const STATES: Record<string, (squads: Squads) => Promise<unknown>> = {
      'is asked': async () => undefined,
      runs: begin,
      'is won': end('to'),
      'is lost': end('from'),
      'is a draw': end(),
    };

    test.each(Object.entries(STATES))('goes from who blocks them while it %s', async (_, come) => {
      const squads = await challenged(3);
      const { author, member, mate, from, challenge } = squads;
      await challenge();
      await come(squads);
      expect(await seenBy(member)).toContain(WORDS.name);
      expect(await seenBy(mate)).toContain(from.name);
      // Also from whoever is second.
      for (const phone of [member, mate]) {
        await block(phone, author);
        await expectKept(phone, squads);
      }
    });

    test('goes from who has left their team since, and stays with who was on the same side', async () => {
      const squads = await challenged(3);
      const { author, member, from, challenge } = squads;
      await challenge();
      await begin(squads);
      expect(await say(member, 'team.leave', { teamId: squads.to.id })).toBe('applied');
      await block(member, author);
      expect(await seenBy(member)).toContain(UNNAMED_OPPONENT);
      expect(await seenBy(member)).not.toContain(from.name);
      const [, own] = from.phones;
      if (!own) throw new Error('there are three in it');
      await block(own, author);
      expect(await seenBy(own)).toContain(`${from.name} against ${squads.to.name}`);
    });

    test('stays away from who comes into the team after that', async () => {
      const squads = await challenged();
      const { author, to, challenge } = squads;
      await challenge();
      const late = await aPhone(world(), await aUser(world(), { age: GROWN_UP }));
      await block(late, author);
      expect(await join(late, to.code)).toBe('applied');
      await expectKept(late, squads);
    });

    const GOING: Record<string, (squads: Squads) => Promise<unknown>> = {
      'delete the team': ({ author, from }) => say(author, 'team.delete', { teamId: from.id }),
      'hand the team over and leave': handOverAndLeave,
      'delete the account': ({ author }) => author.client.ok(deleteAccount),
    };
    const namesAndWords = async (phone: TestPhone) => {
      await phone.pull();
      const [one] = await phone.client.ok(calls.listCompetitions);
      return [one?.challengingTeam.name, one?.name, one?.description];
    };
    const GONE = [UNNAMED_OPPONENT, UNNAMED_COMPETITION, ''];

    test.each(Object.entries(GOING))('goes, with the name of their team, when they %s', async (_, go) => {
      const squads = await challenged();
      const { member, to, from, challenge } = squads;
      await challenge();
      expect(await seenBy(creatorOf(to))).toContain(from.name);
      await go(squads);
      for (const phone of [member, creatorOf(to)]) {
        const seen = await seenBy(phone);
        for (const words of [from.name, ...Object.values(WORDS)]) expect(seen).not.toContain(words);
        expect(await namesAndWords(phone)).toEqual(GONE);
      }
    });

    test.each(Object.entries(GOING))('goes also from what has begun when they %s', async (how, go) => {
      const squads = await challenged();
      const { member, to, from, challenge } = squads;
      await challenge();
      expect((await respond(creatorOf(to).client, await idOf(to))).status).toBe(200);
      expect(await namesAndWords(member)).toEqual([from.name, ...Object.values(WORDS)]);
      await go(squads);
      // The team that the others have said yes to may be there still, and has its name.
      const name = how === 'delete the team' ? UNNAMED_OPPONENT : from.name;
      expect(await namesAndWords(member)).toEqual([name, UNNAMED_COMPETITION, '']);
      const told = member
        .rows('notifications')
        .filter(({ title }) => title === 'A competition is called off');
      expect(JSON.stringify(told)).not.toContain(from.name);
    });

    test('stays as long as whoever wrote it answers for the team, whoever else does no more', async () => {
      const { author, from, to, member, challenge } = await challenged();
      await leadsBoth(world(), await aSquad(world()), from);
      expect(await join(await aTrainingPhone(world()), to.code)).toBe('applied');
      await challenge();
      await author.pull();
      const helper = author.rows('teamMembers').find(({ role }) => role === 'admin');
      const place = { teamId: from.id, membershipId: membershipId.parse(helper?.id) };
      expect(await say(author, 'team.setRole', { ...place, role: 'member' })).toBe('applied');
      expect(await namesAndWords(member)).toEqual([from.name, ...Object.values(WORDS)]);
    });

    test('does not come after them, written and left in one push', async () => {
      const { author, from, to, member } = await challenged();
      await author.pull();
      const heir = author.rows('teamMembers').find(({ role }) => role === 'member');
      const place = { teamId: from.id, membershipId: membershipId.parse(heir?.id) };
      const { results } = await author.push(
        author.mutation('competition.create', challenging(from, to, WORDS)),
        author.mutation('team.setRole', { ...place, role: 'creator' }),
        author.mutation('team.leave', { teamId: from.id }),
      );
      expect(results.every(({ status }) => status === 'applied')).toBe(true);
      expect(await namesAndWords(member)).toEqual(GONE);
    });

    test.each([
      ['is asked', GONE],
      ['runs', ['Zoe has lost', UNNAMED_COMPETITION, '']],
    ])(
      'goes also when its team is given a name as they leave, while the competition %s',
      async (state, left) => {
        const { author, from, to, member, challenge } = await challenged();
        await challenge();
        if (state === 'runs') expect((await respond(creatorOf(to).client, await idOf(to))).status).toBe(200);
        await author.pull();
        const heir = author.rows('teamMembers').find(({ role }) => role === 'member');
        const place = { teamId: from.id, membershipId: membershipId.parse(heir?.id) };
        const { results } = await author.push(
          author.mutation('team.update', { teamId: from.id, name: 'Zoe has lost' }),
          author.mutation('team.setRole', { ...place, role: 'creator' }),
          author.mutation('team.leave', { teamId: from.id }),
        );
        expect(results.every(({ status }) => status === 'applied')).toBe(true);
        expect(await namesAndWords(member)).toEqual(left);
      },
    );

    test.each(['declined', 'run out'])('is kept by its team alone once the challenge is %s', async (how) => {
      const { author, from, to, member, challenge } = await challenged();
      await challenge();
      if (how === 'run out') {
        world().clock.now += CHALLENGE_DAYS * 24 * HOUR_MS;
        await closeDue(world().deps);
      } else expect((await respond(creatorOf(to).client, await idOf(to), 'declined')).status).toBe(200);
      for (const phone of [member, creatorOf(to)])
        for (const words of Object.values(WORDS)) expect(await seenBy(phone)).not.toContain(words);
      expect(await namesAndWords(author)).toEqual([from.name, ...Object.values(WORDS)]);
      // Whose it was is no secret.
      expect(await namesAndWords(member)).toEqual([from.name, UNNAMED_COMPETITION, '']);
    });

    test('is read by everybody else, whoever else is blocked', async () => {
      const { author, member, to, from, challenge } = await challenged();
      const [, mate] = from.phones;
      if (mate) await block(member, mate);
      await challenge();
      for (const phone of [member, creatorOf(to), author]) expect(await seenBy(phone)).toContain(WORDS.name);
    });
  });

  test('shows a competition to both teams alike, and to nobody else', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    const { id } = await made(from, to);
    const list = (client: TestClient) => client.ok(calls.listCompetitions);
    expect(await respond(creatorOf(to).client, id)).toMatchObject({
      status: 200,
      body: { status: 'active' },
    });
    expect(await respond(creatorOf(to).client, id)).toMatchObject({ status: 200 });
    world().clock.now += 60_000;
    await train(creatorOf(from), 2);
    const [ours] = await list(creatorOf(from).client);
    const [theirs] = await list(creatorOf(to).client);
    expect(ours).toMatchObject({
      id,
      status: 'active',
      challengingTeam: { id: from.id, name: from.name },
      challengedTeam: { id: to.id, name: to.name },
      stats: [
        { teamId: from.id, tasksCompleted: 2, streakDays: 1, players: 2 },
        { teamId: to.id, tasksCompleted: 0, pointsEarned: 0, streakDays: 0, players: 2 },
      ],
      own: { teamId: from.id, tasks: 2, days: 1, until: null },
      winnerTeamId: null,
      // Of what the call left out.
      competitionType: 'tasks',
      description: '',
    });
    const lateFor = Date.parse(ours?.countsUntil ?? '') - Date.parse(ours?.endsAt ?? '');
    expect(lateFor).toBe(LATE_HOURS * HOUR_MS);
    expect({ ...theirs, own: null }).toEqual({ ...ours, own: null });
    // Not a word of who is in the other team.
    for (const { user } of from.phones) expect(JSON.stringify(theirs)).not.toContain(user.id);
    expect(await list((await aPhone(world())).client)).toEqual([]);
    const { client, user } = creatorOf(to);
    const params = { id: user.id };
    expect(await client.ok(calls.activeCompetitions, { params })).toMatchObject([
      {
        id,
        status: 'active',
        challengingTeamName: from.name,
        challengedTeamName: to.name,
        goalTasksCompleted: 50,
        timeRemaining: { days: CHALLENGE_DAYS, hours: expect.any(Number) },
        progress: { challenging: { tasksCompleted: 2 }, challenged: { tasksCompleted: 0, pointsEarned: 0 } },
      },
    ]);
    expect(await client.ok(calls.competitionStats, { params })).toEqual({
      activeCompetitions: 1,
      competitionsWon: 0,
    });
    expect(await creatorOf(from).client.call(calls.activeCompetitions, { params })).toMatchObject({
      status: 403,
    });
    // Who is in both sees it once, and whoever has left no more.
    await join(creatorOf(to), from.code);
    expect(await list(client)).toHaveLength(1);
    const mate = from.phones[1];
    await mate?.client.ok(teams.leaveTeam, { params: { id: from.id } });
    expect(mate && (await list(mate.client))).toEqual([]);
  });
});
