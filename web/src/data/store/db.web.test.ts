// @vitest-environment node
import { Dexie } from 'dexie';
import { PHONE_INDEXES, TABLE_NAMES } from 'sync-protocol/entities/tables';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { refreshedDayId } from 'sync-protocol/rules/derived-ids';
import { expect, it, onTestFinished, vi } from 'vitest';
import { databaseName, UserDb } from './db.ts';

it('learns from the tasks of version 1 how often their days were refreshed', async () => {
  const userId = newId<UserId>();
  const old = new Dexie(databaseName(userId));
  old.version(1).stores({ tasks: 'id, day', outbox: '[lane+id]' });
  const dealt = [
    { id: 'a', day: '2026-11-01', counter: 0 },
    { id: 'b', day: '2026-11-02', counter: 1 },
    { id: 'c', day: '2026-11-02', counter: 3 },
    { id: 'd', day: '2026-11-02', counter: 2 },
    { id: 'e', day: '2026-11-03', counter: 1 },
  ];
  await old.table('tasks').bulkAdd(dealt);
  await old.table('outbox').add({ lane: 'core', id: 7 });
  old.close();
  const db = new UserDb(userId);
  onTestFinished(() => db.delete());
  const row = (day: string, refreshes: number) => ({
    id: refreshedDayId(userId, day),
    userId,
    day,
    refreshes,
  });
  expect(await db.synced('refreshedDays').orderBy('day').toArray()).toEqual([
    row('2026-11-02', 3),
    row('2026-11-03', 1),
  ]);
  expect(await db.synced('tasks').count()).toBe(5);
  expect(await db.outbox.toArray()).toEqual([{ lane: 'core', id: 7 }]);
});

it('takes the last change to a task that was done for its completion, as version 2 did', async () => {
  const userId = newId<UserId>();
  const old = new Dexie(databaseName(userId));
  old.version(2).stores({ tasks: 'id, day', bases: '[table+id], id', refreshedDays: 'id, day' });
  const at = '2026-11-02T10:00:00.000Z';
  const done = { isCompleted: true, changedAt: at };
  const undone = { isCompleted: false, changedAt: at };
  await old.table('tasks').bulkAdd([
    { id: 'a', ...done, changedBy: 'this phone' },
    { id: 'b', ...undone },
    { id: 'c', isCompleted: false, changedAt: null },
  ]);
  await old.table('bases').bulkAdd([
    { table: 'tasks', id: 'a', before: null },
    { table: 'tasks', id: 'b', before: { id: 'b', ...done } },
    { table: 'users', id: 'd', before: { id: 'd', ...done } },
  ]);
  old.close();
  const db = new UserDb(userId);
  onTestFinished(() => db.delete());
  expect(await db.synced('tasks').toArray()).toEqual([
    { id: 'a', isCompleted: true, completedAt: at },
    { id: 'b', isCompleted: false, completedAt: null },
    { id: 'c', isCompleted: false, completedAt: null },
  ]);
  expect(await db.bases.toArray()).toEqual([
    { table: 'tasks', id: 'a', before: null },
    { table: 'tasks', id: 'b', before: { id: 'b', isCompleted: true, completedAt: at } },
    { table: 'users', id: 'd', before: { id: 'd', ...done } },
  ]);
});

it('keeps completions that the server told of while the app was still of version 2, but for later taps', async () => {
  const userId = newId<UserId>();
  const old = new Dexie(databaseName(userId));
  old.version(2).stores({ tasks: 'id, day', bases: '[table+id], id', refreshedDays: 'id, day' });
  const [before, told, tapped] = [10, 11, 12].map((hour) => `2026-11-02T${hour}:00:00.000Z`);
  await old.table('tasks').bulkAdd([
    { id: 'a', isCompleted: true, completedAt: told },
    { id: 'b', isCompleted: true, completedAt: told, changedAt: before, changedBy: null },
    { id: 'c', isCompleted: true, completedAt: told, changedAt: tapped, changedBy: 'this phone' },
    { id: 'd', isCompleted: false, completedAt: told, changedAt: tapped, changedBy: 'this phone' },
  ]);
  old.close();
  const db = new UserDb(userId);
  onTestFinished(() => db.delete());
  expect(await db.synced('tasks').toArray()).toEqual([
    { id: 'a', isCompleted: true, completedAt: told },
    { id: 'b', isCompleted: true, completedAt: told },
    { id: 'c', isCompleted: true, completedAt: tapped },
    { id: 'd', isCompleted: false, completedAt: null },
  ]);
});

it('gives a phone the tables that are new, with what it had', async () => {
  const userId = newId<UserId>();
  const old = new Dexie(databaseName(userId));
  old.version(3).stores({ outbox: '[lane+id]', users: 'id' });
  await old.table('outbox').add({ lane: 'core', id: 7 });
  old.close();
  // Dexie tells of each.
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'debug').mockReturnValue();
  const db = new UserDb(userId);
  onTestFinished(() => db.delete());
  for (const table of TABLE_NAMES) {
    const row = { id: 'a', day: '2026-11-01' };
    await db.table(table).add(row);
    expect(await db.table(table).toArray(), table).toEqual([row]);
    if (PHONE_INDEXES[table].includes('day'))
      expect(await db.table(table).where('day').equals(row.day).count(), table).toBe(1);
  }
  expect(await db.outbox.toArray()).toEqual([{ lane: 'core', id: 7 }]);
});

it('writes a tap through to the disk, so that it survives a dead battery', async () => {
  const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
  onTestFinished(() => opened.mockRestore());
  const db = new UserDb(newId<UserId>());
  onTestFinished(() => db.delete());
  await db.write(() => db.meta.put({ key: 'told', badges: [] }));
  expect(opened).toHaveBeenLastCalledWith(expect.anything(), 'readwrite', { durability: 'strict' });
});
