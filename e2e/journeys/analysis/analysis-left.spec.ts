import { join } from 'node:path';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { toast } from '../../harness/player/player-steps.ts';

const CLIP = join(import.meta.dirname, '../../media/serving_fault.mp4');

test('who leaves while a clip is looked at hears that it stops, and finds what they chose', async ({
  page,
  player: _player,
}) => {
  await page.goto('/video-analysis');
  await page.getByRole('button', { name: 'Download AI coach' }).click();
  await page.locator('input[type=file]').setInputFiles(CLIP);
  await page.getByLabel('Technique').selectOption('Serving');
  await page.getByRole('button', { name: 'Extract Motion Sequence' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(toast(page)).toContainText('Analysis stopped');
  await toast(page).getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL('/video-analysis');
  await expect(page.getByLabel('Technique')).toHaveValue('serving');
  await page.getByRole('button', { name: 'Extract Motion Sequence' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
});
