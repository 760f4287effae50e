import type { Page } from '@playwright/test';
import { DAY_MS, HOUR_MS } from 'sync-protocol/rules/training-day';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { expectAllSent } from '../../harness/player/player-steps.ts';
import { ZONE } from '../../harness/player/zone.ts';

const note = (page: Page) => page.getByRole('button', { name: 'clock is wrong' });
const askAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** As it is written in the settings of a phone. */
const inWords = (instant: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: ZONE }).format(instant);

/** Where the parts of Home stand that a finger may be on its way to. */
const places = (page: Page) =>
  page
    .locator('main h1, main h1 + p, main h2, main section')
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

test('a phone whose date is wrong says so, what to do, and moves nothing', async ({
  page,
  player: _player,
  look,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const wrong = Date.now() + 3 * DAY_MS;
  await page.clock.install({ time: wrong });
  await page.goto('/');
  await expectAllSent(page);
  await expect(note(page)).toBeVisible();
  await page.route('**/api/sync/**', async (route) => {
    await held;
    await route.continue();
  });
  // At the next start nothing is said before the server has answered.
  await page.reload();
  await expect(page.getByText('day ends 2:00 AM')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Streak Multiplier' })).toBeVisible();
  const before = await places(page);
  letGo();
  await expect(note(page)).toBeVisible();
  expect(await places(page)).toEqual(before);
  await look('home-wrong-clock');

  await note(page).click();
  const sheet = page.getByRole('dialog', { name: 'Wrong date or time' });
  await expect(sheet).toContainText(`This device says${inWords(wrong)}`);
  await expect(sheet).toContainText(`Our server says${inWords(Date.now())}`);
  await expect(sheet).toContainText('set its date and time automatically');
  await look('wrong-clock');
  await sheet.getByRole('button', { name: 'Close' }).click();

  // It goes by itself once the clock is right.
  await page.clock.setSystemTime(Date.now());
  await askAgain(page);
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByText('day ends 2:00 AM')).toBeVisible();
});

test('a clock that is off by minutes is nobody’s business', async ({ page, player: _player }) => {
  await page.clock.install({ time: Date.now() - HOUR_MS / 2 });
  await page.goto('/');
  await expectAllSent(page);
  await expect(page.getByText('day ends 2:00 AM')).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});
