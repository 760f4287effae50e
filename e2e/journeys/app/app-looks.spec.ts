import type { Page } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { signUp } from '../../harness/player/account.ts';
import { trainedBefore } from '../../harness/player/history.ts';
import { breakReading } from '../../harness/phone/broken-storage.ts';
import { expectWorkerInCharge } from '../../harness/phone/phone-storage.ts';
import {
  catalogOf,
  enrol,
  expectAllSent,
  taskTicks,
  tick,
  toast,
  visit,
} from '../../harness/player/player-steps.ts';

// Screens in their states: fit for everyone by axe's measure, and to be looked at (`pnpm looks`). Those with no signal
// are in looks-offline, those of training in training-*.

const title = (page: Page) => page.getByRole('heading', { level: 1 });

onlineTest('what visitors see', async ({ page, look }) => {
  await page.goto('/');
  await expect(title(page)).toHaveText('Better with every touch.');
  await look('landing');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await look('landing-demo');
  await visit(page, '/auth');
  await look('auth');
  await page.getByLabel('Email or Username').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('Wrong7guess');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('auth-error');
  await visit(page, '/training');
  await look('sign-in-first');
  await visit(page, '/privacy');
  await look('privacy');
  await visit(page, '/nowhere');
  await look('not-found');
});

onlineTest('what a child sees', async ({ page, look }) => {
  await visit(page, '/signup');
  await page.getByLabel('Month').selectOption('April');
  await page.getByLabel('Year').selectOption(String(new Date().getFullYear() - 10));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('A little early')).toBeVisible();
  await look('sign-up-under-age');
});

