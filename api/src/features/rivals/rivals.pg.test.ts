import * as safety from 'sync-protocol/contract/profile/safety';
import { deleteAccount } from 'sync-protocol/contract/session/account';
import * as calls from 'sync-protocol/contract/rivals';
import { newId, regimenId } from 'sync-protocol/ids';
import { lineDrillOf } from 'sync-protocol/rules/technique/drill-lines';
import { addDays, trainingDay } from 'sync-protocol/rules/training-day';
import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { asking } from '#testing/players/competing.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { aUser, GROWN_UP, YOUNG } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { testRegimenId } from '#testing/catalog.ts';

const to = (other: TestPhone) => ({ rivalId: other.user.id });

onBothDatabases('rivals', (kind) => {
  const world = testApp({ database: kind });

  async function two(ages: [number | null, number | null] = [GROWN_UP, GROWN_UP]) {
    const phones = [];
    for (const age of ages) phones.push(await aPhone(world(), await aUser(world(), { age })));
    const [one, other] = phones;
    if (!one || !other) throw new Error('two phones are two');
    return [one, other] as const;
  }

  async function rivals(ages?: [number, number]) {
    const [one, other] = await two(ages);
    await one.push(one.mutation('rival.request', asking(other, { message: 'First to 500?' })));
    await other.push(other.mutation('rival.accept', to(one)));
    await one.pull();
    await other.pull();
    return [one, other] as const;
  }

  const statuses = (...phones: TestPhone[]) =>
    phones.map((phone) => phone.rows('rivalries').map(({ status }) => status));

  test('a request, a yes, training, a cheer and the end, each on both phones', async () => {
    const [one, other] = await two();
    await one.push(one.mutation('rival.request', asking(other, { message: 'First to 500?' })));
    await other.pull();
    await one.pull();
    expect(statuses(one, other)).toEqual([['requested'], ['asked']]);
    expect(other.rows('rivalries')).toMatchObject([
      { rivalId: one.user.id, message: 'First to 500?', askedAs: '' },
    ]);
    expect(other.rows('knownPlayers')).toMatchObject([
      { playerId: one.user.id, displayName: one.user.displayName, firstName: 'Real' },
    ]);
    expect(other.rows('notifications')).toMatchObject([
      { type: 'rival_request', data: '{"actionUrl":"/rivals?tab=requests"}', read: false },
    ]);
    expect(JSON.stringify(other.rows('notifications'))).not.toContain(one.user.displayName);

    const live = (timezone: string) =>
      world().db.kysely.updateTable('users').set({ timezone }).where('id', '=', one.user.id).execute();
    // Where it is tomorrow already.
    await live('Pacific/Kiritimati');
    const tomorrow = addDays(trainingDay(world().clock.now, 'UTC'), 1);
    await other.push(other.mutation('rival.accept', to(one)));
    await one.pull();
    await other.pull();
    expect(statuses(one, other)).toEqual([['accepted'], ['accepted']]);
    for (const phone of [one, other]) {
      expect(phone.rows('playerStats')).toMatchObject([{ rivals: 1 }]);
      expect(phone.rows('userBadges')).toMatchObject([{ badgeId: 'rivals-1' }]);
    }
    expect(one.rows('userBadges')).toMatchObject([{ earnedDay: tomorrow }]);
    await live('UTC');
    expect(one.rows('notifications')).toMatchObject([{ data: '{"actionUrl":"/rivals?tab=rivals"}' }]);

    await one.start(testRegimenId('serving'));
    await one.pull();
    const [first, second, third] = one.rows('tasks').toSorted((a, b) => a.slot - b.slot);
    if (!first || !second || !third) throw new Error('a day has six tasks');
    await one.push(one.setCompleted(first), one.setCompleted(second));
    await other.pull();
    const told = other.rows('rivalActivities').find(({ activityType }) => activityType === 'task_completed');
    expect(told).toMatchObject({
      rivalId: one.user.id,
      data: { tasks: 2, multiplier: 100, taskName: second.name },
      pointsInvolved: one.rows('playerStats')[0]?.totalPoints,
    });
    expect(
      other
        .rows('rivalActivities')
        .map(({ activityType }) => activityType)
        .toSorted(),
    ).toEqual(['badge_earned', 'task_completed']);
    await one.push(one.setCompleted(first, false), one.setCompleted(second, false));
    await other.pull();
    // The badge for the start of a program stays.
    expect(other.rows('rivalActivities')).toMatchObject([{ data: { badgeIds: ['starts-1'] } }]);
    await one.push(one.setCompleted(third));
    await other.pull();

    const [activity] = other
      .rows('rivalActivities')
      .filter(({ activityType }) => activityType === 'task_completed');
    if (!activity) throw new Error('the rival was told');
    const cheer = { activityId: activity.id, cheer: 'ace' as const };
    await other.push(
      other.mutation('rival.cheer', cheer),
      other.mutation('rival.cheer', { ...cheer, cheer: 'respect' }),
    );
    await one.pull();
    expect(one.rows('rivalActivities')).toMatchObject([
      { activityType: 'cheer', rivalId: other.user.id, data: { cheer: 'ace' } },
    ]);
    const [cheered] = one.rows('notifications').filter(({ type }) => type === 'rival_cheer');
    expect(cheered).toMatchObject({ title: 'A rival cheers for you', message: '“Ace!”' });
    expect(JSON.stringify(cheered)).not.toContain(other.user.displayName);

    await one.push(one.mutation('rival.remove', to(other)));
    for (const phone of [one, other]) {
      await phone.pull();
      expect(phone.rows('playerStats')).toMatchObject([{ rivals: 0 }]);
      for (const table of ['rivalries', 'rivalActivities', 'rivalCheers', 'knownPlayers'] as const)
        expect(phone.rows(table), table).toEqual([]);
      // What they were told when they became rivals would be untrue now.
      const told = phone.rows('notifications').map(({ title }) => title);
      expect(told).not.toContain('You have a new rival');
    }
  });

  onOneOfThem(kind, () => {
    test('hear no words of a program of one’s own, be it of drills of ours', async () => {
      const [one, other] = await rivals();
      const id = regimenId.parse(newId());
      const drill = lineDrillOf({
        id: 'serving/toss-and-drop',
        name: 'Toss and Let It Drop',
        why: 'Toss arm',
      });
      const fields = { name: 'Mine', description: '', category: 'serving', difficulty: 'beginner' } as const;
      const weeks = [1, 2].map((week) => ({ week, theme: 'Mine', dailyTasks: [drill.line] }));
      await one.push(
        one.mutation('regimen.create', { regimenId: id, ...fields, totalWeeks: 2, dailyDuration: 30, weeks }),
        one.mutation('regimen.nameDrills@2', { regimenId: id, drills: [drill] }),
      );
      await one.start(id);
      await one.pull();
      const task = one.rows('tasks').find(({ drillId }) => drillId === drill.id);
      if (!task) throw new Error('the drill was dealt');
      await one.push(one.setCompleted(task));
      await other.pull();
      const told = other
        .rows('rivalActivities')
        .find(({ activityType }) => activityType === 'task_completed');
      expect(told?.data).toEqual({ tasks: 1, multiplier: 100 });
    });

    test('a request that is read and answered in one push is told of no more', async () => {
      const [one, other] = await two();
      await one.push(one.mutation('rival.request', asking(other)));
      await other.pull();
      const notificationIds = other.rows('notifications').map(({ id }) => id);
      await other.push(
        other.mutation('notification.markRead', { notificationIds }),
        other.mutation('rival.accept', to(one)),
      );
      await other.pull();
      expect(other.rows('notifications')).toEqual([]);
    });

    test('nothing stays of what one did in the push that ends it', async () => {
      const [one, other] = await rivals();
      const third = await aPhone(world());
      await one.push(one.mutation('rival.request', asking(third)));
      await third.push(third.mutation('rival.accept', to(one)));
      await other.start(testRegimenId('serving'));
      await one.start(testRegimenId('serving'));
      await one.pull();
      const [activity] = one.rows('rivalActivities');
      if (!activity) throw new Error('the rival was told');
      await one.push(
        one.mutation('rival.cheer', { activityId: activity.id, cheer: 'ace' }),
        one.setCompleted(one.task(0)),
        one.mutation('profile.update', { firstName: 'Robin' }),
        one.mutation('rival.remove', to(other)),
      );
      for (const phone of [one, other, third]) await phone.pull();
      expect(one.rows('knownPlayers')).toMatchObject([{ playerId: third.user.id }]);
      expect(one.rows('rivalCheers')).toEqual([]);
      for (const table of ['rivalActivities', 'knownPlayers'] as const)
        expect(other.rows(table), table).toEqual([]);
      expect(third.rows('rivalActivities')).not.toEqual([]);
    });

    test('what a rival may know is what there is in the end, if both change in one push', async () => {
      const [one, other] = await two();
      await one.push(one.mutation('profile.update', { position: 'Libero' }));
      await other.push(other.mutation('rival.request', asking(one)));
      await one.push(
        one.mutation('profile.update', { isPrivate: true, hideRealName: true }),
        one.mutation('rival.accept', to(other)),
      );
      await other.pull();
      expect(other.rows('knownPlayers')).toMatchObject([{ position: 'Libero', firstName: 'Real' }]);
    });
  });

  test('both ask each other at once: they are rivals, and nobody asks any more', async () => {
    const [one, other] = await two();
    const answers = await Promise.all([
      one.push(one.mutation('rival.request', asking(other))),
      other.push(other.mutation('rival.request', asking(one))),
    ]);
    expect(answers.flatMap(({ results }) => results.map(({ status }) => status))).toEqual([
      'applied',
      'applied',
    ]);
    await one.pull();
    await other.pull();
    expect(statuses(one, other)).toEqual([['accepted'], ['accepted']]);
    expect(one.rows('playerStats')).toMatchObject([{ rivals: 1 }]);
    expect(other.rows('playerStats')).toMatchObject([{ rivals: 1 }]);
  });

  test('a yes while the request is taken back: both phones agree in the end', async () => {
    const [one, other] = await two();
    await one.push(one.mutation('rival.request', asking(other)));
    await other.pull();
    await Promise.all([
      one.push(one.mutation('rival.withdraw', to(other))),
      other.push(other.mutation('rival.accept', to(one))),
    ]);
    await one.pull();
    await other.pull();
    const [[mine], [theirs]] = statuses(one, other) as [string[], string[]];
    expect(theirs).toBe(mine);
    const [refused] = [...one.rejected, ...other.rejected];
    expect(refused?.code).toBe(mine === 'accepted' ? 'already_rivals' : 'request_gone');
  });

  onOneOfThem(kind, () => {
    test('ended and asked anew in one push: for the other it has ended, too', async () => {
      const [one, other] = await rivals();
      await one.start(testRegimenId('serving'));
      await other.pull();
      expect(other.rows('rivalActivities')).not.toEqual([]);
      await one.push(
        one.mutation('rival.remove', to(other)),
        one.mutation('rival.request', asking(other, { message: 'Once more?' })),
      );
      await one.pull();
      await other.pull();
      expect(statuses(one, other)).toEqual([['requested'], ['asked']]);
      for (const phone of [one, other]) {
        expect(phone.rows('playerStats')).toMatchObject([{ rivals: 0 }]);
        expect(phone.rows('rivalActivities')).toEqual([]);
        expect(phone.rows('knownPlayers')).toHaveLength(1);
      }
      expect(other.rows('notifications')).toContainEqual(
        expect.objectContaining({ title: 'New rival request', read: false }),
      );
      const yes = other.ago(1);
      await other.push(other.mutation('rival.accept', to(one), yes));
      await one.pull();
      await other.pull();
      for (const phone of [one, other]) {
        expect(phone.rows('rivalries')).toMatchObject([{ status: 'accepted', acceptedAt: yes.at }]);
        expect(phone.rows('playerStats')).toMatchObject([{ rivals: 1 }]);
      }
    });

    test('who is blocked gets nothing, and what there was ends without a word', async () => {
      const [one, other] = await rivals();
      await one.start(testRegimenId('serving'));
      const before = other.rows('notifications').length;
      await other.client.ok(safety.blockUser, { params: { id: other.user.id, blockedUserId: one.user.id } });
      for (const phone of [one, other]) {
        await phone.pull();
        expect(statuses(phone)).toEqual([[]]);
        expect(phone.rows('knownPlayers')).toEqual([]);
        expect(phone.rows('playerStats')).toMatchObject([{ rivals: 0 }]);
      }
      expect(other.rows('notifications')).toHaveLength(before);
      await one.push(one.setCompleted(one.task(0)));
      await other.pull();
      expect(other.rows('rivalActivities')).toEqual([]);
      const asked = await one.push(one.mutation('rival.request', asking(other)));
      const nobody = await aUser(world(), { age: null });
      const unknown = await one.push(one.mutation('rival.request', { ...asking(other), rivalId: nobody.id }));
      for (const { results } of [asked, unknown])
        expect(results).toMatchObject([
          { status: 'rejected', code: 'user_not_found', message: 'User not found' },
        ]);
    });

    test('a blocked request goes from the list of who was asked', async () => {
      const [one, other] = await two();
      await one.push(one.mutation('rival.request', asking(other)));
      await one.client.ok(safety.blockUser, { params: { id: one.user.id, blockedUserId: other.user.id } });
      await other.pull();
      expect([other.rows('rivalries'), other.rows('notifications')]).toEqual([[], []]);
      const late = await other.push(other.mutation('rival.accept', to(one)));
      expect(late.results).toMatchObject([{ code: 'request_gone' }]);
    });

    test('a deleted account is nobody’s rival', async () => {
      const [one, other] = await rivals();
      await one.client.ok(deleteAccount);
      await other.pull();
      expect(statuses(other)).toEqual([[]]);
      expect(other.rows('knownPlayers')).toEqual([]);
      expect(other.rows('playerStats')).toMatchObject([{ rivals: 0 }]);
    });

    describe('the gate', () => {
      test.each([
        ['grown up and young', [GROWN_UP, YOUNG], 'user_not_found'],
        ['young and grown up', [YOUNG, GROWN_UP], 'user_not_found'],
        ['of unknown age', [GROWN_UP, null], 'user_not_found'],
        ['too far apart', [YOUNG, YOUNG + 4], 'user_not_found'],
        ['peers', [YOUNG, YOUNG + 2], undefined],
      ] as const)('%s', async (_, ages, code) => {
        const [one, other] = await two([...ages]);
        const { results } = await one.push(one.mutation('rival.request', asking(other)));
        expect(results[0]?.code).toBe(code);
      });

      test('a shared team makes no rivals of a minor and a grown-up', async () => {
        const [coach, minor] = await two([GROWN_UP, YOUNG]);
        const tie = { isTeammate: true, isRival: false, isByCode: true };
        world().relations.set(coach.user.id, new Map([[minor.user.id, tie]]));
        const { results } = await coach.push(coach.mutation('rival.request', asking(minor)));
        expect(results).toMatchObject([{ code: 'user_not_found' }]);
      });

      test('a hidden name is told to a rival, not to who only asks', async () => {
        const [one, other] = await two([YOUNG, YOUNG]);
        await other.push(other.mutation('profile.update', { hideRealName: true, isPrivate: true }));
        await one.push(one.mutation('rival.request', asking(other)));
        await one.pull();
        expect(one.rows('knownPlayers')).toMatchObject([
          { firstName: '', displayName: other.user.displayName },
        ]);
        await other.push(other.mutation('rival.accept', to(one)));
        await one.pull();
        expect(one.rows('knownPlayers')).toMatchObject([{ firstName: 'Real' }]);
      });

      test('what changes in a profile changes in the rows of rivals', async () => {
        const [one, other] = await rivals();
        await other.push(
          other.mutation('profile.update', { firstName: 'Robin', profileImageUrl: 'volleyball-3' }),
        );
        await one.pull();
        expect(one.rows('knownPlayers')).toMatchObject([
          { firstName: 'Robin', profileImageUrl: 'volleyball-3' },
        ]);
      });

      test('words that should not be read are not taken', async () => {
        const [one, other] = await two([YOUNG, YOUNG]);
        const say = async (message: string) =>
          (await one.push(one.mutation('rival.request', asking(other, { message })))).results[0]?.code;
        expect(await say('You fucking loser')).toBe('words_unfit');
        expect(await say('Call me: +1 555 123 4567')).toBe('words_contact');
        expect(await say('See you at the net')).toBeUndefined();
      });
    });

    test('nobody asks the same player over and over', async () => {
      const [one, other] = await two();
      const ask = async () => (await one.push(one.mutation('rival.request', asking(other)))).results[0]?.code;
      for (let times = 0; times < 3; times++) {
        expect(await ask()).toBeUndefined();
        await other.push(other.mutation('rival.decline', to(one)));
      }
      expect(await ask()).toBe('asked_before');
      // A yes to the other one's own request is no more of it.
      await other.push(other.mutation('rival.request', asking(one)));
      expect(await ask()).toBeUndefined();
      await other.push(other.mutation('rival.remove', to(one)));
      world().clock.now += 8 * 24 * 3_600_000;
      expect(await ask()).toBeUndefined();
    });
  });

  test('the calls of the contract do the same', async () => {
    const [one, other] = await two();
    const own = { id: one.user.id };
    const body = { rivalId: other.user.id, rivalshipType: 'intense' as const, message: 'Ready?' };
    const made = await one.client.ok(calls.requestRival, { body });
    expect(made).toMatchObject({
      status: 'pending',
      message: 'Ready?',
      rival: { id: other.user.id },
      user: own,
    });
    const requests = { params: { id: other.user.id } };
    expect(await other.client.ok(calls.listRivalRequests, requests)).toMatchObject([
      { id: made.id, rivalshipType: 'intense', rival: own, user: own },
    ]);
    expect(await one.client.call(calls.requestRival, { body })).toMatchObject({
      status: 409,
      body: { code: 'already_requested' },
    });
    expect(await one.client.call(calls.acceptRival, { params: { id: made.id } })).toMatchObject({
      status: 404,
    });
    const accept = () => other.client.ok(calls.acceptRival, { params: { id: made.id } });
    const accepted = await accept();
    expect(accepted).toMatchObject({ status: 'accepted' });
    world().clock.now += 1_000;
    expect(await accept()).toEqual(accepted);
    expect(await other.client.call(calls.declineRival, { params: { id: made.id } })).toMatchObject({
      status: 409,
    });
    expect(await one.client.call(calls.requestRival, { body })).toMatchObject({
      status: 409,
      body: { code: 'already_rivals' },
    });
    const self = { body: { ...body, rivalId: one.user.id } };
    expect(await one.client.call(calls.requestRival, self)).toMatchObject({
      status: 409,
      body: { message: 'You cannot challenge yourself as a rival.' },
    });
    expect(await one.client.ok(calls.listRivals, { params: own })).toMatchObject([
      { rival: { id: other.user.id } },
    ]);

    await other.start(testRegimenId('serving'));
    await other.pull();
    await other.push(other.setCompleted(other.task(0)));
    const [first] = await one.client.ok(calls.listRivalActivities, { params: own, query: { limit: 5 } });
    expect(first).toMatchObject({ rival: { id: other.user.id } });
    expect(JSON.parse(first?.activityData ?? '')).toBeTypeOf('object');
    // What somebody did who is not known any more takes nobody's place.
    const later = new Date(world().clock.now + 60_000).toISOString();
    const unknown = { id: newId<never>(), userId: one.user.id, rivalId: (await aUser(world())).id };
    const did = {
      activityType: 'streak_milestone',
      day: later.slice(0, 10),
      data: '{}',
      pointsInvolved: 0,
    } as const;
    const row = { ...unknown, ...did, createdAt: later, scope: `user:${one.user.id}`, seq: 1, born: 1 };
    await world().db.kysely.insertInto('rivalActivities').values(row).execute();
    const latest = await one.client.ok(calls.listRivalActivities, { params: own, query: { limit: 1 } });
    expect(latest).toEqual([first]);
    await world().db.kysely.deleteFrom('rivalActivities').where('id', '=', unknown.id).execute();
    expect(await one.client.ok(calls.newRivalActivities, { params: own })).toEqual({ count: 2 });
    expect(await one.client.ok(calls.markRivalActivitiesNotified, { params: own })).toEqual({ count: 0 });

    const gone = { params: { ...own, rivalUserId: other.user.id } };
    expect(await one.client.ok(calls.removeRival, gone)).toEqual({ success: true });
    expect(await one.client.call(calls.removeRival, gone)).toMatchObject({ status: 404 });
    expect(await one.client.ok(calls.listRivals, { params: own })).toEqual([]);
    const plain = await one.client.ok(calls.requestRival, { body: { rivalId: other.user.id } });
    expect(plain).toMatchObject({ rivalshipType: 'training_partner', message: '' });
  });
});
