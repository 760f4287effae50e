import type { Db } from 'api/src/db/db.ts';
import { createSyncLoop } from 'web/src/data/sync/sync-loop.ts';
import { expect } from 'vitest';
import { PACE } from '../../.ci/pace.ts';
import type { Database } from '../harness/server/database.ts';
import type { ProductServer } from '../harness/server/server.ts';
import { expectLanesInOrder, expectScopesWithoutGaps } from './audit.ts';
import { expectJournalIn } from './journal.ts';
import type { PlayersPhone } from './phone.ts';
import {
  expectConverged,
  expectCountedScope,
  expectTrueTotals,
  serverRows,
} from './simulation/invariants.ts';
import { lookInto } from './world.ts';

/** R2: seconds that a phone may take to send everything once nothing is in its way. */
const DRAIN_LIMIT_S = 30;

/** Keeps a phone in sync as the app does, with its own pauses after failures, until `stop`. */
export function keepInSync(phone: PlayersPhone) {
  const outcomes: string[] = [];
  const loop = createSyncLoop({
    round: () => phone.sync(),
    report: (what) => {
      if (what !== 'sending') outcomes.push(what.state);
    },
  });
  return { ...loop, outcomes };
}

/** R2: the outboxes drain by the app's own loop; answers the seconds that took. */
export async function expectDrained(...phones: PlayersPhone[]): Promise<number> {
  const started = performance.now();
  const loops = phones.map(keepInSync);
  for (const loop of loops) loop.wake('at once');
  try {
    await expect
      .poll(() => Promise.all(phones.map((phone) => phone.waiting())), {
        timeout: DRAIN_LIMIT_S * 1000 * PACE,
        message: 'R2: the outbox drains',
      })
      .toEqual(phones.map(() => 0));
  } finally {
    for (const loop of loops) loop.stop();
  }
  await Promise.all(loops.map((loop) => loop.flush()));
  return (performance.now() - started) / 1000;
}

/**
 * After the faults: the outboxes drain in time (R2), everything that the players did is there, once, in its order
 * and rightly counted (I1-I3, I5, I9), and the phones show what the server holds (I4). Answers the seconds to drain.
 */
export async function expectNothingLost(database: Database, ...phones: PlayersPhone[]): Promise<number> {
  const seconds = await expectDrained(...phones);
  // What one phone sent last the others have yet to hear.
  for (const phone of phones) expect(await phone.sync()).toEqual({ state: 'synced' });
  await lookInto({ databaseUrl: database.url }, (db) => expectRowsRight(db, phones));
  await expectLanesInOrder(database);
  await expectScopesWithoutGaps(database);
  return seconds;
}

/** I1, I2, I4, I9: the database holds what the players did, rightly counted, and phones at rest show it. */
export async function expectRowsRight(db: Db, phones: readonly PlayersPhone[]): Promise<void> {
  for (const phone of phones) {
    const { id } = phone.player;
    const rows = await serverRows(db, id);
    expectJournalIn(rows, phone.journal);
    await expectConverged(phone, rows);
    await expectTrueTotals(db, id, rows, new Date());
    await expectCountedScope(db, `user:${id}`);
  }
}

/** Opening an embedded database keeps a slow machine's server so busy that it turns the first callers away. */
export async function expectAwake({ url }: ProductServer): Promise<void> {
  const ask = async () => (await fetch(`${url}/api/catalog`)).status;
  await expect.poll(ask).toBe(200);
}
