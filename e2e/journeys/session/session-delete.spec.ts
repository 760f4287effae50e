import type { Page } from '@playwright/test';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { enrol, expectAllSent, taskTicks, tick } from '../../harness/player/player-steps.ts';
import { everythingOn } from '../../harness/phone/phone-storage.ts';

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

test('deleting the account: three steps, a typed phrase, and nothing stays anywhere', async ({
  page,
  player,
  morePhones,
  server,
  look,
  sql,
}) => {
  await enrol(page.request, server, player);
  const other = await morePhones(player);
  for (const one of [page, other.page]) {
    await one.goto('/');
    await expect(taskTicks(one)).toHaveCount(6);
  }
  await tick(page, 0);
  await expectAllSent(page);
  await page.getByRole('link', { name: 'Profile' }).click();
  const openIt = () => page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');

  await openIt();
  await expect(dialog.getByText(/^One task, \d+ points, streaks and badges$/)).toBeVisible();
  await look('account-delete-warning');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const phrase = dialog.getByLabel('Type DELETE MY ACCOUNT to confirm');
  const password = dialog.getByLabel('Current Password', { exact: true });
  const remove = dialog.getByRole('button', { name: 'Delete My Account' });
  await expect(remove).toBeDisabled();
  await phrase.fill('delete my account');
  await expect(remove).toBeDisabled();
  await phrase.fill('DELETE MY ACCOUNT');
  await expect(remove).toBeEnabled();
  await password.fill('Wrong7guess');
  await remove.click();
  await expect(password).toHaveAccessibleDescription(/This is not your current password/);
  expect(await sql('select 1 as one from users where id = $1', [player.id])).toEqual([{ one: 1 }]);
  await look('account-delete-confirmation');

  // Closing goes back to the beginning and forgets what was typed.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await openIt();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(phrase).toHaveValue('');
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toBeHidden();

  await openIt();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await phrase.fill('DELETE MY ACCOUNT');
  await page.route('**/api/user/account', (route) =>
    route.fulfill({ status: 503, json: { message: 'The server is busy right now.', code: 'unavailable' } }),
  );
  await password.fill(player.password);
  await remove.click();
  await expect(page.getByText('Deletion Failed').first()).toBeVisible();
  await expect(page.getByText('The server is busy right now.').first()).toBeVisible();
  await expect(remove).toBeVisible();
  expect(await sql('select 1 as one from users where id = $1', [player.id])).toEqual([{ one: 1 }]);
  await page.unroute('**/api/user/account');
  await expect(phrase).toHaveValue('DELETE MY ACCOUNT');
  await expect(password).toHaveValue(player.password);
  await remove.click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByText('Account Deleted Successfully').first()).toBeVisible();
  expect(await sql('select 1 from users where id = $1', [player.id])).toEqual([]);
  await expect.poll(() => databases(page)).toEqual([]);

  // The other phone hears of it, and forgets as well.
  await expect(other.page).toHaveURL(/\/auth$/);
  await expect(other.page.getByText('This account was deleted').first()).toBeVisible();
  await expect.poll(() => databases(other.page)).toEqual([]);
  for (const one of [page, other.page]) {
    const everything = await everythingOn(one);
    for (const trace of [player.id, player.email, player.displayName])
      expect(everything).not.toContain(trace);
  }
});
