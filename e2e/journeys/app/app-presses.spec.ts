import type { Locator, Page } from '@playwright/test';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { expectAllSent, toast } from '../../harness/player/player-steps.ts';
import { tell } from '../../harness/player/tell.ts';

const PULLS = '**/api/sync/pull?**';

/** A press that has not been let go yet. */
type Press = (page: Page, at: { x: number; y: number }) => Promise<() => Promise<void>>;

const PRESSES: Record<string, Press> = {
  mouse: async (page, { x, y }) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    return () => page.mouse.up();
  },
  finger: async (page, { x, y }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    return async () => {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
  },
};

/** Two taps in a quarter of a second, however slow the machine is. */
async function doubleTap(page: Page, at: { x: number; y: number }): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  for (const begin of [start, start + 0.2]) {
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [at],
      timestamp: begin,
    });
    await devtools.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: begin + 0.05,
    });
  }
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing is to be seen there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('rows that come to the own page leave what stands there where it is', async ({ page, player }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(PULLS, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/profile');
  await expect(page.getByText(player.displayName).first()).toBeVisible();
  const link = page.getByRole('link', { name: /Saved Quotes/ });
  const before = await middleOf(link);
  letGo();
  await expect(page.getByRole('region', { name: 'Your numbers' })).toBeVisible();
  await expect(page.getByText('No story yet')).toBeVisible();
  expect(await middleOf(link)).toEqual(before);
});

for (const [kind, press] of Object.entries(PRESSES)) {
  test(`what a ${kind} pressed is what opens, though it has moved by then`, async ({ page, player }) => {
    await page.goto('/profile');
    await expect(page.getByText(player.displayName).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your numbers' })).toBeVisible();
    const release = await press(page, await middleOf(page.getByRole('link', { name: /Saved Quotes/ })));
    await page.locator('main').evaluate((main) => {
      // As a row does that comes between press and release.
      const row = document.createElement('div');
      row.style.height = '150px';
      main.prepend(row);
    });
    await release();
    await expect(page).toHaveURL('/saved-quotes');
  });
}

test('a finger that taps twice deletes one, not the one that moves up too', async ({ page, player, sql }) => {
  await page.goto('/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
  await expectAllSent(page);
  await tell(sql, player.id, ['First', 'Second', 'Third']);
  await page.reload();
  const bins = page.getByRole('button', { name: /^Delete: / });
  await expect(bins).toHaveCount(3);
  const { x, y } = await middleOf(bins.first());
  await doubleTap(page, { x, y });
  await expect(toast(page)).toContainText('Notification deleted');
  await expect(bins).toHaveCount(2);

  await page.mouse.dblclick(x, y);
  await expect(toast(page)).toContainText('2 notifications deleted');
  await expect(bins).toHaveCount(1);
});

test('a tab has a ring where keys have come to it, not where a finger or a mouse has', async ({
  page,
  player: _player,
}) => {
  await page.goto('/rivals');
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await tab(/^Requests/).tap();
  await expect(tab(/^Requests/)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(/^Requests/)).toHaveCSS('outline-style', 'none');
  await tab(/^My Rivals/).click();
  await expect(tab(/^My Rivals/)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(/^My Rivals/)).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('ArrowRight');
  await expect(tab(/^Requests/)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(/^Requests/)).toHaveCSS('outline-style', 'solid');
});
