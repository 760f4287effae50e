import type { Page } from '@playwright/test';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { enrol, expectAllSent, taskTicks, tick } from '../../harness/player/player-steps.ts';
import { expectWholeWords } from '../../harness/looks/whole-words.ts';

// A player with text set twice as large: all is in the window, and can be reached.

const LARGE = ['150%', '200%'];

const enlarge = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Nothing scrolls sideways, no control ends beside the window, and of a name that is cut most can be read. */
async function expectInside(page: Page, message: string): Promise<void> {
  await expect.poll(() => page.evaluate(beside), { message }).toEqual([]);
  const cut = page.locator('.truncate').evaluateAll(mostlyHidden);
  await expect(cut, message).resolves.toEqual([]);
}

/** Runs in the page. */
function mostlyHidden(some: readonly Element[]): (string | null)[] {
  return some
    .filter(({ clientWidth, scrollWidth }) => clientWidth < 0.6 * scrollWidth)
    .map(({ textContent }) => textContent);
}

/** Runs in the page: what ends beside the window, where nothing scrolls to it. */
function beside(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const some = document.querySelectorAll('h1, h2, h3, a, button, [role="tab"], fieldset label, dd');
  const outside = [...some]
    // Nothing shows that a row of tabs scrolls.
    .filter((one) => one.role === 'tab' || one.closest('.scroller, [class*=sr-only]') === null)
    .filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    })
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  return [...page, ...outside];
}

/** What stands in the middle of the dial in gym mode is no higher than its ring is inside. */
async function expectInRing(page: Page): Promise<void> {
  const dial = page.locator('[data-full-screen] div:has(> svg[viewBox="0 0 200 200"])');
  const [ring, middle] = await Promise.all([dial.boundingBox(), dial.locator('> span').boundingBox()]);
  expect(middle?.height).toBeLessThan(0.85 * (ring?.height ?? 0));
}

test('every main screen stays in the window, and its words are whole', async ({ page, player, server }) => {
  await enrol(page.request, server, player);
  const screens = {
    '/': taskTicks(page).first(),
    '/training': page.getByRole('button', { name: 'Create Custom' }),
    '/training/setting': page.getByRole('heading', { name: 'Setting Programs' }),
    '/training/blocking': page.getByRole('heading', { name: 'Middle Blocker Masterclass' }),
    '/progress': page.getByRole('region', { name: 'Points Over Time' }),
    '/badges': page.getByText('Platinum').first(),
    '/leaderboard': page.getByText('Monthly'),
    '/teams': page.getByRole('heading', { level: 1 }),
    '/teams?tab=competitions': page.getByRole('heading', { level: 1 }),
    '/rivals': page.getByRole('tab', { name: 'Activity' }),
    '/notifications': page.getByRole('switch', { name: 'Announcements' }),
    '/profile': page.getByText('Skill Level'),
    '/victory-stories': page.getByText('No Victory Stories Yet'),
    '/edit-profile': page.getByLabel('First Name'),
    '/gym': page.getByRole('button', { name: 'Next task' }),
  };
  for (const [path, sign] of Object.entries(screens)) {
    await page.goto(path);
    await expect(sign).toBeVisible();
    for (const size of LARGE) {
      await enlarge(page, size);
      await expectInside(page, `${path} at ${size}`);
      if (path === '/gym') await expectInRing(page);
      await expectWholeWords(page);
    }
  }
});

test('names on a board can be read', async ({ page, player, server }) => {
  await enrol(page.request, server, player);
  await page.goto('/');
  await tick(page, 0);
  await expectAllSent(page);
  await page.goto('/leaderboard');
  await page.getByRole('radio', { name: 'All Time' }).click();
  await expect(page.getByText(/ pts$/).first()).toBeVisible();
  await enlarge(page, '200%');
  await expectInside(page, 'the board');

  // Nor are those cut that have a mark beside them, on the narrowest phone.
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('switch', { name: /AI/ }).click();
  const rows = page.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
  await expect(rows.nth(8)).toBeVisible();
  for (const size of ['100%', '200%']) {
    await enlarge(page, size);
    await expect(rows.locator('span:not(.sr-only)').evaluateAll(cutOff), size).resolves.toEqual([]);
  }
});

/** Runs in the page: what does not show all of itself. */
function cutOff(some: readonly Element[]): (string | null)[] {
  return some
    .filter((one) => getComputedStyle(one).overflow !== 'visible')
    .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
    .map(({ textContent }) => textContent);
}

test('the numbers of the streak’s steps stand apart', async ({ page, player: _player }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/progress');
  const numbers = page.getByRole('list', { name: 'Multiplier by streak length' }).getByText(/^\d\.\dx$/);
  await expect(numbers).toHaveCount(5);
  for (const size of ['100%', ...LARGE]) {
    await enlarge(page, size);
    await expect(numbers.evaluateAll(wider), size).resolves.toEqual([]);
  }
});

test('what pauses the streak stands beside its button, or above it, in whole words', async ({
  page,
  player: _player,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/progress');
  await expect(page.getByRole('button', { name: 'Pause your streak' })).toBeVisible();
  for (const size of ['100%', ...LARGE]) {
    await enlarge(page, size);
    await expectInside(page, size);
    await expectWholeWords(page);
  }
});

/** Runs in the page: words that are wider than their place. */
function wider(some: readonly Element[]): (string | null)[] {
  return some.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent);
}

test('a sheet can be closed', async ({ page, player, server }) => {
  await enrol(page.request, server, player);
  const sheets = {
    '/edit-profile': 'Change Picture',
    '/training': 'Create Custom',
    '/victory-stories': 'Share Story',
    '/': 'Something hurts?',
  };
  for (const [path, opener] of Object.entries(sheets)) {
    await page.goto(path);
    const button = page.getByRole('button', { name: opener }).first();
    await expect(button).toBeVisible();
    await enlarge(page, '200%');
    await button.click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await expectInside(page, opener);
    await expectWholeWords(page);
    await close.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
