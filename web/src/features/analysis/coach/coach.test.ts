import { beforeEach, expect, it, vi } from 'vitest';
import { COACH_CACHE } from '#pwa/coach-cache.ts';
import { coachState, downloadCoach, removeCoach } from './coach.ts';
import { PARTS } from './testing.ts';

/** Cache Storage in memory. */
class Caches {
  readonly stores = new Map<string, Map<string, Response>>();

  open = async (name: string) => {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      keys: async () => [...store.keys()].map((path) => ({ url: `https://app.test${path}` })),
      match: async (path: string) => store.get(path)?.clone(),
      put: async (path: string, answer: Response) => void store.set(path, answer),
      delete: async (path: string) => store.delete(path),
    };
  };

  delete = async (name: string) => this.stores.delete(name);
}

let stored: Caches;
let fetched: string[];
/** How the browser was told to keep what it fetches. */
let keeping: Set<RequestCache | undefined>;
/** What the network answers instead of what the server has. */
let broken: Map<string, () => Response>;

beforeEach(() => {
  stored = new Caches();
  fetched = [];
  keeping = new Set();
  broken = new Map();
  coachState.set({ kind: 'missing' });
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit) => {
    fetched.push(path);
    keeping.add(cache);
    return broken.get(path)?.() ?? new Response(PARTS.get(path));
  });
});

const kept = async () => stored.stores.get(COACH_CACHE)?.get('/coach/v1/pose.task')?.clone().text();
const paths = [...PARTS.keys()];

it('keeps the whole file once every part is there, and nothing else', async () => {
  await downloadCoach();
  expect(coachState.get()).toEqual({ kind: 'ready' });
  expect(await kept()).toBe('the coach, in three parts');
  expect([...stored.stores.keys()]).toEqual([COACH_CACHE]);
  await removeCoach();
  expect([...stored.stores.keys()]).toEqual([]);
  expect([...keeping]).toEqual(['no-store']);
});

it('goes on from where it was cut off', async () => {
  broken.set(paths[2] ?? '', () => {
    throw new TypeError('no network');
  });
  await downloadCoach();
  expect(coachState.get()).toEqual({ kind: 'failed', reason: 'network' });
  broken.clear();
  fetched = [];
  await downloadCoach();
  expect(coachState.get()).toEqual({ kind: 'ready' });
  expect(fetched).toEqual([paths[2]]);
});

it('throws away what arrived damaged, and fetches it anew', async () => {
  broken.set(paths[1] ?? '', () => new Response('something else'));
  await downloadCoach();
  expect(coachState.get()).toEqual({ kind: 'failed', reason: 'damaged' });
  expect(await kept()).toBeUndefined();
  broken.clear();
  await downloadCoach();
  expect(await kept()).toBe('the coach, in three parts');
});
