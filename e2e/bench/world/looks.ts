import type { UserId } from 'sync-protocol/ids';
import { TIMEFRAMES, type Timeframe } from 'sync-protocol/rules/leaderboard/period';
import { type Connection, expectStatus } from '../connection.ts';
import { quantile } from '../figures.ts';
import type { Measured } from '../goals.ts';
import type { Processes } from '../processes.ts';
import { PLAYERS } from './people.ts';

const LOOKS = 200;
/** After so many a server has compiled what it runs: the first 200 of a bare one take five times as long as those after. */
const BEFORE_TIMED = 1_000;
const FIRST = 50;

/** Somebody who looks. */
export interface Viewer {
  id: UserId;
  connection: Connection;
}

/** The first 50 of a board, which it answers, and where the viewer stands on it. */
export async function look({ connection }: Viewer, timeframe: Timeframe): Promise<string> {
  const query = `timeframe=${timeframe}&includeAI=false`;
  const first = expectStatus(await connection.get(`/api/leaderboard?${query}&limit=${FIRST}`), 200);
  expectStatus(await connection.get(`/api/leaderboard/own-rank?${query}`), 200);
  return first;
}

/** What is quick because nothing is there is no figure. */
function expectFull(answer: string, length: number): void {
  const list = JSON.parse(answer) as unknown;
  if (!Array.isArray(list) || list.length < length) throw new Error(`not ${length}: ${answer.slice(0, 200)}`);
}

/** What looks at the product cost: every window of the boards by each viewer, the first of whom stands first; lists by one. */
export async function looks(viewers: readonly Viewer[], { memoryMiB }: Processes): Promise<Measured> {
  const empty = await memoryMiB();
  for (const timeframe of TIMEFRAMES)
    for (const viewer of viewers) expectFull(await look(viewer, timeframe), FIRST);
  const held = ((await memoryMiB()) - empty) * 1024 * 1024;
  // As often for each connection as for the bare server's.
  for (const viewer of viewers) await timesOf(BEFORE_TIMED, () => look(viewer, 'weekly'));
  const times: number[][] = [];
  for (const viewer of viewers) {
    const own: number[] = [];
    for (const timeframe of TIMEFRAMES) own.push(...(await timesOf(LOOKS, () => look(viewer, timeframe))));
    times.push(own);
  }
  const all = times.flat();
  const [first, , last] = times.map((own) => quantile(own, 0.5));
  return {
    board: quantile(all, 0.5),
    boardSlow: quantile(all, 0.99),
    boardLast: (last ?? Number.NaN) / (first ?? Number.NaN),
    boardMemory: held / (PLAYERS * TIMEFRAMES.length),
    ...(await listsOf(viewers[0])),
  };
}

async function listsOf(viewer: Viewer | undefined): Promise<Measured> {
  if (!viewer) return {};
  return {
    feed: await medianOf(viewer, '/api/victory-stories?limit=20'),
    activities: await medianOf(viewer, `/api/users/${viewer.id}/rival-activities?limit=20`),
    search: await medianOf(viewer, '/api/users/search?q=stranger77'),
    competition: await medianOf(viewer, `/api/users/${viewer.id}/active-competitions`),
  };
}

/** What the same costs a bare server. */
export async function bareLooks(connection: Connection, player: UserId): Promise<Measured> {
  const get = async (path: string) => expectStatus(await connection.get(path), 200);
  const both = async () => {
    await get('/first');
    await get(`/own/${player}`);
  };
  await timesOf(BEFORE_TIMED, both);
  const times = await timesOf(LOOKS * TIMEFRAMES.length, both);
  const row = await medianOf({ id: player, connection }, `/row/${player}`);
  return {
    board: quantile(times, 0.5),
    boardSlow: quantile(times, 0.99),
    feed: row,
    activities: row,
    search: row,
    competition: row,
  };
}

async function medianOf({ connection }: Viewer, path: string): Promise<number> {
  const get = async () => expectStatus(await connection.get(path), 200);
  expectFull(await get(), 1);
  await timesOf(BEFORE_TIMED, get);
  return quantile(await timesOf(LOOKS, get), 0.5);
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
