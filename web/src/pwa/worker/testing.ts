/** Cache Storage in memory, with the network's files behind `add`. */
export class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  /** What the server has; anything else is a 404. */
  readonly files = new Map<string, string>();
  readonly fetched: string[] = [];

  open = async (name: string): Promise<Cache> => {
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
        const text = this.files.get(path);
        if (text === undefined) throw new TypeError(`${path}: 404`);
        store.set(path, new Response(text));
      },
    } as unknown as Cache;
  };

  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);

  get storage(): CacheStorage {
    return this as unknown as CacheStorage;
  }
}
