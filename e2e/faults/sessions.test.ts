import { expect, test } from 'vitest';
import { laneOf } from './audit.ts';
import { tapABit } from './crowd.ts';
import { expectNothingLost } from './drain.ts';
import type { PlayersPhone } from './phone.ts';
import { signIn } from './player.ts';
import { inAWorld } from './world.ts';

inAWorld('who pushes is not who should', (world) => {
  async function aBusyPhone(): Promise<PlayersPhone> {
    const phone = await world().newPlayersPhone();
    await phone.start();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    await tapABit(phone, 0);
    return phone;
  }

  test('F10 a session that has ended keeps the outbox until the player signs in again', async () => {
    const { database, server } = world();
    const phone = await aBusyPhone();
    await database.query('delete from sessions where user_id = $1', [phone.player.id]);
    // A node knows a session for a minute.
    await server.stop();
    await server.start();
    const before = await laneOf(database, phone);
    for (let time = 0; time < 7; time++) expect(await phone.sync()).toEqual({ state: 'signedOut' });
    expect(await laneOf(database, phone)).toEqual(before);
    await tapABit(phone, 1);

    phone.player = await signIn(server.url, phone.player);
    await expectNothingLost(database, phone);
  });

  test('F12 another player’s session in the same browser is given nothing of this one’s', async () => {
    const { database } = world();
    const phone = await aBusyPhone();
    const other = await aBusyPhone();
    const waiting = await phone.db.outbox.toArray();
    const own = phone.player;
    phone.player = { ...own, cookie: other.player.cookie };
    expect(await phone.sync()).toEqual({ state: 'signedOut' });
    expect(await phone.db.outbox.toArray()).toEqual(waiting);

    phone.player = own;
    await expectNothingLost(database, phone, other);
  });

  test('F12 a new phone that was set up as a copy of the old one: both go on', async () => {
    const { database } = world();
    const old = await aBusyPhone();
    const copy = await world().anotherPhone(old);
    await copyDisk(old, copy);
    await tapABit(old, 1);
    expect(await old.sync()).toEqual({ state: 'synced' });
    const quote = await copy.keepQuote();
    await copy.setNotes(quote, 'from the copy');
    expect(await copy.sync()).toEqual({ state: 'synced' });
    expect(await copy.sender()).not.toEqual(await old.sender());
    await expectNothingLost(database, old, copy);
  });
});

/** Everything that one phone has stored, on another one: as a phone's own backup brings it there. */
async function copyDisk(from: PlayersPhone, to: PlayersPhone): Promise<void> {
  for (const { name } of from.db.tables) {
    const rows: unknown[] = await from.db.table(name).toArray();
    await to.db.table(name).clear();
    await to.db.table(name).bulkPut(rows);
  }
}
