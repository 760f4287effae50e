import { randomBytes } from 'node:crypto';
import * as calls from 'sync-protocol/contract/notifications/web-push';
import { regimenId, streakPauseId, userRegimenId } from 'sync-protocol/ids';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testApp, type TestApp } from '#testing/app.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { train } from '#testing/players/competing.ts';
import { signedIn } from '#testing/factories.ts';
import { aPhone } from '#testing/phone.ts';
import { refusal } from '#testing/refusal.ts';
import { notify } from './notify.ts';
import { remindWhoIsDue } from './reminders.ts';
import { sweepNotifications } from './sweep-notifications.ts';

const FIVE_PM = Date.parse('2026-11-21T17:00:00Z');
const keys = { p256dh: randomBytes(65).toString('base64url'), auth: randomBytes(16).toString('base64url') };
const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;

/** A player with a program, a device, and reminders at five. */
async function aTrainingPlayer(world: TestApp, device: string) {
  world.clock.now = FIVE_PM;
  const { user, client } = await signedIn(world);
  await client.ok(calls.subscribePush, { body: { endpoint: endpointOf(device), keys } });
  await world.db.kysely
    .updateTable('userSettings')
    .set({ reminders: true })
    .where('id', '=', user.id)
    .execute();
  const id = crypto.randomUUID();
  await world.db.kysely
    .insertInto('userRegimens')
    .values({
      id: userRegimenId.parse(id),
      userId: user.id,
      regimenId: regimenId.parse(id),
      name: 'Serving',
      category: 'serving',
      totalWeeks: 4,
      basePoints: 20,
      isActive: true,
      isArchived: false,
      startedAt: new Date(FIVE_PM).toISOString(),
      archivedAt: null,
      completedAt: null,
      replacedAt: null,
      sessions: 0,
      currentWeek: 1,
      completionPercentage: 0,
      pointsEarned: 0,
      scope: `user:${user.id}`,
      seq: 1,
      born: 1,
    })
    .execute();
  return { user, client };
}

