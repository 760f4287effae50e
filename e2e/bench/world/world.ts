import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { TIMEFRAMES, type Timeframe } from 'sync-protocol/contract/leaderboard';
import { type ProductServer, startServer } from '../../harness/server/server.ts';
import { aCatalog } from '../catalog.ts';
import { Connection, expectStatus } from '../connection.ts';
import { startDatabase } from '../database.ts';
import { quantile } from '../figures.ts';
import type { Measured } from '../goals.ts';
import { measure } from '../measure.ts';
import { processesOf } from '../processes.ts';
import { aPlayer, signIn } from '../product/product.ts';
import { ProductPhone } from '../product/product-phone.ts';
import { playerAt, seedDatabase } from '../product/seed.ts';
import { changesOf } from '../scenario.ts';
import { allTimePoints, befriend, givePoints, PLAYERS, populate } from './people.ts';
import { startRedis } from './redis.ts';

const LOOKS = 200;
/** Players who push 40 completions each, with and without others around them. */
const PUSHERS = 12;
const RIVALS = 30;
/** Where the viewers stand, as a share of the most points that strangers have: the first, one in the middle, the last. */
const STANDINGS = [1.1, 0.05, 0];

type Tell = (name: 'limit' | 'product', measured: Measured) => void;

/** Boards, feed and pushes in a world of a million players, beside a sorted set of Redis and the read of one row. */
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
    const viewers: Connection[] = [];
    for (const [index, share] of STANDINGS.entries())
      viewers.push(await aViewer(server.url, sql, index, share));
    const processes = await processesOf(server.pid ?? 0, databaseUrl);
    await lookAtBoards(viewers, await processesOf(server.pid ?? 0), tell);
    await lookAtRedis(sql, tell);
    await readStories(viewers, sql, tell);
    await push(server.url, sql, processes, tell);
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

async function aViewer(url: string, sql: Client, index: number, share: number): Promise<Connection> {
  const phone = new ProductPhone(new Connection(url));
  await signIn(phone, playerAt(index));
  const id = await idOfPlayer(sql, index);
  await sql.query(
    `update users set display_name = 'viewer' || $2::int, birth_month = 1, birth_year = extract(year from now())::int - 20
     where id = $1`,
    [id, index],
  );
  await givePoints(sql, id, share);
  return phone.connection;
}

async function idOfPlayer(sql: Client, index: number): Promise<string> {
  const { rows } = await sql.query<{ id: string }>('select id from users where email = $1', [
    playerAt(index).email,
  ]);
  return rows[0]?.id ?? '';
}

/** The first 50 of a board, and where the viewer stands on it. */
async function look(viewer: Connection, timeframe: Timeframe): Promise<void> {
  const query = `timeframe=${timeframe}&includeAI=false`;
  expectStatus(await viewer.get(`/api/leaderboard?${query}&limit=50`), 200);
  expectStatus(await viewer.get(`/api/leaderboard/own-rank?${query}`), 200);
}

/** How long something takes, again and again, in milliseconds. */
async function timesOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done++) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return times;
}

async function lookAtBoards(
  viewers: readonly Connection[],
  { memoryMiB }: Awaited<ReturnType<typeof processesOf>>,
  tell: Tell,
): Promise<void> {
  const empty = await memoryMiB();
  for (const timeframe of TIMEFRAMES) for (const viewer of viewers) await look(viewer, timeframe);
  const held = ((await memoryMiB()) - empty) * 1024 * 1024;
  const times: number[][] = [];
  for (const viewer of viewers) {
    const own: number[] = [];
    for (const timeframe of TIMEFRAMES) own.push(...(await timesOf(LOOKS, () => look(viewer, timeframe))));
    times.push(own);
  }
  const all = times.flat();
  const [first, , last] = times.map((own) => quantile(own, 0.5));
  tell('product', {
    board: quantile(all, 0.5),
    boardSlow: quantile(all, 0.99),
    boardLast: (last ?? Number.NaN) / (first ?? Number.NaN),
    boardMemory: held / (PLAYERS * TIMEFRAMES.length),
  });
}

async function lookAtRedis(sql: Client, tell: Tell): Promise<void> {
  const redis = await startRedis();
  if (!redis) return;
  try {
    const points = await allTimePoints(sql);
    await redis.fill(points);
    const [player = ''] = points[Math.floor(points.length / 2)] ?? [];
    await timesOf(LOOKS, () => redis.look(player));
    const times = await timesOf(LOOKS * TIMEFRAMES.length, () => redis.look(player));
    tell('limit', { board: quantile(times, 0.5), boardSlow: quantile(times, 0.99) });
  } finally {
    await redis.stop();
  }
}

async function readStories([viewer]: readonly Connection[], sql: Client, tell: Tell): Promise<void> {
  if (!viewer) return;
  const feed = async () => expectStatus(await viewer.get('/api/victory-stories?limit=20'), 200);
  await timesOf(LOOKS, feed);
  const id = await idOfPlayer(sql, 0);
  const row = () => sql.query({ name: 'row', text: 'select * from users where id = $1', values: [id] });
  await timesOf(LOOKS, row);
  tell('product', { feed: quantile(await timesOf(LOOKS, feed), 0.5) });
  tell('limit', { feed: quantile(await timesOf(LOOKS, row), 0.5) });
}

/** What a push costs whom it concerns nobody else, and whom it concerns a team, a competition and 30 rivals. */
async function push(
  url: string,
  sql: Client,
  processes: Awaited<ReturnType<typeof processesOf>>,
  tell: Tell,
): Promise<void> {
  const catalog = aCatalog();
  const pushOf = async (index: number, isAmongOthers: boolean) => {
    if (isAmongOthers) await befriend(sql, await idOfPlayer(sql, index), RIVALS);
    const [phone] = await aPlayer(() => new Connection(url), playerAt(index), catalog, 'server');
    if (!phone) throw new Error('no phone');
    phone.queue(changesOf(0, phone.tasks()));
    const { cpuMs } = await measure(processes, [phone.connection], () => phone.push());
    phone.connection.close();
    return cpuMs;
  };
  const alone: number[] = [];
  const amongOthers: number[] = [];
  for (let index = 0; index < PUSHERS; index++) {
    alone.push(await pushOf(STANDINGS.length + 2 * index, false));
    amongOthers.push(await pushOf(STANDINGS.length + 2 * index + 1, true));
  }
  tell('limit', { socialPush: quantile(alone, 0.5) });
  tell('product', { socialPush: quantile(amongOthers, 0.5) });
}
