import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OUTLINES_PATH } from 'web/src/pwa/file-outline.ts';
import { PACK_PATH } from 'web/src/pwa/file-pack.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { type Front, startFront } from '../../harness/server/front.ts';
import { expectWorkerInCharge } from '../../harness/phone/phone-storage.ts';

let front: Front | undefined;

test.afterEach(() => front?.close());

const DIST = join(import.meta.dirname, '../../../web/dist');

/** The hashed files of the build that a phone keeps, by their paths, and what is in them, as a digest. */
function built(): [path: string, digest: string][] {
  const names = readdirSync(join(DIST, 'assets')).filter((name) => /\.(js|css|woff2)$/.test(name));
  // What only the server's own pages name is none of the worker's.
  return names
    .filter((name) => !/^first-[^/]*\.css$/.test(name))
    .map((name) => {
      const digest = createHash('sha256').update(readFileSync(join(DIST, 'assets', name)));
      return [`/assets/${name}`, digest.digest('hex')];
    });
}

/** What the phone's worker keeps of the build. */
async function keptOn(page: Page): Promise<{ path: string; digest: string; headers: [string, string][] }[]> {
  return page.evaluate(async () => {
    const assets = await caches.open('volleypath-assets');
    const files = (await assets.keys()).map(async ({ url }) => {
      const response = await assets.match(url);
      const bytes = (await response?.arrayBuffer()) ?? new ArrayBuffer();
      const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))];
      const hex = digest.map((byte) => byte.toString(16).padStart(2, '0')).join('');
      return { path: new URL(url).pathname, digest: hex, headers: [...(response?.headers ?? [])] };
    });
    return Promise.all(files);
  });
}

/** Paths that the worker asks the server for. */
function askedByWorker(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (one) => {
    if (one.serviceWorker()) asked.push(new URL(one.url()).pathname);
  });
  return asked;
}

test('a new phone fetches the app in one, and has what the server would have sent by name', async ({
  page,
  request,
}) => {
  const asked = askedByWorker(page);
  await page.goto('/');
  await expectWorkerInCharge(page);
  const kept = await keptOn(page);
  const wanted = built();
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

/** Makes of what the phone keeps an older build: all names are others, and the text of this file, too. */
async function makeOlder(page: Page, changed: RegExp): Promise<void> {
  await page.evaluate(async (changed) => {
    const named = /-([\w-]{8})(?=\.(js|css|woff2)\b)/g;
    const older = (text: string) =>
      text.replaceAll(named, (_, hash: string) => `-${[...hash].toReversed().join('')}`);
    const assets = await caches.open('volleypath-assets');
    for (const { url } of await assets.keys()) {
      const response = await assets.match(url);
      if (!response || url.endsWith('.woff2')) continue;
      const text = `${older(await response.text())}${changed.test(url) ? '/* before */' : ''}`;
      await assets.put(older(url), new Response(text, response));
      await assets.delete(url);
    }
  }, changed);
}

test('a phone with the build before fetches what has changed, and no file that only loads it', async ({
  page,
  server,
}) => {
  front = await startFront(server.port);
  const asked = askedByWorker(page);
  await page.goto(front.url);
  await expectWorkerInCharge(page);
  const wanted = new Map(built());
  await makeOlder(page, /\/messages-/);
  const kept = await keptOn(page);
  const isSame = ({ path, digest }: { path: string; digest: string }) => wanted.get(path) === digest;
  expect(kept.filter(isSame).every(({ path }) => path.endsWith('.woff2'))).toBe(true);

  asked.length = 0;
  front.bringUpNewBuild();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed');
  expect((await keptOn(page)).filter(isSame)).toHaveLength(wanted.size);
  const changed = [...wanted.keys()].filter((path) => path.includes('/messages-'));
  expect(changed).not.toEqual([]);
  expect(asked.filter((path) => path.startsWith('/assets/')).toSorted()).toEqual(changed.toSorted());
  expect(asked).toContain(OUTLINES_PATH);
  expect(asked).not.toContain(PACK_PATH);
});
