// @vitest-environment node
import { beforeEach, expect, it } from 'vitest';
import { aPlan } from 'sync-protocol/mutations/testing';
import { addDays } from 'sync-protocol/rules/training-day';
import { userRegimenArchive } from 'sync-protocol/mutations/training/user-regimen-archive';
import { dealOnPhone } from '../rows/deal.ts';
import { mutateOn } from '../rows/mutate-on.ts';
import { atNoon, DAY, expectAlike, started } from '../testing/synced.ts';

const DAY_MS = 86_400_000;
let { clock, server, phone } = atNoon();
beforeEach(() => void ({ clock, server, phone } = atNoon()));

it('F29 R3 two weeks of them have their tasks, and every credit lands on its own day', async () => {
  await started(phone);
  phone.offline();
  for (let day = 0; day < 14; day++) {
    const today = addDays(DAY, day);
    await dealOnPhone(phone.db, today, 'UTC');
    const tasks = await phone.tasks(today);
    expect(tasks).toHaveLength(6);
    for (const task of tasks.slice(0, 2)) await phone.set(task);
    clock.now += DAY_MS;
  }
  clock.now -= DAY_MS;
  phone.online();
  expect(await phone.sync()).toEqual({ state: 'synced' });
  const totals = server.rows().all('dayTotals');
  expect(totals.map(({ day }) => day).sort()).toEqual(
    Array.from({ length: 14 }, (_, day) => addDays(DAY, day)),
  );
  expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 28, streak: 14 });
  expect(await phone.db.refused.count()).toBe(0);
  expect(await phone.tasks(addDays(DAY, 13))).toHaveLength(6);
});

it.each(['with no signal', 'with one'])(
  'a program that ends leaves its last day to be done, %s',
  async (how) => {
    await phone.start(aPlan(undefined, 1));
    await phone.sync();
    if (how === 'with no signal') phone.offline();
    const idsOf = async (day: string) => (await phone.tasks(day)).map(({ id }) => id);
    for (let day = 0; day < 5; day++, clock.now += DAY_MS) {
      const today = addDays(DAY, day);
      await dealOnPhone(phone.db, today, 'UTC');
      const dealt = await idsOf(today);
      for (const task of (await phone.tasks(today)).slice(1, 5)) await phone.set(task);
      await phone.sync();
      await dealOnPhone(phone.db, today, 'UTC');
      expect(await idsOf(today)).toEqual(dealt);
      expect(dealt).toHaveLength(6);
      // The warm-up and the end of the session are done when the program is over.
      for (const task of await phone.tasks(today)) if (!task.isCompleted) await phone.set(task);
    }
    await dealOnPhone(phone.db, addDays(DAY, 5), 'UTC');
    expect(await idsOf(addDays(DAY, 5))).toEqual([]);
    phone.online();
    await phone.sync();
    expect(await phone.db.refused.count()).toBe(0);
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({
      fullDays: 5,
      regimensCompleted: 1,
    });
    await expectAlike(server, phone);
  },
);

it('S3.4 what the phone deals is what the server deals, without a word about it', async () => {
  await started(phone);
  clock.now += DAY_MS;
  const today = addDays(DAY, 1);
  await dealOnPhone(phone.db, today, 'UTC');
  const dealt = await phone.tasks(today);
  expect(await phone.db.outbox.count()).toBe(0);
  await phone.sync();
  expect(await phone.tasks(today)).toEqual(dealt);
  expect(await phone.db.dealt.where('day').equals(today).count()).toBe(0);
  await expectAlike(server, phone);
});

it('keeps yesterday’s open tasks, never more than six, and forgets older ones', async () => {
  await started(phone);
  phone.offline();
  for (const day of [1, 2, 3]) {
    clock.now += DAY_MS;
    await dealOnPhone(phone.db, addDays(DAY, day), 'UTC');
  }
  expect(await phone.tasks(addDays(DAY, 1))).toHaveLength(0);
  const yesterday = addDays(DAY, 2);
  const [done] = await phone.tasks(yesterday);
  if (!done) throw new Error('nothing of yesterday is left');
  await phone.set(done);
  phone.online();
  await phone.sync();
  expect(await phone.tasks(yesterday)).toHaveLength(6);
  expect(await phone.db.synced('tasks').get(done.id)).toMatchObject({ completedDay: addDays(DAY, 3) });
});

it('adds nothing to a day that the server has dealt otherwise', async () => {
  const [task] = await started(phone);
  if (!task) throw new Error('nothing was dealt');
  await phone.db.synced('tasks').delete(task.id);
  await phone.db.synced('tasks').put({ ...task, id: phone.server.userId as never });
  await dealOnPhone(phone.db, DAY, 'UTC');
  expect(await phone.tasks(DAY)).toHaveLength(6);
  expect(await phone.db.synced('tasks').get(phone.server.userId)).toBeDefined();
});

it('takes what it dealt for a program away when the program is paused', async () => {
  await started(phone);
  clock.now += DAY_MS;
  const today = addDays(DAY, 1);
  await dealOnPhone(phone.db, today, 'UTC');
  const [enrolment] = await phone.db.synced('userRegimens').toArray();
  if (!enrolment) throw new Error('nothing was started');
  await mutateOn(phone, userRegimenArchive, { userRegimenId: enrolment.id });
  expect(await phone.tasks(today)).toHaveLength(0);
  await phone.sync();
  expect(await phone.tasks(today)).toHaveLength(0);
  await expectAlike(server, phone);
});
