import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COACH_CACHE, COACH_PATH } from '../coach-cache.ts';
import { FLUSH_TAG } from '../flush-tag.ts';
import { dropOldShared, keepShared, SHARE_PATH } from '../shared-file.ts';
import { sendOutboxes } from './flush.ts';
import { FakeCaches } from './testing.ts';

vi.mock('./flush.ts', () => ({ sendOutboxes: vi.fn<() => Promise<void>>(async () => undefined) }));

vi.mock('../shared-file.ts', async (original) => ({
  ...(await original<object>()),
  keepShared: vi.fn<() => Promise<void>>(async () => undefined),
  dropOldShared: vi.fn<() => Promise<undefined>>(async () => undefined),
}));

const caches = new FakeCaches();
const handlers = new Map<string, (event: unknown) => void>();
const matchAll = vi.fn<() => Promise<unknown[]>>(async () => []);
const claim = vi.fn<() => Promise<void>>(async () => undefined);
const skipWaiting = vi.fn<() => Promise<void>>(async () => undefined);
const network = vi.fn<(request: { url: string }) => Promise<Response>>(
  async ({ url }) => new Response(`${new URL(url).pathname} from the network`),
);
let rules: RouterRule[] = [];
const addRoutes = vi.fn<(added: RouterRule[]) => Promise<void>>(async (added) => {
  rules = added;
});
const builtFiles = [
  { url: 'index.html', revision: '1' },
  { url: 'theme.js', revision: '1' },
  { url: 'assets/app.js', revision: null },
];

/** What the worker does of itself once the browser tells it of something. */
async function told(name: string, event: object): Promise<void> {
  const works: unknown[] = [];
  handlers.get(name)?.({ ...event, waitUntil: (work: unknown) => works.push(work) });
  await Promise.all(works);
}

/** What the worker answers; undefined where it leaves a request to the browser. */
async function answerTo(
  path: string,
  more: { method?: string; mode?: string } = {},
): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  const request = { url: new URL(path, location.origin).href, method: 'GET', mode: 'cors', ...more };
  handlers.get('fetch')?.({ request, respondWith: (response: Promise<Response>) => (answer = response) });
  return (await answer)?.text();
}

/** What a browser with static routing answers by the worker's rules; 'asks' where it asks the worker. */
async function lookedUp(path: string, more: { mode?: string } = {}): Promise<string | undefined> {
  const { href, pathname, search } = new URL(path, location.origin);
  const rule = rules.find(
    ({ condition: { urlPattern, requestMode } }) =>
      new URLPattern(urlPattern).test({ pathname, search }) &&
      (requestMode === undefined || requestMode === more.mode),
  );
  if (!rule) return 'asks';
  if (rule.source === 'network') return undefined;
  const kept = await caches.stores.get(rule.source.cacheName)?.get(pathname)?.clone().text();
  return kept ?? (await network({ url: href })).text();
}

vi.stubGlobal('caches', caches.storage);
vi.stubGlobal('fetch', network);
vi.stubGlobal('self', {
  builtFiles,
  addEventListener: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
  clients: { matchAll, claim },
  registration: { installing: null },
  skipWaiting,
});
await import('./sw.ts');
const wokeWith = vi.mocked(dropOldShared).mock.calls.length;

beforeEach(async () => {
  vi.clearAllMocks();
  for (const { url } of builtFiles) caches.files.set(`/${url}`, `${url} as built`);
  await told('install', { addRoutes });
  await told('activate', {});
  network.mockClear();
});

