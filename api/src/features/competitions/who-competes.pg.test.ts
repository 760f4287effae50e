import { UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import { deleteAccount } from 'sync-protocol/contract/session/account';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import {
  aSquad,
  aTrainingPhone,
  challenging,
  creatorOf,
  join,
  later,
  leadsBoth,
  say,
  scoresOf,
  stateOf,
  train,
  underWay,
} from '#testing/players/competing.ts';
import { closeDue } from './closing/close-due.ts';

const DAY_MS = 24 * 3_600_000;

onBothDatabases('who comes to a competition and goes', (database) => {
  const world = testApp({ database });

  test('joins for the next one; leaves, and what they did stays', async () => {
    const [from, to] = [await aSquad(world(), 3), await aSquad(world(), 3)];
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
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    const third = await aSquad(world(), 2);
    await underWay(from, to);
    await say(creatorOf(third), 'competition.create', challenging(third, from));
    expect(await say(creatorOf(from), 'team.delete', { teamId: from.id })).toBe('applied');
    for (const phone of from.phones)
      expect((await stateOf(phone)).told).not.toContain('A challenge for your team');
    const ended = { status: 'cancelled', ending: 'dissolve', otherTeamName: UNNAMED_OPPONENT };
    for (const phone of to.phones) {
      const { rows, told } = await stateOf(phone);
      expect(rows).toMatchObject([ended]);
      expect(told).toContain('A competition is called off');
    }
    // What nobody has answered never began: who made it hears that, and who heard nothing of it still doesn't.
    for (const phone of third.phones) {
      const { rows, told } = await stateOf(phone);
      expect(rows).toMatchObject([ended]);
      expect(told).toEqual(phone === creatorOf(third) ? ['Your challenge is off'] : []);
    }
    expect(creatorOf(third).rows('notifications')).toContainEqual(
      expect.objectContaining({ message: `The team that ${third.name} challenged is no longer there.` }),
    );
    expect(creatorOf(from).rows('competitions')).toEqual([]);
  });

  test('the last one of a team deletes the account: the same', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    await underWay(from, to);
    for (const { client } of from.phones) await client.ok(deleteAccount);
    expect((await stateOf(creatorOf(to))).rows).toMatchObject([{ status: 'cancelled', ending: 'dissolve' }]);
  });

  test('a name of a team that changes is the one that the other sees', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
    await underWay(from, to);
    await say(creatorOf(to), 'team.update', { teamId: to.id, name: 'Renamed ones' });
    expect((await stateOf(creatorOf(from))).rows).toMatchObject([{ otherTeamName: 'Renamed ones' }]);
  });

  test('whoever has left a team that wins has won what they stayed for, not that', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
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

  onOneOfThem(database, () => {
    test('who is in both teams hears of it once, in words that are right for both', async () => {
      const [from, to] = [await aSquad(world()), await aSquad(world())];
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
      const [one, other] = [await aSquad(world()), await aSquad(world())];
      const second = challenging(one, other, { duration: 1 });
      await say(creatorOf(one), 'competition.create', second);
      const player = await leadsBoth(world(), one, other);
      const yes = { ...answer, teamId: other.id, competitionId: second.competitionId };
      await say(player, 'competition.respond', yes);
      await later(world(), 3 * DAY_MS);
      await closeDue(world().deps);
      expect((await stateOf(player)).told.toSorted()).toEqual(['A draw', 'The competition is on']);
    });
  });
});
