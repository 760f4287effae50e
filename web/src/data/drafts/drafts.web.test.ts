import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePhone, openPhone } from '../store/active-phone.ts';
import type { UserDb } from '../store/db.ts';
import { keepDraft, readDraft } from './drafts.ts';

let db: UserDb;
beforeEach(() => {
  ({ db } = openPhone(newId<UserId>(), 'UTC'));
});
afterEach(closePhone);

const FAULTS = [new DOMException('cut', 'InvalidStateError'), new DOMException('full', 'QuotaExceededError')];
it.each(FAULTS)('keeps a draft once its storage is mended: $message', async (fault) => {
  vi.spyOn(db.fetched, 'put').mockRejectedValueOnce(fault);
  await keepDraft('team', { name: 'Diggers' });
  expect(await readDraft('team')).toEqual({ name: 'Diggers' });
});

it('reads a draft although the connection was cut', async () => {
  await keepDraft('team', { name: 'Diggers' });
  vi.spyOn(db.fetched, 'get').mockRejectedValueOnce(new DOMException('cut', 'InvalidStateError'));
  expect(await readDraft('team')).toEqual({ name: 'Diggers' });
});

it('keeps the last of what was typed, also while room is being made for what came before', async () => {
  vi.spyOn(db.fetched, 'put').mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  await Promise.all([keepDraft('team', { name: 'D' }), keepDraft('team', { name: 'Di' })]);
  expect(await readDraft('team')).toEqual({ name: 'Di' });
});
