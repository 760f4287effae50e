import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { quantile } from '../figures.ts';
import type { Measured } from '../goals.ts';
import type { DatabaseName } from '../options.ts';
import { startProduct } from '../product/product.ts';
import { openBrowser } from './browser.ts';
import { signIn } from './page-subject.ts';

const CLIP = join(import.meta.dirname, '../../media/serving_fault.mp4');
const CLIPS = 5;
/** Of 2.4 seconds: 8 a second at first, then 30. */
const LOOKS = 19 + 72;
const LONG = { timeout: 120_000 };
const MEBIBYTE = 1024 * 1024;

/** One clip after the other through the pose model: what a clip and a frame take, and what memory stays. */
export async function technique(database: DatabaseName, tell: (measured: Measured) => void): Promise<void> {
  const { url, stop } = await startProduct(database);
  const { context, close } = await openBrowser(url);
  try {
    await signIn(context, url);
    const page = await context.newPage();
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
    const times: number[] = [];
    const heaps: number[] = [];
    for (let clip = 0; clip < CLIPS; clip++) {
      times.push(await timeClip(page));
      heaps.push(await heapOf(page));
    }
    const techniqueClip = quantile(times, 0.5);
    tell({
      techniqueClip,
      techniqueFrame: techniqueClip / LOOKS,
      techniqueGrown: ((heaps.at(-1) ?? 0) - (heaps[0] ?? 0)) / MEBIBYTE,
    });
  } finally {
    await close();
    await stop();
  }
}

async function timeClip(page: Page): Promise<number> {
  await page.locator('input[type=file]').setInputFiles(CLIP);
  const frames = page.getByRole('list', { name: 'Extracted frames' }).getByRole('listitem');
  await expect(frames).toHaveCount(0, LONG);
  const from = performance.now();
  await page.getByRole('button', { name: 'Extract Motion Sequence' }).click();
  await expect(frames).toHaveCount(8, LONG);
  return performance.now() - from;
}

/** What the page's scripts hold once the rubbish was taken out. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}
