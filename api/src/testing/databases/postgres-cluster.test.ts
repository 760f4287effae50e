import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgres } from './postgres-binaries.ts';
import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.ts';

let cluster: PostgresCluster;

async function query(sql: string, url = cluster.url()): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // A connection that is cut rejects its query and says so here once more.
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe.skipIf(findPostgres() === undefined)('a throwaway PostgreSQL', () => {
  beforeAll(async () => {
    cluster = await startPostgresCluster({ settings: { max_connections: '20' } });
  });

  afterAll(() => cluster.destroy());

  test('runs with the settings of tests and those it is given', async () => {
    expect(await query('SHOW fsync')).toEqual([{ fsync: 'off' }]);
    expect(await query('SHOW max_connections')).toEqual([{ max_connections: '20' }]);
  });

  test('keeps every committed row over a stop, a restart and a kill -9', async () => {
    await query('CREATE TABLE kept (n int)');
    const interruptions = [() => cluster.stop(), () => cluster.stop('immediate'), () => cluster.kill()];
    for (const [n, interrupt] of interruptions.entries()) {
      await query(`INSERT INTO kept VALUES (${n})`);
      await interrupt();
      await expect(query('SELECT 1')).rejects.toThrow('ECONNREFUSED');
      await cluster.start();
    }
    await cluster.restart();
    expect(await query('SELECT n FROM kept ORDER BY n')).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
  });

  test('dies with the process that started it, however that ends', async () => {
    const script = `import { startPostgresCluster } from ${JSON.stringify(import.meta.resolve('./postgres-cluster.ts'))};
    process.stdout.write((await startPostgresCluster()).url());
    setInterval(() => {}, 1000);`;
    const owner = spawn('node', ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const url = String(await once(owner.stdout, 'data'));
    expect(await query('SELECT 1 AS alive', url)).toEqual([{ alive: 1 }]);
    owner.kill('SIGKILL');
    await expect.poll(() => query('SELECT 1', url).catch(String)).toContain('ECONNREFUSED');
  });
});
