import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as calls from 'sync-protocol/contract/session/session';
import { newId } from 'sync-protocol/new-id';
import { testApp, type TestApp } from '#testing/app.ts';
import { testRegimenId } from '#testing/catalog.ts';
import { signedIn } from '#testing/factories.ts';

const TLS = { publicUrl: new URL('https://volley.example') };

function policyOf(header: string | undefined): Map<string, string> {
  const directives = (header ?? '').split(';').map((directive) => directive.trim().split(' '));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources.join(' ')]));
}

async function logOutFrom(world: TestApp, headers: Record<string, string>) {
  const { client } = await signedIn(world);
  const bare = { origin: undefined, ...headers };
  return client.send('POST', '/api/auth/logout', { headers: bare });
}

const webRoot = mkdtempSync(join(tmpdir(), 'web-'));
writeFileSync(join(webRoot, 'index.html'), '<title>the app</title>');

describe('without TLS', () => {
  const world = testApp({ database: 'postgres', webRoot });

  test('pages may load from the app itself and from nowhere else', async () => {
    const { headers } = await world().client().get('/', { accept: 'text/html' });
    const policy = policyOf(headers['content-security-policy']);
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self' 'wasm-unsafe-eval'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('worker pose');
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toBe("'none'");
    for (const sources of policy.values()) expect(sources).not.toMatch(/unsafe-inline|https?:|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self), microphone=(self), geolocation=()'),
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('data is no page, and is not taken for one', async () => {
    const { headers } = await world().client().get('/api/openapi.json', { origin: 'https://evil.example' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('no other origin is let in by asking first', async () => {
    const answer = await world().app.inject({
      method: 'OPTIONS',
      url: '/api/auth/user',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'DELETE' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test.each([
    [{ origin: 'http://localhost' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://proxied.example' }, 200],
    [{}, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://evil.example' }, 403],
    [{ origin: 'http://localhost.evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
  ])('a call that changes something from %o answers %i', async (headers, status) => {
    const answer = await logOutFrom(world(), headers);
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body).toMatchObject({ code: 'cross_origin' });
  });

  test('a form on another site can do nothing', async () => {
    const { client } = await signedIn(world());
    for (const { method, path } of world().app.servedCalls) {
      if (method === 'GET') continue;
      const answer = await client.send(method, path.replaceAll(/\{\w+\}/g, 'x'), {
        headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a=b',
      });
      expect(answer).toMatchObject({ status: 403, body: { code: 'cross_origin' } });
    }
    expect(await client.call(calls.authUser)).toMatchObject({ status: 200 });
  });

  test('another site’s link binds no device and deals no day', async () => {
    const { client, user } = await signedIn(world());
    const { db } = world();
    const clientGroup = newId();
    const regimenId = testRegimenId('serving');
    expect(await client.json('POST', '/api/user-regimens', { userId: user.id, regimenId })).toMatchObject({
      status: 201,
    });
    await db.kysely.deleteFrom('tasks').where('userId', '=', user.id).execute();
    const scope = `user:${user.id}`;
    await db.kysely.updateTable('scopes').set({ dealtDay: null }).where('scope', '=', scope).execute();
    const groups = () =>
      db.kysely.selectFrom('syncClientGroups').select('id').where('userId', '=', user.id).execute();
    const tasks = () => db.kysely.selectFrom('tasks').select('id').where('userId', '=', user.id).execute();
    const pull = `/api/sync/pull?clientGroup=${clientGroup}&protocol=1`;
    const poke = `/api/sync/poke?clientGroup=${clientGroup}`;
    for (const site of ['cross-site', 'same-site'])
      for (const url of [pull, poke, '/api/tasks', `/api/users/${user.id}/motivation/today`])
        expect(await client.get(url, { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' })).toMatchObject(
          {
            status: 403,
            body: { code: 'cross_origin' },
          },
        );
    expect([await groups(), await tasks()]).toEqual([[], []]);
    for (const site of ['same-origin', 'none'])
      expect(await client.get(pull, { 'sec-fetch-site': site })).toMatchObject({ status: 200 });
    expect(await groups()).toHaveLength(1);
    expect((await tasks()).length).toBeGreaterThan(0);
  });

  test('the cookie is for the server alone', async () => {
    const answer = await world()
      .client()
      .call(calls.register, { body: { email: 'c@example.org', password: 'Volley1ball' } });
    const [session, device] = String(answer.headers['set-cookie']).split(',');
    expect(session).toMatch(/^session=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});

describe('with TLS', () => {
  const world = testApp({ database: 'postgres', config: TLS });

  test('browsers stay with it', async () => {
    const { headers } = await world().client().get('/api/login');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('the cookie travels by TLS only, and cannot be set by a neighbour', async () => {
    const answer = await world()
      .client()
      .call(calls.register, { body: { email: 'c@example.org', password: 'Volley1ball' } });
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(answer.headers['set-cookie']).not.toContain('Domain');
  });

  test.each([
    [{ origin: 'https://volley.example' }, 200],
    [{ origin: 'http://volley.example' }, 403],
    [{ origin: 'http://localhost', host: 'localhost' }, 403],
  ])('a call that changes something from %o answers %i', async (headers, status) => {
    expect(await logOutFrom(world(), headers)).toMatchObject({ status });
  });
});
