import type { Page } from '@playwright/test';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { enrol, toast } from '../../harness/player/player-steps.ts';

/** A ring that is read from a bench away. */
const RING = 200;
const skip = (page: Page) => page.getByRole('button', { name: 'Skip this step' });

/** The ring is large, nothing lies over it, and everything to press is in sight. */
async function expectInSight(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const boxOf = (one: Element) => one.getBoundingClientRect();
    const ring = document.querySelector('svg[viewBox="0 0 200 200"]');
    if (!ring) return undefined;
    const { height, right } = boxOf(ring);
    const words = [...document.querySelectorAll('h1, h1 ~ p, [data-toast]')].filter((one) =>
      one.checkVisibility(),
    );
    const buttons = [...document.querySelectorAll('[data-full-screen] :is(a, button)')];
    return {
      ring: height,
      over: words.filter((one) => boxOf(one).left < right).map(({ textContent }) => textContent),
      below: buttons.filter((one) => boxOf(one).bottom > innerHeight).map(({ textContent }) => textContent),
      isScrolled: document.documentElement.scrollHeight > innerHeight,
    };
  });
  expect(seen).toEqual({ ring: expect.any(Number), over: [], below: [], isScrolled: false });
  expect(seen?.ring).toBeGreaterThanOrEqual(RING);
}

const SIZES = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
];

for (const size of SIZES)
  test(`in gym mode a phone on its side shows the ring beside all the rest at ${size.width} × ${size.height}`, async ({
    page,
    player,
    server,
    look,
  }) => {
    await enrol(page.request, server, player);
    await page.setViewportSize(size);
    await page.goto('/gym');
    const title = page.getByRole('heading', { level: 1 });
    for (let place = 1; place <= 6; place += 1) {
      await expect(title).toBeVisible();
      await expectInSight(page);
      const start = page.getByRole('button', { name: 'Start', exact: true });
      if ((await start.count()) > 0) await start.last().click();
      // Each set and each rest of it, to the end.
      while (await skip(page).isEnabled()) {
        await expectInSight(page);
        await skip(page).click();
      }
      await expectInSight(page);
      if (place === 1) await look(`gym-lying-${size.width}`);
      if (place === 1) {
        await page.getByRole('button', { name: 'Done', exact: true }).click();
        await expect(toast(page)).toContainText('Task completed!');
        await expectInSight(page);
        continue;
      }
      const name = (await title.textContent()) ?? '';
      if (place < 6) await page.getByRole('button', { name: 'Next task' }).click();
      if (place < 6) await expect(title).not.toHaveText(name);
    }
  });

for (const size of SIZES)
  test(`on a phone on its side the end of a session has its way out in sight at ${size.width} × ${size.height}`, async ({
    page,
    player,
    server,
    look,
  }) => {
    await enrol(page.request, server, player);
    await page.setViewportSize(size);
    await page.goto('/gym');
    // After some drills it asks for a result.
    const later = page.getByRole('button', { name: 'Not now' });
    await page.addLocatorHandler(later, () => later.click());
    for (let done = 1; done <= 6; done += 1) {
      await page.getByRole('button', { name: 'Done', exact: true }).last().click();
      await expect(page.getByRole('progressbar', { name: `${done} of 6 tasks done` })).toBeAttached();
    }
    await expect(page.getByRole('region', { name: 'New today' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('day streak')).toBeInViewport({ ratio: 1 });
    await look(`gym-finish-lying-${size.width}`);
  });
