import { listCompetitions } from 'sync-protocol/contract/competitions';
import { countsUntil } from 'sync-protocol/rules/competitions/competition-score';
import { UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import { deleteAccount } from 'sync-protocol/contract/session/account';
import { membershipId } from 'sync-protocol/ids';
import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import {
  aSquad,
  aTrainingPhone,
  challenging,
  creatorOf,
  endedNow,
  join,
  leadsBoth,
  openTasks,
  say,
  scoresOf,
  stateOf,
  train,
  underWay,
  type Squad,
} from '#testing/players/competing.ts';
import type { TestPhone } from '#testing/phone.ts';
import { closeDue } from './closing/close-due.ts';
import { close } from './closing/close.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

onBothDatabases('competitions on phones', (database) => {
  const world = testApp({ database });
  const squads = async (size = 2): Promise<[Squad, Squad]> => [
    await aSquad(world(), size),
    await aSquad(world(), size),
  ];
  const respond = (
    to: Squad,
    competitionId: ReturnType<typeof challenging>['competitionId'],
    isAccepted = true,
  ) => say(creatorOf(to), 'competition.respond', { teamId: to.id, competitionId, isAccepted });
  /** A later day, on which the phones have their tasks. */
  const later = async (ms: number, ...phones: TestPhone[]) => {
    world().clock.now += ms;
    for (const phone of phones) await phone.pull();
  };

  test('challenged, accepted, trained for and won: both teams have it, and everybody hears of it', async () => {
    const [from, to] = await squads();
    const [one, mate] = from.phones;
    const [other] = to.phones;
    if (!one || !mate || !other) throw new Error('there are two in each');
    const args = challenging(from, to, { targetValue: 5 });
    expect(await say(one, 'competition.create', args)).toBe('applied');
    expect(await stateOf(other)).toMatchObject({
      rows: [{ side: 'challenged', status: 'pending', otherTeamName: from.name, name: 'Spring Cup' }],
      told: ['A challenge for your team'],
    });
    // Training of before does not count.
    await train(one, 1);
    expect(await respond(to, args.competitionId)).toBe('applied');
    expect((await stateOf(mate)).rows).toMatchObject([
      { side: 'challenging', status: 'active', otherTeamName: to.name },
    ]);
    world().clock.now += 60_000;
    await train(one, 2, 1);
    await train(mate, 2);
    await train(other, 3);
    expect(await scoresOf(other, args.competitionId)).toEqual([
      [4, 2],
      [3, 1],
    ]);
    // Taken back, it counts no more.
    const [undone] = openTasks(mate, 0, 1);
    if (!undone) throw new Error('a day has tasks');
    await mate.push(mate.setCompleted(undone, false));
    expect(await scoresOf(one, args.competitionId)).toEqual([
      [3, 2],
      [3, 1],
    ]);
    await train(mate, 2, 3);
    const results = [];
    for (const phone of [...from.phones, ...to.phones]) results.push(await stateOf(phone));
    expect(
      results.map(({ rows: [row] }) => [row?.status, row?.ending, row?.ownScore, row?.otherScore]),
    ).toEqual([
      ['completed', 'reach', 5, 3],
      ['completed', 'reach', 5, 3],
      ['completed', 'reach', 3, 5],
      ['completed', 'reach', 3, 5],
    ]);
    for (const { told } of results.slice(0, 2)) expect(told).toContain('Your team has won');
    for (const { told } of results.slice(2))
      expect(told.toSorted()).toEqual(['The competition is on', 'The competition is over']);
    await closeDue(world().deps);
    for (const phone of from.phones) {
      await phone.pull();
      expect(phone.rows('playerStats')).toMatchObject([{ competitionsWon: 1 }]);
      expect(phone.rows('userBadges').map(({ badgeId }) => badgeId)).toContain('competitions-1');
    }
    expect(other.rows('playerStats')).toMatchObject([{ competitionsWon: 0 }]);
    // What comes later moves nothing.
    await train(other, 3, 3);
    expect(await scoresOf(other, args.competitionId)).toEqual([
      [5, 2],
      [3, 1],
    ]);
    // Nor is it won again.
    await closeDue(world().deps);
    await one.pull();
    expect(one.rows('playerStats')).toMatchObject([{ competitionsWon: 1 }]);
  });

  test('at the end of its time the higher count wins, with what comes in late within a day', async () => {
    const [from, to] = await squads();
    const [one] = from.phones;
    const [other, late] = to.phones;
    if (!one || !other || !late) throw new Error('there are two in each');
    const id = await underWay(from, to, { duration: 1 });
    world().clock.now += 60_000;
    await train(one, 3);
    await train(other, 1);
    // Without a signal until the day after the end.
    const offline = openTasks(late, 0, 3).map((task) => late.setCompleted(task));
    await later(2 * DAY_MS);
    const endsAt = one.rows('competitions')[0]?.endsAt ?? '';
    expect(Date.parse(endsAt)).toBeLessThan(world().clock.now);
    expect(await endedNow(world(), from)).toBe(0);
    await later(0, one);
    await train(one, 1);
    expect(await scoresOf(one, id)).toEqual([
      [3, 1],
      [1, 1],
    ]);
    await late.push(...offline);
    expect(await scoresOf(one, id)).toEqual([
      [3, 1],
      [4, 2],
    ]);
    await later(DAY_MS);
    expect(await endedNow(world(), from)).toBe(1);
    expect((await stateOf(late)).rows).toMatchObject([{ ending: 'runOut', ownScore: 4, otherScore: 3 }]);
    expect((await stateOf(one)).told).toContain('The competition is over');
  });

  test('equal counts are a draw, which nobody has won', async () => {
    const [from, to] = await squads();
    await underWay(from, to, { duration: 1 });
    await later(3 * DAY_MS);
    // Two nodes at once: it ends once.
    await Promise.all([closeDue(world().deps), closeDue(world().deps)]);
    for (const phone of [...from.phones, ...to.phones]) {
      const { rows, told } = await stateOf(phone);
      expect(rows).toMatchObject([{ status: 'completed', ending: 'runOut', ownScore: 0, otherScore: 0 }]);
      expect(told.filter((title) => title === 'A draw')).toHaveLength(1);
      expect(phone.rows('playerStats')).toMatchObject([{ competitionsWon: 0 }]);
    }
    const [shown] = await creatorOf(from).client.ok(listCompetitions);
    expect(shown).toMatchObject({ status: 'completed', winnerTeamId: null });
  });

  onOneOfThem(database, () => {
    test('what comes in after that day counts no more, though nobody has closed it yet', async () => {
      const [from, to] = await squads();
      const [[one], [, late]] = [from.phones, to.phones];
      if (!one || !late) throw new Error('there are two in each');
      const id = await underWay(from, to, { duration: 1 });
      world().clock.now += 60_000;
      const [inTime, tooLate] = openTasks(late, 0, 2).map((task) => late.setCompleted(task));
      if (!inTime || !tooLate) throw new Error('a day has tasks');
      await later(DAY_MS, one);
      const isOver = Date.parse(countsUntil(one.rows('competitions')[0]?.endsAt ?? ''));
      world().clock.now = isOver - 1;
      await late.push(inTime);
      world().clock.now = isOver;
      await late.push(tooLate);
      expect(await scoresOf(one, id)).toEqual([
        [0, 0],
        [1, 1],
      ]);
      expect(await endedNow(world(), from)).toBe(1);
    });

    test('whose end has passed is told apart: declined, taken back, run out', async () => {
      const [from, to] = await squads();
      const [declined, taken, old] = [challenging(from, to), challenging(from, to), challenging(from, to)];
      await say(creatorOf(from), 'competition.create', declined);
      expect(await respond(to, declined.competitionId, false)).toBe('applied');
      expect((await stateOf(creatorOf(from))).told).toEqual(['Your challenge was declined']);
      expect(await say(creatorOf(from), 'competition.create', taken)).toBe('declined');
      await later(8 * DAY_MS);
      await say(creatorOf(from), 'competition.create', taken);
      const args = { teamId: from.id, competitionId: taken.competitionId };
      expect(await say(creatorOf(from), 'competition.withdraw', args)).toBe('applied');
      expect(await respond(to, taken.competitionId)).toBe('challenge_gone');
      await say(creatorOf(from), 'competition.create', old);
      expect(await say(creatorOf(from), 'competition.create', challenging(from, to))).toBe(
        'already_challenged',
      );
      await later(8 * DAY_MS);
      expect(await respond(to, old.competitionId)).toBe('challenge_expired');
      // Before the old one is put away there may be another, which is not its business.
      const next = challenging(from, to);
      expect(await say(creatorOf(from), 'competition.create', next)).toBe('applied');
      expect(await endedNow(world(), from)).toBe(1);
      expect((await stateOf(creatorOf(to))).told).toEqual(['A challenge for your team']);
      const back = { teamId: from.id, competitionId: next.competitionId };
      expect(await say(creatorOf(from), 'competition.withdraw', back)).toBe('applied');
      const { rows } = await stateOf(creatorOf(to));
      expect(rows.map(({ status, ending }) => `${status}: ${ending}`).sort()).toEqual([
        'cancelled: expire',
        'declined: decline',
      ]);
      expect((await stateOf(creatorOf(from))).told).toContain('Your challenge has run out');
      // There is nothing to answer any more.
      expect((await stateOf(creatorOf(to))).told).toEqual([]);
    });

    test('who is in both teams hears of it once, in words that are right for both', async () => {
      const [from, to] = await squads();
      const args = challenging(from, to, { targetValue: 2 });
      await say(creatorOf(from), 'competition.create', args);
      const both = await leadsBoth(world(), from, to);
      const answer = { teamId: to.id, competitionId: args.competitionId, isAccepted: true };
      expect(await say(both, 'competition.respond', answer)).toBe('applied');
      expect((await stateOf(both)).told).toEqual(['The competition is on']);
      world().clock.now += 60_000;
      await train(creatorOf(to), 2);
      expect((await stateOf(both)).told.toSorted()).toEqual([
        'The competition is on',
        'The competition is over',
      ]);
      const told = both.rows('notifications').find(({ title }) => title === 'The competition is over');
      expect(told?.message).toBe(`${to.name} beats ${from.name}, 2 to 0.`);
      const [, mate] = from.phones;
      expect(mate && (await stateOf(mate)).told).toContain('The competition is over');
      expect((await stateOf(creatorOf(to))).told).toContain('Your team has won');
      // Equal is equal.
      const [one, other] = await squads();
      const second = challenging(one, other, { duration: 1 });
      await say(creatorOf(one), 'competition.create', second);
      const player = await leadsBoth(world(), one, other);
      const yes = { ...answer, teamId: other.id, competitionId: second.competitionId };
      await say(player, 'competition.respond', yes);
      await later(3 * DAY_MS);
      await closeDue(world().deps);
      expect((await stateOf(player)).told.toSorted()).toEqual(['A draw', 'The competition is on']);
    });
  });

  describe('who comes and goes', () => {
    test('joins for the next one; leaves, and what they did stays', async () => {
      const [from, to] = await squads(3);
      const id = await underWay(from, to);
      const [one, gone] = from.phones.slice(1);
      const late = await aTrainingPhone(world());
      await join(late, from.code);
      if (!one || !gone) throw new Error('there are three');
      world().clock.now += 60_000;
      await train(one, 1);
      await train(gone, 2);
      await train(late, 3);
      world().clock.now += 60_000;
      expect(await say(gone, 'team.leave', { teamId: from.id })).toBe('applied');
      expect(gone.rows('competitions')).toEqual([]);
      world().clock.now += 60_000;
      await train(gone, 2, 2);
      expect((await scoresOf(one, id))[0]).toEqual([3, 2]);
      // With an account goes who it was, and not what they did for the team.
      await one.client.ok(deleteAccount);
      expect((await scoresOf(creatorOf(to), id))[0]).toEqual([3, 2]);
      const rows = await world()
        .db.kysely.selectFrom('competitionPlayers')
        .select(['userId', 'tasks'])
        .where('competitionId', '=', id)
        .where('tasks', '>', 0)
        .orderBy('tasks')
        .execute();
      expect(rows).toEqual([
        { userId: null, tasks: 1 },
        { userId: gone.user.id, tasks: 2 },
      ]);
    });

    test('a team that is deleted ends what it was in, for the other as well', async () => {
      const [from, to] = await squads();
      const third = await aSquad(world(), 2);
      await underWay(from, to);
      await say(creatorOf(third), 'competition.create', challenging(third, from));
      expect(await say(creatorOf(from), 'team.delete', { teamId: from.id })).toBe('applied');
      for (const phone of from.phones)
        expect((await stateOf(phone)).told).not.toContain('A challenge for your team');
      for (const phone of [...to.phones, ...third.phones]) {
        const { rows, told } = await stateOf(phone);
        expect(rows).toMatchObject([
          { status: 'cancelled', ending: 'dissolve', otherTeamName: UNNAMED_OPPONENT },
        ]);
        expect(told).toContain('A competition has ended');
      }
      expect(creatorOf(from).rows('competitions')).toEqual([]);
    });

    test('the last one of a team deletes the account: the same', async () => {
      const [from, to] = await squads();
      await underWay(from, to);
      for (const { client } of from.phones) await client.ok(deleteAccount);
      expect((await stateOf(creatorOf(to))).rows).toMatchObject([
        { status: 'cancelled', ending: 'dissolve' },
      ]);
    });

    test('another size is no match any more, nor is an own team, one of one, or one that is not there', async () => {
      const [from, to] = await squads();
      const args = challenging(from, to);
      await say(creatorOf(from), 'competition.create', args);
      await join(await aTrainingPhone(world()), from.code);
      expect(await respond(to, args.competitionId)).toBe('sizes_differ');
      const alone = await aSquad(world(), 1);
      const create = (by: Squad, of: Squad) => say(creatorOf(by), 'competition.create', challenging(by, of));
      expect(await create(alone, to)).toBe('too_few');
      expect(await create(to, alone)).toBe('too_few');
      const own = await aSquad(world(), 3);
      await join(creatorOf(own), to.code);
      expect(await create(own, to)).toBe('own_team');
      expect(await create(to, { ...alone, id: args.competitionId as never })).toBe('team_not_found');
    });

    test('a name of a team that changes is the one that the other sees', async () => {
      const [from, to] = await squads();
      await underWay(from, to);
      await say(creatorOf(to), 'team.update', { teamId: to.id, name: 'Renamed ones' });
      expect((await stateOf(creatorOf(from))).rows).toMatchObject([{ otherTeamName: 'Renamed ones' }]);
    });
  });

  describe('at once', () => {
    test('two accept while it is taken back: it begins once and both have said so, or it is gone for both', async () => {
      const [from, to] = await squads();
      const [one, two] = to.phones;
      if (!one || !two) throw new Error('there are two');
      await one.pull();
      const member = one.rows('teamMembers').find(({ role }) => role === 'member');
      const promote = { teamId: to.id, membershipId: membershipId.parse(member?.id), role: 'admin' as const };
      await say(one, 'team.setRole', promote);
      const args = challenging(from, to);
      await say(creatorOf(from), 'competition.create', args);
      const answer = { teamId: to.id, competitionId: args.competitionId };
      const said = await Promise.all([
        say(one, 'competition.respond', { ...answer, isAccepted: true }),
        say(two, 'competition.respond', { ...answer, isAccepted: true }),
        say(creatorOf(from), 'competition.withdraw', { teamId: from.id, competitionId: args.competitionId }),
      ]);
      const hasBegun = said[0] === 'applied';
      expect(said).toEqual(
        hasBegun ? ['applied', 'applied', 'challenge_gone'] : ['challenge_gone', 'challenge_gone', 'applied'],
      );
      const rows = [];
      for (const phone of [one, creatorOf(from)]) rows.push(...(await stateOf(phone)).rows);
      expect(new Set(rows.map(({ status }) => status)).size).toBe(1);
      const { told } = await stateOf(creatorOf(from));
      expect(told.filter((title) => title === 'The competition is on')).toHaveLength(hasBegun ? 1 : 0);
    });

    test('somebody leaves while the challenge is accepted: it begins with everybody, or not at all', async () => {
      for (let round = 0; round < 5; round++) {
        const [from, to] = await squads();
        const args = challenging(from, to);
        await say(creatorOf(from), 'competition.create', args);
        const [, leaving] = from.phones;
        if (!leaving) throw new Error('there are two');
        const [left, accepted] = await Promise.all([
          say(leaving, 'team.leave', { teamId: from.id }),
          respond(to, args.competitionId),
        ]);
        expect(left).toBe('applied');
        const { rows } = await stateOf(creatorOf(to));
        const players = await world()
          .db.kysely.selectFrom('competitionPlayers')
          .select('userId')
          .where('competitionId', '=', args.competitionId)
          .execute();
        expect([accepted, rows[0]?.status, players.length]).toEqual(
          accepted === 'applied' ? ['applied', 'active', 4] : ['too_few', 'pending', 0],
        );
      }
    });

    test('the last ones of a team go while the other accepts or trains: it has ended once, for both', async () => {
      for (const isRunning of [false, true]) {
        const [from, to] = await squads();
        const args = challenging(from, to);
        await say(creatorOf(from), 'competition.create', args);
        if (isRunning) await respond(to, args.competitionId);
        await Promise.all<unknown>([
          ...from.phones.map(({ client }) => client.ok(deleteAccount)),
          ...(isRunning ? to.phones.map((phone) => train(phone, 2)) : [respond(to, args.competitionId)]),
        ]);
        for (const phone of to.phones) {
          const { rows, told } = await stateOf(phone);
          expect(rows).toMatchObject([{ status: 'cancelled', ending: 'dissolve' }]);
          expect(told).not.toContain('A challenge for your team');
          // Of a challenge that nobody has answered only who made it is told.
          const begun = told.filter((title) => title === 'The competition is on');
          expect(told.filter((title) => title === 'A competition has ended')).toHaveLength(begun.length);
          if (isRunning) expect(begun).toHaveLength(1);
        }
        const { kysely } = world().db;
        const left = kysely.selectFrom('competitions').select('id').where('teamId', '=', from.id);
        expect(await left.execute()).toEqual([]);
      }
    });

    test('two reach the target together, neither alone: it is won once', async () => {
      const [from, to] = await squads();
      const id = await underWay(from, to, { targetValue: 4 });
      world().clock.now += 60_000;
      // Who took a task back in that moment has not reached it, whatever was seen before.
      const now = new Date(world().clock.now);
      const early = world().db.transaction(({ kysely }) => close({ kysely, now }, id, 'reach'));
      expect(await early).toEqual([]);
      await Promise.all(from.phones.map((phone) => train(phone, 2)));
      await closeDue(world().deps);
      const { rows, told } = await stateOf(creatorOf(to));
      expect(rows).toMatchObject([{ status: 'completed', ownScore: 0, otherScore: 4 }]);
      expect(told.filter((title) => title === 'The competition is over')).toHaveLength(1);
      expect(await scoresOf(creatorOf(from), id)).toEqual([
        [4, 2],
        [0, 0],
      ]);
      for (const phone of from.phones) {
        await phone.pull();
        expect(phone.rows('playerStats')).toMatchObject([{ competitionsWon: 1 }]);
      }
    });

    test('whoever has left a team that wins has won what they stayed for, not that', async () => {
      const [from, to] = await squads();
      const [left, beaten] = [await aSquad(world()), await aSquad(world(), 3)];
      const player = from.phones[1];
      if (!player) throw new Error('there are two in each');
      await join(player, left.code);
      for (const [winner, loser] of [
        [from, to],
        [left, beaten],
      ] as const)
        await underWay(winner, loser, { targetValue: 2 });
      expect(await say(player, 'team.leave', { teamId: left.id })).toBe('applied');
      world().clock.now += 60_000;
      for (const winner of [from, left]) await train(creatorOf(winner), 2);
      await closeDue(world().deps);
      await player.pull();
      expect(player.rows('playerStats')).toMatchObject([{ competitionsWon: 1 }]);
    });

    test('both teams reach it: one has won', async () => {
      const [from, to] = await squads();
      await underWay(from, to, { targetValue: 2 });
      world().clock.now += 60_000;
      await Promise.all([...from.phones, ...to.phones].map((phone) => train(phone, 2)));
      await closeDue(world().deps);
      const [one, two] = [await stateOf(creatorOf(from)), await stateOf(creatorOf(to))];
      const mirrored = two.rows.map(({ ownScore, otherScore }) => [otherScore, ownScore]);
      expect(one.rows.map(({ ownScore, otherScore }) => [ownScore, otherScore])).toEqual(mirrored);
      for (const { told } of [one, two])
        expect(
          told.filter((title) => title !== 'The competition is on' && !title.startsWith('A challenge')),
        ).toHaveLength(1);
    });
  });

  test('what counts is what was done, whatever the order: kept counts are those of the rows', async () => {
    const [from, to] = await squads();
    const id = await underWay(from, to, { competitionType: 'points', targetValue: 100_000 });
    const phones = [...from.phones, ...to.phones];
    for (let day = 0; day < 3; day++) {
      world().clock.now += HOUR_MS;
      for (const [index, phone] of phones.entries()) await train(phone, ((index + day) % 3) + 1);
      const [undone] = openTasks(creatorOf(from), 0, 1);
      if (undone) await creatorOf(from).push(creatorOf(from).setCompleted(undone, false));
      await later(DAY_MS, ...phones);
    }
    const { startedAt } = creatorOf(from).rows('competitions')[0] ?? {};
    const kept = await world()
      .db.kysely.selectFrom('competitionPlayers')
      .select(['userId', 'tasks', 'points', 'days'])
      .where('competitionId', '=', id)
      .execute();
    for (const phone of phones) {
      const totals = phone.rows('dayTotals');
      const instants = totals.flatMap(({ done }) => Object.values(done).flat());
      expect(instants.every((instant) => instant > Date.parse(startedAt ?? ''))).toBe(true);
      expect(kept.find(({ userId }) => userId === phone.user.id)).toMatchObject({
        tasks: instants.length,
        points: totals.reduce((sum, { points }) => sum + points, 0),
        days: totals.length,
      });
    }
  });
});
