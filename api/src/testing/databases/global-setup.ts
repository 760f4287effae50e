import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrations } from 'migrations';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { createDb } from '#db/db.ts';
import { embeddedEngine, openEngine } from '#db/dialect.ts';
import { migrate } from '#db/migrate.ts';
import { PARSERS } from '#db/dialect.ts';
import { findPostgres } from './postgres-binaries.ts';
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts';

/** Many test files at once, nobody pulls the plug, and a deadlock that a test makes is found before its default second. */
const SETTINGS = { max_connections: '200', synchronous_commit: 'off', deadlock_timeout: '50ms' };

/**
 * What a test's embedded database is opened with is paid by hundreds of tests: 128 MB of buffers to fill with zeros, room
 * for connections that it cannot have, and a tar in which the log and two databases to copy from would outweigh ours.
 */
const SMALL = {
  postgresqlconf: [
    'shared_buffers = 4MB',
    'wal_buffers = 64kB',
    'max_connections = 10',
    'max_wal_senders = 0',
    'min_wal_size = 2MB',
    'max_wal_size = 2MB',
  ],
  initDbStartParams: ['--wal-segsize=1'],
};

const raise = (error: unknown) => {
  throw error;
};

/** Once a run: a PostgreSQL cluster and an embedded database, both migrated, and one without a table, for tests to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'pglite-'));
  const [pgliteEmptyDump, pgliteDump] = [join(dir, 'empty.tar'), join(dir, 'migrated.tar')];
  const [cluster] = await Promise.all([startMigrated(), dumpEmbedded(pgliteEmptyDump, pgliteDump)]);
  project.provide('postgresUrl', cluster?.url());
  project.provide('pgliteEmptyDump', pgliteEmptyDump);
  project.provide('pgliteDump', pgliteDump);
  return async () => {
    // Its thousands of files are removed by its caretaker while the next step begins.
    await cluster?.stop('immediate');
    rmSync(dir, { recursive: true });
  };
}

/** Undefined on a machine without PostgreSQL. */
async function startMigrated(): Promise<PostgresCluster | undefined> {
  if (findPostgres() === undefined) return undefined;
  const cluster = await startPostgresCluster({ settings: SETTINGS });
  await migrateTemplate(cluster.url(), cluster.url('migrated'));
  return cluster;
}

async function migrateTemplate(maintenanceUrl: string, url: string): Promise<void> {
  const client = new pg.Client(maintenanceUrl);
  await client.connect();
  await client.query('create database migrated');
  await client.end();
  const db = createDb(await openEngine({ databaseUrl: url, databasePool: 2, dataDir: '' }, raise), raise);
  await migrate(db, migrations);
  await db.close();
}

async function dumpEmbedded(emptyFile: string, migratedFile: string): Promise<void> {
  const pglite = await PGlite.create({ ...SMALL, parsers: PARSERS });
  const db = createDb(embeddedEngine(pglite), raise);
  await pglite.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await pglite.exec(`drop database ${name}`);
  await dumpInto(emptyFile, pglite);
  await migrate(db, migrations);
  await dumpInto(migratedFile, pglite);
  await db.close();
}

/** With a checkpoint first, or each copy would begin by doing all that stands in its log once more. */
async function dumpInto(file: string, pglite: PGlite): Promise<void> {
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()));
}
