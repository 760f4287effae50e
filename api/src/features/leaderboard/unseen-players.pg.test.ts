import { ownRank } from 'sync-protocol/contract/leaderboard';
import { updateProfile } from 'sync-protocol/contract/profile/profile';
import { blockUser } from 'sync-protocol/contract/profile/safety';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { aUser, signedIn } from '#testing/factories.ts';
import type { TestPhone } from '#testing/phone.ts';
import { privateRow, TEAMMATES, watchedBoard } from '#testing/players/watched-board.ts';

onBothDatabases('on a leaderboard strangers', (database) => {
  const board = watchedBoard(database);
  const { world, inProgram, later, train, set, relate, boardOf, pointsOf } = board;
  let viewer: TestPhone;
  let player: TestPhone;
  beforeEach(() => void ({ viewer, player } = board.now()));

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

    onOneOfThem(database, () => {
      test.each([{ hidden: true }, { disabled: true }, { displayName: null }])(
        'who is %j nothing, nor does anybody’s rank count them',
        async (state) => {
          const third = await inProgram();
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
    onOneOfThem(database, () => {
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
});
