import type { Page } from '@playwright/test';
import { PACE } from '../../../.ci/pace.ts';
import { signUp } from '../../harness/player/account.ts';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { callAsApp } from '../../harness/player/as-app.ts';
import { expectReadyForOffline, expectWorkerInCharge } from '../../harness/phone/phone-storage.ts';
import { pathOf, ROUTES } from '../../harness/routes.ts';
import { enrol, expectAllSent, taskTicks } from '../../harness/player/player-steps.ts';

const NAMES = { category: 'serving', id: 'any', username: 'anybody' };
const PLAYERS_ONLY = ROUTES.filter((row) => row.player && !row.guest).map(({ path }) => pathOf(path, NAMES));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

onlineTest(
  'a visitor sees the landing page, sign-in, diagnostics and a 404, and nothing else',
  async ({ page }) => {
    for (const path of ['/', '/landing']) {
      await page.goto(path);
      await expect(heading(page)).toHaveText('Better with every touch.');
    }
    for (const path of ['/auth', '/signup']) {
      await page.goto(path);
      await expect(heading(page)).toHaveText('Welcome');
      await expect(page.getByRole('link', { name: 'Start page' })).toHaveAttribute('href', '/');
    }
    for (const path of PLAYERS_ONLY) {
      await page.goto(path);
      await expect(page.getByText('Not authenticated').last(), path).toBeVisible();
      await expect(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth');
      await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
      await expect(page.getByRole('link', { name: 'Start page' })).toHaveAttribute('href', '/');
    }
    await page.goto('/debug');
    await expect(page.getByText('Authenticated').locator('..')).toContainText('false');
    await page.goto('/privacy');
    await expect(heading(page)).toHaveText('Privacy');
    await page.goto('/nowhere');
    await expect(heading(page)).toHaveText('404 Page Not Found');
  },
);

onlineTest('whoever logs in to see a page is led to that page', async ({ page, server, morePhones }) => {
  const { context } = await morePhones();
  const player = await signUp(context.request, server);
  await page.goto('/badges?show=streak');
  await page.getByRole('link', { name: 'Log In' }).click();
  // Also by way of the other tab.
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('tab', { name: 'Login' }).click();
  await page.getByLabel('Email or Username').fill(player.email);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/badges?show=streak');
  await expect(heading(page)).toHaveText('Badges');
});

onlineTest('the landing page says how many players there are, where they are many', async ({ page }) => {
  const told = page.getByText('players train here');
  await page.goto('/');
  await expect(heading(page)).toHaveText('Better with every touch.');
  await expect(told).toHaveCount(0);
  await page.route('**/api/players/count', (route) => route.fulfill({ json: { count: 12_000 } }));
  await page.reload();
  await expect(told).toHaveText('12,000+ players train here');
});

onlineTest('the landing page shows a demo that can be stepped through', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  const demo = page.getByRole('dialog', { name: 'A day on VolleyPath' });
  await expect(demo).toContainText('Step 1 of 7');
  for (const step of [2, 3, 4, 5, 6, 7]) {
    await demo.getByRole('button', { name: 'Next' }).click();
    await expect(demo).toContainText(`Step ${step} of 7`);
  }
  await demo.getByRole('button', { name: 'Close' }).click();
  await expect(demo).toHaveCount(0);
  await expect(page.getByText(`© ${new Date().getFullYear()} VolleyPath`)).toBeVisible();
});

test('what is kept and who sees it is told to anyone, with no signal too', async ({ phone, player }) => {
  const { page } = phone;
  await page.goto('/profile');
  await expect(page.getByText('April 1998. Only you can see this.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('1998');
  await expectReadyForOffline(page);
  await phone.goOffline();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(heading(page)).toHaveText('Privacy');
  await expect(page.getByText('Ask your club or coach who that is.')).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
  expect(player.displayName).not.toBe('');
});

onlineTest('who runs the server can be written to, where they have said so', async ({ page }) => {
  await page.route('**/api/auth/ways', (route) =>
    route.fulfill({ json: { openId: null, contact: 'privacy@club.example' } }),
  );
  await page.goto('/');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('link', { name: 'privacy@club.example' })).toHaveAttribute(
    'href',
    'mailto:privacy@club.example',
  );
  await page.goto('/signup');
  await page.getByRole('link', { name: 'What we keep, and who sees it' }).click();
  await expect(heading(page)).toHaveText('Privacy');
});

onlineTest('a newcomer without a profile sees only its setup', async ({ page, server }) => {
  await callAsApp(page.request, server, 'POST /api/auth/register', {
    email: `new${Date.now()}@example.org`,
    password: 'Libero7digs',
    birthMonth: 4,
    birthYear: 2000,
  });
  for (const path of ['/', '/profile-setup', '/auth', ...PLAYERS_ONLY]) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText('Set up your profile');
  }
  await page.goto('/debug');
  await expect(heading(page)).toHaveText('Diagnostics');
  const { version } = (await (await page.request.get('/healthz')).json()) as { version: string };
  await expect(page.getByRole('definition').filter({ hasText: version }).first()).toHaveText(version);
});

