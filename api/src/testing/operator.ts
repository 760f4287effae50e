import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, inject, onTestFinished } from 'vitest';
import { runAdmin } from '../admin/run.ts';
import { parseConfig, type Config } from '#config';
import { createDb } from '#db/db.ts';
import { openEngine } from '#db/dialect.ts';
import { sharedPokeBus } from '#sync/pokes/shared-poke-bus.ts';
import { buildTestApp, type TestApp } from './app.ts';
import { makeDatabase } from './databases/databases.ts';

/** What to type after a command's name, as each line of the operator's lists begins. */
export const toType = (line: string) => (/^\w+ (.+?) {2}/.exec(line)?.[1] ?? '').split(' ');

/** The operator at the command line, beside a server on the same PostgreSQL: a database for the tests of a file. */
export function anOperator() {
  const isThere = inject('postgresUrl') !== undefined;
  let config: Config;
  let dataDir: string;
  beforeAll(async () => {
    if (!isThere) return;
    dataDir = await mkdtemp(join(tmpdir(), 'admin-'));
    config = parseConfig({ DATABASE_URL: await makeDatabase(), DATA_DIR: dataDir, DATABASE_POOL: '2' });
  });

  return {
    /** Whether this machine has PostgreSQL. */
    isThere,
    config: () => config,
    dataDir: () => dataDir,
    /** A server on the database that the commands work on; until the test's end. */
    async server(): Promise<TestApp> {
      const db = createDb(await openEngine(config, () => undefined), () => undefined);
      const pokes = await sharedPokeBus(config.databaseUrl ?? '', db.kysely, () => undefined);
      const world = await buildTestApp({ database: db, config, pokes });
      // The commands live by the real time.
      world.clock.now = Date.now();
      onTestFinished(async () => {
        await world.close();
        await pokes.close();
        await db.close();
      });
      return world;
    },
    /** What a command says, a line each. */
    async admin(...words: string[]): Promise<string> {
      const said: string[] = [];
      await runAdmin(config, words, (line) => said.push(line));
      return said.join('\n');
    },
  };
}
