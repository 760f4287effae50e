import * as calls from 'sync-protocol/contract/leaderboard';
import type { QueryOf } from 'sync-protocol/contract/call';
import { TIMEFRAMES } from 'sync-protocol/rules/leaderboard/period';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';

const DAY_MS = 24 * 3_600_000;
/** A Wednesday in the middle of a month. */
const NOON = Date.parse('2026-11-18T12:00:00Z');

onBothDatabases('the leaderboard', (database) => {
  const world = testApp({ database });
  const phones: TestPhone[] = [];

  /** Players who complete so many tasks: on the eighth of the month, on Monday, today. */
  const DONE = [
    [0, 0, 2],
    [0, 2, 0],
    [6, 0, 0],
    [0, 0, 2],
    [0, 0, 0],
  ];

  beforeAll(async () => {
    world().clock.now = NOON - 10 * DAY_MS;
    for (const _ of DONE) {
      const phone = await aPhone(world());
      phones.push(phone);
    }
    for (const [index, daysAgo] of [10, 2, 0].entries()) {
      world().clock.now = NOON - daysAgo * DAY_MS;
      for (const [player, phone] of phones.entries()) {
        await phone.pull();
        if (index === 0) await phone.start(testRegimenId('serving'));
        const day = new Date(world().clock.now).toISOString().slice(0, 10);
        const open = phone.rows('tasks').filter((task) => task.day === day);
        await phone.push(
          ...open.slice(0, DONE[player]?.[index] ?? 0).map((task) => phone.setCompleted(task)),
        );
      }
    }
  });

  const board = async (query: QueryOf<typeof calls.leaderboard>) => {
    const [viewer] = phones;
    if (!viewer) throw new Error('nobody looks');
    const entries = await viewer.client.ok(calls.leaderboard, { query });
    return entries.map((entry) => {
      const { rank, points } = entry;
      if (entry.isPrivate) return ['private', rank, points];
      return [entry.isAI ? entry.id : phones.findIndex(({ user }) => user.id === entry.id), rank, points];
    });
  };

  test('ranks players by the points of the window; equal points share a rank', async () => {
    expect(await board({ timeframe: 'daily' })).toEqual([
      [0, 1, 40],
      [3, 1, 40],
    ]);
    expect(await board({ timeframe: 'weekly' })).toEqual([
      [0, 1, 40],
      [1, 1, 40],
      [3, 1, 40],
    ]);
    expect(await board({ timeframe: 'monthly' })).toEqual([
      [2, 1, 120],
      [0, 2, 40],
      [1, 2, 40],
      [3, 2, 40],
    ]);
    expect(await board({ limit: 2 })).toEqual([
      [2, 1, 120],
      [0, 2, 40],
    ]);
  });

  test('shows AI players to who asks for them, and says what they are', async () => {
    expect(
      (await board({ timeframe: 'daily', includeAI: 'true' })).filter(([id]) => id === 'ai-test'),
    ).toHaveLength(1);
    expect((await board({ timeframe: 'daily' })).filter(([id]) => id === 'ai-test')).toEqual([]);
    // Like everybody else they stand on no board on which they have no points: here before they began to train.
    world().clock.now = Date.parse('2026-08-03T12:00:00Z');
    expect(await board({ timeframe: 'daily', includeAI: 'true' })).toEqual([]);
    world().clock.now = NOON;
  });

  test('names nobody who hides their name, except to themselves', async () => {
    const [viewer, other] = phones;
    if (!viewer || !other) return;
    await other.push(other.mutation('profile.update', { firstName: 'Canary', hideRealName: true }));
    await viewer.push(viewer.mutation('profile.update', { firstName: 'Own', hideRealName: true }));
    const answer = await viewer.client.call(calls.leaderboard, { query: { timeframe: 'monthly' } });
    expect(JSON.stringify(answer.body)).not.toContain('Canary');
    expect(JSON.stringify(answer.body)).toContain('Own');
  });

  describe('the own rank', () => {
    const rankOf = (player: number, timeframe: 'daily' | 'monthly' | 'alltime') =>
      phones[player]?.client.ok(calls.ownRank, { query: { timeframe } });

    test('counts who has more points', async () => {
      expect(await rankOf(2, 'monthly')).toEqual({ rank: 1, points: 120, players: 4 });
      expect(await rankOf(3, 'monthly')).toEqual({ rank: 2, points: 40, players: 4 });
      expect(await rankOf(4, 'alltime')).toEqual({ rank: null, points: 0, players: 4 });
    });

    test('is the one of the own row, and counts AI players where the board shows them', async () => {
      for (const { client, user } of phones)
        for (const timeframe of TIMEFRAMES)
          for (const scope of calls.BOARD_SCOPES)
            for (const includeAI of ['true', 'false']) {
              const query = { timeframe, scope, includeAI };
              const entries = await client.ok(calls.leaderboard, { query });
              const own = entries.find((one) => !one.isPrivate && one.id === user.id);
              const { rank, players } = await client.ok(calls.ownRank, { query });
              const said = JSON.stringify([query, entries]);
              expect([rank, players], said).toEqual([own?.rank ?? null, entries.length]);
            }
      // Who trains every day is ahead of who did six tasks.
      const query = { timeframe: 'monthly', includeAI: 'true' } as const;
      expect(await phones[2]?.client.ok(calls.ownRank, { query })).toMatchObject({ rank: 2, players: 5 });
    });

    test('is at most half a minute old', async () => {
      expect(await rankOf(3, 'daily')).toMatchObject({ rank: 1, players: 2 });
      const late = phones[4];
      if (!late) return;
      const open = late.rows('tasks').filter((task) => task.day === '2026-11-18');
      await late.push(...open.slice(0, 3).map((task) => late.setCompleted(task)));
      world().clock.now += 31_000;
      expect(await rankOf(3, 'daily')).toMatchObject({ rank: 2 });
    });
  });

  test('points that are taken back leave the board', async () => {
    const late = phones[4];
    const done = late?.rows('tasks').filter(({ isCompleted }) => isCompleted) ?? [];
    await late?.push(...done.map((task) => late.setCompleted(task, false)));
    expect((await board({ timeframe: 'daily' })).map(([player]) => player)).toEqual([0, 3]);
  });

  test('needs a session and a window that there is', async () => {
    expect((await world().client().call(calls.leaderboard)).status).toBe(401);
    const [viewer] = phones;
    expect((await viewer?.client.get('/api/leaderboard?timeframe=hourly'))?.status).toBe(400);
    expect((await viewer?.client.get('/api/leaderboard?limit=1000'))?.status).toBe(400);
    expect((await viewer?.client.get('/api/leaderboard?includeAI=perhaps'))?.status).toBe(400);
  });
});
