import { expect, test } from '../fixtures.ts';
import { cloud, enrol, taskTicks, tick, toast } from '../harness/player/player-steps.ts';

// The signal goes before the worker holds the whole app: here it never gets the chance.
test.use({ serviceWorkers: 'block' });

test('what was not fetched in time is missed where it belongs; the rest goes on, and it comes with the signal', async ({
  page,
  player,
  server,
}) => {
  await enrol(page.request, server, player);
  // Home fetches the tabs ahead in its idle moments: these parts come only once there is a signal again.
  const late = /\/assets\/(training|sync-sheet)-[^/]*\.js$/;
  await page.route(late, (route) => route.abort());
  await page.goto('/');
  await tick(page, 0);
  await expect(toast(page)).toContainText('Task completed');
  await page.context().setOffline(true);

  await cloud(page).click();
  await expect(toast(page)).toContainText('Not on your phone yet');
  await tick(page, 1);
  const tabs = page.getByRole('navigation');
  await tabs.getByRole('link', { name: 'Training' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not on your phone yet');
  await tabs.getByRole('link', { name: 'Home' }).click();
  await expect(taskTicks(page)).toHaveCount(6);
  await expect(taskTicks(page).nth(1)).toBeChecked();

  await tabs.getByRole('link', { name: 'Training' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not on your phone yet');
  await page.unroute(late);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training');
  await cloud(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
