import { deleteAccount } from 'sync-protocol/contract/session/account';
import { membershipId } from 'sync-protocol/ids';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import {
  aSquad,
  challenging,
  creatorOf,
  respond,
  say,
  scoresOf,
  stateOf,
  train,
  underWay,
} from '#testing/players/competing.ts';
import { closeDue } from './closing/close-due.ts';
import { close } from './closing/close.ts';

onBothDatabases('competitions, at once', (database) => {
  const world = testApp({ database });

  test('two accept while it is taken back: it begins once and both have said so, or it is gone for both', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
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
      const [from, to] = [await aSquad(world()), await aSquad(world())];
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
      const [from, to] = [await aSquad(world()), await aSquad(world())];
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
        expect(told.filter((title) => title === 'A competition is called off')).toHaveLength(begun.length);
        if (isRunning) expect(begun).toHaveLength(1);
      }
      const { kysely } = world().db;
      const left = kysely.selectFrom('competitions').select('id').where('teamId', '=', from.id);
      expect(await left.execute()).toEqual([]);
    }
  });

  test('two reach the target together, neither alone: it is won once', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
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

  test('both teams reach it: one has won', async () => {
    const [from, to] = [await aSquad(world()), await aSquad(world())];
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
