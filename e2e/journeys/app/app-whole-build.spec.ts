import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACK_PATH } from 'web/src/pwa/file-pack.ts';
import { expect, test } from '../../fixtures.ts';
import { expectWorkerInCharge } from '../../harness/phone/phone-storage.ts';

const DIST = join(import.meta.dirname, '../../../web/dist');

/** The hashed files of the build by their paths, and what is in them, as a digest. */
function built(): [path: string, digest: string][] {
  const names = readdirSync(join(DIST, 'assets')).filter((name) => /\.(js|css|woff2)$/.test(name));
  return names.map((name) => {
    const digest = createHash('sha256').update(readFileSync(join(DIST, 'assets', name)));
    return [`/assets/${name}`, digest.digest('hex')];
  });
}

test('a new phone fetches the app in one, and has what the server would have sent by name', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.context().on('request', (one) => {
    if (one.serviceWorker()) asked.push(new URL(one.url()).pathname);
  });
  await page.goto('/');
  await expectWorkerInCharge(page);
  const kept = await page.evaluate(async () => {
    const assets = await caches.open('volleypath-assets');
    const files = (await assets.keys()).map(async ({ url }) => {
      const response = await assets.match(url);
      const digest = await crypto.subtle.digest(
        'SHA-256',
        (await response?.arrayBuffer()) ?? new ArrayBuffer(),
      );
      const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      const headers = [...(response?.headers ?? [])];
      return { path: new URL(url).pathname, digest: hex, headers };
    });
    return Promise.all(files);
  });
  // What only the server's own pages name is none of the worker's.
  const wanted = built().filter(([path]) => !/first-[^/]*\.css$/.test(path));
  expect(new Map(kept.map(({ path, digest }) => [path, digest]))).toEqual(new Map(wanted));

  const byName = asked.filter((path) => path.startsWith('/assets/'));
  const shell = readFileSync(join(DIST, 'index.html'), 'utf8');
  expect(byName.filter((path) => !shell.includes(path))).toEqual([]);
  expect(asked.filter((path) => path === PACK_PATH)).toHaveLength(1);

  const fromPack = kept.find(({ path }) => path.endsWith('.js') && !shell.includes(path));
  const sent = (await request.get(fromPack?.path ?? '')).headers();
  const own =
    /^(date|content-(type|length|encoding)|cache-control|etag|last-modified|connection|keep-alive|x-request-id)$/;
  for (const [name, value] of Object.entries(sent).filter(([name]) => !own.test(name)))
    expect(fromPack?.headers).toContainEqual([name, value]);
});
