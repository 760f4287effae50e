import { join } from 'node:path';
import { findPostgres } from 'api/src/testing/databases/postgres-binaries.ts';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { startDatabase } from '../harness/server/database.ts';
import { startServer } from '../harness/server/server.ts';
import { tapABit } from './crowd.ts';
import { expectAwake, expectDrained, expectRowsRight } from './drain.ts';
import { Journal } from './journal.ts';
import { PlayersPhone } from './phone.ts';
import { signUp } from './player.ts';
import { mountSmallDisk } from './small-disk.ts';
import { lookInto } from './world.ts';

const MEGABYTES = 200;
/** Pushes of long notes until the database asks for more disk than is left. */
const MOST_PUSHES = 400;
/** As often as this a mutation must fail, and more, before one that is at fault would be set aside. */
const MORE_TRIES = 8;

const disk = await mountSmallDisk(MEGABYTES);

describe.skipIf(!disk)('the disk is full', () => {
  const folder = disk?.folder ?? '';
  afterAll(() => disk?.unmount());

  test.skipIf(findPostgres() === undefined)('F8 PostgreSQL’s disk', async () => {
    const database = await inFolder(folder, startDatabase);
    if (!database) throw new Error('there is no PostgreSQL here');
    onTestFinished(() => database.close());
    const server = await startServer({ dataDir: join(folder, 'beside'), databaseUrl: database.url });
    onTestFinished(() => server.kill());
    const phone = await fillWhilePushing(server.url);
    await disk?.makeRoom();
    // A server that could not write its journal has given up; whoever makes room starts it again.
    await database.cluster.restart();
    await expectAllSent(phone);
    await lookInto({ databaseUrl: database.url }, (db) => expectRowsRight(db, [phone]));
  });

  test('F8 the embedded database’s disk', async () => {
    const dataDir = join(folder, 'embedded');
    const server = await startServer({ dataDir });
    onTestFinished(async () => {
      if (server.pid !== undefined) await server.kill();
    });
    await expectAwake(server);
    const phone = await fillWhilePushing(server.url);
    expect(await readiness(server.url)).toMatchObject({ problem: 'the disk is full' });
    await disk?.makeRoom();
    expect(await readiness(server.url)).toEqual({ status: 'ready' });
    await expectAllSent(phone);
    await server.stop();
    await lookInto({ dataDir }, (db) => expectRowsRight(db, [phone]));
  });

  /** A phone that pushes until the disk is full and then goes on trying: it hears 503, and nothing worse. */
  async function fillWhilePushing(origin: string): Promise<PlayersPhone> {
    const phone = new PlayersPhone(await signUp(origin), origin, new Journal());
    await phone.start();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    await disk?.fill();
    const answered = new Set<number>();
    phone.onAnswer = ({ status }) => answered.add(status);
    for (let count = 0; count < MOST_PUSHES && !answered.has(503); count++) {
      await phone.setNotes(await phone.keepQuote(), 'n'.repeat(500));
      await phone.sync();
    }
    await tapABit(phone, 0);
    for (let time = 0; time < MORE_TRIES; time++) await phone.sync();
    expect([...answered].filter((status) => status !== 200)).toEqual([503]);
    expect(await phone.waiting()).toBeGreaterThan(0);
    expect(await readiness(origin)).toMatchObject({ status: 'not_ready' });
    return phone;
  }
});

async function readiness(origin: string): Promise<unknown> {
  return (await fetch(`${origin}/readyz`)).json();
}

async function expectAllSent(phone: PlayersPhone): Promise<void> {
  await expectDrained(phone);
  expect(await phone.db.refused.toArray()).toEqual([]);
  expect(await phone.sync()).toEqual({ state: 'synced' });
}

/** Does something whose temporary files are to lie in a folder. */
async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}
