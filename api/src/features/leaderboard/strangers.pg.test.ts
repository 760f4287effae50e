import { leaderboard, ownRank, type LeaderboardEntry } from 'sync-protocol/contract/leaderboard';
import { getProfile } from 'sync-protocol/contract/profile/profile';
import { userStats } from 'sync-protocol/contract/progress';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '#testing/app.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { copiesOf, signedIn } from '#testing/factories.ts';
import type { TestPhone } from '#testing/phone.ts';
import { DAY_MS, MINUTE_MS, RIVALS, TEAMMATES, watchedBoard } from '#testing/players/watched-board.ts';

/** Sessions that wait for another one's lock. */
const BLOCKED = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

onBothDatabases('on a leaderboard strangers', (database) => {
  const board = watchedBoard(database);
  const { world, inProgram, later, train, set, relate, boardOf, pointsOf } = board;
  let viewer: TestPhone;
  let player: TestPhone;
  let noon: number;
  beforeEach(() => void ({ viewer, player, noon } = board.now()));

  describe('see what others do a quarter of an hour later', () => {
    test('at most; themselves, teammates and rivals at once', async () => {
      await train(player, 1);
      expect(pointsOf(await boardOf())).toBe(20);
      later(14);
      await train(player, 2);
      await train(viewer, 1);
      expect(pointsOf(await boardOf())).toBe(20);
      expect(pointsOf(await boardOf(), viewer)).toBe(20);
      for (const relationship of [TEAMMATES, RIVALS]) {
        relate(relationship);
        expect(pointsOf(await boardOf())).toBe(60);
      }
      world().relations.clear();
      later(1);
      expect(pointsOf(await boardOf())).toBe(60);
    });

    test('at most; who is close is there although they were not when it was taken', async () => {
      expect(await boardOf()).toEqual([]);
      await train(player, 1);
      expect(await boardOf()).toEqual([]);
      relate(RIVALS);
      expect(pointsOf(await boardOf())).toBe(20);
    });

    onOneOfThem(database, () => {
      test('in every window of one moment, on every node', async () => {
        await boardOf(viewer.client, 'daily');
        later(10);
        await train(player, 1);
        for (const timeframe of ['daily', 'weekly', 'monthly', 'alltime'] as const)
          expect(await boardOf(viewer.client, timeframe)).toEqual([]);
        const node = await buildTestApp({ database: world().db });
        node.clock.now = world().clock.now;
        const there = await signedIn(node, viewer.user);
        expect(await boardOf(there.client)).toEqual([]);
        // The other node takes the next one, and this one shows it.
        later(5);
        node.clock.now = world().clock.now;
        expect(pointsOf(await boardOf(there.client))).toBe(20);
        await train(player, 1);
        expect(pointsOf(await boardOf())).toBe(20);
        await node.close();
      });
    });

    test('however many ask at once, and also when a clock was set back', async () => {
      await train(player, 1);
      const all = await Promise.all(Array.from({ length: 8 }, () => boardOf()));
      expect(all.map((entries) => pointsOf(entries))).toEqual(Array.from({ length: 8 }, () => 20));
      world().clock.now = noon - 60 * MINUTE_MS;
      await train(player, 1);
      expect(pointsOf(await boardOf())).toBe(40);
    });

    test('the number of players too; but the own points and rank are exact', async () => {
      await train(viewer, 1);
      const rank = () => viewer.client.ok(ownRank, { query: { timeframe: 'daily' } });
      expect(await rank()).toEqual({ rank: 1, points: 20, players: 1 });
      await train(player, 2);
      await train(viewer, 1);
      const third = await inProgram();
      await train(third, 1);
      later(1);
      expect(await rank()).toEqual({ rank: 1, points: 40, players: 1 });
      await train(player, 1);
      later(1);
      expect(await rank()).toEqual({ rank: 2, points: 40, players: 2 });
      later(13);
      expect(await rank()).toEqual({ rank: 2, points: 40, players: 3 });
    });

    onOneOfThem(database, () => {
      test('and the number holds all who stand on the list: the viewer too, and who is close', async () => {
        await train(player, 2);
        expect(await boardOf()).toHaveLength(1);
        const players = async () =>
          (await viewer.client.ok(ownRank, { query: { timeframe: 'daily' } })).players;
        // A stranger who has just begun is not told of.
        await train(await inProgram(), 1);
        expect([(await boardOf()).length, await players()]).toEqual([1, 1]);
        await train(viewer, 3);
        expect([(await boardOf()).length, await players()]).toEqual([2, 2]);
        const rival = await inProgram();
        await train(rival, 1);
        world().relations.set(viewer.user.id, new Map([[rival.user.id, RIVALS]]));
        expect([(await boardOf()).length, await players()]).toEqual([3, 3]);
        later(15);
        expect([(await boardOf()).length, await players()]).toEqual([4, 4]);
      });

      test('of however many', async () => {
        const ids = await copiesOf(world(), player.user, 201);
        const window = { timeWindow: 'alltime', period: 'all', points: 10 } as const;
        const totals = ids.map((userId) => ({ ...window, userId }));
        await world().db.kysely.insertInto('pointTotals').values(totals).execute();
        expect(await viewer.client.ok(ownRank, { query: { timeframe: 'alltime' } })).toEqual({
          rank: null,
          points: 0,
          players: 201,
        });
      });
    });

    test('as the node that was first has taken it', async () => {
      await train(player, 1);
      const { kysely } = world().db;
      let board: Promise<LeaderboardEntry[]> | undefined;
      await world().db.transaction(async (tx) => {
        const taken = { takenAt: new Date(world().clock.now).toISOString(), boards: '[]' };
        await tx.kysely
          .insertInto('boardSnapshots')
          .values({ ...taken, id: 1 })
          .onConflict((kept) => kept.column('id').doUpdateSet(taken))
          .execute();
        board = boardOf();
        // The embedded database lets nobody else begin meanwhile.
        if (database === 'postgres')
          await expect.poll(async () => (await BLOCKED.execute(kysely)).rows).toHaveLength(1);
      });
      expect(await board).toEqual([]);
    });

    test('on profiles as well', async () => {
      const params = { id: player.user.id };
      const stats = () => viewer.client.ok(userStats, { params });
      const profile = async () => (await viewer.client.ok(getProfile, { params })).user;
      await train(player, 1);
      expect(await stats()).toMatchObject({ totalPoints: 20, completedTasks: 1, currentStreak: 1 });
      later(14);
      await train(player, 1);
      expect(await stats()).toMatchObject({ totalPoints: 20, completedTasks: 1 });
      expect(await profile()).toMatchObject({ totalPoints: 20, currentStreak: 1 });
      relate(RIVALS);
      expect(await stats()).toMatchObject({ totalPoints: 40, completedTasks: 2 });
      expect(await profile()).toMatchObject({ totalPoints: 40 });
      world().relations.clear();
      later(1);
      expect(await stats()).toMatchObject({ totalPoints: 40, completedTasks: 2 });
      expect(await player.client.ok(userStats, { params })).toMatchObject({ totalPoints: 40 });
    });
  });

  test('of equal points share a rank, whoever they are; who is not seen comes last among them', async () => {
    const third = await inProgram();
    for (const phone of [player, third]) await train(phone, 2);
    await train(viewer, 1);
    await set({ isPrivate: true });
    expect((await boardOf()).map(({ rank, isPrivate }) => [rank, isPrivate])).toEqual([
      [1, false],
      [1, true],
      [3, false],
    ]);
    expect(await viewer.client.ok(leaderboard, { query: { timeframe: 'daily', limit: 1 } })).toHaveLength(1);
  });

  test('see the next ones where somebody has left since', async () => {
    const third = await inProgram();
    await train(third, 1);
    await train(player, 2);
    const first = () => viewer.client.ok(leaderboard, { query: { timeframe: 'daily', limit: 1 } });
    expect(await first()).toMatchObject([{ id: player.user.id, rank: 1 }]);
    await set({ hidden: true });
    expect(await first()).toMatchObject([{ id: third.user.id, rank: 1 }]);
    expect(pointsOf(await boardOf(player.client))).toBe(40);
  });

  onOneOfThem(database, () => {
    test('are told in a word that nothing has changed', async () => {
      await train(player, 1);
      const ask = (known = '') =>
        viewer.client.get('/api/leaderboard?timeframe=daily', known ? { 'if-none-match': known } : {});
      const { headers, status } = await ask();
      expect(status).toBe(200);
      const tag = headers['etag'] ?? '';
      expect(tag).toMatch(/^"[\w-]{43}"$/);
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`])
        expect(await ask(known)).toMatchObject({ status: 304, body: '' });
      await train(viewer, 1);
      expect(await ask(tag)).toMatchObject({ status: 200 });
      expect((await ask('"other"')).status).toBe(200);
    });
  });

  test('who have gone are forgotten', async () => {
    await train(player, 1);
    await boardOf();
    await viewer.client.ok(userStats, { params: { id: player.user.id } });
    const { kysely } = world().db;
    await kysely.deleteFrom('users').where('id', '=', player.user.id).execute();
    expect(await boardOf()).toEqual([]);
    expect(await kysely.selectFrom('shownStats').selectAll().execute()).toEqual([]);
    world().clock.now += DAY_MS;
    expect(await boardOf(viewer.client, 'alltime')).toEqual([]);
  });
});
