import { expect, onlineTest as test } from '../../fixtures.ts';
import { enrol, taskTicks } from '../../harness/player/player-steps.ts';

const ASSETS = '**/assets/*.js';

test('a new phone shows the shape of Home before its scripts, and no moment of nothing until the tasks are there', async ({
  phone,
  player,
  server,
}) => {
  await enrol(phone.context.request, server, player);
  const { page } = phone;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(ASSETS, async (route) => {
    await held;
    await route.continue();
  });
  let sawNothing = false;
  let sawBlink = false;
  await page.exposeFunction('nothingIsSeen', () => (sawNothing = true));
  await page.exposeFunction('shapeBlinks', () => (sawBlink = true));
  await page.addInitScript(() => {
    let stood = false;
    let hasShape = false;
    const look = () => {
      const stands = [...document.querySelectorAll('h1')].some((one) => one.checkVisibility());
      if (stood && !stands) (globalThis as unknown as { nothingIsSeen: () => void }).nothingIsSeen();
      stood ||= stands;
      // The first place-holder of the day.
      const shape = document.querySelector('main output > span + span');
      const isSeen = shape?.checkVisibility({ opacityProperty: true });
      if (hasShape && isSeen === false) (globalThis as unknown as { shapeBlinks: () => void }).shapeBlinks();
      hasShape ||= isSeen === true;
      requestAnimationFrame(look);
    };
    look();
  });
  // The page is only sent to whoever has a session: no row waits for the answer to whose it is.
  await page.route('**/api/auth/session', async (route) => {
    await held;
    await route.continue();
  });
  const rows = page.waitForRequest('**/api/sync/pull?**');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toHaveText('Hey there');
  await rows;
  await expect(page.locator('main output > span + span').first()).toHaveCSS('opacity', '1');
  await expect(page.locator('#root')).toHaveAttribute('inert');
  // Whoever reads the page learns nothing of whose it is.
  expect(await page.content()).not.toContain(player.id);
  release();
  await expect(taskTicks(page)).toHaveCount(6);
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  expect(sawNothing).toBe(false);
  expect(sawBlink).toBe(false);
});

test('whose session the server no longer knows is at the start page, and can go on there', async ({
  page,
  server,
}) => {
  await page.context().addCookies([{ name: 'session', value: 'long-over', url: server.url }]);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Better with every touch.' })).toBeVisible();
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/auth');
});
