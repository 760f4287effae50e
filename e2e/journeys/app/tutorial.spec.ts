import type { Page } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { signUp } from '../../harness/player/account.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { expectAllSent } from '../../harness/player/player-steps.ts';

const tutorial = (page: Page) => page.getByRole('dialog').filter({ hasText: /Step \d+ of 10/ });
const DONE = 'select tutorial_done from user_settings where id = $1';

/** One finger across the tutorial's page. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const touches = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: 480 }];
  await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (const share of [0.3, 0.6, 1])
    await touches.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from + (to - from) * share),
    });
  await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touches.detach();
}

onlineTest(
  'a new player is shown around once: ten steps, then to the programs',
  async ({ page, server, morePhones, sql, axe, shot }) => {
    const account = await signUp(page.request, server, { knowsApp: false });
    await page.goto('/');
    await expect(tutorial(page)).toContainText('Step 1 of 10');
    await expect(tutorial(page)).toHaveAccessibleName('Welcome to VolleyPath');
    await expect(tutorial(page).getByRole('button', { name: 'Back' })).toBeDisabled();
    await axe();
    await shot('tutorial-1');

    // Closed without being completed it comes again, at the next load and not before.
    await tutorial(page).getByRole('button', { name: 'Close tutorial' }).click();
    await expect(tutorial(page)).toHaveCount(0);
    expect(await sql(DONE, [account.id])).toEqual([{ tutorial_done: false }]);
    await page.reload();
    await expect(tutorial(page)).toContainText('Step 1 of 10');

    const texts: string[] = [];
    for (let step = 1; step <= 10; step++) {
      await expect(tutorial(page)).toContainText(`Step ${step} of 10`);
      await expect(tutorial(page).getByRole('progressbar')).toHaveJSProperty('value', step * 10);
      texts.push((await tutorial(page).textContent()) ?? '');
      if (step < 10) await tutorial(page).getByRole('button', { name: 'Next' }).click();
    }
    const all = texts.join('\n');
    for (const truth of [
      '1 program to focus, or 2 to 3 for balance',
      '6 tasks a day, worth up to 180 points',
      '1.5x from day 7',
      '2.5x from day 30',
    ])
      expect(all).toContain(truth);
    expect(all).not.toContain('4x');
    await tutorial(page).getByRole('button', { name: 'Back' }).click();
    await expect(tutorial(page)).toContainText('Step 9 of 10');
    // A reload goes on where it was.
    await page.reload();
    await expect(tutorial(page)).toContainText('Step 9 of 10');
    await tutorial(page).getByRole('button', { name: 'Next' }).click();
    await tutorial(page).getByRole('button', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/training');
    await expectAllSent(page);
    expect(await sql(DONE, [account.id])).toEqual([{ tutorial_done: true }]);

    // Nor does another phone show it again, unless it is asked for.
    const { page: second } = await morePhones(account);
    await second.clock.install();
    await second.goto('/');
    await expectAllSent(second);
    await second.clock.runFor(10_000);
    await expect(tutorial(second)).toHaveCount(0);
    await second.getByRole('link', { name: 'Profile' }).click();
    await second.getByRole('link', { name: /^Start Tutorial/ }).click();
    await expect(tutorial(second)).toContainText('Step 1 of 10');
  },
);

onlineTest('a finger turns its pages, more than fifty pixels far', async ({ page, player }) => {
  expect(player.id).toBeTruthy();
  await page.goto('/?tutorial=start');
  await expect(tutorial(page)).toContainText('Step 1 of 10');
  await swipe(page, 300, 240);
  await expect(tutorial(page)).toContainText('Step 2 of 10');
  await swipe(page, 300, 255);
  await expect(tutorial(page)).toContainText('Step 2 of 10');
  await swipe(page, 120, 180);
  await expect(tutorial(page)).toContainText('Step 1 of 10');
  // What is behind it stays where it is.
  await expect(page).toHaveURL(/tutorial=start/);
});

test('every step can be looked at, with no signal too', async ({ phone, player, shot }) => {
  expect(player.id).toBeTruthy();
  await phone.page.goto('/');
  await expectReadyForOffline(phone.page);
  await phone.goOffline();
  const page = await phone.reopen('/?tutorial=start');
  for (let step = 1; step < 10; step++) {
    await expect(tutorial(page)).toContainText(`Step ${step} of 10`);
    if (step === 5 || step === 8) await shot(`tutorial-${step}`);
    await tutorial(page).getByRole('button', { name: 'Next' }).click();
  }
  await tutorial(page).getByRole('button', { name: 'Close tutorial' }).click();
  await expect(page).toHaveURL('/');
});
