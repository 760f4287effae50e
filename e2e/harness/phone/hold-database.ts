import type { Page } from '@playwright/test';

declare global {
  /** In a page whose database is held. */
  var letDatabaseGo: (() => void) | undefined;
}

/**
 * Keeps the player's database busy: whatever the app asks of it, in any tab, it hears no answer until it is let go.
 * @returns how to let it go
 */
export async function holdDatabase(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(names.find((name) => name.startsWith('volleypath:')) ?? '');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')));
    });
    const meta = db.transaction([...db.objectStoreNames], 'readwrite').objectStore('meta');
    let isHeld = true;
    globalThis.letDatabaseGo = () => {
      isHeld = false;
      db.close();
    };
    // Nobody else gets at it as long as something is asked of this transaction.
    await new Promise<void>((granted) => {
      const again = () => {
        if (isHeld) meta.get('nothing').addEventListener('success', () => (granted(), again()));
      };
      again();
    });
  });
  return () => page.evaluate(() => globalThis.letDatabaseGo?.());
}
