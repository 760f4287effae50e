import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '#testing/app.ts';
import { signedIn } from '#testing/factories.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'web-'));
mkdirSync(join(webRoot, 'assets'));
writeFileSync(join(webRoot, 'index.html'), '<title>the app</title>');
writeFileSync(join(webRoot, 'home.html'), '<title>somebody’s home</title>');
writeFileSync(join(webRoot, 'guest.html'), '<title>for guests</title>');
writeFileSync(join(webRoot, 'sign-up.html'), '<title>signing up</title>');
writeFileSync(join(webRoot, 'door.html'), '<title>the door</title>');
writeFileSync(join(webRoot, 'sw.js'), '// worker');
writeFileSync(join(webRoot, 'manifest.webmanifest'), '{}');
writeFileSync(join(webRoot, 'files.pack'), '');
writeFileSync(join(webRoot, 'files.outlines'), '{}');
writeFileSync(join(webRoot, 'icon.png'), 'png');
writeFileSync(join(webRoot, 'assets', 'main-a1b2c3.js'), `export const text = '${'x'.repeat(5000)}';`);
// As the build lays them beside: of other lengths than the files, so that each has a tag of its own.
for (const name of readdirSync(webRoot, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(html|js|webmanifest|pack|outlines)$/.test(name)) continue;
  writeFileSync(join(webRoot, `${name}.br`), `${name} in brotli`);
  writeFileSync(join(webRoot, `${name}.gz`), `${name} in gzip!`);
}

const page = { accept: 'text/html,application/xhtml+xml' };