onBothDatabases('reminders', (kind) => {
  const world = testApp({ database: kind });
  const remind = () => remindWhoIsDue(world().deps, world().app.log);
  const pushedTo = (device: string) =>
    world()
      .pushed.filter(({ endpoint }) => endpoint === endpointOf(device))
      .map(({ message }) => message);

  onOneOfThem(kind, () => {
    test('leave a player alone whose streak is paused today', async () => {
      const { user } = await aTrainingPlayer(world(), 'hurt');
      const paused = { from: '2026-11-20', until: '2026-11-21', scope: `user:${user.id}`, seq: 1, born: 1 };
      await world()
        .db.kysely.insertInto('streakPauses')
        .values({ ...paused, id: streakPauseId.parse(crypto.randomUUID()), userId: user.id })
        .execute();
      await remind();
      expect(pushedTo('hurt')).toEqual([]);
      world().clock.now = FIVE_PM + 24 * 3_600_000;
      await remind();
      expect(pushedTo('hurt')).toHaveLength(1);
    });
  });

  test('come once a day at the chosen time, as a message and in the list, and name nobody', async () => {
    const { user } = await aTrainingPlayer(world(), 'once');
    await Promise.all([remind(), remind()]);
    await remind();
    expect(pushedTo('once')).toEqual([
      {
        web_push: 8030,
        notification: expect.objectContaining({
          title: 'Time to train',
          body: '6 tasks are ready for you today. Five easy minutes count.',
          navigate: 'http://localhost:3000/',
          app_badge: '1',
        }),
      },
    ]);
    expect(JSON.stringify(pushedTo('once'))).not.toMatch(/Real|Name|Player/);
    const rows = await world()
      .db.kysely.selectFrom('notifications')
      .selectAll()
      .where('userId', '=', user.id)
      .execute();
    expect(rows).toMatchObject([
      { type: 'training_reminder', read: false, data: '{"actionUrl":"/"}', seq: 4, born: 4 },
    ]);
  });

  test('come to everybody else, though a player deletes the account meanwhile', async () => {
    await aTrainingPlayer(world(), 'first');
    const leaver = await aTrainingPlayer(world(), 'leaver');
    await aTrainingPlayer(world(), 'third');
    // Those who are due have been read already.
    const { db } = world();
    const { transaction } = db;
    let leaving: Promise<unknown> | undefined;
    const begin = vi.spyOn(db, 'transaction').mockImplementation(async (work) => {
      await (leaving ??= db.kysely.deleteFrom('users').where('id', '=', leaver.user.id).execute());
      return transaction(work);
    });
    onTestFinished(() => begin.mockRestore());
    expect(await remind()).toBe(2);
    expect(pushedTo('third')).toHaveLength(1);
    expect(pushedTo('leaver')).toEqual([]);
  });

  test('come once in a night, though the training day ends at two', async () => {
    const { user } = await aTrainingPlayer(world(), 'awake');
    const one = '01:00';
    await world()
      .db.kysely.updateTable('userSettings')
      .set({ reminderTime: one, quietFrom: one, quietUntil: one })
      .where('id', '=', user.id)
      .execute();
    for (const hours of [8, 9, 9.5, 32]) {
      world().clock.now = FIVE_PM + hours * 3_600_000;
      await remind();
      expect(pushedTo('awake')).toHaveLength(hours === 32 ? 2 : 1);
      // A phone that is off gets none of yesterday.
      expect(world().pushed.at(-1)?.seconds).toBe(3600);
    }
  });

  test('come again the next day, in the place of the last one', async () => {
    const { user } = await aTrainingPlayer(world(), 'again');
    await remind();
    await world()
      .db.kysely.updateTable('playerStats')
      .set({ streak: 4, bestStreak: 4, missedDays: 0b11, lastDay: '2026-11-21', lastAt: FIVE_PM })
      .where('id', '=', user.id)
      .execute();
    const phone = await aPhone(world(), user);
    for (const type of ['training_reminder', 'streak_at_risk']) {
      await phone.pull();
      expect(phone.rows('notifications')).toMatchObject([{ type, read: false }]);
      expect(pushedTo('again').at(-1)?.notification).toMatchObject({ app_badge: '1' });
      world().clock.now += 24 * 3_600_000;
      await remind();
    }
    expect(pushedTo('again')).toHaveLength(3);
  });

  test('are gone once their day is over, from phones too; what a player deleted can come back', async () => {
    const { user } = await aTrainingPlayer(world(), 'over');
    const other = await aTrainingPlayer(world(), 'undo');
    await remind();
    const [phone, undoing] = [await aPhone(world(), user), await aPhone(world(), other.user)];
    await undoing.pull();
    const notificationIds = undoing.rows('notifications').map(({ id }) => id);
    const setDeleted = (deleted: boolean) =>
      undoing.mutation('notification.setDeleted', { notificationIds, deleted });
    await undoing.push(setDeleted(true));
    await world().db.transaction((tx) =>
      notify(world().deps, tx, user.id, {
        type: 'achievement',
        title: 'First',
        message: 'Well done',
        path: null,
        at: world().deps.now(),
      }),
    );
    const told = async () => {
      await sweepNotifications(world().deps);
      await phone.pull();
      return phone.rows('notifications').map(({ type }) => type);
    };
    world().clock.now = Date.parse('2026-11-22T01:59:00Z');
    expect((await told()).toSorted()).toEqual(['achievement', 'training_reminder']);
    world().clock.now += 60_000;
    expect(await told()).toEqual(['achievement']);
    expect((await undoing.push(setDeleted(false))).results).toMatchObject([{ status: 'applied' }]);
  });

  onOneOfThem(kind, () => {
    test('stay away when everything is done, outside the time, and without a wish for them', async () => {
      const done = await aTrainingPlayer(world(), 'done');
      const off = await aTrainingPlayer(world(), 'off');
      await world()
        .db.kysely.updateTable('userSettings')
        .set({ reminders: false })
        .where('id', '=', off.user.id)
        .execute();
      await world()
        .db.kysely.updateTable('userRegimens')
        .set({ isArchived: true })
        .where('userId', '=', done.user.id)
        .execute();
      await remind();
      world().clock.now = FIVE_PM - 60_000;
      await aTrainingPlayer(world(), 'early');
      world().clock.now = FIVE_PM - 60_000;
      await remind();
      expect([...pushedTo('done'), ...pushedTo('off'), ...pushedTo('early')]).toEqual([]);
    });

    test('speak of a streak that a missed day would end', async () => {
      const { user } = await aTrainingPlayer(world(), 'streak');
      const lastAt = FIVE_PM - 24 * 3_600_000;
      await world()
        .db.kysely.updateTable('playerStats')
        .set({ streak: 4, bestStreak: 4, missedDays: 0b11, lastDay: trainingDay(lastAt, 'UTC'), lastAt })
        .where('id', '=', user.id)
        .execute();
      await remind();
      expect(pushedTo('streak')[0]?.notification).toMatchObject({
        title: 'Day 5 is waiting',
        body: 'One task today keeps your 4-day streak going. Five easy minutes count.',
      });
    });

    test('are read once what they are about is done', async () => {
      const [day, streak] = [await aTrainingPlayer(world(), 'day'), await aTrainingPlayer(world(), 'run')];
      const lastAt = FIVE_PM - 24 * 3_600_000;
      const [phone, other] = [await aPhone(world(), day.user), await aPhone(world(), streak.user)];
      const phones = [phone, other];
      for (const one of phones) {
        await one.start(testRegimenId('serving'));
        await one.pull();
      }
      await world()
        .db.kysely.updateTable('playerStats')
        .set({ streak: 4, bestStreak: 4, missedDays: 0b11, lastDay: trainingDay(lastAt, 'UTC'), lastAt })
        .where('id', '=', streak.user.id)
        .execute();
      const enrolment = other.rows('userRegimens')[0]?.id ?? '';
      await world()
        .db.kysely.insertInto('dayTotals')
        .values({
          id: crypto.randomUUID(),
          userId: streak.user.id,
          day: trainingDay(lastAt, 'UTC'),
          done: JSON.stringify({ [enrolment]: [lastAt] }),
          points: 20,
          load: null,
          streak: 4,
          best: 4,
          held: 0,
          missed: 0b11,
          inRow: 1,
          rhythm: null,
          scope: `user:${streak.user.id}`,
          seq: 1,
          born: 1,
        })
        .execute();
      await remind();
      const read = async () => {
        for (const one of phones) await one.pull();
        return phones.flatMap((one) =>
          one.rows('notifications').map((row) => `${row.type} ${row.read ? 'read' : 'new'}`),
        );
      };
      expect(await read()).toEqual(['training_reminder new', 'streak_at_risk new']);
      for (const one of phones) await train(one, 1);
      expect(await read()).toEqual(['training_reminder new', 'streak_at_risk read']);
      await train(phone, 4, 1);
      expect(await read()).toEqual(['training_reminder new', 'streak_at_risk read']);
      await train(phone, 1, 5);
      expect(await read()).toEqual(['training_reminder read', 'streak_at_risk read']);
    });
  });

  test('forget a device that is gone, and keep one whose service fails', async () => {
    for (const [device, outcome] of [
      ['dead', { kind: 'gone' }],
      ['busy', { kind: 'failed', reason: '429' }],
    ] as const) {
      const { user } = await aTrainingPlayer(world(), device);
      world().pushOutcomes.set(endpointOf(device), outcome);
      await remind();
      const left = await world()
        .db.kysely.selectFrom('pushSubscriptions')
        .select('endpoint')
        .where('userId', '=', user.id)
        .execute();
      expect(left).toHaveLength(device === 'dead' ? 0 : 1);
    }
  });
});

