import { newId, taskId, userRegimenId, type UserRegimenId } from 'sync-protocol/ids';
import { taskIdOf } from 'sync-protocol/rules/derived-ids';
import { counterOf } from 'sync-protocol/rules/tasks/dealing/deal';
import { MAIN_PER_SESSION, MAIN_PER_WEEK } from 'sync-protocol/rules/training/program-terms';
import { addDays, trainingDay } from 'sync-protocol/rules/training-day';
import { sql } from 'kysely';
import type { OutboxMutation } from 'sync-protocol/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aUser } from '#testing/factories.ts';
import { aPhoneInProgram, aPhone, applied, type TestPhone } from '#testing/phone.ts';

const DAY_MS = 24 * 3_600_000;

onOneDatabase('the days of a push', (database) => {
  const world = testApp({ database });
  let phone: TestPhone;
  beforeEach(async () => {
    phone = await aPhoneInProgram(world());
    phone.isPacked = false;
  });

  /** Gives the phone to somebody who has been here, and has trained, for so many days. */
  const withPast = async (joinedDaysAgo: number, startedDaysAgo: number) => {
    phone = await aPhone(world(), await aUser(world(), { joinedDaysAgo }));
    await phone.pull();
    await phone.start(testRegimenId('serving'), startedDaysAgo);
    phone.isPacked = false;
  };
  const task = (index?: number) => phone.task(index);
  const stats = async () => {
    await phone.pull();
    return phone.rows('playerStats')[0];
  };

  test('S3.2: the server keeps twenty words of a task, the first ones and the last', async () => {
    const at = (second: number) => new Date(world().clock.now - 60_000 + second * 1000).toISOString();
    const said = Array.from({ length: 25 }, (_, second) =>
      phone.setCompleted(task(), true, { at: at(second) }),
    );
    for (const half of [said.slice(0, 12), said.slice(12)]) await phone.push(...half);
    const { words } = await world()
      .db.kysely.selectFrom('tasks')
      .select('words')
      .where('id', '=', task().id)
      .executeTakeFirstOrThrow();
    expect(words?.map((word) => word.at)).toEqual([...Array.from({ length: 19 }, (_, n) => at(n)), at(24)]);
  });

  test('S3.4: a program that ends leaves its last day to be done', async () => {
    const all = Array.from({ length: 3 * MAIN_PER_WEEK }, (_, place) => place);
    const [first] = all;
    const done = JSON.stringify([first, ...all.slice(MAIN_PER_SESSION)]);
    await sql`update user_regimens set main_done = ${done}::jsonb where user_id = ${phone.user.id}`.execute(
      world().db.kysely,
    );
    const dealt = phone.rows('tasks').toSorted((a, b) => a.slot - b.slot);
    expect(dealt).toHaveLength(6);
    await phone.push(...dealt.slice(1, 5).map((one) => phone.setCompleted(one)));
    expect(phone.rows('userRegimens')).toMatchObject([{ isActive: false, completionPercentage: 100 }]);
    expect(phone.rows('tasks').map(({ id }) => id)).toEqual(dealt.map(({ id }) => id).toSorted());
    // Its last drill was not done after all; then it was: the day stays as it is.
    for (const isDone of [false, true]) {
      await phone.push(...dealt.slice(4, 5).map((one) => phone.setCompleted(one, isDone)));
      expect(phone.rows('userRegimens')).toMatchObject([{ isActive: !isDone }]);
      expect(phone.rows('tasks')).toHaveLength(6);
    }
    await phone.push(phone.mutation('tasks.refresh', {}));
    const open = phone.rows('tasks').filter(({ isCompleted }) => !isCompleted);
    expect(open.map(({ slot }) => slot).toSorted()).toEqual([0, 5]);
    await phone.push(...open.map((one) => phone.setCompleted(one)));
    expect(await stats()).toMatchObject({ fullDays: 1, regimensCompleted: 1, completedTasks: 6 });
    world().clock.now += DAY_MS;
    await phone.pull();
    const tomorrow = addDays(dealt[0]?.day ?? '', 1);
    expect(phone.rows('tasks').filter(({ day }) => day === tomorrow)).toEqual([]);
  });

  describe('S2.6: a day or an instant that nobody has lived', () => {
    test.each(['0000-01-01', '0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31'])(
      'such as %s is refused by itself, as an argument and as its own time, and no failure',
      async (day) => {
        const { id: taskId, userRegimenId: enrolment, slot } = task();
        const args = { taskId, day, userRegimenId: enrolment, slot, completed: true };
        const logged = world().logs.length;
        const { results } = await phone.push(
          phone.mutation('task.setCompleted', args),
          phone.mutation('motivation.view', { day }),
          phone.setCompleted(task()),
        );
        const badArgs = { status: 'rejected', code: 'bad_args' };
        expect(results).toMatchObject([badArgs, badArgs, { status: 'applied' }]);
        const past = day < '2000' ? badArgs : { status: 'applied' };
        const stamped = await phone.push(
          phone.setCompleted(task(1), true, { at: `${day}T12:00:00.000Z` }),
          phone.mutation('settings.update', { reminders: true }, { day }),
        );
        // What lies ahead is now, as ever (S3.3).
        expect(stamped.results).toMatchObject([past, past]);
        expect(
          world()
            .logs.slice(logged)
            .filter((line) => line.includes('"level":50')),
        ).toEqual([]);
      },
    );
  });

  describe('S3.2: of two devices', () => {
    let tablet: TestPhone;
    beforeEach(async () => {
      tablet = await aPhone(world(), phone.user);
      await tablet.pull();
      tablet.isPacked = false;
    });
    const ago = (ms: number) => ({ at: new Date(world().clock.now - ms).toISOString() });
    const isDone = async () => {
      await phone.pull();
      return task().isCompleted;
    };

    test('the later instant wins, whichever arrives first', async () => {
      await phone.push(phone.setCompleted(task(), true, ago(2000)));
      await tablet.push(tablet.setCompleted(task(), false, ago(1000)));
      expect(await isDone()).toBe(false);
      await phone.push(phone.setCompleted(task(), true, ago(1500)));
      expect(await isDone()).toBe(false);
      await phone.push(phone.setCompleted(task(), true, ago(500)));
      expect(await isDone()).toBe(true);
      expect(await stats()).toMatchObject({ completedTasks: 1, totalPoints: 20 });
    });

    test('the last word holds though it came before one that is older: done, undone, done again', async () => {
      await phone.push(phone.setCompleted(task(), true, ago(3000)));
      await tablet.push(tablet.setCompleted(task(), true, ago(1000)));
      await phone.push(phone.setCompleted(task(), false, ago(2000)));
      expect(await isDone()).toBe(true);
      expect(task().completedAt).toBe(ago(1000).at);
      expect(await stats()).toMatchObject({ completedTasks: 1, totalPoints: 20 });
    });

    test('one that is done stays where it is when it is done again, and is not refused', async () => {
      const { userRegimenId } = task();
      await phone.push(phone.setCompleted(task(), true, ago(3000)));
      await phone.push(phone.mutation('userRegimen.archive', { userRegimenId }, ago(2000)));
      const { results } = await tablet.push(tablet.setCompleted(task(), true, ago(1000)));
      expect(results).toMatchObject([{ status: 'applied' }]);
      await phone.push(phone.setCompleted(task(), false, ago(1500)));
      expect(await isDone()).toBe(true);
      expect(task().completedAt).toBe(ago(3000).at);
      expect(await stats()).toMatchObject({ completedTasks: 1, totalPoints: 20 });
    });

    test('what one says later in its lane holds, though its clock went back', async () => {
      await phone.push(
        phone.setCompleted(task(), true, ago(1000)),
        phone.setCompleted(task(), false, ago(5000)),
      );
      await tablet.push(tablet.setCompleted(task(), true, ago(3000)));
      expect(await isDone()).toBe(false);
    });

    test('that speak at the same instant the larger client group wins', async () => {
      const at = ago(1000);
      await phone.push(phone.setCompleted(task(), true, at));
      await tablet.push(tablet.setCompleted(task(), false, at));
      expect(await isDone()).toBe(phone.clientGroup > tablet.clientGroup);
    });
  });

  describe('S3.5: a task that an offline phone refreshed', () => {
    let tablet: TestPhone;
    let enrolment: UserRegimenId;
    beforeEach(async () => {
      world().clock.now += 3_600_000;
      tablet = await aPhone(world(), phone.user);
      await tablet.pull();
      enrolment = task().userRegimenId;
    });
    afterEach(() => {
      world().clock.now -= 3_600_000;
    });
    const ago = (minutes: number) => ({ at: new Date(world().clock.now - minutes * 60_000).toISOString() });
    const refreshed = (counter: number) => {
      const of = { userId: phone.user.id, day: task().day, userRegimenId: enrolment, slot: 0, counter };
      const { userId: _, counter: __, ...place } = of;
      return { taskId: taskIdOf(of), ...place, completed: true };
    };

    test.each(['archived', 'archived and restored'])('counts though its program was %s', async (what) => {
      await tablet.push(tablet.mutation('userRegimen.archive', { userRegimenId: enrolment }, ago(10)));
      if (what === 'archived and restored')
        await tablet.push(tablet.mutation('userRegimen.unarchive', { userRegimenId: enrolment }, ago(9)));
      const { results } = await phone.push(
        phone.mutation('tasks.refresh', {}, ago(50)),
        phone.mutation('task.setCompleted', refreshed(1), ago(40)),
      );
      expect(results).toEqual(applied(2, 3));
      await tablet.pull();
      expect(tablet.rows('playerStats')).toMatchObject([{ completedTasks: 1, totalPoints: 20 }]);
      expect(tablet.rows('refreshedDays')).toMatchObject([{ refreshes: 1 }]);
    });

    test('is refused when its day was not refreshed so often', async () => {
      const { results } = await phone.push(
        phone.mutation('tasks.refresh', {}, ago(50)),
        phone.mutation('task.setCompleted', refreshed(2), ago(40)),
      );
      expect(results).toMatchObject([...applied(2), { code: 'task_not_found' }]);
    });

    test('keeps the limit of the day, whatever became of its program', async () => {
      for (let times = 0; times < 3; times++) await phone.push(phone.mutation('tasks.refresh', {}, ago(50)));
      await tablet.push(tablet.mutation('userRegimen.archive', { userRegimenId: enrolment }, ago(10)));
      await tablet.push(tablet.mutation('userRegimen.unarchive', { userRegimenId: enrolment }, ago(9)));
      const { results } = await phone.push(phone.mutation('tasks.refresh', {}, ago(5)));
      expect(results).toMatchObject([{ code: 'refresh_limit' }]);
      await phone.pull();
      const refreshes = phone.rows('tasks').map(({ counter }) => counter % counterOf(0, 1));
      expect(refreshes).toEqual([3, 3, 3, 3, 3, 3]);
    });
  });

  describe('S3.3: a clock', () => {
    const offBy = (ms: number) => {
      const { now } = world().clock;
      return {
        sent: { clientNow: new Date(now + ms).toISOString() },
        stamp: { at: new Date(now + ms - 60_000).toISOString(), day: trainingDay(now + ms, 'UTC') },
      };
    };

    test.each([
      ['three hours slow', -3 * 3_600_000],
      ['26 hours fast', 26 * 3_600_000],
      ['half a century slow', -50 * 365 * DAY_MS],
    ])('that is %s shifts nothing', async (_, ms) => {
      const { sent, stamp } = offBy(ms);
      const answer = await phone.send([phone.setCompleted(task(), true, stamp)], sent);
      expect(answer.body).toMatchObject({ results: applied(2) });
      await phone.pull();
      const now = world().clock.now - 60_000;
      expect(task()).toMatchObject({
        completedAt: new Date(now).toISOString(),
        completedDay: trainingDay(now, 'UTC'),
      });
    });

    test('that runs ahead on one tap only counts it for today', async () => {
      await phone.push(
        phone.setCompleted(task(), true, { day: '2099-01-01', at: '2099-01-01T00:00:00.000Z' }),
      );
      expect(task()).toMatchObject({
        completedDay: trainingDay(world().clock.now, 'UTC'),
        completedAt: new Date(world().clock.now).toISOString(),
      });
    });

    test('of two weeks ago still counts, of longer ago not; what counts for no day is never too old', async () => {
      await withPast(30, 20);
      await phone.pull();
      const answer = await phone.push(
        phone.setCompleted(task(), true, phone.ago(14)),
        phone.setCompleted(task(1), true, phone.ago(15)),
        phone.mutation('profile.update', { school: 'Before the holidays' }, phone.ago(20)),
      );
      expect(answer.results).toMatchObject([
        { status: 'applied' },
        { status: 'rejected', code: 'day_too_old' },
        { status: 'applied' },
      ]);
      expect(phone.rows('users')).toMatchObject([{ school: 'Before the holidays' }]);
    });
  });

  describe('S3.6: a day counts for nobody who', () => {
    const lateCompletion = (daysAgo: number) => phone.setCompleted(task(), true, phone.ago(daysAgo));

    test('joined after it, even if the program claims to be older', async () => {
      await withPast(3, 10);
      await phone.pull();
      const { results } = await phone.push(lateCompletion(4), lateCompletion(3));
      expect(results).toMatchObject([{ status: 'rejected', code: 'before_account' }, ...applied(3)]);
      expect(phone.rows('dayTotals')).toMatchObject([{ day: phone.ago(3).day }]);
    });

    test('joined after it; who joined just after 2:00 gets the benefit of a clock that is a little slow', async () => {
      const { now } = world().clock;
      const day = trainingDay(now, 'UTC');
      const yesterday = addDays(day, -1);
      for (const [minute, code] of [
        [5, undefined],
        [15, 'before_account'],
      ] as const) {
        // The server's time is just after 2:00, the phone's just before.
        world().clock.now = Date.parse(`${day}T02:00:00Z`) + minute * 60_000;
        phone = await aPhoneInProgram(world());
        await phone.pull();
        phone.isPacked = false;
        const stamp = { day: yesterday, at: `${day}T01:59:00.000Z` };
        const { results } = await phone.push(phone.setCompleted(task(), true, stamp));
        expect(results[0]?.code, `joined at 2:${minute}`).toBe(code);
      }
      world().clock.now = now;
    });

    test('started the program after it', async () => {
      await withPast(30, 3);
      await phone.pull();
      const { results } = await phone.push(lateCompletion(4), lateCompletion(3));
      expect(results).toMatchObject([{ status: 'rejected', code: 'before_start' }, ...applied(3)]);
    });

    test('joined after it, when only the clock is said to be ahead', async () => {
      const now = world().clock.now + 29 * DAY_MS;
      const stamp = phone.ago(-15);
      const answer = await phone.send([phone.setCompleted(task(), true, stamp)], {
        clientNow: new Date(now).toISOString(),
      });
      expect(answer.body).toMatchObject({ results: [{ status: 'rejected', code: 'before_account' }] });
    });
  });

  test('S3.5: tasks that a phone dealt by itself, day after day, count for their days', async () => {
    await withPast(10, 3);
    await phone.pull();
    const enrolment = phone.rows('userRegimens')[0];
    if (!enrolment) return;
    const offline: OutboxMutation[] = [];
    for (let daysAgo = 3; daysAgo >= 1; daysAgo--) {
      const at = world().clock.now - daysAgo * DAY_MS;
      const day = trainingDay(at, 'UTC');
      const dealt = { userId: phone.user.id, day, userRegimenId: enrolment.id, slot: 0, counter: 0 };
      const args = { taskId: taskIdOf(dealt), day, userRegimenId: enrolment.id, slot: 0, completed: true };
      offline.push(phone.mutation('task.setCompleted', args, { day, at: new Date(at).toISOString() }));
    }
    const unknown = {
      taskId: taskId.parse(newId()),
      day: trainingDay(world().clock.now, 'UTC'),
      userRegimenId: enrolment.id,
      slot: 0,
      completed: true,
    };
    const answer = await phone.push(...offline, phone.mutation('task.setCompleted', unknown));
    expect(answer.results).toMatchObject([...applied(2, 3, 4), { code: 'task_not_found' }]);
    expect(phone.rows('playerStats')).toMatchObject([
      { completedTasks: 3, trainedDays: 3, streak: 3, totalPoints: 64 },
    ]);
    expect(phone.rows('tasks')).toHaveLength(14);
  });

  test('S3.4: a program that was started yesterday, offline, deals today’s tasks too', async () => {
    const fresh = await aPhone(world());
    await fresh.pull();
    const at = world().clock.now - DAY_MS;
    const args = { userRegimenId: userRegimenId.parse(newId()), regimenId: testRegimenId('passing') };
    await fresh.push(
      fresh.mutation('userRegimen.start', args, {
        at: new Date(at).toISOString(),
        day: trainingDay(at, 'UTC'),
      }),
    );
    await fresh.pull();
    const today = trainingDay(world().clock.now, 'UTC');
    expect(fresh.rows('tasks').filter(({ day }) => day === today)).toHaveLength(6);
  });
});
