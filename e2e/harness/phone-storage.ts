import { expect, type Page } from '@playwright/test';

/** All that a browser keeps of the app, and what its page shows, as one text to be searched. */
export async function everythingOn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('unreadable'));
      });
    const found: unknown[] = [document.documentElement.outerHTML, document.cookie];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await answer(indexedDB.open(name));
      found.push(name);
      for (const store of db.objectStoreNames)
        found.push(await answer(db.transaction(store).objectStore(store).getAll()));
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      found.push(name);
      for (const request of await cache.keys())
        found.push(request.url, await (await cache.match(request))?.text());
    }
    found.push({ ...localStorage }, { ...sessionStorage });
    return JSON.stringify(found);
  });
}

/** The rows of one store of the signed-in player's database. */
export async function rowsOn(page: Page, store: string): Promise<unknown[]> {
  return page.evaluate(async (name) => {
    const [own] = (await indexedDB.databases()).filter((db) => db.name?.startsWith('volleypath:'));
    if (!own?.name) return [];
    const request = indexedDB.open(own.name);
    return new Promise<unknown[]>((resolve, reject) => {
      request.onerror = () => reject(request.error ?? new Error('unreadable'));
      request.onsuccess = () => {
        const all = request.result.transaction(name).objectStore(name).getAll();
        all.onsuccess = () => {
          request.result.close();
          resolve(all.result);
        };
      };
    });
  }, store);
}

/** Waits until the service worker has the whole app and is in charge of this page. */
export async function expectWorkerInCharge(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');
}

/** Waits until the app would start and deal tomorrow's tasks with no signal: the worker in charge, the catalog here. */
export async function expectReadyForOffline(page: Page, programs = 24): Promise<void> {
  await expectWorkerInCharge(page);
  await expect
    .poll(async () => (await rowsOn(page, 'programs')).length, { timeout: 30_000 })
    .toBeGreaterThanOrEqual(programs);
}
