import { addDays, trainingDay } from 'sync-protocol/rules/training-day';
import { expect, it } from 'vitest';
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
