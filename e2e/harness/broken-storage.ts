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