describe('the worker', () => {
  it('gives the app’s page for any address in it, and each file of the build, without the network', async () => {
    expect(await answerTo('/', { mode: 'navigate' })).toBe('index.html as built');
    expect(await answerTo('/teams?id=7', { mode: 'navigate' })).toBe('index.html as built');
    expect(await answerTo('/assets/app.js')).toBe('assets/app.js as built');
    expect(await answerTo('/theme.js')).toBe('theme.js as built');
    expect(network).not.toHaveBeenCalled();
  });

  it.each([
    ['/', { mode: 'navigate' }, true],
    ['/?story=7', { mode: 'navigate' }, false],
    ['/teams', { mode: 'navigate' }, false],
    ['/assets/app.js', {}, true],
    ['/assets/gone.js', {}, true],
    ['/theme.js', {}, true],
    [`${COACH_PATH}model.bin`, {}, true],
    ['/api/sync/pull', {}, true],
    ['/api/media/7', { mode: 'navigate' }, true],
  ])('lets a browser that can look up by itself what it would answer: %s', async (path, more, isSpared) => {
    const found = await lookedUp(path, more);
    expect(found !== 'asks').toBe(isSpared);
    if (isSpared) expect(found).toBe(await answerTo(path, more));
  });

  it.each([
    ['takes no rules', undefined],
    ['takes others', () => Promise.reject(new TypeError('unknown rule'))],
    [
      'does not even begin to take them',
      () => {
        throw new TypeError('unknown rule');
      },
    ],
  ])('has the whole app also where the browser %s', async (_, rulesTaken) => {
    for (const store of caches.stores.values()) store.clear();
    await told('install', { addRoutes: rulesTaken });
    network.mockClear();
    expect(await answerTo('/', { mode: 'navigate' })).toBe('index.html as built');
    expect(network).not.toHaveBeenCalled();
  });

  it('asks the network for what it should have and has lost', async () => {
    for (const store of caches.stores.values()) store.clear();
    expect(await answerTo('/', { mode: 'navigate' })).toBe('/ from the network');
    expect(await answerTo('/assets/gone.js')).toBe('/assets/gone.js from the network');
  });

  it('asks the network when the browser can read no cache, and opens it anew', async () => {
    const assets = caches.stores.get('volleypath-assets');
    vi.spyOn(assets ?? new Map(), 'get').mockImplementationOnce(() => {
      throw new DOMException('the storage was lost', 'UnknownError');
    });
    expect(await answerTo('/assets/app.js')).toBe('/assets/app.js from the network');
    caches.opened.length = 0;
    expect(await answerTo('/assets/app.js')).toBe('assets/app.js as built');
    expect(caches.opened).toEqual(['volleypath-assets']);
  });

  it('leaves the API alone, and whatever else is not the app’s', async () => {
    expect(await answerTo('/api/login', { mode: 'navigate' })).toBeUndefined();
    expect(await answerTo('/api/auth/user')).toBeUndefined();
    expect(await answerTo('/teams', { method: 'POST', mode: 'navigate' })).toBeUndefined();
    expect(await answerTo('https://elsewhere.test/assets/app.js')).toBeUndefined();
    // A file that somebody opens is none of its pages.
    expect(await answerTo('/robots.txt', { mode: 'navigate' })).toBeUndefined();
    expect(network).not.toHaveBeenCalled();
  });

  it('finds the files of the technique analysis where the player has kept them', async () => {
    const path = `${COACH_PATH}model.bin`;
    expect(await answerTo(path)).toBe(`${path} from the network`);
    await (await caches.open(COACH_CACHE)).put(path, new Response('kept'));
    expect(await answerTo(path)).toBe('kept');
  });

  it('sends what waits for a closed app; an open one is told to do so itself', async () => {
    await told('sync', { tag: 'another' });
    expect(sendOutboxes).not.toHaveBeenCalled();
    await told('sync', { tag: FLUSH_TAG });
    expect(sendOutboxes).toHaveBeenCalledOnce();
    const postMessage = vi.fn<(message: unknown) => void>();
    matchAll.mockResolvedValueOnce([{ postMessage }]);
    await told('sync', { tag: FLUSH_TAG });
    expect(sendOutboxes).toHaveBeenCalledOnce();
    expect(postMessage).toHaveBeenCalledWith({ type: 'flush' });
  });

  it('serves the page that installed it from then on, once it has cleared up', async () => {
    expect(claim).toHaveBeenCalledOnce();
    await caches.open('volleypath-pages-old');
    claim.mockImplementationOnce(async () =>
      expect(await caches.keys()).not.toContain('volleypath-pages-old'),
    );
    await told('activate', {});
    expect(claim).toHaveBeenCalledTimes(2);
  });

  it('opens the app with what another one shares, also where there was no room for it', async () => {
    vi.spyOn(Response, 'redirect').mockImplementation((to) => new Response(`on to ${String(to)}`));
    vi.mocked(keepShared).mockRejectedValueOnce(new Error('full'));
    for (let times = 0; times < 2; times++)
      expect(await answerTo(SHARE_PATH, { method: 'POST', mode: 'navigate' })).toBe(`on to ${SHARE_PATH}`);
    expect(await answerTo(`https://elsewhere.test${SHARE_PATH}`, { method: 'POST' })).toBeUndefined();
    expect(keepShared).toHaveBeenCalledTimes(2);
  });

  it('lets go of what was shared too long ago whenever the browser wakes it', () => {
    expect(wokeWith).toBe(1);
  });

  it('takes over when the app asks for it, and for nothing else', async () => {
    await told('message', { data: null });
    await told('message', { data: { type: 'flush' } });
    expect(skipWaiting).not.toHaveBeenCalled();
    await told('message', { data: { type: 'skip-waiting' } });
    expect(skipWaiting).toHaveBeenCalledOnce();
  });
});
