import { expect, test } from '../../fixtures.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { expireSessions } from '../../harness/player/account.ts';
import { cloud, enrol, tick, visit } from '../../harness/player/player-steps.ts';

test('what a player sees with no signal, and after a session has ended', async ({
  phone,
  player,
  server,
  look,
  sql,
}) => {
  const { page } = phone;
  await enrol(page.request, server, player);
  await page.goto('/');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expectReadyForOffline(page);
  await phone.goOffline();
  const motivation = page.getByRole('region', { name: /^Daily Motivation/ });
  await motivation.getByRole('button', { name: 'Expand' }).click();
  await motivation.getByRole('button', { name: 'Save' }).click();
  await expect(motivation.getByRole('link', { name: 'Saved' })).toBeVisible();
  for (const index of [0, 1, 2, 3, 4, 5]) await tick(page, index);
  await expect(cloud(page)).toHaveAccessibleName(/8 waiting/);
  await look('home-offline');
  await cloud(page).click();
  await expect(page.getByRole('dialog', { name: 'Waiting to upload' })).toBeVisible();
  await look('waiting-offline');
  for (const [path, name] of [
    ['/leaderboard', 'leaderboard-offline'],
    ['/training', 'training-offline'],
    ['/gym', 'gym-offline'],
    ['/progress', 'progress-offline'],
    ['/notifications', 'notifications-offline'],
    ['/saved-quotes', 'saved-quotes-offline'],
  ] as const) {
    await visit(page, path);
    await look(name);
  }
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('dialog', { name: '8 changes are not sent yet' })).toBeVisible();
  await look('sign-out-unsent');
  await page.goto('/');
  await expireSessions(phone.context, server, sql, player);
  await phone.goOnline();
  await expect(cloud(page)).toHaveAccessibleName(/^Log in again to send/);
  await cloud(page).click();
  await expect(page.getByRole('dialog').getByLabel('Email or Username')).toBeVisible();
  await look('waiting-signed-out');
});
