import type { Locator, Page } from '@playwright/test';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { task } from 'sync-protocol/entities/tasks/task';
import { holdDatabase } from '../../harness/phone/hold-database.ts';
import { countOn, rowsOn } from '../../harness/phone/phone-storage.ts';
import { enrol, expectAllSent, tick, ticked, taskTicks } from '../../harness/player/player-steps.ts';

const SLOW_DOWN = 4;

/** A processor as slow as a cheap phone's. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

/** Taps, and answers which tasks are ticked and struck out on screen in the frame that follows. */
async function afterTap(button: Locator): Promise<string> {
  return button.evaluate(async (element: HTMLElement) => {
    const frame = () => new Promise(requestAnimationFrame);
    element.click();
    await frame();
    await frame();
    const rows = [...document.querySelectorAll('li:has(input[type=checkbox])')];
    const isStruck = (part: Element) => getComputedStyle(part).textDecorationLine === 'line-through';
    return rows
      .map(
        (row) => row.querySelector(':checked') !== null && [...row.querySelectorAll('span')].some(isStruck),
      )
      .map(Number)
      .join('');
  });
}

/** How many tasks the phone has written down as done. */
async function doneOn(page: Page): Promise<number> {
  const rows = task
    .pick({ isCompleted: true })
    .array()
    .parse(await rowsOn(page, 'tasks'));
  return rows.filter(({ isCompleted }) => isCompleted).length;
}

test('a tick shows in the frame of the tap, before the database has answered anything', async ({
  page,
  player,
  server,
}) => {
  await enrol(page.request, server, player);
  await page.goto('/');
  // All that a tick needs is there once one was kept.
  await tick(page, 0);
  await expectAllSent(page);
  await slowDown(page);

  const letGo = await holdDatabase(page);
  expect(await afterTap(taskTicks(page).nth(1))).toBe('110000');
  expect(await afterTap(taskTicks(page).nth(2))).toBe('111000');
  // What else it moves comes in the frames after it.
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toContainText('3/6');
  await taskTicks(page).nth(1).click();
  expect(await afterTap(page.getByRole('alertdialog').getByRole('button', { name: 'Uncheck' }))).toBe(
    '101000',
  );
  await letGo();

  await expectAllSent(page);
  await page.reload();
  expect(await ticked(page)).toEqual([true, false, true, false, false, false]);
});

test('gym mode goes on in the frame of the tap, before the database has answered anything', async ({
  page,
  player,
  server,
}) => {
  await enrol(page.request, server, player);
  await page.goto('/');
  await tick(page, 0);
  await expectAllSent(page);
  await page.getByRole('link', { name: 'Gym Mode' }).click();
  const done = page.getByRole('button', { name: 'Done', exact: true });
  const progress = page.getByRole('progressbar', { name: /tasks done/ });
  await expect(progress).toHaveAccessibleName('1 of 6 tasks done');
  await expect(done).toBeVisible();
  await slowDown(page);

  const letGo = await holdDatabase(page);
  const shown = await done.evaluate(async (element: HTMLElement) => {
    const frame = () => new Promise(requestAnimationFrame);
    element.click();
    await frame();
    await frame();
    return document.querySelector('[aria-label$="tasks done"]')?.getAttribute('aria-label');
  });
  expect(shown).toBe('2 of 6 tasks done');
  await letGo();

  await expect.poll(() => doneOn(page)).toBe(2);
  await page.goto('/');
  await expectAllSent(page);
  expect(await ticked(page)).toEqual([true, true, false, false, false, false]);
});

test('a program starts in the frame of the tap', async ({ page, player, server }) => {
  await enrol(page.request, server, player, 1);
  await page.goto('/training');
  const active = page.getByRole('region', { name: 'Active Training Programs' }).getByRole('listitem');
  const start = page.getByRole('button', { name: /^Start / }).first();
  await expect(active).toHaveCount(1);
  // What a program holds comes once nobody waits for anything.
  await expect.poll(() => countOn(page, 'programs')).toBeGreaterThan(20);
  await page.reload();
  await expect(start).toBeVisible();
  await expectAllSent(page);
  await slowDown(page);
  const inFrame = async (button: Locator) => {
    await button.evaluate(async (element: HTMLElement) => {
      element.click();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });
    return active.count();
  };
  const letGo = await holdDatabase(page);
  expect(await inFrame(start)).toBe(2);
  await letGo();
  await expect(active).toHaveCount(2);
  await expectAllSent(page);
});
