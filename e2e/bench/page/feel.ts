import type { BrowserContext, Page } from '@playwright/test';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { taskTicks, tick, untick, visit } from '../../harness/player/player-steps.ts';
import type { Measured } from '../goals.ts';
import type { DatabaseName } from '../options.ts';
import { startProduct } from '../product/product.ts';
import { openBrowser, slowDown } from './browser.ts';
import { signIn } from './page-subject.ts';

/** Screens that are longer than a phone. */
const LONG = [
  '/home',
  '/badges',
  '/leaderboard',
  '/training',
  '/progress',
  '/notifications',
  '/rivals',
  '/victory-stories',
  '/saved-quotes',
];
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
      const taps = await mainJob(page);
      const [longest] = taps.toSorted((a, b) => b.ms - a.ms);
      console.log(`W5, ms: ${taps.map(({ name, ms }) => `${name} ${ms}`).join(', ')}`);
      const flicks: Flick[] = [];
      for (const path of LONG) flicks.push(await flick(context, page, path));
      await recover();
      const frames = flicks.reduce((sum, one) => sum + one.frames, 0);
      tell({
        longestInteraction: longest?.ms ?? Number.NaN,
        lateFrames: (100 * flicks.reduce((sum, one) => sum + one.late, 0)) / frames,
        longFrames: flicks.reduce((sum, one) => sum + one.long, 0),
      });
    }
  } finally {
    await close();
    await stop();
  }
}

interface Tap {
  name: string;
  /** From the finger to the next paint, of the longest interaction meanwhile; below 16 it is not told. */
  ms: number;
}

/** Every kind of tap of a training day, each with its time. */
async function mainJob(page: Page): Promise<Tap[]> {
  const taps: Tap[] = [];
  const feelTap = async (name: string, tap: () => Promise<void>) => {
    await tap();
    // Told a moment after the frame that ends it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    const ms = await page.evaluate(() => {
      const { longestMs = Number.NaN } = globalThis.felt ?? {};
      if (globalThis.felt) globalThis.felt.longestMs = 0;
      return longestMs;
    });
    taps.push({ name, ms });
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).last();
  const screen = async (path: string) => {
    await page.waitForURL(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  await feelTap('tick', () => tick(page, 0));
  await feelTap('untick', () => untick(page, 0));
  const task = page.getByRole('list', { name: 'Today’s Tasks' }).getByRole('listitem').first();
  await feelTap('guide', async () => {
    await task.getByRole('button').last().tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  });
  const motivation = page.getByRole('region', { name: /^Daily Motivation/ });
  await feelTap('quote', async () => {
    await motivation.getByRole('button', { name: 'Expand' }).tap();
    await motivation.getByRole('button', { name: 'Another one' }).tap();
    await motivation.getByRole('button', { name: 'Collapse' }).tap();
  });
  await feelTap('gym', async () => {
    await page.getByRole('link', { name: 'Gym Mode' }).tap();
    await screen('/gym');
  });
  await feelTap('gym next', () => button('Next task').tap());
  await feelTap('gym done', () => button(/^(Start|Set 1 done|Done)$/).tap());
  await visit(page, '/');
  for (const tab of ['Training', 'Leaderboard', 'Profile', 'Home'])
    await feelTap(tab.toLowerCase(), async () => {
      await page.getByRole('link', { name: tab, exact: true }).tap();
      await screen(tab === 'Home' ? '/' : `/${tab.toLowerCase()}`);
    });
  await taskTicks(page).first().waitFor();
  await visit(page, '/badges');
  await feelTap('filter', () => page.getByRole('radio', { name: 'Streak' }).tap());
  await visit(page, '/training');
  await feelTap('category', () =>
    page
      .getByRole('region', { name: 'Training Categories' })
      .getByRole('link', { name: /^Blocking/ })
      .tap(),
  );
  await feelTap('program', () =>
    page
      .getByRole('link', { name: /^Learn more about/ })
      .first()
      .tap(),
  );
  return taps;
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
