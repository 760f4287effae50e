import type { Page } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { callAsApp } from '../../harness/player/as-app.ts';
import type { Database } from '../../harness/server/database.ts';
import type { Account } from '../../harness/player/account.ts';
import { expectReadyForOffline, rowsOn } from '../../harness/phone/phone-storage.ts';
import { task } from 'sync-protocol/entities/tasks/task';
import { MAIN_PER_SESSION, SESSIONS_PER_WEEK } from 'sync-protocol/rules/training/program-terms';
import { enrol, expectAllSent, taskTicks, tick, toast } from '../../harness/player/player-steps.ts';
import type { ProductServer } from '../../harness/server/server.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The big one under the thumb; the dial can have the same name. */
const main = (page: Page, name: string) => button(page, name).last();
const namesOfTasks = async (page: Page) => {
  await expect(taskTicks(page)).toHaveCount(6);
  return taskTicks(page).evaluateAll((boxes) =>
    boxes.map((box) => (box.getAttribute('aria-label') ?? '').replace(/^Done: /, '')),
  );
};

async function openGym(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Gym Mode' }).click();
  await expect(page).toHaveURL('/gym');
  await expect(page).toHaveTitle('Gym Mode');
}

/** Checks the task on screen, and leaves its result. */
async function finish(page: Page, done: number): Promise<void> {
  await main(page, 'Done').click();
  await expect(page.getByRole('progressbar', { name: `${done} of 6 tasks done` })).toBeAttached();
  await leaveResult(page);
}

/** What takes a result is asked for it, once it is done. */
async function leaveResult(page: Page): Promise<void> {
  const later = button(page, 'Not now');
  await expect(title(page)).toBeVisible();
  if (await later.isVisible()) await later.click();
}

/** A program of the player's own; its tasks are timed by minutes, three each. */
async function ownProgram({ request }: Page, server: ProductServer, { id }: Account): Promise<void> {
  const fields = { name: 'Core and legs', category: 'conditioning', dailyDuration: 20, isActive: true };
  const dailyTasks = [
    'Front plank',
    'Wall passes',
    'Serve over the net',
    'Partner passes',
    'Step without a ball',
  ];
  const weeklyStructure = JSON.stringify([{ week: 1, theme: 'Start', dailyTasks }]);
  const regimen = { ...fields, weeklyStructure };
  const made = await callAsApp<{ id: string }>(request, server, 'POST /api/regimens', regimen);
  await callAsApp(request, server, 'POST /api/user-regimens', { userId: id, regimenId: made.id });
}

/** Lets a player have done all of a program but its last day, which their phone deals. */
async function allButOneDay(sql: Database['query'], { id }: Account): Promise<void> {
  await sql(
    `update user_regimens set current_week = total_weeks, sessions = total_weeks * $2 - 1,
     main_done = jsonb_build_array(total_weeks * $2 * $3 - $3) where user_id = $1`,
    [id, SESSIONS_PER_WEEK, MAIN_PER_SESSION],
  );
  await sql('delete from tasks where user_id = $1', [id]);
}

/** Counts how many wake locks the page holds, in place of the phone's own. */
async function watchWakeLock(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = { held: 0 };
    const request = async () => {
      count.held += 1;
      return { release: async () => void (count.held -= 1) };
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(globalThis, { wakeLocks: count });
  });
  return () => page.evaluate(() => (globalThis as unknown as { wakeLocks: { held: number } }).wakeLocks.held);
}

/** Counts how often the page buzzes, in place of the phone's own. */
async function watchHaptics(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = { buzzed: 0 };
    navigator.vibrate = () => (count.buzzed += 1) > 0;
    Object.assign(globalThis, { haptics: count });
  });
  return () => page.evaluate(() => (globalThis as unknown as { haptics: { buzzed: number } }).haptics.buzzed);
}

