import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './browser.ts';
import { hold, type Phone } from './phone.ts';

/** A phone with a browser process of its own, which may show notifications; what it keeps outlives the process. */
export interface OwnPhone extends Phone {
  /** Ends the browser, with all that ran in it, and starts it again with an empty page: the phone was off. */
  restart(): Promise<void>;
  dispose(): Promise<void>;
}

/**
 * Starts a browser with a new profile.
 * @param origin the app's, whose relative addresses the pages go to
 * @param prepare sees every new process's context before a page opens in it
 * @param args switches of this browser beyond those of all
 */
export async function unbox(
  origin: string,
  prepare: (context: BrowserContext) => Promise<void>,
  args: readonly string[] = [],
): Promise<OwnPhone> {
  const profile = await mkdtemp(join(tmpdir(), 'volleypath-phone-'));
  const start = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      baseURL: origin,
      executablePath: findBrowser(),
      args: [...BROWSER_ARGS, ...args],
    });
    await context.grantPermissions(['notifications', 'background-sync'], { origin });
    await prepare(context);
    return hold(context, context.pages()[0] ?? (await context.newPage()));
  };
  let phone = await start();
  return {
    get context() {
      return phone.context;
    },
    get page() {
      return phone.page;
    },
    goOffline: () => phone.goOffline(),
    goOnline: () => phone.goOnline(),
    reopen: (path) => phone.reopen(path),
    restart: async () => {
      await phone.context.close();
      phone = await start();
    },
    dispose: async () => {
      await phone.context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
