import { expect, test } from '../fixtures.ts';
import { expireSessions } from '../harness/player/account.ts';
import { cloud, enrol, expectAllSent, taskTicks, tick, ticked } from '../harness/player/player-steps.ts';

test('the session ends while work waits: it goes on, is kept, and arrives once after signing in again', async ({
  phone,
  player,
  server,
  sql,
}) => {
  const { page } = phone;
  await enrol(page.request, server, player);
  await page.goto('/');
  await expect(taskTicks(page)).toHaveCount(6);
  await tick(page, 0);
  await expectAllSent(page);

  await expireSessions(phone.context, server, sql, player);
  await tick(page, 1);
  await expect(cloud(page)).toHaveAccessibleName('Log in again to send, 1 waiting');
  await tick(page, 2);
  await page.reload();
  expect(await ticked(page)).toEqual([true, true, true, false, false, false]);
  await tick(page, 3);
  await expect(cloud(page)).toHaveAccessibleName('Log in again to send, 3 waiting');
  expect(await sql('select completed_tasks from player_stats where id = $1', [player.id])).toEqual([
    { completed_tasks: 1 },
  ]);

  await cloud(page).click();
  const sheet = page.getByRole('dialog', { name: 'Waiting to upload' });
  await expect(sheet).toContainText('Your session ended. What you did is safe on this phone');
  await sheet.getByLabel('Email or Username').fill(player.email);
  await sheet.getByLabel('Password', { exact: true }).fill(player.password);
  await sheet.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('dialog', { name: 'Everything is saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expectAllSent(page);
  expect(await ticked(page)).toEqual([true, true, true, true, false, false]);
  expect(
    await sql('select completed_tasks, total_points from player_stats where id = $1', [player.id]),
  ).toEqual([{ completed_tasks: 4, total_points: 80 }]);
  const lanes = await sql(
    `select last_id::int from sync_lanes join sync_client_groups on id = client_group
       where user_id = $1 and lane = 'core'`,
    [player.id],
  );
  expect(lanes).toEqual([{ last_id: 4 }]);
});
