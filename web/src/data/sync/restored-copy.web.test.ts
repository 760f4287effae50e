import { expect, it } from 'vitest';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';

const DAY = '2026-03-04';

it('S6.8 S2.11 a restored database gets back what it lost, although a copy of the phone took the numbers', async () => {
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
  expect(await phone.sync()).toEqual({ state: 'synced' });
  expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 5 });

  expect(await copy.sync()).toEqual({ state: 'synced' });
  const truth = new TestPhone(server);
  await truth.sync();
  for (const one of [phone, copy]) expect(await one.everything()).toEqual(await truth.everything());
});
