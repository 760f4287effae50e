import type { Page } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { PastPhone } from '../../harness/player/history.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { enrol, expectAllSent, taskTicks, tick } from '../../harness/player/player-steps.ts';

const earned = (page: Page) => page.getByRole('list', { name: 'Earned Badges' }).getByRole('listitem');
const available = (page: Page) => page.getByRole('list', { name: 'Available Badges' }).getByRole('listitem');
const cheer = (page: Page) => page.getByRole('link', { name: /^New badge/ });

onlineTest('a new player has all badges before them', async ({ page, player, axe, shot }) => {
  await page.goto('/badges');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Badges');
  await expect(page.getByText('None yet')).toBeVisible();
  const summary = page.getByRole('progressbar', { name: /^0 of \d+ badges earned$/ });
  await expect(summary).toBeAttached();
  // The nearest few, and all of them one tap further.
  await expect(available(page)).toHaveCount(6);
  await page.getByRole('button', { name: /^Show all \d+ available$/ }).click();
  expect(await available(page).count()).toBeGreaterThanOrEqual(36);
  await page.getByRole('button', { name: 'Show fewer' }).click();
  await expect(available(page)).toHaveCount(6);
  expect(player.id).toBeTruthy();
  // A row that snaps begins scrolled in WebKit, by its own padding, unless that is taken off.
  const chips = page.getByRole('group', { name: 'Kind of badge' });
  const paddings = await chips.evaluate((row) => [
    getComputedStyle(row).scrollPaddingLeft,
    getComputedStyle(row.querySelector('div') ?? row).paddingLeft,
  ]);
  expect(paddings).toEqual(['16px', '16px']);
  await axe();
  await shot('badges-none');
});

onlineTest(
  'badges show what was earned, how far the others are, and are new until they are seen',
  async ({ page, player, server, sql, axe, shot }) => {
    const past = await PastPhone.of(page.request, server, player, sql);
    await past.started(4);
    for (const daysAgo of [4, 3, 2, 1]) past.trained(daysAgo, daysAgo === 4 ? 6 : 3);
    await past.send();
    await page.goto('/');
    // First Touch, Game Plan, Six for Six and Rising: another phone has told of them, they are counted all the same.
    await page.getByRole('link', { name: 'Badges, 4 new' }).click();
    await expect(page).toHaveURL('/badges');
    await expect(cheer(page)).toHaveCount(0);

    await expect(page.getByText(/^4 of \d+ badges earned$/).first()).toBeVisible();
    await expect(earned(page)).toHaveCount(4);
    const names = await earned(page).getByRole('heading').allTextContents();
    expect(names.toSorted()).toEqual(['First Touch', 'Game Plan', 'Rising', 'Six for Six']);
    for (const badge of await earned(page).all()) await expect(badge).toContainText('New');
    const warmedUp = available(page).filter({ hasText: 'Warmed Up' });
    await expect(warmedUp).toContainText('15 of 25');
    await expect(warmedUp).toContainText('60%');
    // What is nearest comes first; what was not begun has no bar.
    await expect(available(page).first().getByRole('progressbar')).toBeAttached();
    await page.getByRole('button', { name: /^Show all \d+ available$/ }).click();
    await expect(available(page).last().getByRole('progressbar')).toHaveCount(0);
    await axe();
    await shot('badges');

    await page.getByRole('radio', { name: 'Streak' }).click();
    await expect(earned(page)).toHaveCount(1);
    await expect(earned(page)).toContainText('Rising');
    await expect(page.getByRole('link', { name: 'Badges', exact: true })).toBeVisible();
    await expectAllSent(page);
    const unseen = await sql('select 1 from user_badges where user_id = $1 and viewed_at is null', [
      player.id,
    ]);
    expect(unseen).toEqual([]);
    await page.reload();
    await expect(earned(page)).toHaveCount(1);
    await page.getByRole('radio', { name: 'All' }).click();
    await expect(earned(page)).toHaveCount(4);
    await expect(earned(page).filter({ hasText: 'New' })).toHaveCount(0);
  },
);

test('a badge is celebrated the moment it is earned, with no signal too, and only once', async ({
  phone,
  player,
  server,
}) => {
  await enrol(phone.context.request, server, player);
  await phone.page.goto('/');
  await expect(cheer(phone.page)).toContainText('Game Plan');
  await phone.page.getByRole('button', { name: 'Hide' }).click();
  await expect(taskTicks(phone.page)).toHaveCount(6);
  await expectReadyForOffline(phone.page);
  await phone.goOffline();
  await tick(phone.page, 0);
  await expect(cheer(phone.page)).toContainText('First Touch');
  await expect(cheer(phone.page)).toContainText('Complete your first task');
  const page = await phone.reopen('/badges');
  await expect(earned(page)).toHaveCount(2);
  await expect(cheer(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'VolleyPath, home' }).click();
  await expect(taskTicks(page).first()).toBeChecked();
  await expect(cheer(page)).toHaveCount(0);
});

onlineTest(
  'a badge that a late sync brings is told on the other phone, once',
  async ({ phone, player, morePhones, server, sql, shot }) => {
    const past = await PastPhone.of(phone.context.request, server, player, sql);
    await past.started(1);
    await past.send();
    const second = await morePhones(player);
    for (const { page } of [phone, second]) {
      await page.goto('/');
      await expect(cheer(page)).toContainText('Game Plan');
      await page.getByRole('button', { name: 'Hide' }).click();
    }
    past.trained(1, 6);
    await past.send();
    await second.page.reload();
    // It stays as long as the focus is in it.
    await cheer(second.page).focus();
    await expect(cheer(second.page)).toContainText('2 badges earned');
    await expect(cheer(second.page)).toContainText('First Touch, Six for Six');
    await shot('badges-cheer', second);
    // A container has no width of its own, and nothing spans it where it stands in a corner.
    await second.page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(async () => (await cheer(second.page).boundingBox())?.width).toBeGreaterThan(350);
    await second.page.reload();
    await expect(taskTicks(second.page)).toHaveCount(6);
    await expect(cheer(second.page)).toHaveCount(0);
  },
);
