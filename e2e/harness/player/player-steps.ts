import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './account.ts';
import { callAsApp } from './as-app.ts';
import { task, type Task } from 'sync-protocol/entities/tasks/task';
import { databasesOn, rowsOn } from '../phone/phone-storage.ts';
import type { ProductServer } from '../server/server.ts';

const keptTask = task.pick({ name: true, isCompleted: true });

// What players do again and again, by what they see.

/** Opens a path and waits until its screen has what it shows. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
}

/** The ticks of today's tasks, in their order. */
export function taskTicks(page: Page): Locator {
  return page.getByRole('list', { name: "Today's Tasks" }).getByRole('checkbox');
}

/** Ticks one of today's tasks and sees it ticked, for good: a page that is left at once would not keep it. */
export async function tick(page: Page, index: number): Promise<void> {
  const box = taskTicks(page).nth(index);
  await expect(box).not.toBeChecked();
  await box.click();
  await expect(box).toBeChecked();
  await expectKept(page, box, true);
}

/** Waits until the phone has written down whether the task of a tick is done; it shows a little earlier. */
async function expectKept(page: Page, box: Locator, isCompleted: boolean): Promise<void> {
  const label = (await box.getAttribute('aria-label')) ?? '';
  const rows = async () =>
    (await databasesOn(page, 'tasks')).flatMap((database) => keptTask.array().parse(database.rows));
  const isIt = (row: Pick<Task, 'name' | 'isCompleted'>) =>
    label.endsWith(row.name) && row.isCompleted === isCompleted;
  await expect.poll(async () => (await rows()).some(isIt)).toBe(true);
}

/** Takes a tick back, with the question in between. */
export async function untick(page: Page, index: number): Promise<void> {
  const box = taskTicks(page).nth(index);
  await expect(box).toBeChecked();
  await box.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uncheck' }).click();
  await expect(box).not.toBeChecked();
  await expectKept(page, box, false);
}

/** Which of today's tasks are ticked. */
export async function ticked(page: Page): Promise<boolean[]> {
  await expect(taskTicks(page)).toHaveCount(6);
  return taskTicks(page).evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked));
}

/** Where the app says what has just happened. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: /^Messages/ });
}

/** The cloud that says how phone and server stand. */
export function cloud(page: Page): Locator {
  return page.getByRole('button', {
    name: /^(Everything is saved|Almost everything is saved|Sending…|Waiting to send|Waiting for the server|You are offline|VolleyPath can’t be reached|Log in again to send|Update the app)/,
  });
}

/** Waits until everything has been sent: nothing waits on the phone, and the cloud says so. */
export async function expectAllSent(page: Page): Promise<void> {
  // The cloud alone may not yet have heard of what was tapped a moment ago.
  await expect.poll(() => rowsOn(page, 'outbox')).toEqual([]);
  await expect(cloud(page)).toHaveAccessibleName('Everything is saved');
}

interface Program {
  id: string;
  name: string;
}

/** The programs of the catalog, as the server lists them. */
export async function catalogOf(request: APIRequestContext): Promise<Program[]> {
  const response = await request.get('/api/regimens');
  expect(response.ok()).toBe(true);
  return (await response.json()) as Program[];
}

/** Starts the first programs of the catalog, or those of these names, for a player whose cookies `request` holds; without any screen. */
export async function enrol(
  request: APIRequestContext,
  server: Pick<ProductServer, 'url'>,
  { id }: Account,
  which: number | readonly string[] = 1,
): Promise<Program[]> {
  const all = await catalogOf(request);
  const programs =
    typeof which === 'number' ? all.slice(0, which) : all.filter(({ name }) => which.includes(name));
  for (const program of programs)
    await callAsApp(request, server, 'POST /api/user-regimens', { userId: id, regimenId: program.id });
  return programs;
}
