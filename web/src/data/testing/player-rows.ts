import { Dexie } from 'dexie';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import type { OutboxMutation } from 'sync-protocol/wire';
import { databaseName, UserDb, type Refused } from '../store/db.ts';

/** Something that a player did and that was never sent, on a phone that holds rows too. */
export async function leaveUnsent(user: UserId): Promise<void> {
  const db = new UserDb(user);
  const mutation = { lane: 'core', id: 1, name: 'settings.update', args: { reminders: true } } as const;
  await db.outbox.put({ ...mutation, at: '2026-03-04T12:00:00.000Z', day: '2026-03-04', tz: 'UTC' });
  await db.synced('notifications').put({ id: newId(), title: 'private' } as never);
  await db.meta.put({ key: 'pulled', cursor: 'c', epoch: 'e', tables: '', syncedAt: 1 });
  await db.meta.put({ key: 'catalog', version: 'v1', promptsVersion: 'p1' });
  await db.meta.put({ key: 'sender', clientGroup: newId(), lastIds: { core: 1, media: 0 }, lastAt: 1 });
  db.close();
}

/** The server has refused all that was not sent. */
export async function refuse(user: UserId): Promise<void> {
  const db = new UserDb(user);
  const of = (mutation: OutboxMutation): Refused => ({
    id: newId(),
    mutation,
    status: 'rejected',
    code: 'not_yours',
    message: 'Not yours.',
  });
  await db.refused.bulkPut((await db.outbox.toArray()).map(of));
  await db.outbox.clear();
  db.close();
}

/** What is left of a player; nothing without a database. */
export async function rowsOf(user: UserId) {
  if (!(await Dexie.exists(databaseName(user)))) return undefined;
  const db = new UserDb(user);
  const rows = {
    outbox: await db.outbox.count(),
    refused: await db.refused.count(),
    notifications: await db.synced('notifications').count(),
    meta: (await db.meta.toArray()).map(({ key }) => key),
  };
  db.close();
  return rows;
}
