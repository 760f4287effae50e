import type { Page } from '@playwright/test';
import { expect, onlineTest as test } from '../../fixtures.ts';

const demo = (page: Page) => page.getByRole('dialog', { name: 'A day on VolleyPath' });

// It plays by itself for those who have not asked for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the demo walks through a day by itself, scene by scene', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  for (let step = 1; step <= 7; step++) {
    await expect(demo(page)).toContainText(`Step ${step} of 7`);
    await page.clock.runFor(4300);
  }
  // It stays on the last one, and leads to the sign-up.
  await page.clock.runFor(20_000);
  await expect(demo(page)).toContainText('Step 7 of 7');
  await demo(page).getByRole('link', { name: 'Sign Up Now' }).click();
  await expect(page).toHaveURL('/signup');
});

test('it can be held, stepped through and begun again', async ({ page, axe, shot }) => {
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await demo(page).getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(10_000);
  await expect(demo(page)).toContainText('Step 1 of 7');
  await expect(demo(page)).toContainText('Active');
  for (let step = 2; step <= 7; step++) {
    await demo(page).getByRole('button', { name: 'Next' }).click();
    await expect(demo(page)).toContainText(`Step ${step} of 7`);
    await page.clock.runFor(2000);
    if (step === 3) await shot('demo-tick');
  }
  // Seven days in a row count 1.5 times, as the rules have it.
  await demo(page).getByRole('button', { name: 'Back' }).click();
  await expect(demo(page)).toContainText('1.5x');
  await demo(page).getByRole('button', { name: 'Next' }).click();
  await axe();
  await demo(page).getByRole('button', { name: 'Again' }).click();
  await expect(demo(page)).toContainText('Step 1 of 7');
  await demo(page).getByRole('button', { name: 'Close' }).click();
  await expect(demo(page)).toHaveCount(0);
});
