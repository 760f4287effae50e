// @vitest-environment node
import { addDays, trainingDay } from 'sync-protocol/rules/training-day';
import { newId } from 'sync-protocol/new-id';
import { NO_LOAD } from 'sync-protocol/rules/training/load';
import type { TaskId } from 'sync-protocol/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { dealOnPhone } from './deal.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';

const DAY_MS = 86_400_000;

it('leaves no task of a refused program behind, though it was checked and unchecked offline', async () => {
  let clock = Date.parse('2026-03-02T15:00:00Z');
  const server = new FakeServer(() => clock);
  const [phone, other] = [new TestPhone(server), new TestPhone(server)];
  await Promise.all([phone.sync(), other.sync()]);

  phone.offline();
  const refused = await phone.start();
  for (let count = 0; count < 3; count++) await other.start();
  await other.sync();

  clock += DAY_MS;
  const day = trainingDay(clock, 'UTC');
  await dealOnPhone(phone.db, day, 'UTC');
  const [task] = await phone.tasks(day);
  if (!task) throw new Error('nothing was dealt');
  await phone.set(task, true);
  await phone.set(task, false);
  clock += 2 * DAY_MS;
  await dealOnPhone(phone.db, addDays(day, 2), 'UTC');

  phone.online();
  await phone.sync();
  const tasks = await phone.db.synced('tasks').toArray();
  expect(tasks.filter(({ userRegimenId }) => userRegimenId === refused)).toEqual([]);
});

describe('with no signal', () => {
  let clock: number;
  let phone: TestPhone;
  let first: string;
  const deal = (day: string) => {
    clock = Date.parse(`${day}T15:00:00Z`);
    return dealOnPhone(phone.db, day, 'UTC');
  };
  const idsOf = async (day: string): Promise<string[]> => (await phone.tasks(day)).map(({ id }) => id).sort();
  const marks = async () => (await phone.db.dealt.toCollection().primaryKeys()).sort();

  beforeEach(async () => {
    clock = Date.parse('2026-03-02T15:00:00Z');
    phone = new TestPhone(new FakeServer(() => clock));
    phone.offline();
    await phone.start();
    first = addDays('2026-03-02', 1);
    await deal(first);
  });

  it('deals a day once, and knows the tasks as its own', async () => {
    const dealt = await idsOf(first);
    expect(dealt).toHaveLength(6);
    expect(await marks()).toEqual(dealt);
    await deal(first);
    expect(await idsOf(first)).toEqual(dealt);
    expect(await phone.db.dealt.toArray()).toContainEqual({ id: dealt[0], day: first });
  });

  it('keeps yesterday’s open tasks, and of older days what was done', async () => {
    const [done] = await phone.tasks(first);
    if (!done) throw new Error('nothing was dealt');
    await phone.set(done);
    // As if it had been sent: nothing but its being done keeps it.
    await phone.db.bases.clear();
    const dealt = await idsOf(first);
    await deal(addDays(first, 1));
    expect(await idsOf(first)).toEqual(dealt);
    await deal(addDays(first, 2));
    expect(await idsOf(first)).toEqual([done.id]);
    expect(await idsOf(addDays(first, 1))).toHaveLength(6);
    expect((await marks()).filter((id) => dealt.includes(id))).toEqual([done.id]);
  });

  it('gives way where the server has dealt otherwise, and only with its own open tasks', async () => {
    const own = await idsOf(first);
    const [one, two] = await phone.tasks(first);
    if (!one || !two) throw new Error('nothing was dealt');
    await deal(addDays(first, 1));
    const theirs = [
      { ...one, id: newId<TaskId>() },
      { ...two, id: newId<TaskId>() },
    ];
    await phone.db.synced('tasks').bulkPut(theirs);
    await deal(addDays(first, 1));
    const left = await idsOf(first);
    expect(left).toHaveLength(6);
    expect(left).toEqual(expect.arrayContaining(theirs.map(({ id }) => String(id))));
    expect((await marks()).filter((id) => own.includes(id))).toEqual(left.filter((id) => own.includes(id)));
  });

  it('gives way with what the rules of before had dealt here to a day of the server’s that is full', async () => {
    for (const { load: _, place: __, ...old } of await phone.tasks(first))
      await phone.db.synced('tasks').put(old);
    const told = (await phone.tasks(first)).map((task, index) => ({
      ...task,
      id: newId<TaskId>(),
      load: NO_LOAD,
      // At places that are open here the server's are known to be in the way.
      isCompleted: index < 5,
    }));
    await phone.db.synced('tasks').bulkAdd(told);
    await deal(first);
    expect(await idsOf(first)).toEqual(told.map(({ id }) => String(id)).sort());
  });

  it('deals a day that holds tasks already no more than six, and no place twice', async () => {
    const next = addDays(first, 1);
    const others = (await phone.tasks(first)).slice(0, 4).map((task) => ({
      ...task,
      id: newId<TaskId>(),
      day: next,
    }));
    await phone.db.synced('tasks').bulkPut(others);
    await deal(next);
    expect(await idsOf(next)).toEqual(expect.arrayContaining(others.map(({ id }) => String(id))));
    expect((await phone.tasks(next)).map(({ slot }) => slot).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
