import fc from 'fast-check';
import { leaderboard, ownRank } from 'sync-protocol/contract/leaderboard';
import { listRivalActivities } from 'sync-protocol/contract/rivals';
import type { RivalActivityType } from 'sync-protocol/rules/rivals/rival-terms';
import { addDays, trainingDay, weekStart } from 'sync-protocol/rules/training-day';
import { expect, test } from 'vitest';
import { cleanUp } from '#jobs/clean-up.ts';
import { testApp } from '#testing/app.ts';
import { asking } from '#testing/players/competing.ts';
import { onBothDatabases, onOneDatabase, onOneOfThem } from '#testing/databases/databases.ts';
import { aUser, YOUNG } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { showAnew } from './commands.ts';

const to = (other: TestPhone) => ({ rivalId: other.user.id });
const DAY_MS = 24 * 3_600_000;

onOneDatabase('two players and all that they can do about being rivals', (kind) => {
  const world = testApp({ database: kind });

  /** What a tap makes of how the two stand, as the one who taps sees it; a text is why it is refused. */
  const NEXT = {
    'rival.request': { none: 'requested', requested: 'requested', asked: 'accepted', accepted: 'accepted' },
    'rival.accept': {
      none: '!request_gone',
      requested: '!request_gone',
      asked: 'accepted',
      accepted: 'accepted',
    },
    'rival.decline': { none: 'none', requested: 'requested', asked: 'none', accepted: '!already_rivals' },
    'rival.withdraw': { none: 'none', requested: 'none', asked: 'asked', accepted: '!already_rivals' },
    'rival.remove': { none: 'none', requested: 'requested', asked: 'asked', accepted: 'none' },
  } as const;
  type Tap = keyof typeof NEXT;
  type Standing = keyof (typeof NEXT)[Tap];
  const SEEN: Record<Standing, Standing> = {
    none: 'none',
    requested: 'asked',
    asked: 'requested',
    accepted: 'accepted',
  };
  const taps = fc.array(
    fc.record({ who: fc.constantFrom(0, 1), tap: fc.constantFrom(...(Object.keys(NEXT) as Tap[])) }),
    { minLength: 1, maxLength: 12 },
  );

  test('any row of taps leaves both phones with the same rivalry, and the counts with it', async () => {
    await fc.assert(
      fc.asyncProperty(taps, async (row) => {
        const phones = [await aPhone(world()), await aPhone(world())] as const;
        const standings: [Standing, Standing] = ['none', 'none'];
        for (const { who, tap } of row) {
          const [me, you] = [phones[who === 0 ? 0 : 1], phones[who === 0 ? 1 : 0]];
          const args = tap === 'rival.request' ? asking(you) : to(you);
          // Nobody is kept from asking here: that has a test of its own.
          await world().db.kysely.deleteFrom('rivalAsks').execute();
          const { results } = await me.push(me.mutation(tap, args));
          const next = NEXT[tap][standings[who === 0 ? 0 : 1]];
          expect(results[0]?.code).toBe(next.startsWith('!') ? next.slice(1) : undefined);
          if (!next.startsWith('!')) {
            standings[who === 0 ? 0 : 1] = next as Standing;
            standings[who === 0 ? 1 : 0] = SEEN[next as Standing];
          }
          for (const [index, phone] of phones.entries()) {
            await phone.pull();
            const standing = phone.rows('rivalries')[0]?.status ?? 'none';
            expect(standing).toBe(standings[index]);
            expect(phone.rows('playerStats')[0]?.rivals).toBe(standing === 'accepted' ? 1 : 0);
            expect(phone.rows('knownPlayers')).toHaveLength(standing === 'none' ? 0 : 1);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});

onBothDatabases('what hangs on rivals', (kind) => {
  const world = testApp({ database: kind });

  async function rivals(minors = false) {
    const age = minors ? { age: YOUNG } : {};
    const one = await aPhone(world(), await aUser(world(), age));
    const other = await aPhone(world(), await aUser(world(), age));
    await one.push(one.mutation('rival.request', asking(other)));
    await other.push(other.mutation('rival.accept', to(one)));
    return [one, other] as const;
  }

  async function trains(phone: TestPhone, tasks = 1) {
    if (phone.rows('userRegimens').length === 0) await phone.start(testRegimenId('serving'));
    await phone.pull();
    const open = phone.rows('tasks').filter(({ isCompleted }) => !isCompleted);
    await phone.push(...open.slice(0, tasks).map((task) => phone.setCompleted(task)));
  }

  test('the board of rivals holds the two, with ranks of their own, live', async () => {
    const [one, other] = await rivals(true);
    await trains(await aPhone(world()), 3);
    await trains(one, 1);
    await trains(other, 2);
    for (const timeframe of ['daily', 'weekly', 'monthly', 'alltime'] as const) {
      const query = { timeframe, scope: 'rivals' as const };
      const board = await one.client.ok(leaderboard, { query });
      expect(board.map((entry) => !entry.isPrivate && [entry.rank, entry.id])).toEqual([
        [1, other.user.id],
        [2, one.user.id],
      ]);
      expect(await one.client.ok(ownRank, { query })).toMatchObject({ rank: 2, players: 2 });
    }
    expect(await one.client.call(leaderboard, { query: { scope: 'everybody' as never } })).toMatchObject({
      status: 400,
    });
  });

  onOneOfThem(kind, () => {
    test('who is on no leaderboard passes nobody, and is passed by nobody', async () => {
      const [one, other] = await rivals();
      await one.push(one.mutation('profile.update', { offBoards: true }));
      await trains(one, 1);
      await trains(other, 2);
      await trains(one, 3);
      for (const phone of [one, other]) {
        await phone.pull();
        const told = phone.rows('rivalActivities').map(({ activityType }) => activityType);
        expect(told).toContain('task_completed');
        expect(told).not.toContain('rank_change');
      }
    });
  });

  test('whoever is passed in the week hears of it once', async () => {
    const [one, other] = await rivals();
    await trains(one, 1);
    await trains(other, 2);
    await trains(other, 1);
    await one.pull();
    const ranks = one.rows('rivalActivities').filter(({ activityType }) => activityType === 'rank_change');
    expect(ranks).toMatchObject([{ rivalId: other.user.id }]);
    await other.pull();
    expect(other.rows('rivalActivities').map(({ activityType }) => activityType)).not.toContain(
      'rank_change',
    );
  });

  test('whoever comes to a milestone is told of with it, and with what each task then counts', async () => {
    const [one, other] = await rivals();
    const start = world().clock.now;
    for (const day of [0, 1, 2]) {
      world().clock.now = start + day * DAY_MS;
      await trains(one);
    }
    const told = async (type: RivalActivityType) => {
      await other.pull();
      const ofType = other.rows('rivalActivities').filter(({ activityType }) => activityType === type);
      return ofType.sort((a, b) => a.day.localeCompare(b.day)).map(({ data }) => data);
    };
    expect(await told('streak_milestone')).toEqual([{ streak: 3 }]);
    const tasks = await told('task_completed');
    expect(tasks.map(({ multiplier }) => multiplier)).toEqual([100, 100, 120]);
    const query = { params: { id: other.user.id }, query: {} };
    const listed = await other.client.ok(listRivalActivities, query);
    const milestone = listed.find(({ activityType }) => activityType === 'streak_milestone');
    expect(JSON.parse(milestone?.activityData ?? '')).toEqual({ streak: 3 });
    // What was undone is no news.
    await one.pull();
    const today = trainingDay(world().clock.now, 'UTC');
    const done = one.rows('tasks').filter(({ completedDay }) => completedDay === today);
    await one.push(...done.map((task) => one.setCompleted(task, false)));
    expect(await told('streak_milestone')).toEqual([]);
    expect(await told('task_completed')).toHaveLength(2);
    world().clock.now = start;
  });

  test('a change to the week before takes back nothing of this one', async () => {
    const start = world().clock.now;
    const monday = addDays(weekStart(trainingDay(start, 'UTC')), 7);
    const noonOf = (day: string) => Date.parse(`${day}T12:00:00.000Z`);
    world().clock.now = noonOf(addDays(monday, -1));
    const [one, other] = await rivals();
    await trains(other, 2);
    const [sunday] = other.rows('tasks').filter(({ isCompleted }) => isCompleted);
    if (!sunday) throw new Error('they have trained');
    await trains(one, 2);
    world().clock.now = noonOf(monday);
    await trains(one);
    await trains(other, 2);
    const passed = async () => {
      await one.pull();
      return one
        .rows('rivalActivities')
        .flatMap((told) => (told.activityType === 'rank_change' ? told.day : []));
    };
    expect(await passed()).toEqual([monday]);
    await other.push(other.setCompleted(sunday, false));
    expect(await passed()).toEqual([monday]);
    world().clock.now = start;
  });

  const hide = ({ user: { id } }: TestPhone, hidden: boolean) =>
    world().db.transaction(async (tx) => {
      await tx.kysely.updateTable('users').set({ hidden }).where('id', '=', id).execute();
      await showAnew(world().deps, tx, id);
    });

  onOneOfThem(kind, () => {
    test('who is taken out of sight is known to nobody, until they are shown again', async () => {
      const [one, other] = await rivals();
      await one.pull();
      await hide(other, true);
      await one.pull();
      expect(one.rows('knownPlayers')).toEqual([]);
      await trains(other);
      await one.pull();
      expect(one.rows('rivalActivities')).toEqual([]);
      await hide(other, false);
      await one.pull();
      expect(one.rows('knownPlayers')).toMatchObject([{ playerId: other.user.id }]);
    });
  });

  test('feeds forget after a week, on phones too', async () => {
    const [one, other] = await rivals();
    await trains(other);
    await one.pull();
    expect(one.rows('rivalActivities')).not.toEqual([]);
    world().clock.now += 9 * DAY_MS;
    await cleanUp(world().deps);
    await one.pull();
    expect(one.rows('rivalActivities')).toEqual([]);
    world().clock.now -= 9 * DAY_MS;
  });
});
