import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { slowDown } from './browser.ts';
import type { PageSubject } from './page-subject.ts';
import type { Readings } from './stopwatch.ts';

const STARTS = 5;
/** After a start or a tap, until nothing goes on any more. */
const SETTLE_MS = 800;
const PATIENCE_MS = 20_000;

/** Milliseconds of single starts and taps. */
export interface PageTimes {
  started: number[];
  painted: number[];
  durable: number[];
}

/** Opens a page some times as from the home screen, and then taps its open ticks, all on a slow processor. */
export async function timePage(context: BrowserContext, subject: PageSubject): Promise<PageTimes> {
  const times: PageTimes = { started: [], painted: [], durable: [] };
  await context.setOffline(subject.startsOffline);
  for (let count = 0; count < STARTS; count++) {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(subject.url);
    times.started.push(await reading(page, 'started'));
    await wait(SETTLE_MS);
    await page.close();
  }
  const page = await context.newPage();
  await page.goto(subject.url);
  const ticks = await subject.openTicks(page);
  await wait(SETTLE_MS);
  const recover = await slowDown(page);
  for (const tick of ticks) await timeTap(page, tick, times);
  await recover();
  await page.close();
  await context.setOffline(false);
  return times;
}

async function timeTap(page: Page, tick: Locator, times: PageTimes): Promise<void> {
  await tick.tap();
  times.painted.push(await reading(page, 'painted'));
  times.durable.push(await reading(page, 'durable'));
  await wait(SETTLE_MS);
}

/** Looks seldom: each look takes time from the page. */
async function reading(page: Page, name: keyof Readings): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    await wait(SETTLE_MS);
    const value = await page.evaluate((asked) => globalThis.readings?.[asked], name);
    if (value !== undefined) return value;
  }
  throw new Error(`${page.url()}: nothing was ${name} within ${PATIENCE_MS} ms`);
}
