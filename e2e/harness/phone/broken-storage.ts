import type { Page } from '@playwright/test';

/** From now on the phone can't save what is tapped: its outbox takes nothing. */
export async function breakOutbox(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (this: IDBObjectStore, ...entry: Parameters<typeof add>) {
      if (this.name === 'outbox') throw new DOMException('broken for a test', 'UnknownError');
      return add.apply(this, entry);
    };
  });
}

/** From now on one of the phone's tables can't be read any more by what asks for it anew. */
export async function breakReading(page: Page, store: string): Promise<void> {
  await page.evaluate((name) => {
    const { getAll } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.getAll = function (this: IDBObjectStore, ...query: Parameters<typeof getAll>) {
      if (this.name === name) throw new DOMException('broken for a test', 'UnknownError');
      return getAll.apply(this, query);
    };
  }, store);
}
