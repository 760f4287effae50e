import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { newId, userId } from 'sync-protocol/ids';
import { startServer } from '../../harness/server/server.ts';
import { aCatalog } from '../catalog.ts';
import { Connection, expectStatus } from '../connection.ts';
import { startDatabase } from '../database.ts';
import type { DatabaseName } from '../options.ts';
import { processesOf } from '../processes.ts';
import { longHistory } from '../product/history.ts';
import { CHANGES_A_PHONE, pastDays, PHONES_A_PLAYER, type Subject } from '../scenario.ts';
import { LimitPhone } from './limit-phone.ts';

/** The limit's server on a new database. */
export async function startLimit(database: DatabaseName): Promise<Subject> {
  const dataDir = await mkdtemp(join(tmpdir(), 'volleypath-bench-'));
  const cluster = await startDatabase(database);
  const server = await startServer({
    dataDir,
    program: 'e2e/bench/limit/main.ts',
    ...(cluster && { databaseUrl: cluster.url() }),
  });
  const history = longHistory(userId.parse(newId()), aCatalog()).all('tasks');
  return {
    name: 'limit',
    url: server.url,
    processes: await processesOf(server.pid ?? 0, cluster?.url()),
    players: async (count) => {
      const players: LimitPhone[][] = [];
      for (let index = 0; index < count; index++) players.push(await aPlayer(server.url, history));
      return players;
    },
    faults: async (phones, completed) =>
      faultsOf(
        phones.filter((phone) => phone instanceof LimitPhone),
        completed,
      ),
    puller: async () => {
      const [phone] = await seed(server.url, history);
      if (!phone) throw new Error('a player has phones');
      return {
        connection: phone.connection,
        pullAnew: async () => {
          await phone.pullAnew();
          return phone.size;
        },
      };
    },
    stop: async () => {
      await server.stop();
      await cluster?.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function aPlayer(url: string, history: readonly Task[]): Promise<LimitPhone[]> {
  const days = new Set(pastDays());
  const recent = history.filter(({ day }) => days.has(day));
  const open = recent.map((task) => ({ ...task, isCompleted: false, completedAt: null, completedDay: null }));
  const phones = await seed(url, open);
  for (const phone of phones) await phone.pullAnew();
  return phones;
}

/** Makes a player with these tasks, under ids of their own, and two phones. */
async function seed(url: string, tasks: readonly Task[]): Promise<LimitPhone[]> {
  const player = randomUUID();
  const own = tasks
    .map((task) => ({ ...task, id: randomUUID() }))
    .sort((a, b) => a.day.localeCompare(b.day) || a.slot - b.slot);
  const phones = Array.from({ length: PHONES_A_PLAYER }, () => new LimitPhone(new Connection(url), own));
  const body = {
    players: [{ id: player, seq: 1, changes: 0 }],
    phones: phones.map(({ id }) => ({ id, player, last_id: 0 })),
    tasks: own.map((task) => ({ ...task, player, seq: 1, createdAt: Date.parse(task.createdAt) })),
  };
  const connection = new Connection(url);
  expectStatus(await connection.post('/seed', JSON.stringify(body)), 200);
  connection.close();
  return phones;
}

/** Each change counts once: for its phone, for its player, on its task. */
async function faultsOf(phones: readonly LimitPhone[], completed: number): Promise<string[]> {
  const [first] = phones;
  await first?.pullAnew();
  const faults = phones.flatMap(({ acknowledged }) =>
    acknowledged === CHANGES_A_PHONE ? [] : [`acknowledged: ${acknowledged}, not ${CHANGES_A_PHONE}`],
  );
  const changes = phones.length * CHANGES_A_PHONE;
  if (first?.counted !== changes) faults.push(`changes counted: ${first?.counted}, not ${changes}`);
  if (first?.completed() !== completed) faults.push(`tasks done: ${first?.completed()}, not ${completed}`);
  return faults;
}