onlineTest('a player gets everywhere but to the sign-in', async ({ page, player, server }) => {
  const [program] = await enrol(page.request, server, player);
  for (const path of ['/', '/home', '/auth', '/signup', '/profile-setup']) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText(`Hey ${player.firstName}`);
  }
  for (const [path, title] of [
    ['/training', 'Training'],
    ['/training/serving', 'Serving Programs'],
    ['/training/juggling', '404 Page Not Found'],
    [`/program/${program?.id}`, 'Program Details'],
    ['/archived-programs', 'Archived Programs'],
    ['/leaderboard', 'Leaderboard'],
    ['/rivals', 'Rivals'],
    ['/teams', 'Teams'],
    ['/badges', 'Badges'],
    ['/progress', 'Progress'],
    ['/saved-quotes', 'Saved Quotes'],
    ['/notifications', 'Notifications'],
    ['/messages', 'Notifications'],
    ['/profile', 'Profile'],
    ['/debug', 'Diagnostics'],
    ['/landing', 'Better with every touch.'],
    ['/nowhere/at/all', '404 Page Not Found'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText(title);
  }
});

test('diagnostics show the viewer’s own data, and lead home and to the profile', async ({ page, player }) => {
  await page.goto('/debug');
  await expectWorkerInCharge(page);
  await page.reload();
  for (const own of [player.id, player.displayName, 'Setter', 'Intermediate', '/debug', 'activated'])
    await expect(page.getByRole('main')).toContainText(own);
  const fact = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('..');
  await expect(fact('Authenticated')).toContainText('true');
  await expect(fact('Loading')).toContainText('false');
  await expect(fact('Error')).toContainText('none');
  await expect(fact('Protocol')).toContainText('1');
  await expect(fact('Script')).toContainText('.js');
  await expect(fact('Waiting')).toContainText('0');
  await expect(fact('Storage (MB)')).toContainText(/\d of \d/);
  for (const name of ['State', 'Refused', 'Last synced', 'Notifications', 'Push', 'Time zone'])
    await expect(fact(name).first()).not.toHaveText(name);
  await page.getByRole('link', { name: 'Go to Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await page.goBack();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

onlineTest(
  'the ways around: tabs, header, swipes, and up to the top on each change',
  async ({ phone, player, server }) => {
    const { page } = phone;
    await enrol(page.request, server, player, 3);
    await page.goto('/');
    const tabs = page.getByRole('navigation', { name: 'Main' });
    await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await tabs.getByRole('link', { name: 'Training' }).click();
    await expect(heading(page)).toHaveText('Training');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await tabs.getByRole('link', { name: 'Leaderboard' }).click();
    await expect(heading(page)).toHaveText('Leaderboard');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('link', { name: 'VolleyPath, home' }).click();
    await expect(heading(page)).toHaveText(`Hey ${player.firstName}`);
    await page.getByRole('link', { name: /^Badges/ }).click();
    await expect(page).toHaveURL('/badges');
    await page.getByRole('link', { name: 'Notifications' }).click();
    await expect(page).toHaveURL('/notifications');
    await page.getByRole('link', { name: 'AI Analysis' }).click();
    await expect(page).toHaveURL('/video-analysis');

    // Where a new player lands; it is Home as well.
    await page.goto('/home');
    await expect(taskTicks(page).first()).toBeVisible();
    await expectAllSent(page);
    await swipeTo(page, '/training', 330, 150);
    await expect(heading(page)).toHaveText('Training');
    await swipeTo(page, '/', 60, 240);
    await expect(taskTicks(page).first()).toBeVisible();
    // From the very edge it is the system's gesture, and a short one is none.
    await swipe(page, 385, 150);
    await swipe(page, 300, 210);
    await expect(page).toHaveURL('/');
    await swipeTo(page, '/training', 330, 150);
  },
);

/** A swipe that was lost is made again. */
const AGAIN_AFTER_MS = 2_000 * PACE;

/** Swipes until that leads somewhere: what touches a page on its way in or out is lost in the browser. */
async function swipeTo(page: Page, path: string, from: number, to: number): Promise<void> {
  await expect(async () => {
    await swipe(page, from, to);
    await expect(page).toHaveURL(path, { timeout: AGAIN_AFTER_MS });
  }).toPass();
}

/** One finger across the middle of the screen, as the browser hears it from the glass. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const touches = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 420 }];
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (const share of [0.25, 0.5, 0.75, 1])
    await touches.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from + (to - from) * share),
    });
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touches.detach();
}
