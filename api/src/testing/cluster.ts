import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const BIN = '/usr/lib/postgresql/15/bin';

export interface Cluster {
  /** The URL of one of its databases. */
  urlOf(database: string): string;
  stop(): void;
}

function idOf(flag: '-u' | '-g'): number {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** Starts a throwaway PostgreSQL in a temporary folder. */
export async function startCluster(): Promise<Cluster> {
  const dir = mkdtempSync(join(tmpdir(), 'postgres-'));
  const as = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (as.uid !== undefined) chownSync(dir, as.uid, as.gid);
  const data = join(dir, 'data');
  const made = spawnSync(`${BIN}/initdb`, ['-A', 'trust', '-U', 'postgres', '-N', '-D', data], {
    ...as,
    cwd: dir,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    'listen_addresses=127.0.0.1',
  ];
  const server = spawn(
    `${BIN}/postgres`,
    ['-D', data, '-p', String(port), '-k', dir, ...settings.flatMap((setting) => ['-c', setting])],
    { ...as, cwd: dir, stdio: 'ignore' },
  );
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  await untilReady(urlOf('postgres'));
  return {
    urlOf,
    stop: () => {
      server.kill('SIGQUIT');
      rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries === 200) throw error;
      await wait(50);
    }
  }
}
