import { listCompetitions } from 'sync-protocol/contract/competitions';
import { countsUntil } from 'sync-protocol/rules/competitions/competition-score';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import {
  aSquad,
  challenging,
  creatorOf,
  endedNow,
  later,
  openTasks,
  respond,
  say,
  scoresOf,
  stateOf,
  train,
  underWay,
} from '#testing/players/competing.ts';
import { closeDue } from './closing/close-due.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

onBothDatabases('competitions on phones', (database) => {
  const world = testApp({ database });

  test('challenged, accepted, trained for and won: both teams have it, and everybody hears of it', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
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
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    const [one] = from.phones;
    const [other, late] = to.phones;
    if (!one || !other || !late) throw new Error('there are two in each');
    const id = await underWay(from, to, { duration: 1 });
    world().clock.now += 60_000;
    await train(one, 3);
    await train(other, 1);
    // Without a signal until the day after the end.
    const offline = openTasks(late, 0, 3).map((task) => late.setCompleted(task));
    await later(world(), 2 * DAY_MS);
    const endsAt = one.rows('competitions')[0]?.endsAt ?? '';
    expect(Date.parse(endsAt)).toBeLessThan(world().clock.now);
    expect(await endedNow(world(), from)).toBe(0);
    await later(world(), 0, one);
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
    await later(world(), DAY_MS);
    expect(await endedNow(world(), from)).toBe(1);
    expect((await stateOf(late)).rows).toMatchObject([{ ending: 'runOut', ownScore: 4, otherScore: 3 }]);
    expect((await stateOf(one)).told).toContain('The competition is over');
  });

  test('equal counts are a draw, which nobody has won', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    await underWay(from, to, { duration: 1 });
    await later(world(), 3 * DAY_MS);
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
      const [from, to] = [await aSquad(world()), await aSquad(world())];
      const [[one], [, late]] = [from.phones, to.phones];
      if (!one || !late) throw new Error('there are two in each');
      const id = await underWay(from, to, { duration: 1 });
      world().clock.now += 60_000;
      const [inTime, tooLate] = openTasks(late, 0, 2).map((task) => late.setCompleted(task));
      if (!inTime || !tooLate) throw new Error('a day has tasks');
      await later(world(), DAY_MS, one);
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
  });

  test('what counts is what was done, whatever the order: kept counts are those of the rows', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    const id = await underWay(from, to, { competitionType: 'points', targetValue: 100_000 });
    const phones = [...from.phones, ...to.phones];
    for (let day = 0; day < 3; day++) {
      world().clock.now += HOUR_MS;
      for (const [index, phone] of phones.entries()) await train(phone, ((index + day) % 3) + 1);
      const [undone] = openTasks(creatorOf(from), 0, 1);
      if (undone) await creatorOf(from).push(creatorOf(from).setCompleted(undone, false));
      await later(world(), DAY_MS, ...phones);
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
