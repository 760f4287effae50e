import type { BrowserContext, Page } from '@playwright/test';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { taskTicks, tick, untick, visit } from '../../harness/player/player-steps.ts';
import type { Measured } from '../goals.ts';
import type { DatabaseName } from '../options.ts';
import { startProduct } from '../product/product.ts';
import { openBrowser, slowDown } from './browser.ts';
import { signIn } from './page-subject.ts';

/** Screens that are longer than a phone. */
const LONG = ['/home', '/badges', '/leaderboard', '/training', '/progress', '/notifications'];
const FLICKS = 3;
/** Of the gaps between frames, in milliseconds: at 60 a second a frame comes each 16.7. */
const LATE_MS = 25;

declare global {
  /** In pages that are felt: the longest interaction, long frames, and the gaps between frames since the last flick. */
  var felt: { longestMs: number; longFrames: number; gaps: number[] } | undefined;
}

/**
 * The main job tapped through and its long screens flicked, on a slow processor, by a player of long standing.
 * @param tell is given the figures of each round
 */
export async function feel(
  database: DatabaseName,
  rounds: number,
  tell: (measured: Measured) => void,
): Promise<void> {
  const { url, stop } = await startProduct(database);
  const { context, close } = await openBrowser(url);
  try {
    await signIn(context, url);
    await context.addInitScript(watch);
    const page = await context.newPage();
    await visit(page, '/');
    await expectReadyForOffline(page);
    for (let round = 0; round < rounds; round++) {
      const recover = await slowDown(page);
      await visit(page, '/');
      await mainJob(page);
      const longestInteraction = await page.evaluate(() => globalThis.felt?.longestMs ?? Number.NaN);
      const flicks: Flick[] = [];
      for (const path of LONG) flicks.push(await flick(context, page, path));
      await recover();
      const frames = flicks.reduce((sum, one) => sum + one.frames, 0);
      tell({
        longestInteraction,
        lateFrames: (100 * flicks.reduce((sum, one) => sum + one.late, 0)) / frames,
        longFrames: flicks.reduce((sum, one) => sum + one.long, 0),
      });
    }
  } finally {
    await close();
    await stop();
  }
}

/** Every kind of tap of a training day. */
async function mainJob(page: Page): Promise<void> {
  await tick(page, 0);
  await untick(page, 0);
  const task = page.getByRole('list', { name: "Today's Tasks" }).getByRole('listitem').first();
  await task.getByRole('button').last().tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  for (const tab of ['Training', 'Leaderboard', 'Profile', 'Home']) {
    await page.getByRole('link', { name: tab, exact: true }).tap();
    await page.waitForURL(tab === 'Home' ? '/' : `/${tab.toLowerCase()}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await taskTicks(page).first().waitFor();
}

interface Flick {
  frames: number;
  late: number;
  long: number;
}

async function flick(context: BrowserContext, page: Page, path: string): Promise<Flick> {
  await visit(page, path);
  const devtools = await context.newCDPSession(page);
  await page.evaluate(() => globalThis.felt && Object.assign(globalThis.felt, { longFrames: 0, gaps: [] }));
  for (let count = 0; count < FLICKS; count++) {
    for (const yDistance of [-1600, 1600]) {
      await devtools.send('Input.synthesizeScrollGesture', { x: 195, y: 500, yDistance, speed: 2400 });
    }
  }
  const { longFrames = Number.NaN, gaps = [] } = (await page.evaluate(() => globalThis.felt)) ?? {};
  await devtools.detach();
  return { frames: gaps.length, late: gaps.filter((gap) => gap > LATE_MS).length, long: longFrames };
}

/** Put into a page before its own scripts; it stands alone, the browser gets its text. */
function watch(): void {
  const felt = { longestMs: 0, longFrames: 0, gaps: [] as number[] };
  globalThis.felt = felt;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) felt.longestMs = Math.max(felt.longestMs, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => (felt.longFrames += list.getEntries().length)).observe({
    type: 'long-animation-frame',
  });
  let last = 0;
  const frame = (at: number) => {
    if (last > 0) felt.gaps.push(at - last);
    last = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
