// @vitest-environment node
import { expect, it } from 'vitest';
import { FakeServer, refused } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';
import { KNOWN_TABLES, pulledOf } from './pull/rebase.ts';

const DAY = '2026-03-04';

it.each([
  ['', KNOWN_TABLES],
  [' by an app of other tables', 'tasks'],
])('S6.8 S2.11 a restored database gets back what a copy took the numbers of%s', async (_, tables) => {
  const server = new FakeServer(() => Date.parse(`${DAY}T12:00:00Z`));
  const phone = new TestPhone(server);
  await phone.start();
  await phone.sync();
  const tasks = await phone.tasks(DAY);
  const copy = await phone.copy();
  const yesterday = server.backup();
  for (const task of tasks.slice(0, 2)) await phone.set(task);
  await phone.sync();
  server.restore(yesterday);
  for (const task of tasks.slice(2, 5)) await copy.set(task);
  expect(await copy.sync()).toEqual({ state: 'synced' });
  const pulled = await pulledOf(phone.db);
  if (pulled) await phone.db.meta.put({ ...pulled, tables });
  expect(await phone.sync()).toEqual({ state: 'synced' });
  expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 5 });

  expect(await copy.sync()).toEqual({ state: 'synced' });
  const truth = new TestPhone(server);
  await truth.sync();
  for (const one of [phone, copy]) expect(await one.everything()).toEqual(await truth.everything());
});

it('S6.8 S6.3 what a restored database has lost is shown before it is sent again', async () => {
  const server = new FakeServer(() => Date.parse(`${DAY}T12:00:00Z`));
  const phone = new TestPhone(server);
  await phone.start();
  await phone.sync();
  const [task] = await phone.tasks(DAY);
  if (!task) throw new Error('the day has no tasks');
  const yesterday = server.backup();
  await phone.set(task);
  await phone.sync();
  server.restore(yesterday);
  phone.network = (url, send) => (url.endsWith('/push') ? refused(503, 'unavailable') : send());
  expect(await phone.sync()).toMatchObject({ state: 'failed' });
  expect(await phone.db.outbox.count()).toBe(2);
  expect(await phone.db.synced('tasks').get(task.id)).toMatchObject({ isCompleted: true });

  phone.online();
  expect(await phone.sync()).toEqual({ state: 'synced' });
  const truth = new TestPhone(server);
  await truth.sync();
  expect(await phone.everything()).toEqual(await truth.everything());
});
