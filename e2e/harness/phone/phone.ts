import type { BrowserContext, Page } from '@playwright/test';
import { expectWorkerInCharge } from './phone-storage.ts';

/** A browser profile at phone size, with one page open. Its storage lives as long as the test. */
export interface Phone {
  readonly context: BrowserContext;
  /** The page that is open now; another one after `reopen`. */
  readonly page: Page;
  /** Cuts the network, for the service worker too, once the worker has the whole app: any page still opens. */
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** Closes the app and opens it again, as from the home screen. */
  reopen(path?: string): Promise<Page>;
}

/** Puts a new page of this context into one's hand. */
export async function pickUp(context: BrowserContext): Promise<Phone> {
  return hold(context, await context.newPage());
}

/** A phone of a context and a page that are there already. */
export function hold(context: BrowserContext, first: Page): Phone {
  let page = first;
  return {
    context,
    get page() {
      return page;
    },
    goOffline: async () => {
      await expectWorkerInCharge(page);
      await context.setOffline(true);
    },
    goOnline: () => context.setOffline(false),
    reopen: async (path = '/') => {
      await page.close();
      page = await context.newPage();
      await page.goto(path);
      return page;
    },
  };
}
