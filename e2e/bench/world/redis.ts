import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';

/** The key of the one sorted set. */
export const BOARD = 'board';
const AT_ONCE = 10_000;

/** A leaderboard as Redis keeps it: a sorted set, and nothing around it. */
export interface RedisBoard {
  /** The socket file that it listens at. */
  readonly socket: string;
  fill(points: readonly (readonly [player: string, points: number])[]): Promise<void>;
  stop(): Promise<void>;
}

/** A Redis of its own on a socket file; undefined on a machine without one. */
export async function startRedis(): Promise<RedisBoard | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'volleypath-redis-'));
  const socket = join(folder, 'socket');
  const args = ['--port', '0', '--unixsocket', socket, '--save', '', '--dir', folder];
  const server = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const isReady = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.once('exit', () => resolve(false));
    server.stdout.on('data', (text: Buffer) => {
      if (/Ready to accept/i.test(String(text))) resolve(true);
    });
  });
  if (!isReady) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const client = await createClient({ socket: { path: socket, tls: false } }).connect();
  return {
    socket,
    async fill(points) {
      for (let from = 0; from < points.length; from += AT_ONCE) {
        const some = points.slice(from, from + AT_ONCE);
        await client.zAdd(
          BOARD,
          some.map(([value, score]) => ({ value, score })),
        );
      }
    },
    async stop() {
      client.destroy();
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
