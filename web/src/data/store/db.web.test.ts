import { Dexie } from 'dexie';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { refreshedDayId } from 'sync-protocol/rules/derived-ids';
import { expect, it, onTestFinished } from 'vitest';
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
