import { createDb, type Db } from 'api/src/db/db.ts';
import { openEngine } from 'api/src/db/dialect.ts';
import { Statement } from 'api/src/db/statement.ts';
import { pointGrowth } from 'api/src/features/leaderboard/point-totals.ts';
import { pointTotals } from 'api/src/features/leaderboard/server-half.ts';
import { newId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import type { Measured } from '../goals.ts';
import type { Processes } from '../processes.ts';
import { strangerId, today } from './people.ts';

const WRITERS = 8;
const ROUNDS = 3;
const ROUND_MS = 3000;
const POINTS = 10;

/**
 * PostgreSQL's processor time of an event that brings a stranger points, µs: written as a row of a table with two
 * indexes, and the same with what the boards make of it in one statement. So many writers at once, in turns.
 */
export async function pointsEvents(
  databaseUrl: string,
  processes: Processes,
): Promise<{ bare: Measured; product: Measured }> {
  const engine = await openEngine({ databaseUrl, databasePool: WRITERS, dataDir: '' }, () => undefined);
  const db = createDb(engine, (error) => {
    throw error;
  });
  try {
    const bare: number[] = [];
    const product: number[] = [];
    await run(db, 'create table points_events (id uuid primary key, player uuid, day date, points integer)');
    await run(db, 'create index points_events_player on points_events (player, day)');
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await costOf(db, processes, false));
      product.push(await costOf(db, processes, true));
    }
    return { bare: { pointsEvent: Math.min(...bare) }, product: { pointsEvent: Math.min(...product) } };
  } finally {
    await db.close();
  }
}

async function costOf(db: Db, { cpuMs }: Processes, isCounted: boolean): Promise<number> {
  const before = (await cpuMs()).postgres;
  const until = performance.now() + ROUND_MS;
  let events = 0;
  const writer = async () => {
    for (; performance.now() < until; events++) await writeEvent(db, isCounted);
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return (1000 * ((await cpuMs()).postgres - before)) / events;
}

async function writeEvent(db: Db, isCounted: boolean): Promise<void> {
  const event = { id: newId(), userId: strangerId(), day: today(), points: POINTS };
  const statement = new Statement();
  const after = { ...event, done: {}, streak: 1, best: 1, held: 0 };
  const changes: RowChange[] = [{ table: 'dayTotals', id: event.id, before: undefined, after }];
  const parts = isCounted ? pointTotals(statement, pointGrowth(changes, new Date())) : [];
  const insert = `insert into points_events (id, player, day, points)
    select id, "userId", day, points from json_to_recordset(${statement.rows([event])})
      as r (id uuid, "userId" uuid, day date, points integer)`;
  await statement.run(db.kysely, parts.length > 0 ? `with ${parts.join()} ${insert}` : insert);
}

async function run(db: Db, text: string): Promise<void> {
  await new Statement().run(db.kysely, text);
}
