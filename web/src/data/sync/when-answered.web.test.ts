import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, expect, it } from 'vitest';
import { closePhone, openPhone } from '../store/active-phone.ts';
import { whenAnswered } from './when-answered.ts';

afterEach(() => closePhone());

it('waits for the server no longer than it is told to', async () => {
  const { db } = openPhone(newId<UserId>(), 'UTC');
  const id = newId();
  await db.bases.add({ table: 'victoryStories', id, before: null } as never);
  expect(await whenAnswered(db, 'victoryStories', id, 0)).toBe(false);
  const answered = whenAnswered(db, 'victoryStories', id, 60_000);
  await db.bases.clear();
  expect(await answered).toBe(true);
});