test('with no signal: the last day of a program, one task a screen, and the screen stays on', async ({
  phone,
  page,
  player,
  server,
  sql,
}) => {
  const [program] = await enrol(page.request, server, player);
  await allButOneDay(sql, player);
  // The confetti is for those who like motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const wakeLocks = await watchWakeLock(page);
  const haptics = await watchHaptics(page);
  await page.goto('/');
  await expectReadyForOffline(page);
  await expectAllSent(page);
  const names = await namesOfTasks(page);
  // Confetti is for those who have not asked for less motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await phone.goOffline();

  await openGym(page);
  await expect(title(page)).toHaveText(names[0] ?? '');
  await expect(page.getByRole('progressbar', { name: '0 of 6 tasks done' })).toBeAttached();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect.poll(wakeLocks).toBe(1);

  // The warm-up comes first; it takes its minutes. What is counted comes after it.
  expect(names[0]).toMatch(/Warm-Up|Mobility/);
  await expect(page.getByRole('timer')).toBeVisible();
  await button(page, 'Next task').click();
  await expect(title(page)).toHaveText(names[1] ?? '');

  // Sets are counted on the dial, or taken as done.
  const dial = button(page, 'Count a repetition');
  const count = page.getByRole('status').filter({ hasText: 'Set ' });
  await expect(count).toHaveText(/^Set 1 of \d+, \d+ repetitions/);
  const before = await haptics();
  await dial.click();
  await dial.click();
  expect(await haptics()).toBe(before + 2);
  await expect(count).toHaveText(/, 2$/);
  await button(page, 'Undo one').click();
  await expect(count).toHaveText(/, 1$/);
  const sets = Number(/Set 1 of (\d+)/.exec(await count.innerText())?.[1]);
  for (let set = 1; set <= sets; set++) {
    if (set > 1) await main(page, 'Skip rest').click();
    await main(page, `Set ${set} done`).click();
  }
  await expect(page.getByText('All done').first()).toBeVisible();
  await button(page, 'Again').click();
  await expect(count).toHaveText(/^Set 1 of \d+, \d+ repetitions/);

  // The guide is a tap away.
  await button(page, 'Guide').click();
  const guide = page.getByRole('dialog', { name: names[1] ?? '' });
  for (const part of ['Technique', 'Steps', 'Mistakes and fixes', 'Tips'])
    await expect(guide.getByRole('heading', { name: part })).toBeVisible();
  await guide.getByRole('button', { name: 'Close' }).click();

  // Done leads to the next one; what is done can be looked at and taken back.
  await main(page, 'Done').click();
  await expect(toast(page)).toContainText('Task completed!');
  await expect(toast(page)).toContainText('+20 points');
  await expect(title(page)).not.toHaveText(names[1] ?? '');
  await leaveResult(page);
  await expect(title(page)).toHaveText(names[2] ?? '');
  await expect(title(page)).toBeFocused();
  await button(page, 'Previous task').click();
  await expect(title(page)).toHaveText(names[1] ?? '');
  await expect(title(page)).toBeFocused();
  await button(page, 'Uncheck').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it done' }).click();
  await expect(button(page, 'Uncheck')).toBeVisible();
  await button(page, 'Uncheck').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uncheck' }).click();
  await expect(toast(page)).toContainText('Task unchecked');
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('progressbar', { name: '0 of 6 tasks done' })).toBeAttached();

  for (const done of [1, 2, 3, 4, 5, 6]) await finish(page, done);
  await expect(page.getByText('That’s it for today!').last()).toBeVisible();
  await expect(title(page)).toBeFocused();
  await expect(page.locator('canvas')).toBeAttached();
  await expect(page.getByText('6/6')).toBeVisible();
  await expect.poll(wakeLocks).toBe(0);
  const news = page.getByRole('region', { name: 'New today' }).getByRole('listitem');
  await expect(news.first()).toHaveText(`${program?.name}You finished this program`);
  await expect(news.filter({ hasText: 'Program Finisher' })).toBeVisible();
  // Whoever has read of it is not told again on Home.
  const [enrolment] = await sql('select id from user_regimens where user_id = $1', [player.id]);
  const told = async () => (await rowsOn(page, 'meta')).find((one) => Object(one).key === 'told');
  await expect.poll(told).toMatchObject({ badges: expect.arrayContaining([enrolment?.['id']]) });

  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByText('Your court is free')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gym Mode' })).toHaveCount(0);
  await phone.goOnline();
  await expectAllSent(page);
  const done = await sql('select count(*)::int as tasks from tasks where user_id = $1 and is_completed', [
    player.id,
  ]);
  expect(done).toEqual([{ tasks: 6 }]);
});

onlineTest(
  'the timer: get ready, work, pause, and it goes on while nobody looks',
  async ({ page, player, server }) => {
    await ownProgram(page, server, player);
    await page.clock.install();
    await page.goto('/gym');
    const timer = page.getByRole('timer');
    // Every session begins with a warm-up, the player's own too.
    await expect(title(page)).toContainText('Warm up');
    await expect(timer).toHaveText('5:00');
    await page.clock.pauseAt(Date.now() + 60_000);
    await main(page, 'Start').click();
    await expect(page.getByText('Get ready').first()).toBeVisible();
    await expect(timer).toHaveText('5');
    await page.clock.runFor(5000);
    await expect(page.getByText('Go', { exact: true }).first()).toBeVisible();
    await expect(timer).toHaveText('5:00');
    await page.clock.runFor(65_000);
    await expect(timer).toHaveText('3:55');
    await main(page, 'Pause').click();
    await page.clock.runFor(600_000);
    await expect(timer).toHaveText('3:55');
    await expect(page.getByText('Paused').first()).toBeVisible();

    // A look at the next task, and back: nothing is lost.
    await button(page, 'Next task').click();
    await expect(timer).toHaveText('3:00');
    await button(page, 'Previous task').click();
    await expect(timer).toHaveText('3:55');
    await main(page, 'Resume').click();
    // As when the phone slept: time jumps.
    await page.clock.fastForward(300_000);
    await expect(page.getByText('All done').first()).toBeVisible();
    await page.clock.resume();
    await main(page, 'Done').click();
    await expect(toast(page)).toContainText('Task completed!');
  },
);