onlineTest('what newcomers see', async ({ page, look }) => {
  await visit(page, '/signup');
  await look('sign-up-birth');
  await page.getByLabel('Month').selectOption('April');
  await page.getByLabel('Year').selectOption('2001');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill('libero7');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await look('sign-up-account-error');
  await page.getByLabel('Email').fill(`looks${Date.now()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('Libero7digs');
  await page.getByLabel('Confirm Password').fill('Libero7digs');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByLabel('Username')).not.toHaveValue('');
  await look('profile-setup');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(toast(page)).toContainText('Missing Information');
  await expect(page.getByLabel('First Name')).toBeFocused();
  await look('profile-setup-error');
});

onlineTest('what a player sees who has not begun', async ({ page, player, look }) => {
  await page.goto('/');
  await expect(page.getByText('Your court is free')).toBeVisible();
  await look('home-empty');
  for (const [path, name] of [
    ['/training', 'training-empty'],
    ['/training/serving', 'category'],
    ['/training/juggling', 'category-unknown'],
    ['/leaderboard', 'leaderboard-empty'],
    ['/badges', 'badges-empty'],
    ['/notifications', 'notifications-empty'],
    ['/program/nothing', 'program-not-found'],
  ] as const) {
    await visit(page, path);
    await look(name);
  }
  expect(player.firstName).toBe('Casey');
});

test('what a player sees in the middle of a program', async ({
  page,
  player,
  server,
  morePhones,
  look,
  sql,
}) => {
  const [first] = await catalogOf(page.request);
  await trainedBefore(page.request, server, player, sql, [6, 4, 6, 6, 2, 6, 5, 6], 3);
  for (const days of [[6, 6, 3], [2]]) {
    const { context } = await morePhones();
    const other = await signUp(context.request, server, { profile: { hideRealName: days.length > 1 } });
    await trainedBefore(context.request, server, other, sql, days);
  }
  await sql(
    `with raised as (update scopes set seq = seq + 1 where scope = $1 returning seq)
     insert into notifications (id, user_id, type, title, message, read, data, created_at, scope, seq, born)
     select gen_random_uuid(), $2, 'new_program', 'A new program', 'Six weeks at the wall.', false, null, now(), $1, seq, seq
     from raised`,
    [`user:${player.id}`, player.id],
  );
  await page.goto('/');
  await expect(taskTicks(page)).toHaveCount(6);
  for (const index of [0, 1, 2]) await tick(page, index);
  await expectAllSent(page);
  await look('home');
  await page.getByRole('button', { name: 'Task options' }).click();
  await expect(page.getByRole('menuitem', { name: 'Refresh Tasks' })).toBeVisible();
  await look('home-menu');
  await page.keyboard.press('Escape');
  // The first worker of all is no news.
  await expectWorkerInCharge(page);
  await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')));
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await look('update');
  await page.getByRole('list', { name: "Today's Tasks" }).getByRole('button').nth(1).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Technique' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'The movement' })).toBeVisible();
  await expectGreyPartner(page);
  await look('task-guide');
  await page.keyboard.press('Escape');
  await taskTicks(page).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('task-uncheck');
  for (const [path, name] of [
    ['/training', 'training'],
    [`/program/${first?.id}`, 'program-active'],
    ['/badges', 'badges'],
    ['/notifications', 'notifications'],
    ['/profile', 'profile'],
    ['/debug', 'debug'],
  ] as const) {
    await visit(page, path);
    await look(name);
  }
  await page.goto('/leaderboard');
  await page.getByRole('radio', { name: 'All Time' }).click();
  await page.getByRole('switch', { name: 'Show AI Players' }).click();
  await expect(page.getByRole('list', { name: 'Ranking' }).getByText('AI').first()).toBeVisible();
  await look('leaderboard');
});

onlineTest('the questions a player is asked', async ({ page, player, server, look }) => {
  const [first, second] = await enrol(page.request, server, player, 3);
  const fourth = (await catalogOf(page.request))[3];
  await page.goto(`/program/${fourth?.id}`);
  await expect(page.getByRole('heading', { name: 'Weekly Learning Progression' })).toBeVisible();
  await look('program');
  await page.getByRole('button', { name: 'Start This Program' }).click();
  await expect(page.getByRole('dialog', { name: 'You have three active programs' })).toBeVisible();
  await look('program-full');
  await page.goto('/training');
  await page.getByRole('button', { name: `Options for ${first?.name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Archive Program' })).toBeVisible();
  await look('training-menu');
  await page.getByRole('menuitem', { name: 'Archive Program' }).click();
  // A page that is left in the same moment has saved nothing yet.
  await expect(toast(page)).toContainText('Program archived');
  await page.goto(`/program/${first?.id}`);
  await page.getByRole('button', { name: 'Continue or Start Over' }).click();
  await expect(page.getByRole('dialog', { name: 'Program Already Started' })).toBeVisible();
  await look('program-started-before');
  await page.goto('/notifications');
  await page.getByRole('switch', { name: 'Daily reminder' }).click();
  await expect(page.getByLabel('Time', { exact: true })).toBeVisible();
  await look('notifications-reminders');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('sign-out');
  expect(second).toBeDefined();
});

onlineTest('what is seen when something fails', async ({ page, player, server, look }) => {
  await page.route('**/api/auth/session', (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order' } }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('auth-error-page');
  await page.unroute('**/api/auth/session');
  await enrol(page.request, server, player);
  await page.route('**/api/leaderboard?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong on our side.' } }),
  );
  await page.route('**/api/catalog/**', (route) => route.abort());
  await visit(page, '/training');
  await page.getByRole('link', { name: 'Leaderboard' }).click();
  await expect(page.getByText('The ranking didn’t load')).toBeVisible();
  await look('leaderboard-error');
  await page.getByRole('link', { name: 'Training', exact: true }).click();
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByText('This program is not on your phone yet')).toBeVisible();
  await look('program-not-here');
  await breakReading(page, 'streakPauses');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('alert')).toContainText('That one got away from us');
  await look('crash');
  // Only that screen is broken.
  await page.getByRole('link', { name: 'Training', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training');
});

/** A figure that is marked as the other player is painted in another colour, and in one that is nearly grey. */
async function expectGreyPartner(page: Page) {
  const [own, other] = await page
    .locator('svg.figure [data-cloth="shirt"]')
    .first()
    .evaluate((shirt) => {
      const partner = shirt.cloneNode() as Element;
      partner.setAttribute('data-partner', 'true');
      shirt.after(partner);
      // Whatever a browser mixes colours in, a canvas answers in red, green and blue.
      const brush = document.createElement('canvas').getContext('2d');
      const colours = [shirt, partner].map((one) => {
        if (!brush) throw new Error('no canvas');
        brush.fillStyle = getComputedStyle(one).fill;
        brush.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
        return [red, green, blue];
      });
      partner.remove();
      return colours;
    });
  const colourful = (colour: number[] = []) => Math.max(...colour) - Math.min(...colour);
  expect(other).not.toEqual(own);
  expect(colourful(other)).toBeLessThan(colourful(own) / 2);
}
