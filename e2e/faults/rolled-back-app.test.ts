import 'fake-indexeddb/auto';
import { userId } from 'sync-protocol/ids';
import type { TableName } from 'sync-protocol/entities/tables';
import { newId } from 'sync-protocol/new-id';
import { UserDb } from 'web/src/data/store/db.ts';
import { restoreBases } from 'web/src/data/store/write-rows.ts';
import { mutateOn } from 'web/src/data/rows/mutate-on.ts';
import type { Phone } from 'web/src/data/store/phone.ts';
import { expect, test } from 'vitest';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';

/** What a later version of the app would make of a database: one version on, with a table more. */
async function upgraded(name: string): Promise<void> {
  const before = await versionOf(name);
  const opening = indexedDB.open(name, before + 10);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('ofALaterVersion'));
  await new Promise((resolve, reject) => {
    opening.addEventListener('success', resolve);
    opening.addEventListener('error', reject);
  });
  opening.result.close();
}

async function versionOf(name: string): Promise<number> {
  const found = (await indexedDB.databases()).find((one) => one.name === name);
  return found?.version ?? 0;
}

test('F14 an app that was rolled back reads and writes what the newer one has left, and loses nothing', async () => {
  const player = userId.parse(newId());
  const disk = newId();
  const phone = (): Phone => ({
    db: new UserDb(player, disk),
    now: () => Date.parse('2026-11-02T12:00:00Z'),
    zone: () => 'UTC',
    fetch: () => Promise.reject(new TypeError('no network')),
  });
  const before = phone();
  expect(await mutateOn(before, settingsUpdate, { reminders: true })).toMatchObject({ ok: true });
  // What the newer one has changed of a table that this one does not know.
  await before.db.bases.add({ table: 'ofALaterVersion' as TableName, id: newId(), before: null });
  before.db.close();
  await upgraded(disk);

  const after = phone();
  expect(await mutateOn(after, settingsUpdate, { tutorialDone: true })).toMatchObject({ ok: true });
  expect(await after.db.outbox.toArray()).toMatchObject([
    { id: 1, args: { reminders: true } },
    { id: 2, args: { tutorialDone: true } },
  ]);
  expect(await after.db.synced('userSettings').toArray()).toMatchObject([
    { reminders: true, tutorialDone: true },
  ]);
  await after.db.write(() => restoreBases(after.db));
  expect(await after.db.synced('userSettings').toArray()).toEqual([]);
  await after.db.delete();
});
