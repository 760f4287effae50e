import { afterEach, expect, it, vi } from 'vitest';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { closePhone, openPhone } from './active-phone.ts';
import { keepDraft, readDraft } from '../drafts/drafts.ts';
import { withStorageRepair } from './storage-faults.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  closePhone();
});

it('F18 gives up what can be fetched again, and not what is being written', async () => {
  const { db } = openPhone(newId<UserId>(), 'UTC');
  await db.fetched.put({ key: 'board', value: 'x' });
  await keepDraft('profile', { bio: 'Setter' });
  const caches = new Set(['volleypath-coach', 'volleypath-coach-parts', 'assets']);
  vi.stubGlobal('caches', {
    keys: async () => [...caches],
    delete: async (name: string) => caches.delete(name),
  });
  const write = vi.fn<() => Promise<string>>(async () => 'written');
  write.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  expect(await withStorageRepair(db, write)).toBe('written');
  expect(await db.fetched.get('board')).toBeUndefined();
  expect(await readDraft('profile')).toEqual({ bio: 'Setter' });
  expect([...caches]).toEqual(['assets']);
});

it('F18 keeps the programs that the player is in, and knows why a transaction was broken off', async () => {
  const { db } = openPhone(newId<UserId>(), 'UTC');
  const program = (id: string) => ({ id, version: '1', content: {} as never });
  await db.programs.bulkPut([program('running'), program('other')]);
  await db.synced('userRegimens').put({ id: 'x', regimenId: 'running' } as never);
  const inner = new DOMException('full', 'QuotaExceededError');
  const broken = Object.assign(new Error('broken off'), { name: 'AbortError', inner });
  const write = vi.fn<() => Promise<string>>(async () => 'written');
  write.mockRejectedValueOnce(broken);
  expect(await withStorageRepair(db, write)).toBe('written');
  expect(await db.programs.toCollection().primaryKeys()).toEqual(['running']);
});
