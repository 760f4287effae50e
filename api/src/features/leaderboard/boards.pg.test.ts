import {
  BOARD_SCOPES,
  leaderboard,
  ownRank,
  recentAchievements,
  type BoardScope,
} from 'sync-protocol/contract/leaderboard';
import { userBadgeIdOf } from 'sync-protocol/rules/derived-ids';
import { TIMEFRAMES, type Timeframe } from 'sync-protocol/rules/leaderboard/period';
import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A Wednesday. */
const NOON = Date.parse('2026-11-18T12:00:00Z');
const NAMES = ['ann', 'ben', 'cleo', 'dana'] as const;
type Name = (typeof NAMES)[number];

onOneDatabase('boards', (database) => {
  const world = testApp({ database });
  let phones: Record<Name, TestPhone>;

  const train = async (phone: TestPhone, count: number) => {
    await phone.pull();
    const day = new Date(world().clock.now).toISOString().slice(0, 10);
    const open = phone.rows('tasks').filter((task) => task.day === day && !task.isCompleted);
    await phone.push(...open.slice(0, count).map((task) => phone.setCompleted(task)));
  };
  /** Late enough for strangers to see it, and for ranks to be read again. */
  const aWhileLater = () => {
    world().clock.now += 15 * MINUTE_MS;
  };
  const board = async (viewer: Name, timeframe: Timeframe, scope: BoardScope = 'all') => {
    const entries = await phones[viewer].client.ok(leaderboard, { query: { timeframe, scope } });
    return entries.map((entry) => {
      const name = NAMES.find((one) => !entry.isPrivate && phones[one].user.id === entry.id);
      return `${entry.rank} ${name ?? 'private'} ${entry.points}`;
    });
  };
  const rankOf = (viewer: Name, timeframe: Timeframe, scope: BoardScope = 'all') =>
    phones[viewer].client.ok(ownRank, { query: { timeframe, scope } });

  /** Each trains so many tasks last Wednesday, and so many this one. */
  beforeEach(async () => {
    await world().db.kysely.deleteFrom('users').execute();
    await world().db.kysely.deleteFrom('boardSnapshots').execute();
    world().relations.clear();
    world().clock.now = NOON - 7 * DAY_MS;
    phones = {
      ann: await aPhone(world()),
      ben: await aPhone(world()),
      cleo: await aPhone(world()),
      dana: await aPhone(world()),
    };
    for (const name of NAMES) {
      await phones[name].pull();
      await phones[name].start(testRegimenId('serving'));
    }
    for (const [name, count] of [
      ['ann', 3],
      ['ben', 1],
      ['dana', 2],
    ] as const)
      await train(phones[name], count);
    world().clock.now = NOON;
    for (const [name, count] of [
      ['ann', 3],
      ['ben', 3],
      ['cleo', 3],
      ['dana', 4],
    ] as const)
      await train(phones[name], count);
    aWhileLater();
  });

  describe('who has improved most', () => {
    test('is ahead of their own week before; without one there is nothing to be ahead of', async () => {
      expect((await board('ben', 'weekly')).toSorted()).toEqual([
        '1 dana 80',
        '2 ann 60',
        '2 ben 60',
        '2 cleo 60',
      ]);
      expect((await board('ben', 'improved')).toSorted()).toEqual(['1 ben 40', '1 dana 40']);
      expect(await rankOf('dana', 'improved')).toEqual({ rank: 1, points: 40, players: 2 });
      expect(await rankOf('ann', 'improved')).toEqual({ rank: null, points: 0, players: 2 });
      expect(await rankOf('cleo', 'improved')).toEqual({ rank: null, points: 0, players: 2 });
    });

    test('is measured against what arrives late of the week before, and without what is taken back', async () => {
      const { ben, dana } = phones;
      const lastWeek = ben.rows('tasks').filter(({ day, isCompleted }) => day < '2026-11-15' && !isCompleted);
      await ben.push(ben.setCompleted(lastWeek[0] ?? ben.task(), true, ben.ago(7)));
      expect(await rankOf('ben', 'improved')).toMatchObject({ points: 20 });
      const today = dana.rows('tasks').filter((task) => task.day === '2026-11-18' && task.isCompleted);
      await dana.push(...today.slice(0, 3).map((task) => dana.setCompleted(task, false)));
      aWhileLater();
      expect(await board('ann', 'improved')).toEqual(['1 ben 20']);
    });

    test('begins anew with each week', async () => {
      world().clock.now = NOON + 7 * DAY_MS;
      await train(phones.ann, 5);
      aWhileLater();
      expect(await board('ben', 'improved')).toEqual(['1 ann 40']);
    });

    test('a week is measured when it gets points, against a week before that may grow with it or later', async () => {
      const weeksOf = async ({ user }: TestPhone) => {
        const { kysely } = world().db;
        const weeks = kysely.selectFrom('pointTotals').select(['period', 'points', 'before']);
        const own = weeks.where('userId', '=', user.id).where('timeWindow', '=', 'weekly');
        const rows = await own.orderBy('period').execute();
        return rows.map(({ period, points, before }) => `${period} ${points} ${before}`);
      };
      const { cleo } = phones;
      // None waits for a week that has not begun.
      expect(await weeksOf(phones.ann)).toEqual(['2026-11-09 60 0', '2026-11-16 60 60']);
      expect(await weeksOf(cleo)).toEqual(['2026-11-16 60 0']);
      const open = cleo.rows('tasks').filter(({ isCompleted }) => !isCompleted);
      const [early, other] = open.filter(({ day }) => day < '2026-11-15');
      const today = open.find(({ day }) => day === '2026-11-18');
      if (!early || !other || !today) throw new Error('there is something left to do');
      await cleo.push(cleo.setCompleted(early, true, cleo.ago(7)), cleo.setCompleted(today));
      expect(await weeksOf(cleo)).toEqual(['2026-11-09 20 0', '2026-11-16 80 20']);
      await cleo.push(cleo.setCompleted(other, true, cleo.ago(7)));
      expect(await weeksOf(cleo)).toEqual(['2026-11-09 40 0', '2026-11-16 80 40']);
      world().clock.now = NOON + 7 * DAY_MS;
      await train(cleo, 1);
      expect(await weeksOf(cleo)).toEqual(['2026-11-09 40 0', '2026-11-16 80 40', '2026-11-23 20 80']);
    });
  });

  test('badges of late are told of who is close, once each, the latest first; strangers hear of none', async () => {
    const { ann, ben, dana } = phones;
    const seenBy = async (viewer: TestPhone) => {
      const told = await viewer.client.ok(recentAchievements);
      return told.map(({ id, badgeId }) => [NAMES.find((name) => phones[name].user.id === id), badgeId]);
    };
    const earn = (phone: TestPhone, badgeId: string, minutesAgo: number) =>
      world()
        .db.kysely.insertInto('userBadges')
        .values({
          id: userBadgeIdOf(phone.user.id, badgeId),
          userId: phone.user.id,
          badgeId,
          earnedAt: new Date(world().clock.now - minutesAgo * MINUTE_MS).toISOString(),
          earnedDay: '2026-11-18',
          viewedAt: null,
          scope: `user:${phone.user.id}`,
          seq: 1,
          born: 1,
        })
        .onConflict((known) => known.doNothing())
        .execute();
    await world().db.kysely.deleteFrom('userBadges').execute();
    await earn(ann, 'streak-3', 3);
    await earn(ben, 'streak-3', 2);
    await earn(dana, 'streak-3', 5);
    await earn(dana, 'streak-7', 1);
    await earn(phones.cleo, 'streak-3', 15 * 24 * 60);
    expect(await seenBy(ann)).toEqual([['ann', 'streak-3']]);
    const tie = { isTeammate: false, isRival: true };
    const [benId, cleoId, danaId] = [ben.user.id, phones.cleo.user.id, dana.user.id];
    world().relations.set(ann.user.id, new Map([benId, cleoId, danaId].map((id) => [id, tie])));
    expect(await seenBy(ann)).toEqual([
      ['dana', 'streak-7'],
      ['ben', 'streak-3'],
      ['ann', 'streak-3'],
    ]);
    // Who has left the boards is not on this page either; who is out of sight nowhere.
    await dana.push(dana.mutation('profile.update', { offBoards: true }));
    await world().db.kysely.updateTable('users').set({ hidden: true }).where('id', '=', benId).execute();
    expect(await seenBy(ann)).toEqual([['ann', 'streak-3']]);
    expect(await seenBy(dana)).toEqual([['dana', 'streak-7']]);
    expect(await seenBy(ben)).toEqual([['ben', 'streak-3']]);
  });

  test('a player who leaves the boards stands on none, at once, and counts for nobody', async () => {
    const { ann, dana } = phones;
    const tie = { isTeammate: true, isRival: true };
    world().relations.set(ann.user.id, new Map([[dana.user.id, tie]]));
    world().relations.set(dana.user.id, new Map([[ann.user.id, tie]]));
    for (const timeframe of TIMEFRAMES)
      for (const scope of BOARD_SCOPES)
        expect((await board('ann', timeframe, scope)).join(), `${timeframe} ${scope}`).toContain('dana');
    expect(await rankOf('ann', 'weekly')).toMatchObject({ rank: 2 });

    await dana.push(dana.mutation('profile.update', { offBoards: true }));
    for (const timeframe of TIMEFRAMES)
      for (const scope of BOARD_SCOPES)
        for (const viewer of ['ann', 'ben', 'dana'] as const) {
          const answer = await phones[viewer].client.call(leaderboard, { query: { timeframe, scope } });
          const said = `${viewer} ${timeframe} ${scope}`;
          expect(JSON.stringify(answer.body), said).not.toContain(dana.user.id);
          expect(JSON.stringify(answer.body), said).not.toMatch(/"isPrivate":true|offBoards/);
        }
    world().clock.now += MINUTE_MS / 2;
    expect(await rankOf('ann', 'weekly')).toMatchObject({ rank: 1 });
    expect(await rankOf('ann', 'weekly', 'rivals')).toEqual({ rank: 1, points: 60, players: 1 });
    // Their own points are theirs all the same.
    for (const scope of BOARD_SCOPES)
      expect(await rankOf('dana', 'weekly', scope)).toMatchObject({ rank: null, points: 80 });
    // Of a circle they hear how many are in it, not on the whole board.
    expect(await rankOf('dana', 'weekly', 'rivals')).toMatchObject({ players: 1 });

    await dana.push(dana.mutation('profile.update', { offBoards: false }));
    expect(await board('ann', 'weekly')).toContain('1 dana 80');
  });
});
