import { expect, test } from '../fixtures.ts';
import { cloud } from '../harness/player-steps.ts';

test('devices: this one first; one is signed out, then all others', async ({
  page,
  player,
  morePhones,
  look,
  sql,
}) => {
  const others = [await morePhones(player), await morePhones(player), await morePhones(player)];
  for (const other of others) {
    await other.page.goto('/');
    await expect(cloud(other.page)).toHaveAccessibleName('Everything is saved');
  }
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Devices/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Devices' });
  const rows = dialog.getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('This device');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await look('account-devices');

  await rows
    .nth(1)
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByText('Signed out').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(page.getByText('2 other devices were signed out').first()).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect(await sql('select count(*)::int from sessions where user_id = $1', [player.id])).toEqual([
    { count: 1 },
  ]);
  // They are told at once, and keep what they hold until their player is back.
  for (const other of others) {
    await expect(cloud(other.page)).toHaveAccessibleName(/Sign in again to send/);
    await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(`Hey ${player.firstName}`);
  }
});

test('devices need a connection, and say so', async ({ phone, player, look }) => {
  const { page } = phone;
  await page.goto('/profile');
  await expect(page.getByText(player.email)).toBeVisible();
  await page.route('**/api/auth/sessions', (route) => route.abort());
  await page.getByRole('button', { name: /^Devices/ }).click();
  await expect(page.getByText('You are offline')).toBeVisible();
  await look('account-devices-offline');
  await page.unroute('**/api/auth/sessions');
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
});
