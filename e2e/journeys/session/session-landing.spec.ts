import type { BrowserContext, Page } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { enrol, taskTicks } from '../../harness/player/player-steps.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';

const HEADLINE = 'Better with every touch.';

const headline = (page: Page) => page.getByRole('heading', { level: 1, name: HEADLINE });

/** Where each text of the page stands, once it has its font. */
function placesOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('h1, h2, h3, p, a, button, footer')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return `${one.textContent}: ${[x, y + scrollY, width, height].map(Math.round).join(' ')}`;
    });
  });
}

/** Notes whether any frame of a page that is opened from now on shows a title, from the first one on. */
async function watchFor(context: BrowserContext, element: string, title: string): Promise<() => boolean> {
  let wasSeen = false;
  await context.exposeBinding('titleIsSeen', () => (wasSeen = true));
  await context.addInitScript(
    ([tag, words]) => {
      const look = () => {
        const titles = [...document.querySelectorAll(tag)];
        const { titleIsSeen } = globalThis as unknown as { titleIsSeen: () => void };
        if (titles.some((one) => one.textContent === words && one.checkVisibility())) titleIsSeen();
        requestAnimationFrame(look);
      };
      look();
    },
    [element, title] as const,
  );
  return () => wasSeen;
}

test.describe('with no script at all', () => {
  test.use({ javaScriptEnabled: false });

  onlineTest('a guest sees the start page, and its links lead on', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('VolleyPath: volleyball training that fits your day');
    await expect(headline(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Video Analysis' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start Training' })).toHaveAttribute('href', '/signup');
    await expect(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/auth');
  });
});

onlineTest('the form to sign up is there before the scripts, and waits for them', async ({ page }) => {
  const assets: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => assets.push(resolve));
    await route.continue();
  });
  await page.goto('/signup', { waitUntil: 'commit' });
  await expect(page.getByText('When were you born?')).toBeVisible();
  // Nothing that is chosen could be lost: it can't be chosen yet.
  await expect(page.locator('#root')).toHaveAttribute('inert');
  // Not before the scripts hear it, which is later than when they are there.
  const isHeard = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const choice = document.querySelector('select') ?? document.body;
        const look = () => resolve(Object.keys(choice).some((key) => key.startsWith('__reactProps')));
        const root = document.querySelector('#root') ?? document.body;
        new MutationObserver(look).observe(root, { attributeFilter: ['inert'] });
      }),
  );
  isHeld = false;
  for (const release of assets) release();
  expect(await isHeard).toBe(true);
  await page.getByLabel('Month').selectOption('May');
  await page.getByLabel('Year').selectOption('1998');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  // What was said of the age counts in this tab; the page does not ask again, not even for a moment.
  const wasAskedAgain = await watchFor(page.context(), 'h2', 'When were you born?');
  await page.reload();
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(wasAskedAgain()).toBe(false);
});

onlineTest('a form whose script comes late is waited for, and not made anew', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // The shell is there long before the screen.
  await page.route('**/assets/auth-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.goto('/signup', { waitUntil: 'commit' });
  await expect(page.getByText('When were you born?')).toBeVisible();
  await page.evaluate(() => document.querySelector('select')?.setAttribute('data-from', 'the server'));
  // The app has begun, and has had far longer than a screen gets before a skeleton stands in for it.
  await expect(page.locator('#root')).not.toHaveAttribute('data-guest');
  await page.clock.runFor(5_000);
  release();
  await page.getByLabel('Month').selectOption('May');
  // The very same form.
  expect(await page.getByLabel('Month').getAttribute('data-from')).toBe('the server');
});

onlineTest(
  'the scripts take over the page that is there, and nothing of it moves',
  async ({ page, look }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(headline(page)).toBeVisible();
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-from', 'the server'));
    const before = await placesOn(page);
    // What is tapped meanwhile counts as soon as somebody hears it.
    await page.getByRole('button', { name: 'Watch Demo' }).click();
    release();
    const demo = page.getByRole('dialog', { name: 'A day on VolleyPath' });
    await expect(demo).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(demo).toBeHidden();
    // The very same heading: nothing was thrown away and made anew.
    await expect(headline(page)).toHaveAttribute('data-from', 'the server');
    expect(await placesOn(page)).toEqual(before);
    await look('landing-taken-over');
    await page.getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/auth');
  },
);

test('a player never sees the page of guests: online, offline, and when the session is over', async ({
  phone,
  player,
  server,
}) => {
  await enrol(phone.context.request, server, player);
  const landingWasSeen = await watchFor(phone.context, 'h1', HEADLINE);
  await phone.page.goto('/');
  await expect(taskTicks(phone.page)).toHaveCount(6);
  await expectReadyForOffline(phone.page);

  await phone.goOffline();
  await expect(taskTicks(await phone.reopen())).toHaveCount(6);
  await phone.goOnline();
  await expect(taskTicks(await phone.reopen())).toHaveCount(6);

  // No worker, and no session that the server would know them by: the phone knows them.
  await phone.context.clearCookies();
  await expect(async () => {
    // At once: a page that unregisters its worker keeps it for as long as it is there itself.
    const tools = await phone.context.newCDPSession(phone.page);
    await tools.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'service_workers' });
    const page = await phone.reopen();
    // The page before may have been about to register it again.
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }).toPass();
  await expect(taskTicks(phone.page)).toHaveCount(6);
  expect(landingWasSeen()).toBe(false);
});

test('who has signed out sees it, and who signs in in another tab leaves it', async ({
  phone,
  player,
  context,
}) => {
  await phone.page.goto('/profile');
  await phone.page.getByRole('button', { name: 'Log Out' }).click();
  await phone.page
    .getByRole('alertdialog', { name: 'Log out?' })
    .getByRole('button', { name: 'Log Out' })
    .click();
  await expect(headline(phone.page)).toBeVisible();
  const guests = await context.newPage();
  await guests.goto('/');
  await expect(headline(guests)).toBeVisible();

  await phone.page.goto('/auth');
  await phone.page.getByLabel('Email or Username').fill(player.email);
  await phone.page.getByLabel('Password', { exact: true }).fill(player.password);
  await phone.page.getByRole('button', { name: 'Log In' }).click();
  await expect(phone.page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(headline(guests)).toBeHidden();
  await expect(guests.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
});
