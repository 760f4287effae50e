import type { Page } from '@playwright/test';
import { PACE } from '../../../.ci/pace.ts';
import { expect, test } from '../../fixtures.ts';
import { callAsApp } from '../../harness/player/as-app.ts';
import { type Front, startFront } from '../../harness/server/front.ts';
import { KILL_SWITCH } from 'api/src/plugins/kill-switch.ts';
import { expectWorkerInCharge, rowsOn } from '../../harness/phone/phone-storage.ts';
import { enrol, expectAllSent, taskTicks, tick, toast } from '../../harness/player/player-steps.ts';

/** Chromium lets a worker take over once the one before has nothing under way: now and then that takes over a minute. */
const TAKE_OVER_MS = 120_000 * PACE;

/** Where the browser found something by the worker's rules, without waking it; no browser but Chromium says so. */
interface WhoFoundIt {
  workerFinalSourceType?: string;
}

let front: Front;

test.beforeEach(async ({ server }) => {
  front = await startFront(server.port);
});
test.afterEach(() => front.close());

/** The browser looks for a new version, as it does from time to time, and has fetched it. */
async function fetchNewVersion(page: Page): Promise<void> {
  front.bringUpNewBuild();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed');
}

/** Shows or hides the app, as the page is told of it. */
const turn = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Puts the app out of sight for a minute. */
async function putAway(page: Page): Promise<void> {
  await turn(page, 'hidden');
  await page.clock.fastForward('01:00');
}

/** Leaves a mark that does not outlive a reload. */
const mark = (page: Page) => page.evaluate(() => (document.body.dataset['mark'] = 'here'));
const isMarked = (page: Page) => page.evaluate(() => document.body.dataset['mark'] === 'here');

test('a new version never takes a form that is being filled in; it comes with a tap', async ({ page }) => {
  await page.clock.install();
  const { id } = await callAsApp<{ id: string }>(page.request, front, 'POST /api/auth/register', {
    email: `form${Date.now()}@example.org`,
    password: 'Libero7digs',
    birthMonth: 4,
    birthYear: 2000,
  });
  // Else it opens over the offer to update.
  await callAsApp(page.request, front, `PATCH /api/users/${id}/settings`, { tutorialDone: true });
  await page.goto(front.url);
  await expectWorkerInCharge(page);
  await page.getByLabel('First Name').fill('Noor');
  await page.getByLabel('Last Name').fill('Vega');
  await mark(page);
  await fetchNewVersion(page);
  await putAway(page);
  await turn(page, 'visible');
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByLabel('First Name')).toHaveValue('Noor');

  await page.getByLabel('Primary Position').selectOption('Setter');
  await page.getByLabel('Skill Level').selectOption('Beginner');
  await expect(page.getByLabel('Username')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hey Noor');
  const bar = page.getByRole('status').filter({ hasText: 'A new version is ready.' });
  await expect(bar).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  const loaded = page.waitForEvent('load', { timeout: TAKE_OVER_MS });
  await Promise.all([loaded, bar.getByRole('button', { name: 'Update' }).click()]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hey Noor');
  expect(await isMarked(page)).toBe(false);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  await expect(bar).toHaveCount(0);

  // The server takes this one for too old before the browser has looked for another.
  const tooOld = { status: 426, json: { code: 'update_needed', message: 'Update the app.' } };
  await page.route('**/api/sync/**', (route) => route.fulfill(tooOld));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: 'Update the app to send' }).click();
  const sheet = page.getByRole('dialog');
  const update = sheet.getByRole('button', { name: 'Update' });
  await update.click();
  await expect(toast(page)).toContainText('No new version yet');
  await mark(page);
  front.bringUpNewBuild();
  await Promise.all([page.waitForEvent('load', { timeout: TAKE_OVER_MS }), update.click()]);
  expect(await isMarked(page)).toBe(false);
});

test('a new version comes by itself when nobody looks', async ({ page }) => {
  await page.clock.install();
  await page.goto(front.url);
  await expectWorkerInCharge(page);
  await page.getByRole('link', { name: 'Log In' }).click();
  await mark(page);
  await fetchNewVersion(page);
  expect(await isMarked(page)).toBe(true);
  await Promise.all([page.waitForEvent('load', { timeout: TAKE_OVER_MS }), putAway(page)]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  expect(await isMarked(page)).toBe(false);
});

test('a start wakes no worker, and the browser looks for a new version all the same', async ({
  page,
  player,
  server,
}) => {
  await enrol(page.request, server, player);
  await page.goto(front.url);
  await expectWorkerInCharge(page);
  front.bringUpNewBuild();
  await page.goto(front.url);
  await expect(taskTicks(page).first()).toBeVisible();
  await expectAllSent(page);
  const asked = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => {
        const { workerFinalSourceType: source } = entry as PerformanceResourceTiming & WhoFoundIt;
        return { path: new URL(entry.name).pathname, source };
      },
    ),
  );
  expect(asked).toEqual(
    expect.arrayContaining([
      { path: '/', source: 'cache' },
      { path: '/before-paint.js', source: 'cache' },
      { path: expect.stringContaining('/assets/'), source: 'cache' },
      { path: '/api/sync/pull', source: 'network' },
    ]),
  );
  expect(asked.filter(({ source }) => source !== 'cache' && source !== 'network')).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(page.getByRole('status').filter({ hasText: 'A new version is ready.' })).toBeVisible();
});

test('a worker that was turned off goes from a phone, which still sends what it has kept', async ({
  page,
  phone,
  player,
  server,
}) => {
  await enrol(page.request, server, player);
  await page.goto(front.url);
  await expectWorkerInCharge(page);
  await phone.context.route('**/api/sync/push', (route) => route.abort());
  await tick(page, 0);
  await mark(page);
  front.bringUpWorker(KILL_SWITCH);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  // Chromium may give up the worker's own try: it is asked again, as the app does once nobody looks.
  const takeOver = async () => {
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage('again'),
    );
    return isMarked(page);
  };
  await expect.poll(() => takeOver().catch(() => true), { timeout: TAKE_OVER_MS }).toBe(false);
  await expect(taskTicks(page).first()).toBeChecked();
  expect(await rowsOn(page, 'outbox')).toHaveLength(1);
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  // The page asks for a worker, as every page does, and that one goes as well; nothing is opened again.
  await mark(page);
  await expect.poll(left).toEqual([]);
  await phone.context.unroute('**/api/sync/push');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expectAllSent(page);
  expect(await isMarked(page)).toBe(true);
  expect(await left()).toEqual([]);
});
