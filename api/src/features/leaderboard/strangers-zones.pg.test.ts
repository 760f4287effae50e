import { ownRank } from 'sync-protocol/contract/leaderboard';
import { updateProfile } from 'sync-protocol/contract/profile/profile';
import { userStats } from 'sync-protocol/contract/progress';
import { userId, type StreakPauseId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { STRANGERS } from 'sync-protocol/rules/profile/privacy';
import { beforeEach, describe, expect, test } from 'vitest';
import { userScope } from '#db/scopes.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import type { TestPhone } from '#testing/phone.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, RIVALS, watchedBoard } from '#testing/players/watched-board.ts';
import { Snapshots } from './snapshots.ts';

onBothDatabases('on a leaderboard strangers', (database) => {
  const board = watchedBoard(database);
  const { world, later, train, relate, boardOf, pointsOf } = board;
  let viewer: TestPhone;
  let player: TestPhone;
  let noon: number;
  beforeEach(() => void ({ viewer, player, noon } = board.now()));

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
});
