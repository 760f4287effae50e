import { outlineOf, OUTLINES_PATH, renamed, type Outlines } from '../file-outline.ts';
import { PACK_PATH, unpack } from '../file-pack.ts';

/** A file of the build, as the bundler lists it; hashed ones have no revision. */
export interface BuiltFile {
  url: string;
  revision: string | null;
}

/** Hashed files of all builds that are here; what is in them never changes. */
const ASSETS = 'volleypath-assets';
const PAGES = 'volleypath-pages-';
/** Under this name a pages' cache remembers which assets its build had. */
const LIST = '/assets-of-this-build';
const SHELL = '/index.html';
/** Where the app's icon leads; the shell is kept under this address, too. */
const START = '/';
/** A hashed file as a page names it. */
const ASSET = /\/assets\/[\w.-]+/g;
/** The files that have an outline. */
const OUTLINED = /\.(js|css)$/;
/** Headers that tell of one answer alone. */
const OF_THE_ANSWER = ['cache-control', 'content-encoding', 'content-length', 'etag', 'last-modified'];
/** Files fetched side by side. */
const AT_ONCE = 6;
/** From this share of the build on its pack is less to fetch than the files. */
const MOST = 1 / 3;

/**
 * Every file of the build, kept for use with no signal. The hashed files of the build before stay until the next
 * one, so that a tab which still runs it finds its lazy parts.
 */
export class Precache {
  readonly #caches: CacheStorage;
  readonly #pages: string[];
  readonly #assets: string[];
  readonly #pagesCache: string;
  readonly #opened = new Map<string, Promise<Cache>>();

  constructor(files: readonly BuiltFile[], caches: CacheStorage) {
    this.#caches = caches;
    this.#pages = files.filter(({ revision }) => revision !== null).map(pathOf);
    this.#assets = files.filter(({ revision }) => revision === null).map(pathOf);
    this.#pagesCache = PAGES + fingerprint(files);
  }

