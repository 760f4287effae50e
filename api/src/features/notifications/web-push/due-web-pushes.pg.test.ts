import { membershipId as membershipIdOf, newId } from 'sync-protocol/ids';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { asking, aSquad, train } from '#testing/players/competing.ts';
import { onBothDatabases, onOneOfThem } from '#testing/databases/databases.ts';
import { untilWaiting } from '#testing/databases/waiting.ts';
import { aDevice, whatIsTold } from '#testing/players/devices.ts';
import { copiesOf } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { aComment, aStory } from '#testing/players/telling.ts';
import { notify } from '../notify.ts';

const to = (other: TestPhone) => ({ rivalId: other.user.id });

onBothDatabases('what devices are told of rivals', (kind) => {
  const world = testApp({ database: kind });

  async function trains(phone: TestPhone, tasks: number) {
    await phone.start(testRegimenId('serving'));
    await phone.pull();
    await phone.push(
      ...phone
        .rows('tasks')
        .slice(0, tasks)
        .map((task) => phone.setCompleted(task)),
    );
  }

  const tell = async () =>
    (await whatIsTold(world())).map(({ endpoint, notification }) => [endpoint, notification.title]);
  const withDevice = ({ user }: TestPhone) => aDevice(world(), user);

  test('tells of a request without a name, and of cheers as one', async () => {
    const [one, other] = [await aPhone(world()), await aPhone(world())];
    const endpoint = await withDevice(other);
    await one.push(one.mutation('rival.request', asking(other)));
    expect(await tell()).toEqual([[endpoint, 'News from your rivals']]);
    expect(await tell()).toEqual([]);
    expect(JSON.stringify(world().pushed)).not.toContain(one.user.displayName);
    await other.push(other.mutation('rival.accept', to(one)), other.mutation('notification.markRead', {}));
    await trains(other, 2);
    await one.pull();
    const news = one.rows('rivalActivities').map(({ id }) => id);
    expect(news.length).toBeGreaterThan(1);
    for (const activityId of news) await one.push(one.mutation('rival.cheer', { activityId, cheer: 'ace' }));
    expect(await tell()).toEqual([[endpoint, `${news.length} cheers for you`]]);
    await other.pull();
    expect(other.rows('notifications').filter(({ type }) => type === 'rival_cheer')).toMatchObject([
      { title: `${news.length} cheers` },
    ]);
  });

  onOneOfThem(kind, () => {
    test('tells of cheers of rivals and teammates as one, without a name, by the switch of rivals', async () => {
      const squad = await aSquad(world(), 3);
      const [one, mate, other] = squad.phones;
      if (!one || !mate || !other) throw new Error('a squad of three');
      const endpoint = await withDevice(other);
      await one.push(one.mutation('rival.request', asking(other)));
      await other.push(other.mutation('rival.accept', to(one)));
      await train(other, 1);
      await other.push(other.mutation('notification.markRead', {}));
      await tell();
      await other.pull();
      const membershipId = other.rows('memberships')[0]?.id ?? newId();
      const cheer = {
        teamId: squad.id,
        membershipId: membershipIdOf.parse(membershipId),
        cheer: 'ace',
      } as const;
      await one.pull();
      const [activity] = one.rows('rivalActivities').filter((news) => news.activityType === 'task_completed');
      await one.push(
        one.mutation('rival.cheer', { activityId: activity?.id ?? newId(), cheer: 'ace' }),
        one.mutation('team.cheer', cheer),
      );
      await mate.pull();
      await mate.push(mate.mutation('team.cheer', cheer));
      expect(await tell()).toEqual([[endpoint, '3 cheers for you']]);
      const pushed = JSON.stringify(world().pushed);
      for (const { user } of [one, mate]) expect(pushed).not.toContain(user.displayName);
      await other.push(other.mutation('settings.update', { rivalNews: false }));
      world().clock.now += DAY_MS;
      await mate.push(mate.mutation('team.cheer', cheer));
      expect(await tell()).toEqual([]);
      world().clock.now -= DAY_MS;
    });
  });

  test('is told once, by whichever of two nodes comes first; to a disabled account not at all', async () => {
    const [one, other, gone] = [await aPhone(world()), await aPhone(world()), await aPhone(world())];
    const endpoint = await withDevice(other);
    await withDevice(gone);
    await one.push(...[other, gone].map((phone) => one.mutation('rival.request', asking(phone))));
    await world()
      .db.kysely.updateTable('users')
      .set({ disabled: true })
      .where('id', '=', gone.user.id)
      .execute();
    const before = world().pushed.length;
    await Promise.all([tell(), tell()]);
    expect(
      world()
        .pushed.slice(before)
        .map((push) => push.endpoint),
    ).toEqual([endpoint]);
  });

  onOneOfThem(kind, () => {
    test('waits for the end of quiet hours, and is a switch', async () => {
      const [one, other] = [await aPhone(world()), await aPhone(world())];
      const endpoint = await withDevice(other);
      const noon = world().clock.now;
      const early = await aPhone(world());
      await early.push(early.mutation('rival.request', asking(other)));
      world().clock.now += 9 * 3_600_000 - 60_000;
      expect(await tell()).toEqual([[endpoint, 'News from your rivals']]);
      // Nor does a phone that is off get it in them.
      expect(world().pushed.at(-1)?.seconds).toBe(60);
      await one.push(one.mutation('rival.request', asking(other)));
      world().clock.now += 3_600_000;
      expect(await tell()).toEqual([]);
      world().clock.now += 10 * 3_600_000;
      expect(await tell()).toEqual([[endpoint, 'News from your rivals']]);
      await other.push(other.mutation('settings.update', { rivalNews: false }));
      const third = await aPhone(world());
      await third.push(third.mutation('rival.request', asking(other)));
      expect(await tell()).toEqual([]);
      world().clock.now = noon;
    });
  });

  test.runIf(kind === 'postgres')('what is just being written is told with what was due', async () => {
    const [one, other] = [await aPhone(world()), await aPhone(world())];
    const endpoint = await withDevice(other);
    await one.push(one.mutation('rival.request', asking(other)));
    const { db, deps } = world();
    const { telling } = await db.transaction(async (tx) => {
      const at = deps.now();
      const news = { type: 'rival_request', title: 'Yes', message: '', path: null, at } as const;
      await notify(deps, tx, other.user.id, news);
      const answer = whatIsTold(world());
      await untilWaiting(db, 1);
      return { telling: answer };
    });
    expect(await telling).toMatchObject([{ endpoint, notification: { app_badge: '2' } }]);
    expect(await tell()).toEqual([]);
  });

  onOneOfThem(kind, () => {
    test('comes at night to who has no quiet hours: theirs begin when they end', async () => {
      const [one, other] = [await aPhone(world()), await aPhone(world())];
      const endpoint = await withDevice(other);
      await other.push(other.mutation('settings.update', { quietFrom: '22:00', quietUntil: '22:00' }));
      const noon = world().clock.now;
      world().clock.now += 10 * 3_600_000;
      await one.push(one.mutation('rival.request', asking(other)));
      expect(await tell()).toEqual([[endpoint, 'News from your rivals']]);
      world().clock.now = noon;
    });
  });

  test('those for whom it is night keep nobody else waiting, however many', async () => {
    const [one, other] = [await aPhone(world()), await aPhone(world())];
    const endpoint = await withDevice(other);
    const { kysely } = world().db;
    const asleep = await copiesOf(world(), other.user, 500);
    await kysely.updateTable('users').set({ timezone: 'Pacific/Majuro' }).where('id', 'in', asleep).execute();
    const settings = await kysely
      .selectFrom('userSettings')
      .selectAll()
      .where('id', '=', other.user.id)
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('userSettings')
      .values(asleep.map((id) => ({ ...settings, id, usualHas: null, season: null })))
      .execute();
    const at = new Date(world().clock.now).toISOString();
    await kysely
      .insertInto('dueWebPushes')
      .values(asleep.map((userId) => ({ userId, type: 'rival_request' as const, at })))
      .execute();
    await one.push(one.mutation('rival.request', asking(other)));
    expect(await tell()).toEqual([[endpoint, 'News from your rivals']]);
    const waiting = await kysely.selectFrom('dueWebPushes').select('userId').execute();
    expect(waiting).toHaveLength(asleep.length);
    await kysely.deleteFrom('dueWebPushes').execute();
  });

  onOneOfThem(kind, () => {
    test('tells of comments on a story as one, without a name, and is a switch', async () => {
      const [author, reader] = [await aPhone(world()), await aPhone(world())];
      const endpoint = await withDevice(author);
      world().relations.set(
        reader.user.id,
        new Map([[author.user.id, { isTeammate: true, isRival: false }]]),
      );
      const story = aStory();
      await author.push(author.mutation('story.post', story));
      const comment = () => reader.mutation('story.comment', aComment(story.storyId));
      await reader.push(comment(), comment());
      await reader.push(comment());
      expect(await tell()).toEqual([[endpoint, '3 comments on your stories']]);
      expect(JSON.stringify(world().pushed)).not.toContain(reader.user.displayName);
      await author.push(author.mutation('settings.update', { storyNews: false }));
      await reader.push(comment());
      expect(await tell()).toEqual([]);
    });
  });
});
