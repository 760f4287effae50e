import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openChannel } from '#db/channel.ts';
import { createDb } from '#db/db.ts';
import { openEngine } from '#db/dialect.ts';
import { makeDatabase } from '#testing/databases/databases.ts';
import type { PokeBus, SentPoke } from './poke-bus.ts';
import { sharedPokeBus } from './shared-poke-bus.ts';

describe('pokes between nodes', () => {
  const errors: unknown[] = [];
  let closing: (() => Promise<void>)[] = [];
  let url: string;
  let here: PokeBus;
  let there: PokeBus;

  beforeEach(async () => {
    url = await makeDatabase();
    const engine = await openEngine({ databaseUrl: url, databasePool: 2, dataDir: '' }, () => undefined);
    const db = createDb(engine, (error) => errors.push(error));
    await db.kysely.insertInto('scopes').values({ scope: 'user:a', seq: 7 }).execute();
    here = await sharedPokeBus(url, db.kysely, (error) => errors.push(error));
    there = await sharedPokeBus(url, db.kysely, (error) => errors.push(error));
    closing = [here.close, there.close, db.close];
  });
  afterEach(async () => {
    for (const close of closing) await close();
  });

  /** The next poke that a node tells its devices. */
  const nextAt = (bus: PokeBus, scope = 'user:a') =>
    new Promise<SentPoke>((resolve) => {
      const end = bus.subscribe([scope], (poke) => {
        end();
        resolve(poke);
      });
    });
  /** Ends those on which nodes listen. */
  const endConnections = async () => {
    const operator = new pg.Client(url);
    await operator.connect();
    await operator.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'volleypath pokes' and datname = current_database()`);
    await operator.end();
  };
  const aPoke = (seq: number, sender: string | null = null, scope = 'user:a') => ({ scope, seq, sender });

  test('reach devices of every node, and of their own at once', async () => {
    const [far, near] = [nextAt(there), nextAt(here)];
    here.publish([aPoke(1, 'phone')]);
    expect(await near).toEqual(aPoke(1, 'phone'));
    expect(await far).toEqual(aPoke(1, 'phone'));
  });

  test('reach those of their own node once, though the channel brings them back to it', async () => {
    const heard: SentPoke[] = [];
    here.subscribe(['user:a'], (poke) => heard.push(poke));
    const back = nextAt(here, 'user:z');
    here.publish([aPoke(1)]);
    // What the other node says after it has heard it comes later on the same channel.
    await nextAt(there);
    there.publish([aPoke(1, null, 'user:z')]);
    await back;
    expect(heard).toEqual([aPoke(1)]);
  });

  test('are gathered: the newest of a scope counts, and nobody is left out of two senders’ news', async () => {
    const heard: SentPoke[] = [];
    there.subscribe(['user:a'], (poke) => heard.push(poke));
    const last = nextAt(there, 'user:z');
    for (let seq = 1; seq <= 200; seq++) here.publish([aPoke(seq, `phone ${seq % 2}`)]);
    here.publish(Array.from({ length: 90 }, (_, index) => aPoke(1, null, `user:${index}`)));
    here.publish([aPoke(1, null, 'user:z')]);
    await last;
    expect(heard).toEqual([aPoke(200, null)]);
  });

  test('S7.3: are not gathered with those that speak of no rows', async () => {
    const heard: number[] = [];
    there.subscribe(['user:a'], ({ seq }) => heard.push(seq));
    const last = nextAt(there, 'user:z');
    here.publish([aPoke(4), aPoke(0), aPoke(5), aPoke(0)]);
    here.publish([aPoke(1, null, 'user:z')]);
    await last;
    expect(heard).toEqual([5, 0]);
  });

  test('are not what somebody else says on their channel, and go on after it', async () => {
    const heard: SentPoke[] = [];
    there.subscribe(['user:a'], (poke) => heard.push(poke));
    const operator = new pg.Client(url);
    await operator.connect();
    for (const stray of ['hi', '', '[', 'null', '{"node":"x","pokes":[["user:a","soon",null]]}'])
      await operator.query('select pg_notify($1, $2)', ['pokes', stray]);
    await operator.end();
    const next = nextAt(there);
    here.publish([aPoke(3)]);
    expect(await next).toEqual(aPoke(3));
    expect(heard).toEqual([aPoke(3)]);
  });

  test('leave no connection behind where nobody can be listened to', async () => {
    const listening = async () => {
      const { rows } = await operator.query(`select from pg_stat_activity
        where application_name = 'volleypath pokes' and datname = current_database()`);
      return rows.length;
    };
    const operator = new pg.Client(url);
    await operator.connect();
    const before = await listening();
    const ignore = () => undefined;
    // As on a standby: connecting goes well, and `listen` doesn't.
    const refused = openChannel(url, '', { hear: ignore, rejoined: ignore, failed: ignore });
    await expect(refused).rejects.toThrow('zero-length');
    await expect.poll(listening).toBe(before);
    await operator.end();
  });

  test('are caught up on after the connection was lost', async () => {
    const caughtUp = Promise.all([nextAt(here), nextAt(there)]);
    await endConnections();
    expect(await caughtUp).toEqual([aPoke(7), aPoke(7)]);
    expect(errors.length).toBeGreaterThan(0);
    const again = nextAt(there);
    here.publish([aPoke(8)]);
    expect(await again).toEqual(aPoke(8));
  });

  test('are caught up on by a node with more scopes than a statement takes parameters', async () => {
    const many = Array.from({ length: 70_000 }, (_, index) => `user:${index}`);
    there.subscribe(many, () => undefined);
    const caughtUp = nextAt(there);
    await endConnections();
    expect(await caughtUp).toEqual(aPoke(7));
  });
});
