import { once } from 'node:events';
import { readdir, symlink } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { newId } from 'sync-protocol/new-id';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { orUnavailable } from '#features/stories/media/take-file.ts';
import { createBackground } from '#providers/background.ts';
import { openMailer } from '#providers/mail/open-mailer.ts';
import { testApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { signedIn } from '#testing/factories.ts';
import { refusal as refusing } from '#testing/refusal.ts';
import { VERSION } from '#version';
import { mailServer, UNKNOWN } from '#testing/outside/mail-server.ts';

const LOGIN = '/api/auth/login';
const credentials = { emailOrUsername: 'nobody@example.org', password: 'Volley1ball' };
const json = (payload: string | Buffer, headers = {}) => ({
  payload,
  headers: { 'content-type': 'application/json', ...headers },
});
const refusal = (status: number, code: string) => ({
  status,
  headers: expect.objectContaining({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[\w-]{12}$/),
  }),
  body: { code, message: expect.any(String) },
});

describe('what a client can get wrong', () => {
  const world = testApp({ database: 'postgres' });

  test.each([
    ['malformed JSON', json('{"emailOrUsername": '), 400, 'invalid_request'],
    ['a poisoned prototype', json('{"__proto__": {"admin": true}}'), 400, 'invalid_request'],
    [
      'another content type',
      json('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'wrong_type',
    ],
    ['plain text', json('hello', { 'content-type': 'text/plain' }), 415, 'wrong_type'],
    ['too much', json(JSON.stringify({ password: 'x'.repeat(70_000) })), 413, 'too_large'],
    ['a NUL in a text', json('{"emailOrUsername":"a\\u0000b","password":"x"}'), 400, 'invalid_text'],
    ['an unknown compression', json('{}', { 'content-encoding': 'zstd' }), 415, 'wrong_type'],
    [
      'damaged gzip',
      json(gzipSync(JSON.stringify(credentials)).subarray(0, 30), { 'content-encoding': 'gzip' }),
      400,
      'invalid_request',
    ],
    ['what is no gzip', json('{}', { 'content-encoding': 'gzip' }), 400, 'invalid_request'],
    [
      'a gzip bomb',
      json(gzipSync(Buffer.alloc(20_000_000, ' ')), { 'content-encoding': 'gzip' }),
      413,
      'too_large',
    ],
  ])('%s is refused as what it is', async (_, options, status, code) => {
    expect(await world().client().send('POST', LOGIN, options)).toMatchObject(refusal(status, code));
  });

  test.each([
    ['GET', '/api/nothing-here', 404, 'not_found'],
    ['DELETE', '/api/auth/user', 404, 'not_found'],
    ['GET', '/api', 404, 'not_found'],
    ['GET', '/metrics', 404, 'not_found'],
    ['GET', '/api/%zz', 400, 'invalid_request'],
    ['GET', '/api/users/%00', 400, 'invalid_text'],
    ['GET', '/api/auth/user?q=%00', 400, 'invalid_text'],
    ['GET', `/api/${'x'.repeat(500)}`, 404, 'not_found'],
  ] as const)('%s %s answers %i', async (method, url, status, code) => {
    expect(await world().client().send(method, url)).toMatchObject(refusal(status, code));
  });

  test('a body may come compressed, and a backslash before u0000 is no NUL', async () => {
    const payload = JSON.stringify({ ...credentials, emailOrUsername: 'a\\u0000' });
    const answer = await world()
      .client()
      .send('POST', LOGIN, json(gzipSync(payload), { 'content-encoding': 'gzip' }));
    expect(answer).toMatchObject(refusal(401, 'invalid_credentials'));
  });

  test.each([
    ['/api/users/%00', 'id'],
    ['/api/leaderboard?limit=%00', 'limit'],
  ])('%s is told which part of it is bad', async (url, field) => {
    const { client } = await signedIn(world());
    expect(await client.get(url)).toMatchObject(refusing(400, 'invalid_text', field));
  });

  test('a field that nobody knows is named, and of very many some', async () => {
    const { client, user } = await signedIn(world());
    const save = (body: unknown) => client.json('PATCH', `/api/users/${user.id}`, body);
    expect(await save({ bio: 'Me', role: 'admin' })).toMatchObject(refusing(400, 'invalid_input', 'role'));
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, key) => [key, 0]));
    expect((await save(many)).body).toMatchObject({ issues: { length: 20 } });
    expect(
      (await save({ ...many, ...Object.fromEntries(Object.keys(many).map((key) => [`x${key}`, 0])) })).status,
    ).toBe(413);
  });

  const push = (client: TestClient, mutations: string) => {
    const head = `{"protocol":1,"clientGroup":"${newId()}","clientNow":"${new Date().toISOString()}"`;
    return client.send('POST', '/api/sync/push', json(`${head},"mutations":[${mutations}]}`));
  };
  test.each([
    ['levels', `${'['.repeat(16_384)}${']'.repeat(16_384)}`],
    ['elements', `${'0,'.repeat(16_384)}0`],
    ['fields', `{${Array.from({ length: 16_384 }, (_, key) => `"${key}":0`).join()}}`],
    ['parts after a quote in a text', `"\\"",${'0,'.repeat(16_384)}0`],
  ])('more %s than any message has are not looked at', async (_, mutations) => {
    const { client } = await signedIn(world());
    expect(await push(client, mutations)).toMatchObject(refusal(413, 'too_large'));
  });

  test('a long text may hold what looks like parts', async () => {
    const { client } = await signedIn(world());
    const text = JSON.stringify('[{,\\"'.repeat(16_384));
    expect(await push(client, text)).toMatchObject(refusing(400, 'invalid_input', 'mutations.0'));
  });

  test('a parameter that comes twice is not chosen from', async () => {
    const { client } = await signedIn(world());
    expect(await client.get('/api/leaderboard?limit=1')).toMatchObject({ status: 200 });
    expect(await client.get('/api/leaderboard?limit=1&limit=2')).toMatchObject(refusal(400, 'invalid_input'));
  });

  test.each(['/', '/api/auth/user', '/healthz'])('TRACE %s shows nobody their own headers', async (url) => {
    const headers = { cookie: 'session=canary' };
    const { statusCode, body } = await world().app.inject({ method: 'TRACE', url, headers });
    expect(statusCode).toBe(404);
    expect(body).not.toContain('canary');
  });

  const both = 'Content-Length: 6\r\nTransfer-Encoding: chunked';
  test.each([
    ['with two lengths', `POST ${LOGIN} HTTP/1.1\r\nHost: localhost\r\n${both}\r\n\r\n0\r\n\r\n`, 400],
    ['of an unknown kind', 'FLY /api/tasks HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['with endless headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('a message %s is understood by nobody', async (_, message, status) => {
    const address = world().app.server.address() ?? (await listening());
    const port = typeof address === 'object' ? address.port : 0;
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(message);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    const [head = '', body = ''] = answer.toString().split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('application/json; charset=utf-8');
    expect(JSON.parse(body)).toEqual({ code: expect.any(String), message: expect.any(String) });
  });
  const listening = async () => {
    await world().app.listen({ host: '127.0.0.1', port: 0 });
    return world().app.server.address() as AddressInfo;
  };

  test('what nobody expected is told to no one but the log', async () => {
    const { app, client, logs } = world();
    app.sessions.find = () => Promise.reject(new Error('secret detail'));
    const answer = await client().get('/api/auth/user');
    expect(answer).toMatchObject(refusal(500, 'unexpected'));
    expect(JSON.stringify(answer)).not.toContain('secret detail');
    expect(logs.join('')).toContain('secret detail');
  });

  test('a database that is gone is worth another try', async () => {
    const { app, client } = world();
    app.sessions.find = () => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }));
    const answer = await client().get('/api/auth/user');
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { code: 'unavailable' },
    });
  });
});