onBothDatabases('push subscriptions', (kind) => {
  const world = testApp({ database: kind });

  onOneOfThem(kind, () => {
    test('whose service refuses us are in the log by its host alone, whoever sent the message', async () => {
      const { user, client } = await aTrainingPlayer(world(), 'refused');
      const reason = 'the push service answered 403';
      world().pushOutcomes.set(endpointOf('refused'), { kind: 'failed', reason });
      const before = world().logs.length;
      expect(await client.ok(calls.testPush)).toEqual({ devices: 0 });
      await remindWhoIsDue(world().deps, world().app.log);
      const lines = world().logs.slice(before);
      const warnings = lines.filter((line) => line.includes('"level":40')).map((line) => JSON.parse(line));
      const warning = { service: 'fcm.googleapis.com', reason, msg: 'a push message was not delivered' };
      expect(warnings).toMatchObject([warning, warning]);
      expect(lines.join('\n')).not.toMatch(/fcm\/send|refused/);
      expect(lines.join('\n')).not.toContain(user.id);
    });

    test('are refused for addresses that are no push service', async () => {
      const { client } = await signedIn(world());
      const answer = await client.call(calls.subscribePush, {
        body: { endpoint: 'https://169.254.169.254/latest', keys },
      });
      expect(answer).toMatchObject(refusal(400, 'unknown_push_service', 'endpoint'));
    });

    test('are refused for an address that gets too long by being written as one', async () => {
      const { client } = await signedIn(world());
      const letters = Array.from(randomBytes(900), (byte, n) =>
        String.fromCodePoint(0x4e00 + 61 * byte + (n % 61)),
      );
      const answer = await client.call(calls.subscribePush, {
        body: { endpoint: endpointOf(letters.join('')), keys },
      });
      expect(answer).toMatchObject(refusal(400, 'unknown_push_service', 'endpoint'));
    });
  });

  test('belong to whoever signed in last on the device', async () => {
    const [first, second] = [await signedIn(world()), await signedIn(world())];
    for (const { client } of [first, second])
      await client.ok(calls.subscribePush, { body: { endpoint: endpointOf('shared'), keys } });
    expect(await first.client.ok(calls.testPush)).toEqual({ devices: 0 });
    expect(await second.client.ok(calls.testPush)).toEqual({ devices: 1 });
    await first.client.ok(calls.unsubscribePush, { body: { endpoint: endpointOf('shared') } });
    expect(await second.client.ok(calls.testPush)).toEqual({ devices: 1 });
  });

  test('are ten a player, the newest ones', async () => {
    const { user, client } = await signedIn(world());
    for (let device = 0; device < 12; device++) {
      world().clock.now += 1000;
      await client.ok(calls.subscribePush, { body: { endpoint: endpointOf(`many-${device}`), keys } });
    }
    const kept = await world()
      .db.kysely.selectFrom('pushSubscriptions')
      .select('endpoint')
      .where('userId', '=', user.id)
      .execute();
    expect(kept.map(({ endpoint }) => endpoint)).not.toContain(endpointOf('many-1'));
    expect(kept).toHaveLength(10);
  });
});
