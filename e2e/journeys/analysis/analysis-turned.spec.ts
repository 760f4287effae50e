import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PACE } from '../../../.ci/pace.ts';
import { expect, test } from '../../fixtures.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { toast } from '../../harness/player/player-steps.ts';

/** For what the pose model does: thirty looks a second of clip, each of which takes a slow machine a second. */
const LONG = { timeout: 120_000 * PACE };
/** A phone held upright films lying on its side, and writes into the file how it is to be turned. */
const TURNED = 'serving_fault_turned.mp4';

const clip = (name: string) => join(import.meta.dirname, '../../media', name);

async function resultOf(page: Page, name: string): Promise<{ score: number; values: number[] }> {
  await page.getByRole('tab', { name: 'AR Analysis' }).click();
  await page.getByLabel('Technique').selectOption('Serving');
  await page.locator('input[type=file]').setInputFiles(clip(name));
  await page.getByRole('button', { name: 'Analyze with AR Overlays' }).click();
  await expect(toast(page)).toContainText('AR Video Analysis Complete!', LONG);
  const text = await page.getByRole('region', { name: 'Serving AR analysis' }).innerText();
  const score = Number(/(\d+\.\d)\/10/.exec(text)?.[1]);
  const values = [...text.matchAll(/(-?\d+(?:\.\d+)?)(?:°| torso)/g)].map(([, value]) => Number(value));
  const size = await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight]);
  expect(size).toEqual([480, 640]);
  return { score, values };
}

test('a clip of a phone that was turned is seen upright, by the decoder and by the player', async ({
  page,
  phone,
  player,
}) => {
  expect(player.email).toBeTruthy();
  await page.goto('/video-analysis');
  await expectReadyForOffline(page);
  await page.getByRole('button', { name: /^Download AI coach/ }).click();
  await expect(page.getByText('The AI coach is on this phone')).toBeVisible(LONG);
  const decoded = await resultOf(page, TURNED);
  expect(decoded.score).toBeGreaterThan(5);
  expect(decoded.values).toHaveLength(12);
  await phone.context.addInitScript(() => Reflect.deleteProperty(globalThis, 'VideoDecoder'));
  await page.reload();
  const sought = await resultOf(page, TURNED);
  expect(sought).toEqual(decoded);
});
