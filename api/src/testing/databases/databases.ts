import { execFileSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import type { DatabaseConnection, Dialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { createDb, type Db } from '#db/db.ts';
import { embeddedEngine, openEngine, PARSERS, type Engine } from '#db/dialect.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A PostgreSQL cluster's maintenance database; its database `migrated` is the template of each test file's.
     * Undefined on a machine without PostgreSQL (never in CI): its tests are then skipped.
     */
    postgresUrl: string | undefined;
    /** A file that holds an embedded database without a table: to make one anew takes several times as long. */
    pgliteEmptyDump: string;
    /** A file that holds a migrated embedded database. */
    pgliteDump: string;
  }
}

const DATABASE_KINDS = ['pglite', 'postgres'] as const;
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

const raise = (error: unknown) => {
  throw error;
};

/**
 * For what is the same on any database: rules, policies, answers, mails. Runs the tests on PostgreSQL, which hosts use
 * and which is the quicker one; on the embedded database where a machine has no PostgreSQL.
 */
export function onOneDatabase(name: string, tests: (kind: DatabaseKind) => void): void {
  const kind = quickerKind();
  describe(`${name} (${kind})`, () => tests(kind));
}

/** Within `onBothDatabases`: those of its tests that are about what is the same on any database, as above. */
export function onOneOfThem(kind: DatabaseKind, tests: () => void): void {
  if (kind === quickerKind()) tests();
}

function quickerKind(): DatabaseKind {
  return inject('postgresUrl') === undefined ? 'pglite' : 'postgres';
}

/**
 * For what may differ between databases: SQL of its own, column types, transactions, concurrency, migrations. Runs the
 * tests on the embedded database and on PostgreSQL.
 */
export function onBothDatabases(name: string, tests: (kind: DatabaseKind) => void): void {
  for (const kind of DATABASE_KINDS) onDatabase(kind, name, tests);
}

/** Runs the tests on this kind of database; skips them where the machine has none. */
export function onDatabase(kind: DatabaseKind, name: string, tests: (kind: DatabaseKind) => void): void {
  const isMissing = kind === 'postgres' && inject('postgresUrl') === undefined;
  describe.skipIf(isMissing)(`${name} (${kind})`, () => tests(kind));
}

/** A migrated, empty database of its own for the enclosing `describe`; asked for inside its tests. */
export function testDatabase(kind: DatabaseKind): () => Db {
  let db: Db | undefined;
  beforeAll(async () => {
    db = await openTestDatabase(kind);
  });
  afterAll(async () => {
    await db?.close();
  });
  return () => {
    if (!db) throw new Error('the database is there once the tests run');
    return db;
  };
}

/** A migrated, empty database that nobody else uses; the caller closes it. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Db> {
  return createDb(await openTestEngine(kind), raise);
}

/** A database without a table; the caller closes it. */
export async function openEmptyDatabase(kind: DatabaseKind): Promise<Db> {
  const engine =
    kind === 'pglite' ? await openEmbedded(inject('pgliteEmptyDump')) : await openPostgres('template1');
  return createDb(engine, raise);
}

/** The same as `openTestDatabase`, and the statements that it was sent so far. */
export async function openHeardDatabase(kind: DatabaseKind): Promise<{ db: Db; statements: string[] }> {
  const statements: string[] = [];
  const engine = await openTestEngine(kind);
  const dialect = overheard(engine.dialect, (statement) => statements.push(statement));
  return { db: createDb({ ...engine, dialect }, raise), statements };
}

/** The same as `openTestDatabase`; what is asked at once is answered in any order, so that transactions meet in many ways. */
export async function openJitteryDatabase(kind: DatabaseKind): Promise<Db> {
  const engine = await openTestEngine(kind);
  const dialect = overheard(engine.dialect, async () => {
    for (let turns = randomInt(0, 12); turns > 0; turns--) await turn();
  });
  return createDb({ ...engine, dialect }, raise);
}

function openTestEngine(kind: DatabaseKind): Promise<Engine> {
  return kind === 'pglite' ? openEmbedded(inject('pgliteDump')) : openPostgres();
}

function overheard(dialect: Dialect, hear: (statement: string) => unknown): Dialect {
  const known = new WeakSet<DatabaseConnection>();
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (kysely) => dialect.createIntrospector(kysely),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async (options) => {
        const connection = await acquire(options);
        const execute = connection.executeQuery.bind(connection);
        if (!known.has(connection))
          connection.executeQuery = async (query, more) => {
            await hear(query.sql);
            return execute(query, more);
          };
        known.add(connection);
        return connection;
      };
      return driver;
    },
  };
}

async function openEmbedded(file: string): Promise<Engine> {
  const dump = await openAsBlob(file);
  const pglite = await PGlite.create({ loadDataDir: dump, parsers: PARSERS });
  return embeddedEngine(pglite);
}

/** A data folder for a server that runs embedded, with a migrated database in it; the caller removes it. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  const folder = join(dataDir, 'pg');
  mkdirSync(folder);
  execFileSync('tar', ['-xf', inject('pgliteDump'), '-C', folder], { stdio: 'pipe' });
  return dataDir;
}

async function openPostgres(template?: 'template1'): Promise<Engine> {
  const databaseUrl = await makeDatabase(template);
  return openEngine({ databaseUrl, databasePool: 10, dataDir: '' }, () => undefined);
}

/** The URL of a new PostgreSQL database: a migrated one, or an empty one if `template` says so. */
export async function makeDatabase(template: 'migrated' | 'template1' = 'migrated'): Promise<string> {
  const maintenance = inject('postgresUrl');
  if (maintenance === undefined) throw new Error('this machine has no PostgreSQL');
  const url = new URL(maintenance);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(url.href);
  await client.connect();
  try {
    await client.query(`create database ${name} template ${template}`);
  } finally {
    await client.end();
  }
  url.pathname = `/${name}`;
  return url.href;
}
