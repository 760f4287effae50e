import { expect, test } from 'vitest';
import { laneOf } from './audit.ts';
import { aCrowd, expectProgress, keepPlaying } from './crowd.ts';
import { expectNothingLost } from './drain.ts';
import { expectBlocked } from './locks.ts';
import type { PlayersPhone } from './phone.ts';
import { inAWorld } from './world.ts';

/** As often as this a transaction is refused before it may pass; a sequence keeps counting when it is rolled back. */
const failOnWrite = (sqlState: string, times: number) => `
  create sequence audit.failures;
  create function audit.fail() returns trigger language plpgsql as $$ begin
    if nextval('audit.failures') <= ${times} then raise exception 'a fault' using errcode = '${sqlState}'; end if;
    return null;
  end $$;
  create trigger fail after update on sync_lanes for each statement execute function audit.fail();`;
/** What the log says when a batch is taken apart, to find the mutation at fault. */
const ONE_BY_ONE = 'a mutation failed unexpectedly';
const FAIL_NO_MORE = `drop trigger fail on sync_lanes; drop function audit.fail; drop sequence audit.failures`;

inAWorld('transactions get in each other’s way', (world) => {
  async function aBusyPhone(): Promise<PlayersPhone> {
    const phone = await world().newPlayersPhone();
    await phone.start();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    for (const task of await phone.tasks()) await phone.setCompleted(task);
    return phone;
  }

  async function deadlocks(): Promise<number> {
    const [row] = await world().database.query(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    return Number(row?.['deadlocks']);
  }

  test('F9 a push that PostgreSQL sacrifices to end a deadlock is run again, whole', async () => {
    const { database } = world();
    const phone = await aBusyPhone();
    const before = await deadlocks();
    const other = await database.connect();
    // Whoever waits for the longest is sacrificed: not this one.
    await other.query(`set deadlock_timeout = '20s'; begin`);
    await other.query('select from scopes where scope = $1 for update', [`user:${phone.player.id}`]);
    const pushed = phone.sync();
    // The push holds its player's row now, and waits for the scope …
    await expectBlocked(database);
    // … while this one, which holds the scope, waits for the player.
    await other.query('select from users where id = $1 for update', [phone.player.id]);
    await other.query('commit');
    await other.end();

    expect(await pushed).toEqual({ state: 'synced' });
    expect(world().server.log()).not.toContain(ONE_BY_ONE);
    // Once at least: the push that is run again may get hold of its player before who waits for that wakes up.
    await expect.poll(deadlocks).toBeGreaterThan(before);
    expect(await laneOf(database, phone)).toEqual({ lastId: phone.journal.taps, refused: 0 });
    await expectNothingLost(database, phone);
  });

  test.each([
    ['F9 a serialization failure', '40001'],
    ['F9 a deadlock', '40P01'],
  ])('%s is tried again within the same push', async (_, sqlState) => {
    const { database } = world();
    const phone = await aBusyPhone();
    await database.query(failOnWrite(sqlState, 3));
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(world().server.log()).not.toContain(ONE_BY_ONE);
    await database.query(FAIL_NO_MORE);
    expect(await laneOf(database, phone)).toEqual({ lastId: phone.journal.taps, refused: 0 });
    await expectNothingLost(database, phone);
  });

  test.each([
    ['F9 serialization failures without end', '40001'],
    ['F8 a full disk', '53100'],
    ['F7 too many connections', '53300'],
    ['F7 a statement that takes too long', '57014'],
    ['F7 a database that can only be read', '25006'],
    ['F8 a broken disk', '58030'],
  ])('%s: later, never refused', async (_, sqlState) => {
    const { database } = world();
    const phone = await aBusyPhone();
    const before = await laneOf(database, phone);
    await database.query(failOnWrite(sqlState, 1_000_000));
    // More often than a mutation may fail before it is set aside.
    for (let time = 0; time < 7; time++)
      expect(await phone.sync()).toEqual({ state: 'failed', retryAfterMs: expect.any(Number) });
    await database.query(FAIL_NO_MORE);
    expect(await laneOf(database, phone)).toEqual(before);
    await expectNothingLost(database, phone);
    expect(await phone.db.refused.toArray()).toEqual([]);
  });

  test('F9 now and then, while three phones push', async () => {
    const { database } = world();
    const phones = await aCrowd(world());
    await database.query(`create function audit.fail() returns trigger language plpgsql as $$ begin
        if random() < 0.3 then raise exception 'a fault' using errcode = '40001'; end if;
        return null;
      end $$;
      create trigger fail after update on sync_lanes for each statement execute function audit.fail();`);
    const { stop } = keepPlaying(phones);
    for (let time = 0; time < 10; time++) await expectProgress(phones);
    await stop();
    await database.query('drop trigger fail on sync_lanes; drop function audit.fail');
    await expectNothingLost(database, ...phones);
  });
});