  /**
   * Fetches what is not here yet; what has arrived stays even if the rest does not.
   * @throws Error when the server's page is another build's: nodes are replaced one by one, and one that is not yet may
   * have answered
   */
  async install(): Promise<void> {
    const assets = await this.#caches.open(ASSETS);
    const pages = await this.#caches.open(this.#pagesCache);
    await this.#fetchAssets(assets);
    await inTurns(this.#pages, (path) =>
      pages.add(new Request(new URL(path, location.origin), { cache: 'no-cache' })),
    );
    const shell = await pages.match(SHELL);
    const named = (await shell?.clone().text())?.match(ASSET) ?? [];
    if (!named.every((path) => this.#assets.includes(path))) throw new Error(`${SHELL} is another build’s`);
    // A build that was taken over meanwhile has dropped what was of no use to it.
    await this.#fetchAssets(assets);
    if (shell) await pages.put(START, shell);
    await pages.put(LIST, new Response(JSON.stringify(this.#assets)));
  }

  async #fetchAssets(assets: Cache): Promise<void> {
    const others = (await pathsIn(assets)).filter((path) => !this.#assets.includes(path));
    const notHere = await this.#missing(assets);
    if (others.length > 0 && notHere.length > 0)
      await keepRenamed(notHere, others, assets).catch(() => undefined);
    const missing = await this.#missing(assets);
    // What the pack lacks is asked for by its name, and what did not come whole.
    if (missing.length > this.#assets.length * MOST) await keepPacked(missing, assets).catch(() => undefined);
    await inTurns(await this.#missing(assets), (path) => assets.add(path));
  }

  async #missing(assets: Cache): Promise<string[]> {
    const present = new Set(await pathsIn(assets));
    return this.#assets.filter((path) => !present.has(path));
  }

  /**
   * Drops the pages of builds before, and assets that neither this build nor the one before uses. Not while a newer one
   * is being installed, whose files they may be: that one does it when its turn comes.
   */
  async activate(isOneInstalling: boolean): Promise<void> {
    if (isOneInstalling) return;
    const old = (await this.#caches.keys()).filter(
      (name) => name.startsWith(PAGES) && name !== this.#pagesCache,
    );
    const kept = new Set(this.#assets);
    for (const name of old) {
      for (const path of await this.#assetsOf(name)) kept.add(path);
      await this.#caches.delete(name);
    }
    const assets = await this.#caches.open(ASSETS);
    for (const request of await assets.keys()) {
      if (!kept.has(new URL(request.url).pathname)) await assets.delete(request);
    }
  }

  async #assetsOf(name: string): Promise<string[]> {
    const list = await (await this.#caches.open(name)).match(LIST);
    return list ? ((await list.json()) as string[]) : [];
  }

  /** Rules for browsers that look up by themselves, without the worker, what it would find here. */
  routes(): RouterRule[] {
    const pages = { cacheName: this.#pagesCache };
    return [
      { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName: ASSETS } },
      {
        condition: { requestMode: 'navigate', urlPattern: { pathname: START, search: '' } },
        source: pages,
      },
      ...this.#pages.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: pages })),
    ];
  }

  /** The app's one page, for any address in it. */
  shell(): Promise<Response | undefined> {
    return this.#match(this.#pagesCache, SHELL);
  }

  /** Whether a path may be found here: of this build, or a hashed file of the one before. */
  mayHave(path: string): boolean {
    return this.#pages.includes(path) || path.startsWith('/assets/');
  }

  find(path: string): Promise<Response | undefined> {
    return this.#match(this.#pages.includes(path) ? this.#pagesCache : ASSETS, path);
  }

  /** Each cache is opened once: a start asks for some twenty files. One that can't be read is no reason to answer nothing. */
  async #match(name: string, path: string): Promise<Response | undefined> {
    try {
      const opening = this.#opened.get(name) ?? this.#caches.open(name);
      this.#opened.set(name, opening);
      return await (await opening).match(path);
    } catch {
      this.#opened.delete(name);
      return undefined;
    }
  }
}

async function pathsIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}

function pathOf({ url }: BuiltFile): string {
  return url.startsWith('/') ? url : `/${url}`;
}

/**
 * Keeps those files that are here as another build has them: with other names in them, and else the same. Most are, after
 * a small change.
 */
async function keepRenamed(
  paths: readonly string[],
  others: readonly string[],
  assets: Cache,
): Promise<void> {
  const answer = await fetch(OUTLINES_PATH, { cache: 'no-store' });
  if (!answer.ok) return;
  const outlines = (await answer.json()) as Outlines;
  for (const other of others.filter((path) => OUTLINED.test(path))) {
    const file = await assets.match(other);
    if (!file) continue;
    const text = await file.text();
    const [outline, own] = await outlineOf(text);
    for (const path of paths) {
      const [its, hashes] = outlines[path] ?? [];
      if (its !== outline || hashes?.length !== own.length) continue;
      const headers = headersIn(answer, file.headers.get('content-type') ?? '');
      await assets.put(path, new Response(renamed(text, hashes), { headers }));
    }
  }
}

/** Keeps what the server's pack has of some files, as it comes: what has arrived stays even if the rest does not. */
async function keepPacked(paths: readonly string[], assets: Cache): Promise<void> {
  const response = await fetch(PACK_PATH, { cache: 'no-store' });
  if (!response.ok || !response.body) return;
  for await (const { path, type, bytes } of unpack(response.body))
    if (paths.includes(path))
      await assets.put(path, new Response(bytes, { headers: headersIn(response, type) }));
}

/** What the server says of an answer, such as its content security policy, holds for the files that come of it. */
function headersIn(answer: Response, type: string): Headers {
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_ANSWER) headers.delete(name);
  headers.set('content-type', type);
  return headers;
}

async function inTurns(paths: readonly string[], fetched: (path: string) => Promise<void>): Promise<void> {
  const left = [...paths];
  const turn = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await fetched(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
}

/** A short name for a list of files (FNV-1a). */
function fingerprint(files: readonly BuiltFile[]): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(files)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}
