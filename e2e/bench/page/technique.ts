import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { quantile } from '../figures.ts';
import type { Measured } from '../goals.ts';
import type { DatabaseName } from '../options.ts';
import { browserProcesses } from '../processes.ts';
import { startProduct } from '../product/product.ts';
import { openBrowser } from './browser.ts';
import { signIn } from './page-subject.ts';

const CLIP = join(import.meta.dirname, '../../media/serving_fault.mp4');
const CLIPS = 10;
/** Of 2.4 seconds at 30 a second; those of the first look are among them. */
const LOOKS = 72;
const LONG = { timeout: 120_000 };
const MEBIBYTE = 1024 * 1024;

/** One clip after the other through the pose model: what a clip and a frame take, and what memory stays. */
export async function technique(database: DatabaseName, tell: (measured: Measured) => void): Promise<void> {
  const { url, stop } = await startProduct(database);
  const { context, close } = await openBrowser(url);
  try {
    await signIn(context, url);
    const page = await openCoach(await context.newPage());
    const browser = await browserProcesses();
    const clips: Timed[] = [];
    const held: number[] = [];
    await choose(page);
    const before = await heapOf(page);
    const cpu = await browser.cpuMs();
    for (let clip = 0; clip < CLIPS; clip++) {
      clips.push(await timeClip(page));
      // With the next file the frames of the last one are gone.
      await choose(page);
      held.push(await heldBy(page, browser.memoryMiB));
    }
    const techniqueClip = quantile(
      clips.map(({ frames }) => frames),
      0.5,
    );
    const [first, ...later] = clips.map(({ verdict }) => verdict);
    tell({
      techniqueClip,
      techniqueFrame: techniqueClip / LOOKS,
      techniqueCpu: ((await browser.cpuMs()) - cpu) / CLIPS,
      techniqueFirst: first ?? Number.NaN,
      techniqueVerdict: quantile(later, 0.5),
      techniqueGrown: ((await heapOf(page)) - before) / MEBIBYTE,
      techniqueHeld: (held.at(-1) ?? Number.NaN) - (held[1] ?? Number.NaN),
    });
  } finally {
    await close();
    await stop();
  }
}

/** The page of the analysis, with the coach on the phone and a technique chosen. */
async function openCoach(page: Page): Promise<Page> {
  await page.goto('/video-analysis');
  // The worker serves what the analysis runs on.
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    undefined,
    LONG,
  );
  await page.getByRole('button', { name: /^Download AI coach/ }).click();
  await page.getByText('The AI coach is on this phone').waitFor(LONG);
  await page.getByLabel('Technique').selectOption('Serving');
  return page;
}

const framesOn = (page: Page) => page.getByRole('list', { name: 'Extracted frames' }).getByRole('listitem');
const verdictOn = (page: Page) => page.getByRole('region', { name: 'Serving analysis' });

async function choose(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(CLIP);
  await expect(framesOn(page)).toHaveCount(0, LONG);
  await expect(verdictOn(page)).toHaveCount(0, LONG);
}

/** Milliseconds. */
interface Timed {
  frames: number;
  verdict: number;
}

async function timeClip(page: Page): Promise<Timed> {
  const chosen = performance.now();
  await choose(page);
  const from = performance.now();
  await page.getByRole('button', { name: 'Extract Motion Sequence' }).click();
  await expect(framesOn(page)).toHaveCount(8, LONG);
  const until = performance.now();
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(verdictOn(page)).toBeVisible(LONG);
  return { frames: until - from, verdict: performance.now() - chosen };
}

/** What the browser holds once it was told that memory is short: what it only keeps at hand does not count. */
async function heldBy(page: Page, memoryMiB: () => Promise<number>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Memory.simulatePressureNotification', { level: 'critical' });
  await devtools.detach();
  const readings: number[] = [];
  for (let reading = 0; reading < 5; reading++) {
    await page.waitForTimeout(400);
    readings.push(await memoryMiB());
  }
  return Math.min(...readings);
}

/** What the page's scripts hold once the rubbish was taken out. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}
