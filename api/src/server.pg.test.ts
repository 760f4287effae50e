import { rmSync } from 'node:fs';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { makeDatabase, makeDataDir } from '#testing/databases/databases.ts';
import { startPostgresCluster } from '#testing/databases/postgres-cluster.ts';
import { parseConfig } from './config.ts';
import { startServer } from './server.ts';

const BLOCKED = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

async function started(env: Record<string, string>) {
  return startServer(
    parseConfig({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DATABASE_POOL: '4', ...env }),
  );
}

function post(url: string, path: string, body: unknown): Promise<Response> {
  return fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
    body: JSON.stringify(body),
  });
}

test('a server that is asked to stop first finishes what it has begun', async () => {
  const url = await makeDatabase('template1');
  const server = await started({ DATABASE_URL: url });
  const logIn = () =>
    post(server.url, '/api/auth/login', { emailOrUsername: 'nobody', password: 'Volley1ball' });
  const blocker = new pg.Client(url);
  await blocker.connect();
  await blocker.query('begin; lock table users in access exclusive mode');
  const begun = [logIn(), logIn()];
  const blocked = async () => (await blocker.query(BLOCKED)).rowCount;
  await expect.poll(blocked).toBe(begun.length);
  const stopped = server.close();
  await blocker.end();
  const answers = await Promise.all(begun);
  expect(answers.map((answer) => answer.status)).toEqual([401, 401]);
  await stopped;
  await expect(logIn()).rejects.toThrow('fetch failed');
});

test('a new server finds what the last one stored, on the embedded database', async () => {
  const dataDir = makeDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const credentials = { email: 'stays@example.org', password: 'Volley1ball' };
  const first = await started({ DATA_DIR: dataDir });
  expect((await post(first.url, '/api/auth/register', credentials)).status).toBe(201);
  await first.close();
  const second = await started({ DATA_DIR: dataDir });
  onTestFinished(() => second.close());
  const answer = await post(second.url, '/api/auth/login', {
    emailOrUsername: credentials.email,
    password: credentials.password,
  });
  expect(answer.status).toBe(200);
});

test('a server that cannot listen lets go of the database', async () => {
  const dataDir = makeDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const first = await started({ DATABASE_URL: await makeDatabase() });
  onTestFinished(() => first.close());
  const taken = { DATA_DIR: dataDir, PORT: new URL(first.url).port };
  await expect(started(taken)).rejects.toThrow('The port is taken');
  await expect(started(taken)).rejects.toThrow('The port is taken');
});

test('a server outlives a restart of PostgreSQL', async () => {
  const cluster = await startPostgresCluster();
  onTestFinished(() => cluster.destroy());
  const server = await started({ DATABASE_URL: cluster.url() });
  onTestFinished(() => server.close());
  const logIn = () =>
    post(server.url, '/api/auth/login', { emailOrUsername: 'nobody', password: 'Volley1ball' });
  await cluster.stop();
  const answer = await logIn();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect((await fetch(new URL('/readyz', server.url))).status).toBe(503);
  await cluster.start();
  expect((await logIn()).status).toBe(401);
});

test.each([
  ['a host that is no address of this machine', { HOST: 'not-a-host.invalid' }, 'HOST has to be an address'],
  [
    'a folder for files that can’t be written',
    { DATA_DIR: '/dev/null/files' },
    'DATA_DIR: /dev/null/files can’t be',
  ],
])('%s is named as what is wrong', async (_, env, said) => {
  await expect(started({ DATABASE_URL: await makeDatabase(), ...env })).rejects.toThrow(said);
});
