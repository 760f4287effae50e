import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type ProductServer, startServer } from '../../harness/server/server.ts';
import { aCatalog } from '../catalog.ts';
import { Connection } from '../connection.ts';
import { startDatabase } from '../database.ts';
import type { Measured } from '../goals.ts';
import { processesOf } from '../processes.ts';
import { signIn } from '../product/product.ts';
import { ProductPhone } from '../product/product-phone.ts';
import { playerAt, seedDatabase } from '../product/seed.ts';
import { bareLooks, look, looks, type Viewer } from './looks.ts';
import { allTimePoints, befriend, giveActivities, givePoints, idOfPlayer, populate } from './people.ts';
import { pointsEvents } from './points-events.ts';
import { pushes } from './pushes.ts';
import { startRedis } from './redis.ts';

/** Where the viewers stand, as a share of the most points that strangers have: the first, one in the middle, the last. */
const STANDINGS = [1.1, 0.05, 0];
const RIVALS = 30;

type Tell = (name: 'limit' | 'product', measured: Measured) => void;

/** Boards, lists, events and pushes in a world of a million players, beside a bare server of Redis and of single rows. */
export async function world(tell: Tell): Promise<void> {
  const cluster = await startDatabase('postgres');
  if (!cluster) throw new Error('a world needs PostgreSQL');
  const databaseUrl = cluster.url();
  const dataDir = await mkdtemp(join(tmpdir(), 'volleypath-bench-'));
  await seedDatabase({ databaseUrl, dataDir }, aCatalog());
  const sql = new Client({ connectionString: databaseUrl });
  await sql.connect();
  let server: ProductServer | undefined;
  try {
    await populate(sql);
    server = await startServer({ dataDir, databaseUrl, env: { LOG_LEVEL: 'warn' } });
    const viewers: Viewer[] = [];
    for (const [index, share] of STANDINGS.entries())
      viewers.push(await aViewer(server.url, sql, index, share));
    tell('product', await looks(viewers, await processesOf(server.pid ?? 0)));
    await besideThem(sql, { databaseUrl, dataDir }, tell);
    const processes = await processesOf(server.pid ?? 0, databaseUrl);
    const { alone, amongOthers } = await pushes(server.url, sql, processes, STANDINGS.length);
    tell('limit', alone);
    tell('product', amongOthers);
    const { bare, product } = await pointsEvents(databaseUrl, processes);
    tell('limit', bare);
    tell('product', product);
    await server.stop();
    const stoppedAt = performance.now();
    await server.start();
    for (const viewer of viewers) await look(viewer, 'alltime');
    tell('product', { worldReady: performance.now() - stoppedAt });
  } finally {
    if (server?.pid !== undefined) await server.stop();
    await sql.end();
    await cluster.destroy();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The bare server; nothing on a machine without Redis. */
async function besideThem(
  sql: Client,
  place: { databaseUrl: string; dataDir: string },
  tell: Tell,
): Promise<void> {
  const redis = await startRedis();
  if (!redis) return;
  try {
    await redis.fill(await allTimePoints(sql));
    const program = 'e2e/bench/world/bare-server.ts';
    const server = await startServer({ ...place, program, env: { REDIS_SOCKET: redis.socket } });
    const connection = new Connection(server.url);
    tell('limit', await bareLooks(connection, await idOfPlayer(sql, 1)));
    connection.close();
    await server.stop();
  } finally {
    await redis.stop();
  }
}

async function aViewer(url: string, sql: Client, index: number, share: number): Promise<Viewer> {
  const phone = new ProductPhone(new Connection(url));
  await signIn(phone, playerAt(index));
  const id = await idOfPlayer(sql, index);
  await sql.query(
    `update users set display_name = 'viewer' || $2::int, birth_month = 1, birth_year = extract(year from now())::int - 20
     where id = $1`,
    [id, index],
  );
  await givePoints(sql, id, share);
  await befriend(sql, id, RIVALS);
  await giveActivities(sql, id);
  return { id, connection: phone.connection };
}
