import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDb, type Db } from 'api/src/db/db.ts';
import { openEngine } from 'api/src/db/dialect.ts';
import { findPostgres } from 'api/src/testing/databases/postgres-binaries.ts';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Database, startDatabase } from '../harness/server/database.ts';
import { type FaultProxy, startProxy } from '../harness/server/proxy.ts';
import { type ProductServer, startServer } from '../harness/server/server.ts';
import { installAudit } from './audit.ts';
import { Journal } from './journal.ts';
import { PlayersPhone } from './phone.ts';
import { signUp } from './player.ts';

/** The product as it is run, on a PostgreSQL of its own, with a network in front that can be told to misbehave. */
export interface World {
  database: Database;
  server: ProductServer;
  proxy: FaultProxy;
  /** One more node of the product on the same database. */
  addNode(): Promise<ProductServer>;
  /** A phone of a new player. */
  newPlayersPhone(): Promise<PlayersPhone>;
  /** One more phone of the same player. */
  anotherPhone(of: PlayersPhone): Promise<PlayersPhone>;
  close(): Promise<void>;
}

async function startWorld(): Promise<World> {
  const database = await startDatabase();
  if (!database) throw new Error('there is no PostgreSQL here');
  const folders: string[] = [];
  const nodes: ProductServer[] = [];
  const addNode = async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'volleypath-node-'));
    folders.push(dataDir);
    const node = await startServer({ dataDir, databaseUrl: database.url });
    nodes.push(node);
    return node;
  };
  const server = await addNode();
  await installAudit(database);
  const proxy = await startProxy(server.port);
  const prepared = async (phone: PlayersPhone) => {
    await phone.learnPrograms();
    return phone;
  };
  return {
    database,
    server,
    proxy,
    addNode,
    newPlayersPhone: async () =>
      prepared(new PlayersPhone(await signUp(server.url), server.url, new Journal())),
    anotherPhone: ({ player, journal }) => prepared(new PlayersPhone(player, server.url, journal)),
    close: async () => {
      await proxy.close();
      for (const node of nodes) if (node.pid !== undefined) await node.kill();
      await database.close();
      for (const folder of folders) await rm(folder, { recursive: true });
    },
  };
}

/** Tests on a world of their own; skipped on a machine without PostgreSQL. */
export function inAWorld(name: string, tests: (world: () => World) => void): void {
  describe.skipIf(findPostgres() === undefined)(`${name} (PostgreSQL)`, () => {
    let world: World | undefined;
    beforeAll(async () => {
      world = await startWorld();
    });
    afterAll(async () => {
      await world?.close();
    });
    tests(() => {
      if (!world) throw new Error('the world is there once the tests run');
      return world;
    });
  });
}

/** Looks into a server's database with the product's own eyes; into an embedded one only while no server has it. */
export async function lookInto<T>(
  { databaseUrl = null, dataDir = '' }: { databaseUrl?: string | null; dataDir?: string },
  look: (db: Db) => Promise<T>,
): Promise<T> {
  const raise = (error: unknown) => {
    throw error;
  };
  const db = createDb(await openEngine({ databaseUrl, databasePool: 2, dataDir }, raise), raise);
  try {
    return await look(db);
  } finally {
    await db.close();
  }
}