describe('the log', () => {
  const world = testApp({ database: 'postgres' });

  test('holds one line a request, and nothing that a player would not want there', async () => {
    const client = world().client();
    const secrets = { email: 'canary@example.org', password: 'Canary1word', firstName: 'Canaria' };
    const { body } = await client.json('POST', '/api/auth/register', { ...secrets });
    await client.json('POST', '/api/auth/register', { ...secrets });
    await client.get('/api/auth/user?token=canary-token');
    const lines = world().logs.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ method, route, status }) => ({ method, route, status }))).toEqual([
      { method: 'POST', route: '/api/auth/register', status: 201 },
      { method: 'POST', route: '/api/auth/register', status: 409 },
      { method: 'GET', route: '/api/auth/user', status: 200 },
    ]);
    const { id } = body as { id: string };
    const text = world().logs.join('');
    for (const secret of [
      ...Object.values(secrets),
      'canary-token',
      id,
      client.cookies.get('session') ?? '',
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(lines[2]).toMatchObject({
      player: expect.stringMatching(/^[\w-]{12}$/),
      reqId: expect.any(String),
    });
  });

  test('says who came in by which way, who did not, and what was refused to whom', async () => {
    const { logs, client } = world();
    const [guest, player] = [client(), client()];
    const credentials = { email: 'logged@example.org', password: 'Volley1ball' };
    await player.json('POST', '/api/auth/register', credentials);
    logs.length = 0;
    const logIn = (password: string) =>
      player.json('POST', LOGIN, { emailOrUsername: credentials.email, password });
    await logIn('Wrong1ball');
    await logIn(credentials.password);
    await player.get(`/api/users/${newId()}/settings`);
    await player.send('POST', '/api/auth/logout', { headers: { origin: 'https://evil.example' } });
    await player.json('POST', '/api/auth/change-password', {
      currentPassword: 'x',
      newPassword: 'Another4spike',
    });
    await guest.get('/api/auth/user');
    const lines = logs
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'answered');
    const who = expect.stringMatching(/^[\w-]{12}$/) as string;
    expect(lines.map(({ route, status, code, player }) => [route, status, code, player])).toEqual([
      [LOGIN, 401, 'invalid_credentials', undefined],
      [LOGIN, 200, undefined, who],
      ['/api/users/:id/settings', 403, 'forbidden', who],
      ['/api/auth/logout', 403, 'cross_origin', undefined],
      ['/api/auth/change-password', 400, 'wrong_password', who],
      ['/api/auth/user', 401, 'not_signed_in', undefined],
    ]);
    expect(new Set(lines.flatMap(({ player }) => player ?? [])).size).toBe(1);
    for (const line of lines)
      expect(line).toMatchObject({ time: expect.any(Number), reqId: expect.any(String) });
  });

  test('hides secrets wherever an object holds them', () => {
    world().app.log.info({
      subscription: { endpoint: 'https://push.example/canary-endpoint' },
      password: 'canary-password',
    });
    expect(world().logs.join('')).not.toMatch(/canary-(endpoint|password)/);
  });

  test('does not tell to whom a mail was refused', async () => {
    const { logs, app, deps } = world();
    const { url } = await mailServer();
    const mailer = await openMailer({ ...deps.config, smtpUrl: url('s3cret@x') }, () => undefined);
    const before = logs.length;
    const background = createBackground((error) => app.log.error({ err: error }, 'outside of a request'));
    background.run(() => mailer.send({ to: UNKNOWN, subject: 'Is this you?', text: 'Hello' }));
    await background.idle();
    const [line, ...others] = logs.slice(before);
    expect(others).toEqual([]);
    expect(line).toMatch(/EENVELOPE, 550/);
    expect(line).not.toMatch(/kid|example\.org|such user/);
  });
});

