import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newId, type UserId } from 'sync-protocol/ids';
import { closePhone, openPhone } from '../store/active-phone.ts';
import type { UserDb } from '../store/db.ts';
import { isQuotaExceeded } from '../store/storage-faults.ts';
import { keepFile } from './own-files.ts';

let db: UserDb;
let caches: Set<string>;

beforeEach(async () => {
  ({ db } = openPhone(newId<UserId>(), 'UTC'));
  await db.fetched.put({ key: 'board', value: 'x' });
  caches = new Set(['volleypath-coach', 'assets']);
  vi.stubGlobal('caches', {
    keys: async () => [...caches],
    delete: async (name: string) => caches.delete(name),
  });
});

afterEach(() => {
  closePhone();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keep = () => keepFile(Uint8Array.of(1, 2, 3).buffer, 'image/jpeg');
const full = () => new DOMException('full', 'QuotaExceededError');

it('F18 a full phone lets go of what can be fetched again for what a player wants to share', async () => {
  vi.spyOn(db.files, 'put').mockRejectedValueOnce(full());
  const id = await keep();
  expect(await db.files.get(id)).toMatchObject({ type: 'image/jpeg', state: 'draft' });
  expect(await db.fetched.count()).toBe(0);
  expect([...caches]).toEqual(['assets']);
});

it('F18 a phone that is full all the same says that', async () => {
  const put = vi.spyOn(db.files, 'put').mockRejectedValue(full());
  const error: unknown = await keep().catch((one: unknown) => one);
  expect(isQuotaExceeded(error)).toBe(true);
  expect(put).toHaveBeenCalledTimes(2);
});
