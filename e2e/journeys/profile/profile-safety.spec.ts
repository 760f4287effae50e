import { expect, test } from '../../fixtures.ts';
import { callAsApp } from '../../harness/player/as-app.ts';
import { signUp } from '../../harness/player/account.ts';
import { boardsAnew, trainedBefore } from '../../harness/player/history.ts';
import { toast } from '../../harness/player/player-steps.ts';

test('a player is reported, blocked, and seen again when the block is taken back', async ({
  phone,
  player,
  server,
  morePhones,
  look,
  sql,
}) => {
  const { page } = phone;
  const { context } = await morePhones();
  const other = await signUp(context.request, server, { profile: { hideRealName: true } });
  await trainedBefore(context.request, server, other, sql, [6]);
  await boardsAnew(sql, server);
  const row = page.getByRole('list', { name: 'Ranking' }).getByText(other.displayName);
  const dialog = page.getByRole('dialog');

  await page.goto('/leaderboard');
  await page.getByRole('radio', { name: 'All Time' }).click();
  await row.click();
  await dialog.getByRole('button', { name: 'Report' }).click();
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(dialog.getByText('Please choose what is wrong.')).toBeVisible();
  await expect(dialog.getByLabel('Bullying or mean behavior')).toBeFocused();
  await dialog.getByLabel('Bullying or mean behavior').check();
  await dialog.getByLabel('Tell us more (optional)').fill('Mean words.');
  await look('report-player');
  await phone.goOffline();
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(dialog.getByRole('alert')).toContainText('What you write stays here');
  await look('report-player-offline');
  // Also when the app is closed meanwhile.
  await page.goto('about:blank');
  await page.goto('/leaderboard');
  await page.getByRole('radio', { name: 'All Time' }).click();
  await row.click();
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(dialog.getByLabel('Bullying or mean behavior')).toBeChecked();
  await expect(dialog.getByText('What you write stays here', { exact: false })).toBeVisible();
  await phone.goOnline();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(toast(page)).toContainText('Thank you. Your report was sent.');
  expect(await sql('select reason, details from reports where user_id = $1', [other.id])).toEqual([
    { reason: 'bullying', details: 'Mean words.' },
  ]);

  // What one may want next is asked at once.
  await expect(dialog).toContainText('You won’t see each other anywhere');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(dialog).toContainText('You won’t see each other anywhere');
  await look('block-player');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(toast(page)).toContainText(`${other.displayName} is blocked`);
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Ranking' }).getByText('Private player')).not.toHaveCount(0);
  await page.goto(`/leaderboard?player=${other.id}`);
  await expect(dialog).toContainText('User not found');

  await page.goto('/profile');
  await page.getByRole('button', { name: /Blocked Players/ }).click();
  await expect(dialog).toContainText(other.displayName);
  await look('blocked-players');
  await dialog.getByRole('button', { name: `Unblock ${other.displayName}` }).click();
  await expect(dialog).toContainText('You haven’t blocked anyone');
  await page.goto('/leaderboard');
  await page.getByRole('radio', { name: 'All Time' }).click();
  await expect(row).toBeVisible();

  // Who is blocked by the other has the name go from the open board at once.
  await callAsApp(context.request, server, `PUT /api/users/${other.id}/blocks/${player.id}`);
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Ranking' })).toBeVisible();
});
