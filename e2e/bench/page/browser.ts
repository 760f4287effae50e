import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../harness/phone/browser.ts';
import { ZONE } from '../scenario.ts';
import { installStopwatch } from './stopwatch.ts';

const SLOW_DOWN = 4;

/**
 * A browser at phone size whose profile lies on the disk: what a private window keeps is never written.
 * @param baseURL what relative addresses belong to
 */
export async function openBrowser(
  baseURL?: string,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'volleypath-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    ...(baseURL !== undefined && { baseURL }),
    args: BROWSER_ARGS,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    timezoneId: ZONE,
    locale: 'en-US',
  });
  await context.addInitScript(installStopwatch);
  return {
    context,
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Gives a page a processor as slow as a phone's; what it answers gives it its own back. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return () => devtools.detach();
}
