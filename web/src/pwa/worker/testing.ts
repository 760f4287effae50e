import { PACK_PATH } from '../file-pack.ts';

/** Cache Storage in memory, with the network's files behind `add`. */
export class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  /** What the server has; anything else is a 404. */
  readonly files = new Map<string, string>();
  readonly fetched: string[] = [];
  /** Bytes of its pack; none is a 404. */
  pack: BodyInit | undefined;
  /** What it says of the outlines of its files; nothing is a 404. */
  outlines: BodyInit | undefined;
  /** What of it was asked for past the browser's own cache. */
  readonly revalidated: string[] = [];
  /** The names of the caches that were opened, each time. */
  readonly opened: string[] = [];

  open = async (name: string): Promise<Cache> => {
    this.opened.push(name);
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    const pathOf = (request: RequestInfo | URL) =>
      new URL(request instanceof Request ? request.url : String(request), location.origin).pathname;
    return {
      keys: async () => [...store.keys()].map((path) => ({ url: location.origin + path })),
      match: async (request: RequestInfo | URL) => store.get(pathOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) =>
        void store.set(pathOf(request), response),
      delete: async (request: { url: string }) => store.delete(new URL(request.url).pathname),
      add: async (request: RequestInfo | URL) => {
        const path = pathOf(request);
        this.fetched.push(path);
        if (request instanceof Request && request.cache === 'no-cache') this.revalidated.push(path);
        const text = this.files.get(path);
        if (text === undefined) throw new TypeError(`${path}: 404`);
        store.set(path, new Response(text));
      },
    } as unknown as Cache;
  };

  /** The network without a cache behind it. */
  fetch = async (path: string): Promise<Response> => {
    this.fetched.push(path);
    const headers = { 'content-security-policy': "default-src 'self'", etag: '"of it"' };
    const body = path === PACK_PATH ? this.pack : this.outlines;
    return body === undefined ? new Response('', { status: 404 }) : new Response(body, { headers });
  };

  has = async (name: string) => this.stores.has(name);
  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);

  get storage(): CacheStorage {
    return this as unknown as CacheStorage;
  }
}

/** What browsers learned after the oldest that we serve (Safari 16.4, Chrome 111), as far as a worker may meet it. */
const YOUNG = [
  [Response, 'json'],
  [URL, 'canParse'],
  [URL, 'parse'],
  [Promise, 'withResolvers'],
  [Promise, 'try'],
  [Object, 'groupBy'],
  [Map, 'groupBy'],
  [Array, 'fromAsync'],
] as const;

/** Runs this as a browser would that knows none of the newer calls. */
export async function inOldBrowser(run: () => Promise<void>): Promise<void> {
  const kept = YOUNG.map(([owner, name]) => ({
    owner,
    name,
    call: Object.getOwnPropertyDescriptor(owner, name),
  }));
  // Not deleted: here a class may have its calls from the one it extends.
  for (const { owner, name } of kept)
    Object.defineProperty(owner, name, { value: undefined, configurable: true });
  try {
    await run();
  } finally {
    for (const { owner, name, call } of kept) {
      Reflect.deleteProperty(owner, name);
      if (call) Object.defineProperty(owner, name, call);
    }
  }
}
