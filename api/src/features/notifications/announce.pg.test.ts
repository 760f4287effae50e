import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onBothDatabases } from '#testing/databases/databases.ts';
import { aDevice, whatIsTold } from '#testing/players/devices.ts';
import { copiesOf } from '#testing/factories.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { announce } from './announce.ts';

const DAY_MS = 24 * 3_600_000;

onBothDatabases('announcements', (database) => {
  const world = testApp({ database });
  const said = { title: '3 new drills', message: 'For setters.' };
  const toldTo = async (phone: TestPhone) => {
    await phone.pull();
    return phone.rows('notifications').map(({ type, title }) => [type, title]);
  };

  test('reach everybody who can sign in, however many, once', async () => {
    const [one, other, gone] = [await aPhone(world()), await aPhone(world()), await aPhone(world())];
    const { kysely } = world().db;
    await copiesOf(world(), one.user, 401);
    await kysely.updateTable('users').set({ disabled: true }).where('id', '=', gone.user.id).execute();
    const { players } = await kysely
      .selectFrom('users')
      .select((of) => of.fn.countAll<number>().as('players'))
      .where('disabled', '=', false)
      .executeTakeFirstOrThrow();
    expect(await announce(world().deps, said)).toBe(players);
    for (const phone of [one, other])
      expect(await toldTo(phone)).toEqual([['system_announcement', '3 new drills']]);
    // What failed half-way is asked for once more: it goes to those who were not told, and to whom it says something new.
    const late = await aPhone(world());
    expect(await announce(world().deps, said)).toBe(1);
    expect([(await toldTo(one)).length, (await toldTo(late)).length]).toEqual([1, 1]);
    expect(await announce(world().deps, { ...said, message: 'For liberos.' })).toBe(players + 1);
    world().clock.now += DAY_MS;
    expect(await announce(world().deps, said)).toBe(players + 1);
    const { told } = await kysely
      .selectFrom('notifications')
      .select((of) => of.fn.countAll<number>().as('told'))
      .where('userId', '=', gone.user.id)
      .executeTakeFirstOrThrow();
    expect(told).toBe(0);
  });

  test('are told to devices in general words, and are a switch', async () => {
    const [one, quiet] = [await aPhone(world()), await aPhone(world())];
    const endpoint = await aDevice(world(), one.user);
    await aDevice(world(), quiet.user);
    await quiet.push(quiet.mutation('settings.update', { announcementNews: false }));
    await announce(world().deps, { title: '0 excuses', message: 'Only devices are owed a message.' });
    const due = await world().db.kysely.selectFrom('dueWebPushes').select('userId').execute();
    expect(new Set(due.map(({ userId }) => userId))).toEqual(new Set([one.user.id, quiet.user.id]));
    expect(await whatIsTold(world())).toMatchObject([
      {
        endpoint,
        notification: {
          title: 'News from VolleyPath',
          body: 'Open VolleyPath to read it.',
          navigate: 'http://localhost:3000/notifications',
          tag: 'system_announcement',
        },
      },
    ]);
    expect(await toldTo(quiet)).toContainEqual(['system_announcement', '0 excuses']);
  });
});
