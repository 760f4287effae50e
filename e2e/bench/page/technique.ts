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
/** Of somebody who has chosen a clip, and says next what it shows: the model loads meanwhile. */
const CHOOSING_MS = 3_000;
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
    const frames: number[] = [];
    const held: number[] = [];
    const { verdict: techniqueFirst } = await timeClip(page);
    await choose(page);
    const before = await heapOf(page);
    let cpu = 0;
    for (let clip = 0; clip < CLIPS; clip++) {
      cpu -= await browser.cpuMs();
      frames.push((await timeClip(page, CHOOSING_MS)).frames);
      cpu += await browser.cpuMs();
      // With the next file the frames of the last one are gone.
      await choose(page);
      held.push(await heldBy(page, browser.memoryMiB));
    }
    const techniqueGrown = ((await heapOf(page)) - before) / MEBIBYTE;
    const techniqueClip = quantile(frames, 0.5);
    tell({
      techniqueClip,
      techniqueFrame: techniqueClip / LOOKS,
      techniqueCpu: cpu / CLIPS,
      techniqueFirst,
      techniqueVerdict: (await timeClip(page)).verdict,
      techniqueGrown,
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

/** @param pause between choosing the clip and the tap, which no figure counts */
async function timeClip(page: Page, pause = 0): Promise<Timed> {
  const chosen = performance.now();
  await choose(page);
  await page.waitForTimeout(pause);
  const from = performance.now();
  await page.getByRole('button', { name: 'Extract Motion Sequence' }).click();
  await expect(framesOn(page)).toHaveCount(8, LONG);
  const until = performance.now();
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();
  await expect(verdictOn(page)).toBeVisible(LONG);
  return { frames: until - from, verdict: performance.now() - chosen - pause };
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
