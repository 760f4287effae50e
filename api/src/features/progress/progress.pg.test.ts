import * as calls from 'sync-protocol/contract/progress';
import { userBadgeIdOf } from 'sync-protocol/rules/derived-ids';
import { BADGES } from 'sync-protocol/rules/progress/badges';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { signedIn } from '#testing/factories.ts';
import { aPhoneInProgram, type TestPhone } from '#testing/phone.ts';

const DAY_MS = 24 * 3_600_000;

onBothDatabases('progress', (database) => {
  const world = testApp({ database });
  let phone: TestPhone;
  beforeEach(async () => {
    phone = await aPhoneInProgram(world());
  });

  const own = () => ({ params: { id: phone.user.id } });
  const trainToday = async (count: number) => {
    await phone.pull();
    const open = phone.rows('tasks').filter(({ day, isCompleted }) => day === today() && !isCompleted);
    await phone.push(...open.slice(0, count).map((task) => phone.setCompleted(task)));
  };
  const today = () => new Date(world().clock.now - 2 * 3_600_000).toISOString().slice(0, 10);

  test('a streak has its multiplier, and says what multipliers have added', async () => {
    expect(await phone.client.ok(calls.streakMultiplier, own())).toEqual({
      streakLength: 0,
      multiplier: 100,
      bonusPointsEarned: 0,
    });
    for (let days = 0; days < 3; days++) {
      await trainToday(2);
      world().clock.now += DAY_MS;
    }
    // The third day's two tasks of 20 points count 1.2 times.
    expect(await phone.client.ok(calls.streakMultiplier, own())).toEqual({
      streakLength: 3,
      multiplier: 120,
      bonusPointsEarned: 8,
    });
    expect(await phone.client.ok(calls.userStats, own())).toEqual({
      currentStreak: 3,
      bestStreak: 3,
      completedTasks: 6,
      totalPoints: 128,
      trainedDays: 3,
      averageTasksPerDay: 2,
    });
  });

  test('badges show how far they are, and are new until they are seen', async () => {
    await trainToday(6);
    const badges = await phone.client.ok(calls.listUserBadges, own());
    expect(badges).toHaveLength(BADGES.length);
    const earned = badges.filter(({ isCompleted }) => isCompleted).map(({ badgeId }) => badgeId);
    expect(earned.toSorted()).toEqual(['full-days-1', 'starts-1', 'tasks-1']);
    expect(badges.find(({ badgeId }) => badgeId === 'tasks-25')).toMatchObject({
      progress: 24,
      earnedAt: null,
    });
    expect(await phone.client.ok(calls.unviewedBadges, own())).toEqual({ count: 3 });
    // One of them, as a phone says it that has not got the others.
    await phone.push(
      phone.mutation('badge.markViewed@2', { userBadgeIds: [userBadgeIdOf(phone.user.id, 'tasks-1')] }),
    );
    expect(await phone.client.ok(calls.unviewedBadges, own())).toEqual({ count: 2 });
    expect(await phone.client.ok(calls.markBadgesViewed, own())).toEqual({ count: 0 });
    expect(await phone.client.ok(calls.unviewedBadges, own())).toEqual({ count: 0 });
    expect(await phone.client.ok(calls.listBadges)).toHaveLength(BADGES.length);
  });

  test.each(
    Object.entries(calls).filter(
      ([name, call]) =>
        // Who may see another's stats is told in features/profile.
        name !== 'userStats' && typeof call === 'object' && 'path' in call && call.path.includes('{id}'),
    ),
  )('%s is for the player alone', async (_, call) => {
    if (!('path' in call)) return;
    const stranger = await signedIn(world());
    const url = call.path.replace('{id}', phone.user.id);
    expect(await stranger.client.json(call.method, url)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect((await world().client().json(call.method, url)).status).toBe(401);
    expect((await phone.client.json(call.method, call.path.replace('{id}', 'x'))).status).toBe(400);
  });
});
