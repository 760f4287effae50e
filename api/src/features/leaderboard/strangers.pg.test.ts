import {
  leaderboard,
  ownRank,
  type LeaderboardEntry,
  type Timeframe,
} from 'sync-protocol/contract/leaderboard';
import { getProfile, updateProfile } from 'sync-protocol/contract/profile/profile';
import { userStats } from 'sync-protocol/contract/progress';
import { blockUser } from 'sync-protocol/contract/profile/safety';
import { userId, type StreakPauseId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { STRANGERS } from 'sync-protocol/rules/profile/privacy';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { userScope } from '#db/scopes.ts';
import { buildTestApp, testApp, type TestApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import type { TestClient } from '#testing/client.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aUser, copiesOf, signedIn } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { Snapshots } from './snapshots.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A Wednesday. */
const FIRST_NOON = Date.parse('2026-11-18T12:00:00Z');
/** Sessions that wait for another one's lock. */
const BLOCKED = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const TEAMMATES = { isTeammate: true, isRival: false };
const RIVALS = { isTeammate: false, isRival: true };

onBothDatabases('on a leaderboard strangers', (database) => {
  const world = testApp({ database });
  let viewer: TestPhone;
  let player: TestPhone;

  let noon = FIRST_NOON;

  beforeEach(async () => {
    await world().db.kysely.deleteFrom('users').execute();
    world().relations.clear();
    noon += 28 * DAY_MS;
    world().clock.now = noon;
    viewer = await aPhone(world());
    player = await aPhone(world());
    for (const phone of [viewer, player]) {
      await phone.pull();
      await phone.start(testRegimenId('serving'));
    }
  });

  const later = (minutes: number) => {
    world().clock.now += minutes * MINUTE_MS;
  };
  /** Completes so many of today's tasks; each earns 20 points. */
  const train = async (phone: TestPhone, count: number) => {
    await phone.pull();
    const day = new Date(world().clock.now).toISOString().slice(0, 10);
    const open = phone.rows('tasks').filter((task) => task.day === day && !task.isCompleted);
    await phone.push(...open.slice(0, count).map((task) => phone.setCompleted(task)));
  };
  const set = (values: object, { user } = player) =>
    world().db.kysely.updateTable('users').set(values).where('id', '=', user.id).execute();
  const relate = (relationship: { isTeammate: boolean; isRival: boolean; isByCode?: boolean }) =>
    world().relations.set(viewer.user.id, new Map([[player.user.id, relationship]]));
  const boardOf = (client: TestClient = viewer.client, timeframe: Timeframe = 'daily') =>
    client.ok(leaderboard, { query: { timeframe } });
  /** The points of the player as the viewer sees them by name; undefined if they do not. */
  const pointsOf = (entries: readonly LeaderboardEntry[], { user } = player) =>
    entries.find((entry) => !entry.isPrivate && entry.id === user.id)?.points;
  const privateRow = (rank: number, points: number) => ({
    isPrivate: true,
    rank,
    points,
    totalPoints: points,
  });

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
      const third = await aPhone(world());
      await third.pull();
      await third.start(testRegimenId('serving'));
      await train(third, 1);
      later(1);
      expect(await rank()).toEqual({ rank: 1, points: 40, players: 1 });
      await train(player, 1);
      later(1);
      expect(await rank()).toEqual({ rank: 2, points: 40, players: 2 });
      later(13);
      expect(await rank()).toEqual({ rank: 2, points: 40, players: 3 });
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

  describe('see of a player whom they may not see', () => {
    const unseen = [
      ['private', () => set({ isPrivate: true })],
      ['a minor', () => set({ birthYear: 2011 })],
      ['of unknown age', () => set({ birthMonth: null, birthYear: null })],
      [
        'blocked by them',
        () =>
          viewer.client.ok(blockUser, {
            params: { id: viewer.user.id, blockedUserId: player.user.id },
          }),
      ],
      [
        'blocking them',
        () =>
          player.client.ok(blockUser, {
            params: { id: player.user.id, blockedUserId: viewer.user.id },
          }),
      ],
    ] as const;
    test.each(unseen)('who is %s rank and points alone, at once', async (_, hide) => {
      await train(player, 2);
      await train(viewer, 1);
      expect(pointsOf(await boardOf())).toBe(40);
      await hide();
      const [first, own] = await boardOf();
      expect(first).toEqual(privateRow(1, 40));
      expect(own).toMatchObject({ rank: 2, id: viewer.user.id, points: 20 });
      later(15);
      await train(player, 1);
      expect((await boardOf())[0]).toEqual(privateRow(1, 60));
      if (!hide.toString().includes('blockUser')) {
        relate({ ...TEAMMATES, isByCode: true });
        const row = (await boardOf())[0];
        const { birthYear } = await world()
          .db.kysely.selectFrom('users')
          .select('birthYear')
          .where('id', '=', player.user.id)
          .executeTakeFirstOrThrow();
        // Who says nothing of their age is seen by nobody.
        if (birthYear === null) expect(row).toEqual(privateRow(1, 60));
        else expect(row).toMatchObject({ id: player.user.id, points: 60 });
      }
    });

    test.each([{ hidden: true }, { disabled: true }, { displayName: null }])(
      'who is %j nothing, nor does anybody’s rank count them',
      async (state) => {
        const third = await aPhone(world());
        await third.pull();
        await third.start(testRegimenId('serving'));
        await train(player, 2);
        await train(viewer, 1);
        await train(third, 3);
        const rank = () => viewer.client.ok(ownRank, { query: { timeframe: 'daily' } });
        expect(await boardOf()).toHaveLength(3);
        expect(await rank()).toEqual({ rank: 3, points: 20, players: 3 });
        await set(state);
        const left = [
          { id: third.user.id, rank: 1 },
          { id: viewer.user.id, rank: 2 },
        ];
        expect(await boardOf()).toMatchObject(left);
        later(15);
        expect(await boardOf()).toMatchObject(left);
        expect(await rank()).toEqual({ rank: 2, points: 20, players: 2 });
      },
    );
  });

  describe('see it at once, at every node that has kept what it showed, of a player', () => {
    let node: TestApp;
    let there: TestClient;
    beforeEach(async () => {
      await train(player, 1);
      node = await buildTestApp({ database: world().db });
      node.clock.now = world().clock.now;
      there = (await signedIn(node, viewer.user)).client;
    });
    afterEach(() => node.close());

    /** What both nodes show. */
    const shownAt = async () => [await boardOf(), await boardOf(there)];

    const own = () => ({ id: player.user.id });
    const ruled = (shown: boolean) =>
      set({ wordRulings: JSON.stringify({ displayName: { text: player.user.displayName, shown } }) });
    test.each([
      [
        'who turns private',
        () => player.client.ok(updateProfile, { params: own(), body: { isPrivate: true } }),
        [privateRow(1, 20)],
      ],
      [
        'whom they block',
        () =>
          viewer.client.ok(blockUser, {
            params: { id: viewer.user.id, blockedUserId: player.user.id },
          }),
        [privateRow(1, 20)],
      ],
      [
        'who blocks them, at the other node',
        async () =>
          (await signedIn(node, player.user)).client.ok(blockUser, {
            params: { id: player.user.id, blockedUserId: viewer.user.id },
          }),
        [privateRow(1, 20)],
      ],
      ['whose age is another one', () => set({ birthYear: 2011 }), [privateRow(1, 20)]],
      [
        'who leaves the boards',
        () => player.push(player.mutation('profile.update', { offBoards: true })),
        [],
      ],
      ['whom the operator hides', () => set({ hidden: true }), []],
      ['whose username the operator holds', () => ruled(false), []],
      [
        'who is gone',
        () => world().db.kysely.deleteFrom('users').where('id', '=', player.user.id).execute(),
        [],
      ],
    ])('%s', async (_, change, shown) => {
      expect((await shownAt()).map((board) => pointsOf(board))).toEqual([20, 20]);
      await change();
      expect(await shownAt()).toEqual([shown, shown]);
    });

    test('who comes back, by the new name', async () => {
      await shownAt();
      await set({ hidden: true });
      expect(await shownAt()).toEqual([[], []]);
      await set({ hidden: false, displayName: 'another' });
      const back = [{ id: player.user.id, displayName: 'another' }];
      expect(await shownAt()).toMatchObject([back, back]);
    });
  });

  test('meet no minor; peers meet, and a coach in a team that was joined by its code', async () => {
    await set({ birthYear: 2011 });
    await train(player, 1);
    expect(pointsOf(await boardOf())).toBeUndefined();
    relate(TEAMMATES);
    expect(pointsOf(await boardOf())).toBeUndefined();
    relate({ ...TEAMMATES, isByCode: true });
    expect(pointsOf(await boardOf())).toBe(20);
    world().relations.clear();
    const peer = await signedIn(world(), await aUser(world(), { minor: true }));
    expect(pointsOf(await boardOf(peer.client))).toBe(20);
    const child = await signedIn(world(), await aUser(world(), { minor: true, age: null }));
    expect(pointsOf(await boardOf(child.client))).toBeUndefined();
  });

  test('of equal points share a rank, whoever they are; who is not seen comes last among them', async () => {
    const third = await aPhone(world());
    await third.pull();
    await third.start(testRegimenId('serving'));
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
    const third = await aPhone(world());
    await third.pull();
    await third.start(testRegimenId('serving'));
    await train(third, 1);
    await train(player, 2);
    const first = () => viewer.client.ok(leaderboard, { query: { timeframe: 'daily', limit: 1 } });
    expect(await first()).toMatchObject([{ id: player.user.id, rank: 1 }]);
    await set({ hidden: true });
    expect(await first()).toMatchObject([{ id: third.user.id, rank: 1 }]);
    expect(pointsOf(await boardOf(player.client))).toBe(40);
  });

  test('and friends see a streak that is paused go on', async () => {
    await train(player, 1);
    const day = (after: number) => new Date(noon + after * DAY_MS).toISOString().slice(0, 10);
    const { id: own } = player.user;
    const pause = { id: newId<StreakPauseId>(), userId: own, from: day(1), until: day(4) };
    await world()
      .db.kysely.insertInto('streakPauses')
      .values({ ...pause, scope: userScope(own), seq: 1, born: 1 })
      .execute();
    world().clock.now = noon + 5 * DAY_MS;
    for (const relationship of [STRANGERS, RIVALS]) {
      relate(relationship);
      expect(await boardOf(viewer.client, 'alltime')).toMatchObject([
        { id: player.user.id, currentStreak: 1 },
      ]);
    }
  });

  describe('do not learn in which time zone somebody is', () => {
    const moveTo = (timezone: string) =>
      viewer.client.ok(updateProfile, { params: { id: viewer.user.id }, body: { timezone } });

    test('by asking from another zone', async () => {
      // There it is the next day already, here the player has trained today.
      world().clock.now = noon + 30 * MINUTE_MS;
      await train(player, 1);
      const here = await boardOf();
      expect(pointsOf(here)).toBe(20);
      await moveTo('Pacific/Kiritimati');
      expect(await boardOf()).toEqual(here);
      expect(await viewer.client.ok(ownRank, { query: { timeframe: 'daily' } })).toMatchObject({
        players: 1,
      });
      later(15);
      expect(await boardOf()).toEqual([]);
    });

    test('by asking from two zones at once', async () => {
      const snapshots = new Snapshots(world().deps);
      const zones = ['UTC', 'Pacific/Kiritimati'];
      const seen = await Promise.all(
        zones.map(async (zone) => {
          const snapshot = await snapshots.current();
          return snapshot.zoneFor(userId.parse(viewer.user.id), () => Promise.resolve(zone));
        }),
      );
      expect(seen).toEqual([seen[0], seen[0]]);
    });

    test('by when a streak ends', async () => {
      await train(player, 1);
      const params = { id: player.user.id };
      const streaksAfter = async (hours: number) => {
        world().clock.now = noon + hours * HOUR_MS;
        const [row] = await boardOf(viewer.client, 'alltime');
        const { currentStreak } = await viewer.client.ok(userStats, { params });
        return [row?.isPrivate === false ? row.currentStreak : undefined, currentStreak];
      };
      // The third day after it was missed too: over on Kiritimati, in UTC, and at last everywhere.
      expect(await streaksAfter(72.5)).toEqual([1, 1]);
      expect(await streaksAfter(86.5)).toEqual([1, 1]);
      expect(await streaksAfter(97.5)).toEqual([1, 1]);
      expect(await streaksAfter(98.5)).toEqual([0, 0]);
    });

    test('who is close sees the streak as the player does', async () => {
      await train(player, 1);
      relate(RIVALS);
      world().clock.now = noon + 86.5 * HOUR_MS;
      const [row] = await boardOf(viewer.client, 'alltime');
      expect(row).toMatchObject({ id: player.user.id, currentStreak: 0 });
    });
  });

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
