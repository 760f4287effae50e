import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { makeDatabase, makeDataDir } from '#testing/databases/databases.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

interface Process {
  child: ChildProcess;
  output: string[];
  exit: Promise<unknown>;
}

function start(env: Record<string, string>, ...args: string[]): Process {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    cwd: tmpdir(),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => output.push(data.toString()));
  return { child, output, exit: once(child, 'exit').then(([code]) => code as unknown) };
}

/** The address in the one line that a started server prints. */
async function ready({ child, output }: Process): Promise<string> {
  for (;;) {
    const url = /VolleyPath \d+\.\d+\.\d+ is ready at (\S+)/.exec(output.join(''))?.[1];
    if (url) return url;
    if (child.exitCode !== null) throw new Error(output.join(''));
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
}

function freshDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'main-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

test.each(['SIGTERM', 'SIGINT'] as const)('says where it is, and stops on %s', async (signal) => {
  const server = start({ DATABASE_URL: await makeDatabase('template1') });
  const url = await ready(server);
  expect((await fetch(new URL('/readyz', url))).status).toBe(200);
  server.child.kill(signal);
  expect(await server.exit).toBe(0);
  expect(server.output.join('').trim().split('\n')).toHaveLength(1);
});

test('takes what it imports as an earlier start has compiled it', async () => {
  const starting = async () => {
    const server = start({ PORT: 'x', NODE_DEBUG_NATIVE: 'COMPILE_CACHE' });
    await once(server.child, 'close');
    return server.output.join('');
  };
  await starting();
  expect(await starting()).toMatch(/for StrippedTypeScript .*api\/src\/run\.ts.*success/);
});

test('names everything that is wrong with the configuration', async () => {
  const server = start({ NODE_ENV: 'production', PORT: 'x' });
  expect(await server.exit).toBe(1);
  expect(server.output.join('')).toMatch(/2 problem.*PORT.*PUBLIC_URL/s);
});

test('lets nobody sign in with the demo’s password in production', async () => {
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://volley.example', DATA_DIR: freshDir() };
  const server = start(env, '--demo');
  expect(await server.exit).toBe(1);
  expect(server.output.join('')).toContain('--demo: is refused in production');
});

test('refuses a data folder that another server uses, and takes it when that one was killed', async () => {
  const env = { DATA_DIR: makeDataDir() };
  onTestFinished(() => rmSync(env.DATA_DIR, { recursive: true, force: true }));
  const first = start(env);
  await ready(first);
  const second = start(env);
  expect(await second.exit).toBe(1);
  expect(second.output.join('')).toContain(`in use by process ${first.child.pid}`);
  first.child.kill('SIGKILL');
  await first.exit;
  const third = start(env);
  expect((await fetch(new URL('/readyz', await ready(third)))).status).toBe(200);
});

test('says in a sentence that the database can’t be reached', async () => {
  const server = start({ DATABASE_URL: 'postgres://volley@127.0.0.1:1/volley' });
  expect(await server.exit).toBe(1);
  expect(server.output.join('')).toMatch(/^The database can’t be used: connect ECONNREFUSED.*\n$/);
});

test('says in a sentence that the port is taken', async () => {
  const first = start({ DATABASE_URL: await makeDatabase() });
  const { port } = new URL(await ready(first));
  const second = start({ DATABASE_URL: await makeDatabase(), PORT: port });
  expect(await second.exit).toBe(1);
  expect(second.output.join('')).toMatch(/^The server can’t listen on \S+:\d+\. The port is taken.*\n$/);
});

test('says which steps it has brought the database up to date by, and nothing where it had nothing to do', async () => {
  const env = { DATABASE_URL: await makeDatabase('template1'), LOG_LEVEL: 'info' };
  const brought = /"steps":\d+,"last":"\d{4}-[\w-]+","msg":"the database was brought up to date"/;
  const outputs = [];
  for (const _ of ['first', 'second']) {
    const server = start(env);
    await ready(server);
    outputs.push(server.output.join(''));
    server.child.kill();
    await server.exit;
  }
  expect(outputs.map((output) => brought.test(output))).toEqual([true, false]);
});
