import { expect } from 'vitest';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { FakeServer } from './fake-server.ts';
import { TestPhone } from './test-phone.ts';

/** The day on which tests of sync begin. */
export const DAY = '2026-03-04';

/** A server at noon of that day, and a phone of its player. */
export function atNoon(): { clock: { now: number }; server: FakeServer; phone: TestPhone } {
  const clock = { now: Date.parse(`${DAY}T12:00:00Z`) };
  const server = new FakeServer(() => clock.now);
  return { clock, server, phone: new TestPhone(server) };
}

/** Starts a program that both sides know then; answers the day's tasks. */
export async function started(phone: TestPhone): Promise<[Task, Task, Task, Task, ...Task[]]> {
  await phone.start();
  expect(await phone.sync()).toEqual({ state: 'synced' });
  const [a, b, c, d, ...more] = await phone.tasks(DAY);
  if (!a || !b || !c || !d) throw new Error('nothing was dealt');
  return [a, b, c, d, ...more];
}

export function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('the list is empty');
  return one;
}

/** Expects phones to show exactly the server's rows. */
export async function expectAlike(server: FakeServer, ...phones: TestPhone[]): Promise<void> {
  const truth = new TestPhone(server);
  await truth.sync();
  for (const one of phones) expect(await one.everything()).toEqual(await truth.everything());
}

/** Expects phones to come to where nothing waits any more, and to show exactly the server's rows then. */
export async function expectNothingOpen(server: FakeServer, ...phones: TestPhone[]): Promise<void> {
  for (const one of phones) one.online();
  for (const one of [...phones, ...phones]) expect(await one.sync()).toEqual({ state: 'synced' });
  for (const one of phones) {
    expect(await one.db.outbox.count()).toBe(0);
    expect(await one.db.bases.count()).toBe(0);
  }
  await expectAlike(server, ...phones);
}

/** How often the server was given a mutation to run, over all client groups. */
export function runs(server: FakeServer, name: string): number {
  const ran = [...server.groups.values()].flatMap((group) => [...group.ran.values()]);
  return ran.filter((text) => text.includes(`"${name}"`)).length;
}

/** The tasks that are done on the server. */
export function done(server: FakeServer): Task['id'][] {
  const tasks = server.rows().all('tasks');
  return idsOf(...tasks.filter(({ isCompleted }) => isCompleted));
}

/** The ids of tasks, in the order in which `done` answers them. */
export function idsOf(...tasks: Task[]): Task['id'][] {
  return tasks.map(({ id }) => id).sort();
}
