import { expect } from 'vitest';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { FakeServer } from './fake-server.ts';
import { TestPhone } from './test-phone.ts';

/** Starts a program that both sides know then; answers the day's tasks. */
export async function started(phone: TestPhone, day: string): Promise<Task[]> {
  await phone.start();
  expect(await phone.sync()).toEqual({ state: 'synced' });
  return phone.tasks(day);
}

/** Expects phones to show exactly the server's rows. */
export async function expectAlike(server: FakeServer, ...phones: TestPhone[]): Promise<void> {
  const truth = new TestPhone(server);
  await truth.sync();
  for (const one of phones) expect(await one.everything()).toEqual(await truth.everything());
}