describe('operators', () => {
  const metricsToken = 'a-token-of-sixteen-letters';
  const world = testApp({ database: 'postgres', config: { metricsToken } });

  test('see that the server lives and is ready, until it stops; the log has a line of a no alone', async () => {
    const { client, deps, logs } = world();
    logs.length = 0;
    expect(await client().get('/healthz')).toMatchObject({
      status: 200,
      body: { status: 'ok', version: VERSION },
    });
    expect(await client().get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
    deps.lifecycle.draining = true;
    expect(await client().get('/readyz')).toMatchObject({ status: 503, body: { problem: 'stopping' } });
    deps.lifecycle.draining = false;
    const lines = logs.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toMatchObject([{ msg: 'answered', route: '/readyz', status: 503 }]);
  });

  test('see that a migration is missing', async () => {
    const { client, db } = world();
    await db.kysely.schema.alterTable('schemaMigrations').renameTo('hidden').execute();
    expect(await client().get('/readyz')).toMatchObject({
      status: 503,
      body: { problem: 'the database does not answer' },
    });
    await db.kysely.schema.alterTable('hidden').renameTo('schemaMigrations').execute();
  });

  test('F8 see that the disk is full once something could not be written, until it can again', async () => {
    const { client, db } = world();
    const full = (table: string) =>
      sql`create trigger full_disk before insert on ${sql.table(table)} execute function full_disk()`;
    const ready = () => client().get('/readyz');
    await sql`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(db.kysely);
    await full('server_state').execute(db.kysely);
    // Nobody has heard of it yet, and nothing is written to find out.
    expect(await ready()).toMatchObject({ status: 200 });
    await full('users').execute(db.kysely);
    const newcomer = { email: 'new@example.org', password: 'Volley1ball', birthMonth: 4, birthYear: 2000 };
    expect(await client().json('POST', '/api/auth/register', newcomer)).toMatchObject({ status: 503 });
    for (const _ of [1, 2])
      expect(await ready()).toMatchObject({ status: 503, body: { problem: 'the disk is full' } });
    const numbers = () => client().get('/metrics', { authorization: `Bearer ${metricsToken}` });
    expect((await numbers()).body).toMatch(/^disk_full 1$/m);
    await sql`drop function full_disk cascade`.execute(db.kysely);
    expect(await ready()).toMatchObject({ status: 200 });
    const { body } = await numbers();
    expect(body).toContain('database_failures_total{code="53100"} 1');
    expect(body).toMatch(/^disk_full 0$/m);
  });

  test('F8 see that the disk of files is full, too, and players hear of it as of one that is busy', async () => {
    const { app, client, deps } = world();
    const error = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    vi.spyOn(app.sessions, 'find').mockImplementationOnce(() => orUnavailable(Promise.reject(error)));
    // What is tried to be written there finds no room once.
    await symlink('/dev/full', join(deps.config.dataDir, 'is-there-room'));
    expect(await client().get('/api/auth/user', { cookie: 'session=whatever' })).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
    expect(await client().get('/readyz')).toMatchObject({ body: { problem: 'the disk is full' } });
    expect(await client().get('/readyz')).toMatchObject({ status: 200 });
    expect(await readdir(deps.config.dataDir)).not.toContain('is-there-room');
  });

  test('read numbers with the token only', async () => {
    const { client } = world();
    await client().get('/api/auth/user');
    expect(await client().get('/metrics')).toMatchObject({ status: 404 });
    expect(await client().get('/metrics', { authorization: 'Bearer wrong' })).toMatchObject({ status: 404 });
    const answer = await client().get('/metrics', { authorization: `Bearer ${metricsToken}` });
    expect(answer.body).toContain('http_answers_total{method="GET",route="/api/auth/user",status="401"} 1');
    for (const line of [
      /^process_resident_memory_bytes \d+$/m,
      /^poke_streams 0$/m,
      /^database_connections\{state="waiting"\} 0$/m,
      /^web_pushes_total\{answer="410"\} 2$/m,
    ])
      expect(answer.body).toMatch(line);
  });
});
