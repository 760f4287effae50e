import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepSync } from 'api/src/sync/sweep.ts';
import { TOMBSTONES_KEPT_DAYS } from 'sync-protocol/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dump, restore } from './backup.ts';
import { aCrowd, tapABit } from './crowd.ts';
import { expectNothingLost } from './drain.ts';
import type { PlayersPhone } from './phone.ts';
import { inAWorld, lookInto } from './world.ts';

inAWorld('the server forgets', (world) => {
  let folder: string;
  let backup: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'volleypath-backup-'));
    backup = join(folder, 'yesterday.dump');
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function playAndSync(phones: readonly PlayersPhone[]): Promise<void> {
    for (const [place, phone] of phones.entries()) {
      await tapABit(phone, place);
      await phone.setNotes(await phone.keepQuote(), 'kept');
      expect(await phone.sync()).toEqual({ state: 'synced' });
    }
  }

  async function backToYesterday(): Promise<void> {
    const { server, database } = world();
    await server.kill();
    await restore(database, backup);
    await server.start();
  }

  test('F24 restored from yesterday: phones bring back what they kept', async () => {
    const { database } = world();
    const phones = await aCrowd(world());
    await playAndSync(phones);
    await dump(database, backup);

    // Since then: more from all of them, a phone that the backup has never heard of, and taps that still wait.
    await playAndSync(phones);
    const [first] = phones;
    if (!first) throw new Error('the crowd has phones');
    const unknown = await world().anotherPhone(first);
    expect(await unknown.sync()).toEqual({ state: 'synced' });
    await unknown.setNotes(await unknown.keepQuote(), 'from a phone that is new');
    expect(await unknown.sync()).toEqual({ state: 'synced' });
    for (const [place, phone] of phones.entries()) await tapABit(phone, place);

    await backToYesterday();
    for (const phone of [...phones, unknown]) expect(await phone.sync()).toEqual({ state: 'synced' });
    await expectNothingLost(database, ...phones, unknown);
  });

  test('F24 restored twice, the second time while phones are still bringing things back', async () => {
    const { database, proxy } = world();
    const phones = await aCrowd(world());
    await dump(database, backup);
    await playAndSync(phones);
    await backToYesterday();
    for (const phone of phones) {
      phone.origin = proxy.url;
      proxy.inject({ match: /^POST/, fault: { kind: 'drop-reply' } });
      expect(await phone.sync()).toEqual({ state: 'offline' });
    }
    await backToYesterday();
    await expectNothingLost(database, ...phones);
  });

  test('F25 a cursor older than the tombstones: the phone starts over and keeps its outbox', async () => {
    const { database, server } = world();
    const phone = await world().newPlayersPhone();
    await phone.start();
    const old = await phone.keepQuote();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    const other = await world().anotherPhone(phone);
    expect(await other.sync()).toEqual({ state: 'synced' });

    // Offline for longer than tombstones are kept, while another phone lets a quote go.
    await tapABit(phone, 0);
    const young = await phone.keepQuote();
    await other.tap('savedQuote.delete', { savedQuoteId: old });
    other.journal.notes.delete(old);
    expect(await other.sync()).toEqual({ state: 'synced' });
    const later = Date.now() + (TOMBSTONES_KEPT_DAYS + 1) * 86_400_000;
    await lookInto({ databaseUrl: database.url }, (db) => sweepSync({ db, now: () => new Date(later) }));
    expect(await database.query('select from tombstones')).toEqual([]);
    // No server runs for so long that it could still know of the row by itself.
    await server.stop();
    await server.start();

    let hasStartedOver = false;
    phone.onAnswer = ({ text }) => (hasStartedOver ||= text.includes('"reset":true'));
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(hasStartedOver).toBe(true);
    expect(await phone.db.synced('savedQuotes').toCollection().primaryKeys()).toEqual([young]);
    await expectNothingLost(database, phone, other);
  });
});
