import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer } from './server.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'volleypath-server-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

const statusOf = (url: string) => fetch(url).then(({ status }) => status, String);

test('keeps its port and its data over a kill -9, and ends well when it is asked to', async () => {
  const server = await startServer({ dataDir });
  const account = {
    email: 'kept@example.org',
    password: 'Libero7digs',
    firstName: 'Casey',
    lastName: 'Rivers',
  };
  const call = (path: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify(body),
    });
  expect((await call('/api/auth/register', account)).status).toBe(201);

  const { pid } = server;
  await server.kill();
  expect(server.pid).toBeUndefined();
  expect(await statusOf(`${server.url}/readyz`)).toContain('fetch failed');

  await server.start();
  expect(server.pid).not.toBe(pid);
  expect(
    (await call('/api/auth/login', { emailOrUsername: account.email, password: account.password })).status,
  ).toBe(200);
  expect(await server.stop()).toBe(0);
  expect(server.log()).toContain('/api/auth/login');
});

test('says what the server said when it does not come up', async () => {
  const start = startServer({ dataDir, databaseUrl: 'mysql://localhost/volley' });
  await expect(start).rejects.toThrow(/did not become ready:[^]*must be a URL like postgres:/);
});

test('dies with the process that started it, however that ends', async () => {
  const script = `import { startServer } from ${JSON.stringify(import.meta.resolve('./server.ts'))};
    process.stdout.write((await startServer({ dataDir: ${JSON.stringify(dataDir)} })).url);`;
  const owner = spawn('node', ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = String(await once(owner.stdout, 'data'));
  expect(await statusOf(`${url}/healthz`)).toBe(200);
  owner.kill('SIGKILL');
  await expect.poll(() => statusOf(`${url}/healthz`)).toContain('fetch failed');
});
