import { readFile } from 'node:fs/promises';
import { unzip } from 'api/src/testing/bodies/unzip.ts';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { enrol } from '../../harness/player/player-steps.ts';

test('who proves to be the player gets everything that the service holds of them', async ({
  page,
  player,
  server,
  look,
}) => {
  const [program] = await enrol(page.request, server, player);
  await page.goto('/profile');
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel('Current Password', { exact: true });
  const button = dialog.getByRole('button', { name: 'Download', exact: true });
  await page.getByRole('button', { name: 'Download My Data' }).click();
  await password.fill('Wrong7guess');
  await button.click();
  await expect(password).toHaveAccessibleDescription(/This is not your current password/);
  await look('account-export');
  await password.fill(player.password);
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^volleypath-\d{4}-\d\d-\d\d\.zip$/);
  const files = await unzip(await readFile(await download.path()));
  expect(JSON.parse(files.get('profile.json') ?? '')).toMatchObject([{ id: player.id, email: player.email }]);
  expect(files.get('programs.json')).toContain(program?.name);

  await expect(dialog).toBeHidden();
  await page.route('**/api/user/export', (route) => route.abort());
  await page.getByRole('button', { name: 'Download My Data' }).click();
  await password.fill(player.password);
  await button.click();
  await expect(dialog.getByRole('alert')).toHaveText('Network error. Please try again.');
});
