import type { Page } from '@playwright/test';
import { expect, onlineTest } from '../../fixtures.ts';
import { BROWSER_ARGS, findShell } from '../../harness/phone/browser.ts';
import { cloud, enrol, visit } from '../../harness/player/player-steps.ts';

// A computer whose scrollbars take room, as Playwright hides them otherwise.
onlineTest.use({
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  launchOptions: {
    executablePath: findShell(),
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** How much room a scrollbar takes of the window, and where the page's title and what is on its right edge stand. */
const places = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('main h1')?.getBoundingClientRect().left;
    const edge = document.querySelector('main')?.getBoundingClientRect().right;
    return { title, edge };
  });
const barOf = (page: Page) => page.evaluate(() => innerWidth - document.documentElement.clientWidth);

onlineTest('a sheet moves no page aside, long or short', async ({ page, player, server }) => {
  await enrol(page.request, server, player);
  for (const [path, hasBar] of [
    ['/', true],
    ['/archived-programs', false],
  ] as const) {
    await visit(page, path);
    await expect.poll(async () => (await barOf(page)) > 0).toBe(hasBar);
    const before = await places(page);
    await cloud(page).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    expect(await places(page), path).toEqual(before);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
    expect(await places(page), path).toEqual(before);
  }
});