describe('the web app', () => {
  const world = testApp({ database: 'postgres', webRoot });

  const FILES: [url: string, caching: string, type: string][] = [
    ['/', 'no-cache', 'text/html; charset=utf-8'],
    ['/auth', 'no-cache', 'text/html; charset=utf-8'],
    ['/signup', 'no-cache', 'text/html; charset=utf-8'],
    ['/training', 'no-cache', 'text/html; charset=utf-8'],
    ['/index.html', 'no-cache', 'text/html; charset=utf-8'],
    ['/home.html', 'no-cache', 'text/html; charset=utf-8'],
    ['/sw.js', 'no-cache', 'application/javascript; charset=utf-8'],
    ['/files.pack', 'no-cache', 'application/octet-stream'],
    ['/files.outlines', 'no-cache', 'application/octet-stream'],
    ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
    ['/icon.png', 'public, max-age=3600', 'image/png'],
    [
      '/assets/main-a1b2c3.js',
      'public, max-age=31536000, immutable',
      'application/javascript; charset=utf-8',
    ],
  ];

  test.each(
    ['identity', 'gzip', 'gzip, deflate, br, zstd'].flatMap((encodings) =>
      FILES.map((file) => [encodings, ...file] as const),
    ),
  )(
    'to who reads %s %s is served with %s as %s, and asked for again',
    async (encodings, url, caching, type) => {
      const headers = { ...page, 'accept-encoding': encodings };
      const whole = await world().client().get(url, headers);
      const kept = {
        'cache-control': caching,
        vary: expect.stringContaining('accept-encoding'),
        etag: expect.stringMatching(/^W\/"/),
        'last-modified': expect.stringContaining('GMT'),
      };
      expect(whole).toMatchObject({
        status: 200,
        headers: {
          ...kept,
          'content-type': type,
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
        },
      });
      const { etag = '' } = whole.headers;
      const again = await world()
        .client()
        .get(url, { ...headers, 'if-none-match': etag });
      expect(again).toMatchObject({ status: 304, headers: { ...kept, etag } });
    },
  );

  describe('whose worker is turned off', () => {
    const off = testApp({ database: 'postgres', webRoot, config: { serviceWorker: false } });

    test('serves one that goes by itself, and never another again', async () => {
      for (const encoding of ['identity', 'gzip'])
        expect(await off().client().get('/sw.js', { 'accept-encoding': encoding })).toMatchObject({
          status: 200,
          headers: {
            'cache-control': 'no-cache',
            'content-type': expect.stringContaining('application/javascript'),
          },
          body: expect.stringContaining('registration.unregister()'),
        });
      expect(await off().client().get('/sw.js.gz')).toMatchObject({ status: 404 });
      expect(await off().client().get('/icon.png')).toMatchObject({ status: 200 });
    });
  });

  test('a build that comes while the server runs is served as a whole', async () => {
    const index = join(webRoot, 'index.html');
    const before = readFileSync(index);
    onTestFinished(() => writeFileSync(index, before));
    writeFileSync(index, '<title>the newer app</title>');
    writeFileSync(join(webRoot, 'assets', 'main-d4e5f6.js'), '// newer');
    writeFileSync(join(webRoot, 'assets', 'main-d4e5f6.js.gz'), '// newer, in gzip');
    expect(await world().client().get('/training', page)).toMatchObject({
      body: '<title>the newer app</title>',
    });
    for (const [encoding, body] of [
      ['identity', '// newer'],
      ['gzip', '// newer, in gzip'],
    ])
      expect(
        await world().client().get('/assets/main-d4e5f6.js', { 'accept-encoding': encoding }),
      ).toMatchObject({
        status: 200,
        headers: {
          'cache-control': 'public, max-age=31536000, immutable',
          'content-type': 'application/javascript; charset=utf-8',
        },
        body,
      });
  });

  test('a folder shows nobody what is in it', async () => {
    expect(await world().client().get('/assets/', page)).toMatchObject({ body: '<title>the app</title>' });
    expect(await world().client().get('/assets/')).toMatchObject({ status: 404 });
  });

  test.each(['/training', '/victory-stories/@ana', '/program/123?from=home', '/apiary'])(
    '%s gets the app',
    async (url) => {
      const answer = await world().client().get(url, page);
      expect(answer).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'no-cache' },
        body: '<title>the app</title>',
      });
    },
  );

  test.each([
    '/assets/main-old.js',
    '/favicon.ico',
    '/api/nothing',
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('%s is not there, and never the app', async (url) => {
    expect(await world().client().get(url, page)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  test('a file that a phone shares while it has no worker is not read: the app says what to do', async () => {
    const answer = await world()
      .client()
      .send('POST', '/share', {
        headers: {
          ...page,
          origin: 'null',
          'sec-fetch-site': 'none',
          'content-type': 'multipart/form-data; boundary=x',
        },
        payload: '--x--',
      });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/share' } });
    expect(await world().client().get('/share', page)).toMatchObject({ body: '<title>the app</title>' });
  });

  test('what asks for no page gets none', async () => {
    expect(await world().client().get('/training', { accept: 'application/json' })).toMatchObject({
      status: 404,
    });
    expect(await world().client().json('POST', '/training', {})).toMatchObject({ status: 404 });
  });

  test.each([
    ['gzip, deflate, br', 'br', 'assets/main-a1b2c3.js in brotli'],
    ['gzip', 'gzip', 'assets/main-a1b2c3.js in gzip!'],
    ['identity', undefined, `export const text = '${'x'.repeat(5000)}';`],
  ])('who can read %s gets what the build has made of a file for them', async (accepted, encoding, body) => {
    const answer = await world().client().get('/assets/main-a1b2c3.js', { 'accept-encoding': accepted });
    expect(answer).toMatchObject({
      body,
      headers: {
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      },
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
  });

  test.each([
    ['/', '<title>for guests</title>', '<title>somebody’s home</title>'],
    ['/?source=home-screen', '<title>for guests</title>', '<title>somebody’s home</title>'],
    ['/auth', '<title>the door</title>', '<title>the app</title>'],
    ['/signup', '<title>signing up</title>', '<title>the app</title>'],
    ['/signup?problem=under_age', '<title>the door</title>', '<title>the app</title>'],
  ])('%s is another page for who comes without a session', async (url, body, players) => {
    const guest = await world().client().get(url, page);
    expect(guest).toMatchObject({
      status: 200,
      body,
      headers: { 'cache-control': 'no-cache', vary: expect.stringContaining('cookie') },
    });
    const { etag = '' } = guest.headers;
    expect(
      await world()
        .client()
        .get(url, { ...page, 'if-none-match': etag }),
    ).toMatchObject({
      status: 304,
    });
    const { client } = await signedIn(world());
    const player = await client.get(url, page);
    expect(player).toMatchObject({
      status: 200,
      body: players,
      headers: { vary: expect.stringContaining('cookie') },
    });
    expect(player.headers['etag']).not.toBe(etag);
    const ended = await world()
      .client()
      .get(url, { ...page, cookie: 'session=whatever' });
    expect(ended).toMatchObject({ status: 200, body, headers: { etag } });
  });

  test('while the database can’t say whose a cookie is, it is somebody’s', async () => {
    const { app, client } = world();
    vi.spyOn(app.sessions, 'find').mockRejectedValueOnce(new Error('no database'));
    expect(await client().get('/', { ...page, cookie: 'session=whatever' })).toMatchObject({
      status: 200,
      body: '<title>somebody’s home</title>',
    });
  });
});
