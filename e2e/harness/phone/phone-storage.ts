import { expect, type Page } from '@playwright/test';
import { PACE } from '../../../.ci/pace.ts';

/** The rows in the app's databases: of all their stores, or of one. */
export async function databasesOn(page: Page, only?: string): Promise<{ name: string; rows: unknown[] }[]> {
  return page.evaluate(async (store) => {
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
    const found = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await openStanding(name);
      if (!db) continue;
      const rows: unknown[] = [];
      for (const one of db.objectStoreNames)
        if (store === undefined || one === store)
          rows.push(...(await answer<unknown[]>(db.transaction(one).objectStore(one).getAll())));
      db.close();
      found.push({ name, rows });
    }
    return found;
  }, only);
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
    return found;
  });
  return JSON.stringify([databases, rest]);
}

/** The rows of one store of the signed-in player's database. */
export async function rowsOn(page: Page, store: string): Promise<unknown[]> {
  const own = (await databasesOn(page, store)).find(({ name }) => name.startsWith('volleypath:'));
  return own?.rows ?? [];
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
  await expect
    .poll(async () => (await rowsOn(page, 'programs')).length, INSTALLED)
    .toBeGreaterThanOrEqual(programs);
}
