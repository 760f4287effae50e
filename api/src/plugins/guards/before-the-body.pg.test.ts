import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { changePassword } from 'sync-protocol/contract/session/account';
import type { Call } from 'sync-protocol/contract/call';
import { login } from 'sync-protocol/contract/session/session';
import { uploadMedia } from 'sync-protocol/contract/stories';
import { push } from 'sync-protocol/contract/sync';
import { newId } from 'sync-protocol/new-id';
import { MEDIA_A_DAY, mediaPath, STORY_FILE_MAX } from 'sync-protocol/rules/stories/story-media';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { SIGN_IN_LIMIT } from '#features/session/policy.ts';
import { testApp } from '#testing/app.ts';
import { signedIn } from '#testing/factories.ts';

// What speaks against a call is said before a byte of its body is there.

const world = testApp({ database: 'postgres', config: { rateLimits: true, trustProxy: 'loopback' } });
beforeAll(() => world().app.listen({ host: '127.0.0.1', port: 0 }));

const OWN = { origin: 'http://localhost' };

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** What is answered to the head of a call whose body never comes. */
async function answerToHead(
  method: string,
  path: string,
  headers: Record<string, string> = OWN,
): Promise<{ status: number; code: string }> {
  const { port } = world().app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const all = { host: 'localhost', 'content-type': 'application/json', 'content-length': 60_000, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  const [head = '', body = ''] = answer.toString().split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), code: (JSON.parse(body) as { code: string }).code };
}

const bodied = () => world().app.servedCalls.filter(({ method }) => method !== 'GET');
const urlOf = ({ path }: Call) => path.replaceAll(/\{\w+\}/g, 'x');

test('whoever has no session hears so', async () => {
  const calls = bodied().filter((call) => call.for === 'player');
  expect(calls.length).toBeGreaterThan(20);
  for (const call of calls)
    expect(await answerToHead(call.method, urlOf(call)), call.path).toEqual({
      status: 401,
      code: 'not_signed_in',
    });
});

test('a call from elsewhere hears so', async () => {
  for (const call of bodied())
    expect(
      await answerToHead(call.method, urlOf(call), { origin: 'https://evil.example' }),
      call.path,
    ).toEqual({ status: 403, code: 'cross_origin' });
});

test('whoever has called too often hears so, with or without a session', async () => {
  const { client } = await signedIn(world());
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  const from = { ...OWN, 'x-forwarded-for': '203.0.113.9' };
  for (let tries = 0; tries < SIGN_IN_LIMIT.max; tries++)
    await client.send(login.method, login.path, { headers: from, payload: '' });
  for (const headers of [from, { ...from, cookie }])
    expect(await answerToHead(login.method, login.path, headers)).toEqual({
      status: 429,
      code: 'too_many_requests',
    });
});

test('what nobody serves is not there', async () => {
  for (const path of ['/api/nothing-here', '/healthz', '/'])
    expect(await answerToHead('POST', path)).toEqual({ status: 404, code: 'not_found' });
});

test('what is longer than any of its kind is refused, and shorter for who has no session', async () => {
  const { client } = await signedIn(world());
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  const tooLarge = { status: 413, code: 'too_large' };
  const length = (bytes: number) => ({ ...OWN, cookie, 'content-length': String(bytes) });
  expect(await answerToHead('POST', changePassword.path, length(65_537))).toEqual(tooLarge);
  expect(await answerToHead('POST', '/api/auth/register', length(16_385))).toEqual(tooLarge);
  expect(await answerToHead('POST', push.path, length(262_145))).toEqual(tooLarge);
});

test('a story’s file that would not be kept', async () => {
  const { client, user } = await signedIn(world());
  const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { ...OWN, cookie, 'content-type': 'image/jpeg' };
  const put = (more: Record<string, string> = {}) =>
    answerToHead('PUT', mediaPath(newId()), { ...headers, 'content-digest': 'sha-256=:AAAA:', ...more });
  expect(await put({ 'content-digest': 'md5=:AAAA:' })).toEqual({ status: 400, code: 'bad_digest' });
  expect(await put({ 'content-type': 'text/plain' })).toEqual({ status: 415, code: 'wrong_type' });
  expect(await put({ 'content-length': String(STORY_FILE_MAX + 1) })).toEqual({
    status: 413,
    code: 'too_large',
  });
  const one = { userId: user.id, kind: 'file' as const, at: new Date(world().clock.now).toISOString() };
  await world()
    .db.kysely.insertInto('shares')
    .values(Array.from({ length: MEDIA_A_DAY }, () => one))
    .execute();
  expect(await put()).toEqual({ status: 429, code: 'many_files' });
  const form = { ...headers, 'content-type': 'multipart/form-data; boundary=x' };
  expect(await answerToHead('POST', uploadMedia.path, form)).toEqual({ status: 429, code: 'many_files' });
});

test('a long body that is refused is not waited for, a short one is', async () => {
  const headers = { ...OWN, 'content-length': '7000000' };
  expect(await answerToHead('POST', '/api/moderate-image', headers)).toMatchObject({ status: 401 });
  await expect.poll(() => sockets.at(-1)?.closed).toBe(true);
  expect(await answerToHead('POST', '/api/moderate-image')).toMatchObject({ status: 401 });
  expect(sockets.at(-1)?.closed).toBe(false);
});
