import { expect, onlineTest, test } from '../../fixtures.ts';
import { everythingOn, expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { expireSessions } from '../../harness/player/account.ts';
import { cloud, enrol, expectAllSent, taskTicks, tick, ticked } from '../../harness/player/player-steps.ts';

onlineTest(
  'devices: this one first; one is signed out, then all others',
  async ({ page, player, morePhones, look, sql }) => {
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
      .getByRole('button', { name: /^Log out/ })
      .click();
    await expect(rows).toHaveCount(3);
    await expect(page.getByText('Logged out').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Log Out All Others' }).click();
    await expect(page.getByText('2 other devices were logged out').first()).toBeVisible();
    await expect(rows).toHaveCount(1);
    expect(await sql('select count(*)::int from sessions where user_id = $1', [player.id])).toEqual([
      { count: 1 },
    ]);
    // They are told at once.
    for (const other of others) await expect(other.page).toHaveURL(/\/auth$/);
  },
);

test('a lost phone that is signed out elsewhere forgets its player, but not what it never sent', async ({
  page,
  player,
  morePhones,
  server,
  look,
  sql,
}) => {
  await enrol(page.request, server, player);
  const lost = await morePhones(player);
  await lost.page.goto('/');
  await expect(taskTicks(lost.page)).toHaveCount(6);
  await expectReadyForOffline(lost.page);
  const otherTab = await lost.context.newPage();
  await otherTab.goto('/profile');
  await expect(otherTab.getByText(player.email)).toBeVisible();
  const taskName = (await taskTicks(lost.page).first().getAttribute('aria-label')) ?? '';
  const traces = [player.displayName, player.firstName, taskName];
  const before = await everythingOn(lost.page);
  for (const trace of traces) expect(before).toContain(trace);
  traces.push(player.email);

  await lost.goOffline();
  await tick(lost.page, 0);
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Devices/ }).click();
  await page.getByRole('button', { name: 'Log Out All Others' }).click();
  await expect(page.getByText('One other device was logged out').first()).toBeVisible();
  await expect(taskTicks(lost.page)).toHaveCount(6);
  await lost.goOnline();

  await expect(lost.page).toHaveURL(/\/auth$/);
  await expect(lost.page.getByText('You were logged out from somewhere else').first()).toBeVisible();
  await expect(
    lost.page
      .getByText('Changes that weren’t sent are kept until you log in again.', { exact: false })
      .first(),
  ).toBeVisible();
  await expect(otherTab).toHaveURL(/\/auth$/);
  await expect(lost.page.getByRole('button', { name: 'Log In' })).toBeVisible();
  // Behind the other tab nothing would move.
  await lost.page.bringToFront();
  await look('account-ended-elsewhere', lost);
  await expect(otherTab.getByText(player.email)).toBeHidden();
  for (const one of [lost.page, otherTab])
    await expect
      .poll(async () => {
        const everything = await everythingOn(one);
        return traces.filter((trace) => everything.includes(trace));
      })
      .toEqual([]);
  await otherTab.close();
  await lost.page.reload();
  await expect(lost.page).toHaveURL(/\/auth$/);
  const done = () => sql('select completed_tasks from player_stats where id = $1', [player.id]);
  expect(await done()).toEqual([{ completed_tasks: 0 }]);

  await lost.page.getByLabel('Email or Username').fill(player.email);
  await lost.page.getByLabel('Password', { exact: true }).fill(player.password);
  await lost.page.getByRole('button', { name: 'Log In' }).click();
  await expect(taskTicks(lost.page)).toHaveCount(6);
  await expectAllSent(lost.page);
  expect((await ticked(lost.page))[0]).toBe(true);
  expect(await done()).toEqual([{ completed_tasks: 1 }]);
});

onlineTest(
  'where a session has run out, the devices ask to sign in again',
  async ({ page, player, server, look, sql }) => {
    await page.goto('/profile');
    await expect(page.getByText(player.email)).toBeVisible();
    await expect(cloud(page)).toHaveAccessibleName('Everything is saved');
    // The list is the first that hears of it, not a sync in the background.
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/api/sync/**', async (route) => {
      await held;
      await route.continue();
    });
    await expireSessions(page.context(), server, sql, player);
    await page.getByRole('button', { name: /^Devices/ }).click();
    const devices = page.getByRole('dialog', { name: 'Devices' });
    await expect(devices.getByText('Your session ended')).toBeVisible();
    await look('account-devices-session-over');
    letGo();
    await devices.getByRole('button', { name: 'Log in again' }).click();
    await expect(devices).toBeHidden();
    const sheet = page.getByRole('dialog', { name: 'Log in again to send' });
    await expect(sheet.getByLabel('Email or Username')).toBeVisible();
    // Once the phone knows, everything that needs the server asks at once.
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: /^Passkeys/ }).click();
    await sheet.getByLabel('Email or Username').fill(player.email);
    await sheet.getByLabel('Password', { exact: true }).fill(player.password);
    await sheet.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('dialog', { name: 'Everything is saved' })).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: /^Devices/ }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
  },
);

onlineTest('devices need a connection, and say so', async ({ phone, player, look }) => {
  const { page } = phone;
  await page.goto('/profile');
  await expect(page.getByText(player.email)).toBeVisible();
  await page.route('**/api/auth/sessions', (route) => route.abort());
  await page.getByRole('button', { name: /^Devices/ }).click();
  await expect(page.getByText('Seeing your devices needs a connection')).toBeVisible();
  await look('account-devices-offline');
  await page.unroute('**/api/auth/sessions');
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
});
