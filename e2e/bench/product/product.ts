import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalog } from 'api/src/features/training/catalog.ts';
import { newId, userRegimenId } from 'sync-protocol/ids';
import { dayStart } from 'sync-protocol/rules/training-day';
import { startServer } from '../../harness/server/server.ts';
import { aCatalog } from '../catalog.ts';
import { Connection, expectStatus } from '../connection.ts';
import { startDatabase } from '../database.ts';
import type { DatabaseName } from '../options.ts';
import { processesOf } from '../processes.ts';
import { pastDays, PHONES_A_PLAYER, ZONE, type Subject } from '../scenario.ts';
import { faultsOf } from './faults.ts';
import { ProductPhone } from './product-phone.ts';
import { LONG_TIME_PLAYER, playerAt, seedDatabase } from './seed.ts';

interface ProductOptions {
  /** Where the server's process is to write a CPU profile. */
  profile?: string | undefined;
  /** Another program that starts the product. */
  program?: string;
}

/** The product's own server on a new database. */
export async function startProduct(
  database: DatabaseName,
  { profile, program }: ProductOptions = {},
): Promise<Subject> {
  const catalog = aCatalog();
  const dataDir = await mkdtemp(join(tmpdir(), 'volleypath-bench-'));
  const cluster = await startDatabase(database);
  await seedDatabase({ databaseUrl: cluster?.url() ?? null, dataDir }, catalog);
  const server = await startServer({
    dataDir,
    ...(cluster && { databaseUrl: cluster.url() }),
    ...(program !== undefined && { program }),
    env: {
      LOG_LEVEL: 'warn',
      ...(profile !== undefined && { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}` }),
    },
  });
  const { url, pid = 0 } = server;
  let count = 0;
  return {
    name: 'product',
    url,
    processes: await processesOf(pid, cluster?.url()),
    players: async (wanted, { dealtBy } = { dealtBy: 'server' }) => {
      const players: ProductPhone[][] = [];
      for (let index = 0; index < wanted; index++) {
        players.push(await aPlayer(() => new Connection(url), playerAt(count++), catalog, dealtBy));
      }
      return players;
    },
    faults: (phones, completed) => faultsOf(phones, completed, (known) => anotherPhone(url, known)),
    puller: async () => {
      const phone = new ProductPhone(new Connection(url));
      await signIn(phone, LONG_TIME_PLAYER);
      return {
        connection: phone.connection,
        pullAnew: async (encoding) => {
          await phone.pullAnew(encoding);
          return phone.rows('tasks').length;
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

/** Signs a player in on two phones, starts a program two weeks back, and gives both phones what the server has. */
export async function aPlayer(
  connect: () => Connection,
  account: ReturnType<typeof playerAt>,
  catalog: Catalog,
  dealtBy: 'server' | 'phones',
): Promise<ProductPhone[]> {
  const phones = Array.from({ length: PHONES_A_PLAYER }, () => new ProductPhone(connect()));
  const [first] = phones;
  if (!first) return [];
  for (const phone of phones) await signIn(phone, account);
  const [regimenId] = [...catalog.entries.values()].map(({ program }) => program.id);
  const days = pastDays();
  const [start = ''] = days;
  const at = dayStart(start, ZONE);
  const id = userRegimenId.parse(newId());
  if (regimenId) first.note('userRegimen.start', { userRegimenId: id, regimenId }, start, at);
  // Whatever touches a day makes the server deal it.
  const touched = dealtBy === 'server' ? days.slice(1) : [];
  for (const day of touched) first.note('tasks.refresh', {}, day, at);
  await first.push();
  for (const phone of phones) {
    await phone.pull();
    if (dealtBy === 'phones') phone.deal(days, catalog.planOf);
  }
  return phones;
}

/** One more phone of the player whose phone this is, by the same session, with all that the server has. */
async function anotherPhone(url: string, known: ProductPhone): Promise<ProductPhone> {
  const phone = new ProductPhone(new Connection(url, known.connection));
  await phone.pull();
  phone.connection.close();
  return phone;
}

export async function signIn(
  { connection }: ProductPhone,
  { email, password }: ReturnType<typeof playerAt>,
): Promise<void> {
  expectStatus(
    await connection.post('/api/auth/login', JSON.stringify({ emailOrUsername: email, password })),
    200,
  );
}
