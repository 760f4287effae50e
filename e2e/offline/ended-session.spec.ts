import { expect, test } from '../fixtures.ts';
import { signUp } from '../harness/account.ts';
import { expectReadyForOffline } from '../harness/phone-storage.ts';
import { cloud, enrol, expectAllSent, taskTicks, tick, ticked } from '../harness/player-steps.ts';

test('a session that ended keeps what waits, and signing in again sends it once', async ({
  phone,
  player,
  server,
  sql,
}) => {
  const { page } = phone;
  await enrol(phone.context.request, server, player);
  await page.goto('/');
  await expect(taskTicks(page)).toHaveCount(6);
  await expectAllSent(page);

  await sql('delete from sessions where user_id = $1', [player.id]);
  for (const index of [0, 1, 2]) await tick(page, index);
  await expect(cloud(page)).toHaveAccessibleName(/^Sync: signed out, 3 unsent/);
  await page.reload();
  await expect.poll(() => ticked(page)).toEqual([true, true, true, false, false, false]);
  expect(await sql('select completed_tasks from player_stats where id = $1', [player.id])).toEqual([
    { completed_tasks: 0 },
  ]);

  await cloud(page).click();
  const sheet = page.getByRole('dialog', { name: 'Waiting to upload' });
  await sheet.getByLabel('Email or username').fill(player.displayName);
  await sheet.getByLabel('Password').fill(player.password);
  await sheet.getByRole('button', { name: 'Log In' }).click();
  await page.keyboard.press('Escape');
  await expectAllSent(page);
  expect(await sql('select completed_tasks from player_stats where id = $1', [player.id])).toEqual([
    { completed_tasks: 3 },
  ]);
});

test('another player on the same phone sees nothing of the first, who loses nothing', async ({
  phone,
  player,
  server,
  sql,
}) => {
  const { page } = phone;
  await enrol(phone.context.request, server, player);
  await page.goto('/');
  await expect(taskTicks(page)).toHaveCount(6);
  await expectReadyForOffline(page);
  await phone.goOffline();
  for (const index of [0, 1]) await tick(page, index);
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: /^Keep them on this phone/ }).click();
  await expect(page.getByRole('link', { name: 'Start Training' })).toBeVisible();
  await phone.goOnline();

  const other = await signUp(phone.context.request, server);
  await phone.reopen();
  await expect(phone.page.getByText('Browse Training Programs')).toBeVisible();
  await expect(phone.page.getByText(player.displayName)).toHaveCount(0);
  await expectAllSent(phone.page);
  expect(await sql('select completed_tasks from player_stats where id = $1', [other.id])).toEqual([
    { completed_tasks: 0 },
  ]);

  await phone.page.getByRole('link', { name: 'Profile' }).click();
  await phone.page.getByRole('button', { name: 'Sign Out' }).click();
  await phone.page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await phone.page.getByRole('link', { name: 'Log In' }).click();
  await phone.page.getByLabel('Email or username').fill(player.email);
  await phone.page.getByLabel('Password', { exact: true }).fill(player.password);
  await phone.page.getByRole('button', { name: 'Log In' }).click();
  await expect.poll(() => ticked(phone.page)).toEqual([true, true, false, false, false, false]);
  await expectAllSent(phone.page);
  expect(await sql('select completed_tasks from player_stats where id = $1', [player.id])).toEqual([
    { completed_tasks: 2 },
  ]);
});
