import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { NEXT_BUILD, withNextBuild } from '../harness/next-build.ts';
import { expectWorkerInCharge } from '../harness/phone-storage.ts';

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build'] ?? 'first');

/** The browser looks for a new version, as it does each hour, and has all of it. */
async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  const waits = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
  await expect.poll(waits, { timeout: 30_000 }).toBe('installed');
}

test('a new version waits while a form is filled in, also with no signal, and comes when it is asked', async ({
  page,
  phone,
}) => {
  await page.goto('/auth');
  await expectWorkerInCharge(page);
  await withNextBuild(async () => {
    const name = page.getByLabel('Email or username');
    await name.fill('half a na');
    await findUpdate(page);
    const bar = page.getByRole('button', { name: 'Update' });
    await expect(bar).toBeVisible();
    await expect(name).toHaveValue('half a na');
    expect(await buildOf(page)).toBe('first');

    await phone.goOffline();
    await bar.click();
    await expect.poll(() => buildOf(page).catch(() => 'between')).toBe(NEXT_BUILD);
    await expect(page.getByLabel('Email or username')).toHaveValue('');
    await expect(bar).toHaveCount(0);
  });
});