onlineTest('what needs other equipment waits', async ({ page, player, server }) => {
  // Before the first program there is nothing to do, and a way to it.
  await page.goto('/gym');
  await expect(page.getByRole('link', { name: 'Browse Training Programs' })).toBeVisible();
  await ownProgram(page, server, player);
  await page.goto('/gym');
  await expect(page.getByRole('progressbar', { name: '0 of 6 tasks done' })).toBeAttached();
  const open = button(page, 'What do you have here?');
  const sheet = page.getByRole('dialog', { name: 'What do you have here?' });
  await open.click();
  await expect(sheet).toContainText('6 of 6 tasks fit');
  await sheet.getByRole('button', { name: 'Wall', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Wall', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(sheet).toContainText('5 of 6 tasks fit');
  await sheet.getByRole('button', { name: 'Nothing', exact: true }).click();
  await expect(sheet).toContainText('3 of 6 tasks fit');
  await sheet.getByRole('button', { name: 'Show tasks' }).click();
  for (const done of [1, 2, 3]) {
    await main(page, 'Done').click();
    await expect(page.getByRole('progressbar', { name: `${done} of 3 tasks done` })).toBeAttached();
  }
  await expect(page.getByText('Done with what you have here').last()).toBeVisible();
  await expect(page.getByText('3 tasks need something you don’t have here.')).toBeVisible();

  // Written down: the screen is a moment ahead of it.
  const doneTasks = async () =>
    task
      .pick({ isCompleted: true })
      .array()
      .parse(await rowsOn(page, 'tasks'));
  await expect.poll(async () => (await doneTasks()).filter((one) => one.isCompleted).length).toBe(3);
  // The phone remembers what there is.
  await page.reload();
  await expect(page.getByText('3 tasks need something you don’t have here.')).toBeVisible();
  await button(page, 'Change equipment').click();
  await sheet.getByRole('button', { name: 'Net', exact: true }).click();
  await sheet.getByRole('button', { name: 'Show tasks' }).click();
  await expect(title(page)).toHaveText('Serve over the net');
  await expect(page.getByText('net', { exact: true })).toBeVisible();
});

onlineTest(
  'a task that another tab checks stays on screen, and says so',
  async ({ page, player, server }) => {
    await enrol(page.request, server, player);
    await page.goto('/');
    const names = await namesOfTasks(page);
    await openGym(page);
    await expect(title(page)).toHaveText(names[0] ?? '');
    const other = await page.context().newPage();
    await other.goto('/');
    await tick(other, 0);
    await expect(page.getByRole('progressbar', { name: '1 of 6 tasks done' })).toBeAttached();
    await expect(title(page)).toHaveText(names[0] ?? '');
    await expect(button(page, 'Uncheck')).toBeVisible();
    await main(page, 'Next task').click();
    await expect(title(page)).toHaveText(names[1] ?? '');
  },
);

onlineTest('beside a computer: the guide in sight, everything by key', async ({ page, player, server }) => {
  await enrol(page.request, server, player);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const names = await namesOfTasks(page);
  await openGym(page);
  await expect(page.getByRole('heading', { name: 'Mistakes and fixes' })).toBeVisible();
  await expect(button(page, 'Guide')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(title(page)).toHaveText(names[1] ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(title(page)).toHaveText(names[0] ?? '');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(title(page)).toHaveText(names[1] ?? '');
  await page.keyboard.press('Space');
  await expect(main(page, 'Skip rest')).toBeVisible();
  // Letters do nothing: whoever speaks to their computer would strike them unawares.
  await page.keyboard.press('d');
  await button(page, 'Done').press('Enter');
  await expect(toast(page)).toContainText('Task completed!');
  await expect(title(page)).toHaveText(names[2] ?? '');
  await page.getByRole('link', { name: 'Leave gym mode' }).click();
  await expect(taskTicks(page).nth(1)).toBeChecked();
});

onlineTest('gym mode looks right and reads right', async ({ page, player, server, axe, shot }) => {
  await enrol(page.request, server, player, 2);
  await page.goto('/');
  await expect(taskTicks(page)).toHaveCount(6);
  await shot('home-with-gym-link');
  await openGym(page);
  await shot('gym-warm-up');
  await button(page, 'Next task').click();
  await button(page, 'Count a repetition').click();
  await axe();
  await shot('gym-counted');
  await button(page, 'Guide').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe();
  await shot('gym-guide');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(title(page)).toBeFocused();
  await button(page, 'What do you have here?').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe();
  await shot('gym-equipment');
  await button(page, 'Show tasks').click();
  await button(page, 'Previous task').click();
  await axe();
  await shot('gym-done');
  await button(page, 'Next task').last().click();
  for (const done of [2, 3, 4, 5, 6]) await finish(page, done);
  await expect(page.getByText('6/6')).toBeVisible();
  await axe();
  await shot('gym-finished');
});
