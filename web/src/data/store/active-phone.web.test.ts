import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from 'sync-protocol/rules/training-day';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';
import { closePhone, dealAgainAfter, openPhone } from './active-phone.ts';
import { databaseName, type UserDb } from './db.ts';

const DAY = '2026-03-04';
let player: TestPhone;
let screenStands: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${DAY}T12:00:00Z`) });
  const server = new FakeServer(() => Date.now());
  player = new TestPhone(server, databaseName(server.userId));
  await player.start();
  dealAgainAfter(new Promise((resolve) => (screenStands = resolve)));
});
afterEach(() => {
  closePhone();
  dealAgainAfter(Promise.resolve());
  vi.useRealTimers();
});

const open = (): UserDb => openPhone(player.db.userId, 'UTC').db;
const countOn = async (day: string) => (await player.tasks(day)).length;

it('looks again at a day that is dealt once the first screen stands', async () => {
  const [task] = await player.tasks(DAY);
  await player.db.synced('tasks').delete(task?.id ?? '');
  const db = open();
  // Each waits for what the opened phone has asked for before.
  for (let times = 0; times < 10; times++) await db.read(() => db.programs.count());
  expect(await countOn(DAY)).toBe(5);
  screenStands();
  await vi.waitFor(async () => expect(await countOn(DAY)).toBe(6));
});

it('deals a new day before there is a screen', async () => {
  const next = addDays(DAY, 1);
  vi.setSystemTime(new Date(`${next}T12:00:00Z`));
  open();
  await vi.waitFor(async () => expect(await countOn(next)).toBe(6));
});
