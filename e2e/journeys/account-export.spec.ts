import { readFile } from 'node:fs/promises';
import { unzip } from 'api/src/testing/unzip.ts';
import { expect, test } from '../fixtures.ts';
import { enrol, toast } from '../harness/player-steps.ts';

test('one click gives everything that the service holds of the player', async ({ page, player, server }) => {
  const [program] = await enrol(page.request, server, player);
  await page.goto('/profile');
  const button = page.getByRole('button', { name: 'Download my data' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^volleypath-\d{4}-\d\d-\d\d\.zip$/);
  const files = await unzip(await readFile(await download.path()));
  expect(JSON.parse(files.get('profile.json') ?? '')).toMatchObject([{ id: player.id, email: player.email }]);
  expect(files.get('programs.json')).toContain(program?.name);

  await page.route('**/api/user/export', (route) => route.abort());
  await button.click();
  await expect(toast(page)).toContainText('Download failed');
});
