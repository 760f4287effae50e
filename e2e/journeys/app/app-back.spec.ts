import type { Page } from '@playwright/test';
import { expect, onlineTest } from '../../fixtures.ts';
import { signUp } from '../../harness/player/account.ts';
import { boardsAnew, trainedBefore } from '../../harness/player/history.ts';
import { enrol, visit } from '../../harness/player/player-steps.ts';

/** As iPhones and Firefox: Back is told of as a step in the history only. */
async function withoutCloseWatcher(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialogs = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

onlineTest(
  'where Back is a step in the history it closes what lies over a screen, and then leaves the screen',
  async ({ page, player, server }) => {
    await withoutCloseWatcher(page);
    await enrol(page.request, server, player, 1);
    await visit(page, '/training');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    const guide = () => page.getByRole('list', { name: "Today's Tasks" }).getByRole('button').first().click();
    await guide();
    await expect(dialogs(page)).toBeVisible();
    await page.goBack();
    await expect(dialogs(page)).toHaveCount(0);
    await expect(heading(page)).toHaveText(`Hey ${player.firstName}`);

    // One that was closed by its own button costs no further step, nor does a second one.
    for (let time = 0; time < 2; time++) {
      await guide();
      await dialogs(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialogs(page)).toHaveCount(0);
    }
    await page.goBack();
    await expect(heading(page)).toHaveText('Training');
    await page.goForward();
    await expect(heading(page)).toHaveText(`Hey ${player.firstName}`);
    await page.goBack();
    await expect(heading(page)).toHaveText('Training');
  },
);

onlineTest('so it does with what the address tells of', async ({ page, player, server, morePhones, sql }) => {
  await withoutCloseWatcher(page);
  const { context } = await morePhones();
  const other = await signUp(context.request, server, { profile: { hideRealName: true } });
  await trainedBefore(context.request, server, other, sql, [6]);
  await boardsAnew(sql, server);
  await visit(page, '/home');
  await page.getByRole('link', { name: 'Teams', exact: true }).click();
  await page.getByRole('button', { name: 'Join by code' }).click();
  await expect(page).toHaveURL(/code=/);
  await expect(dialogs(page)).toBeVisible();
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL('/teams');
  await page.getByRole('button', { name: 'Join by code' }).click();
  await dialogs(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Find' }).click();
  // A screen that is come back to is no step that Back was owed.
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect(heading(page)).toHaveText('Notifications');
  await page.goBack();
  await expect(heading(page)).toHaveText('Teams');
  await page.goBack();
  await expect(heading(page)).toHaveText(`Hey ${player.firstName}`);

  await visit(page, '/leaderboard');
  await page.getByRole('radio', { name: 'All Time' }).click();
  await page.getByRole('list', { name: 'Ranking' }).getByText(other.displayName).click();
  await expect(dialogs(page)).toContainText(other.displayName);
  await page.goBack();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL('/leaderboard?time=alltime');
  await page.getByRole('list', { name: 'Ranking' }).getByText(other.displayName).click();
  await dialogs(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialogs(page)).toHaveCount(0);
  await expect(page).toHaveURL('/leaderboard?time=alltime');
  await page.goBack();
  await expect(heading(page)).toHaveText(`Hey ${player.firstName}`);
});
