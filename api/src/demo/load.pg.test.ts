import { competitionStats, listCompetitions } from 'sync-protocol/contract/competitions';
import { listNotifications } from 'sync-protocol/contract/notifications/notifications';
import { listRivalActivities, listRivalRequests, listRivals } from 'sync-protocol/contract/rivals';
import { authUser, login } from 'sync-protocol/contract/session/session';
import { listStories } from 'sync-protocol/contract/stories';
import { listTeams, myTeams, receivedInvitations } from 'sync-protocol/contract/teams';
import { userId } from 'sync-protocol/ids';
import { addDays, trainingDay } from 'sync-protocol/rules/training-day';
import { expect, test, vi } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aUser } from '#testing/factories.ts';
import { warnAtStart } from '../start-warnings.ts';
import { loadDemo } from './load.ts';

const ZONE = 'America/Chicago';

onBothDatabases('the demo', (kind) => {
  const world = testApp({ database: kind });

  test('is not loaded among the players of a database that was set up for some', async () => {
    const stranger = await aUser(world());
    const config = { ...world().deps.config, databaseUrl: 'postgres://localhost/players' };
    await expect(loadDemo({ ...world().deps, config }, ZONE)).rejects.toThrow(
      /players in this database already/,
    );
    await world().db.kysely.deleteFrom('users').where('id', '=', stranger.id).execute();
  });

  test('loads players who can sign in, once', async () => {
    // Whoever has tried out the embedded database is in nobody's way.
    await aUser(world());
    const [steady, casual] = await loadDemo(world().deps, ZONE);
    if (!steady || !casual) throw new Error('nobody to sign in as');
    const count = () =>
      world()
        .db.kysely.selectFrom('tasks')
        .select((of) => of.fn.countAll<number>().as('tasks'))
        .execute();
    const before = await count();
    // Whoever has signed up while it was tried out keeps it from nothing.
    await aUser(world());
    await loadDemo(world().deps, ZONE);
    expect(await count()).toEqual(before);

    // Whoever goes on with it in production hears of it.
    const warn = vi.fn<(about: object, text: string) => void>();
    const { config } = world().deps;
    for (const production of [false, true])
      await warnAtStart({ ...world().deps, config: { ...config, production } }, { warn });
    expect(warn.mock.calls.filter(([, text]) => text.includes('the demo'))).toEqual([
      [{ players: expect.arrayContaining(['maya@demo.example']) }, expect.any(String)],
    ]);

    const client = world().client();
    const body = { emailOrUsername: steady.username, password: steady.password };
    // Two demos at one go keep the embedded database of a slow machine busy: it turns the first callers away.
    await expect.poll(async () => (await client.call(login, { body })).status).toBe(login.status);
    const user = await client.ok(authUser);
    expect(user.timezone).toBe(ZONE);
    expect(user.totalPoints).toBeGreaterThan(1000);
    expect(user.currentStreak).toBeGreaterThan(3);
    const own = { params: { id: user.id } };
    expect(await client.ok(listRivals, own)).not.toEqual([]);
    expect(await client.ok(listRivalRequests, own)).toHaveLength(1);
    expect(await client.ok(listRivalActivities, own)).not.toEqual([]);
    const analyses = await world()
      .db.kysely.selectFrom('analyses')
      .select(['technique', 'score'])
      .where('userId', '=', userId.parse(user.id))
      .orderBy('createdAt')
      .execute();
    const serves = analyses.filter(({ technique }) => technique === 'serving').map(({ score }) => score);
    expect(serves).toEqual([expect.any(Number), 100]);
    expect(serves[0]).toBeLessThan(100);
    const together = await world()
      .db.kysely.selectFrom('friendStreaks')
      .select(['status', 'since'])
      .where('userId', '=', userId.parse(user.id))
      .orderBy('status')
      .execute();
    const threeWeeksAgo = addDays(trainingDay(world().clock.now, ZONE), -21);
    expect(together).toEqual([
      { status: 'accepted', since: threeWeeksAgo },
      { status: 'asked', since: null },
    ]);
    const competitions = await client.ok(listCompetitions);
    expect(competitions).toMatchObject([
      {
        name: 'Harbor Rally',
        status: 'active',
        stats: [{ players: 11 }, { players: 11 }],
        own: { until: null },
      },
      { name: 'Club Cup', status: 'completed', winnerTeamId: expect.any(String), own: {} },
    ]);
    const { startedAt, endsAt, own: part } = competitions.find(({ status }) => status === 'completed') ?? {};
    const done = await world()
      .db.kysely.selectFrom('tasks')
      .select('id')
      .where('userId', '=', userId.parse(user.id))
      .where('completedAt', '>', startedAt ?? '')
      .where('completedAt', '<=', endsAt ?? '')
      .execute();
    expect(part?.tasks).toBe(done.length);
    expect(await client.ok(competitionStats, own)).toEqual({ activeCompetitions: 1, competitionsWon: 1 });
    const [team] = await client.ok(myTeams);
    expect(team).toMatchObject({ name: 'Riverside Rockets', userRole: 'creator', memberCount: 11 });
    expect(await client.ok(receivedInvitations)).toMatchObject([
      { status: 'pending', team: { name: 'Beach Crew' }, invitedBy: { displayName: expect.any(String) } },
    ]);
    // Beside the own one there is a team to be found, for both.
    const findsAnother = async (player: typeof client) => {
      const found = await player.ok(listTeams, { query: {} });
      expect(found.map(({ name }) => name)).toEqual(['Riverside Rockets', 'Beach Crew']);
    };
    await findsAnother(client);
    const mate = world().client();
    await mate.ok(login, { body: { emailOrUsername: casual.username, password: casual.password } });
    await findsAnother(mate);
    const told = await client.ok(listStories);
    expect(told).toHaveLength(4);
    expect(told.map(({ relationshipType }) => relationshipType)).toContain('self');
    for (const { mediaUrl } of told.filter(({ mediaType }) => mediaType === 'photo'))
      expect(await client.get(mediaUrl)).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/jpeg' },
      });
    const news = await client.ok(listNotifications, own);
    expect(new Set(news.map(({ type }) => type))).toEqual(
      new Set(['rival_request', 'team_invitation', 'victory_story_comment']),
    );
    const [board] = await world()
      .db.kysely.selectFrom('pointTotals')
      .select('points')
      .where('timeWindow', '=', 'alltime')
      .where('userId', '=', user.id)
      .execute();
    expect(board?.points).toBe(user.totalPoints);
  });
});
