import { expect, type Page } from '@playwright/test';
import { PACE } from '../../../.ci/pace.ts';

/** The rows in the app's databases: of all their stores, or of one. */
export async function databasesOn(page: Page, only?: string): Promise<{ name: string; rows: unknown[] }[]> {
  return (await inDatabases(page, only, 'rows')).map(({ name, found }) => ({ name, rows: found }));
}

/** What comes from a page comes as one text: value by value it takes both sides many times as long. */
async function inDatabases(
  page: Page,
  only: string | undefined,
  wanted: 'rows' | 'keys',
): Promise<{ name: string; found: unknown[] }[]> {
  const text = await page.evaluate(
    async ({ only, wanted }) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('unreadable'));
        });
      /** The database, unless it has gone since it was named: a look must not make it anew. */
      const openStanding = (name: string) => {
        const request = indexedDB.open(name);
        request.onupgradeneeded = () => request.transaction?.abort();
        return answer(request).catch(() => undefined);
      };
      const all = [];
      for (const { name = '' } of await indexedDB.databases()) {
        const db = await openStanding(name);
        if (!db) continue;
        const found: unknown[] = [];
        for (const one of db.objectStoreNames) {
          if (only !== undefined && one !== only) continue;
          const store = db.transaction(one).objectStore(one);
          const reading: Promise<unknown[]> =
            wanted === 'keys' ? answer(store.getAllKeys()) : answer(store.getAll());
          found.push(...(await reading));
        }
        db.close();
        all.push({ name, found });
      }
      return JSON.stringify(all);
    },
    { only, wanted },
  );
  return JSON.parse(text) as { name: string; found: unknown[] }[];
}

/** All that a browser keeps of the app, and what its page shows, as one text to be searched. */
export async function everythingOn(page: Page): Promise<string> {
  const databases = await databasesOn(page);
  const rest = await page.evaluate(async () => {
    const found: unknown[] = [document.documentElement.outerHTML, document.cookie];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      found.push(name);
      for (const request of await cache.keys())
        found.push(request.url, await (await cache.match(request))?.text());
    }
    found.push({ ...localStorage }, { ...sessionStorage });
    return JSON.stringify(found);
  });
  return JSON.stringify(databases) + rest;
}

/** The rows of one store of the signed-in player's database. */
export function rowsOn(page: Page, store: string): Promise<unknown[]> {
  return ownOn(page, store, 'rows');
}

/** How many they are: programs weigh more than all else that journeys read, and are waited for in every other one. */
export async function countOn(page: Page, store: string): Promise<number> {
  return (await ownOn(page, store, 'keys')).length;
}

async function ownOn(page: Page, store: string, wanted: 'rows' | 'keys'): Promise<unknown[]> {
  const own = (await inDatabases(page, store, wanted)).find(({ name }) => name.startsWith('volleypath:'));
  return own?.found ?? [];
}

/** The worker comes after the first round of sync, and on a slow or busy machine that takes its time. */
const INSTALLED = { timeout: 60_000 * PACE };

/** Waits until the service worker has the whole app and is in charge of this page. */
export async function expectWorkerInCharge(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, INSTALLED).toBe('activated');
}

/** Waits until the app would start and deal tomorrow's tasks with no signal: the worker in charge, the catalog here. */
export async function expectReadyForOffline(page: Page, programs = 24): Promise<void> {
  await expectWorkerInCharge(page);
  await expect.poll(() => countOn(page, 'programs'), INSTALLED).toBeGreaterThanOrEqual(programs);
}
