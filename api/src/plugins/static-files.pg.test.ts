import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'web-'));
mkdirSync(join(webRoot, 'assets'));
writeFileSync(join(webRoot, 'index.html'), '<title>the app</title>');
writeFileSync(join(webRoot, 'sw.js'), '// worker');
writeFileSync(join(webRoot, 'manifest.webmanifest'), '{}');
writeFileSync(join(webRoot, 'icon.png'), 'png');
writeFileSync(join(webRoot, 'assets', 'main-a1b2c3.js'), `export const text = '${'x'.repeat(5000)}';`);

const page = { accept: 'text/html,application/xhtml+xml' };

describe('the web app', () => {
  const world = testApp({ database: 'postgres', webRoot });

  test.each([
    ['/', 'no-cache', 'text/html; charset=utf-8'],
    ['/index.html', 'no-cache', 'text/html; charset=utf-8'],
    ['/sw.js', 'no-cache', 'application/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
    ['/icon.png', 'public, max-age=3600', 'image/png'],
    [
      '/assets/main-a1b2c3.js',
      'public, max-age=31536000, immutable',
      'application/javascript; charset=utf-8',
    ],
  ])('%s is served with %s as %s', async (url, caching, type) => {
    expect(await world().client().get(url, page)).toMatchObject({
      status: 200,
      headers: {
        'cache-control': caching,
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      },
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

  test('what asks for no page gets none', async () => {
    expect(await world().client().get('/training', { accept: 'application/json' })).toMatchObject({
      status: 404,
    });
    expect(await world().client().json('POST', '/training', {})).toMatchObject({ status: 404 });
  });

  test('long files are compressed for who can read it', async () => {
    const answer = await world().client().get('/assets/main-a1b2c3.js', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });
});
