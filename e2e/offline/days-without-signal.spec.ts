import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { expect, test } from '../fixtures.ts';
import { PastPhone } from '../harness/player/history.ts';
import { cloud, expectAllSent, taskTicks, tick, ticked, untick } from '../harness/player/player-steps.ts';
import { ZONE } from '../harness/player/zone.ts';
import { expectReadyForOffline } from '../harness/phone/phone-storage.ts';

const DAY_MS = 86_400_000;
const ALL = Array.from({ length: 6 }, () => true);

const dayOf = (instant: number) => trainingDay(instant, ZONE);

/** The date as Home shows it. */
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

async function exportOf(page: Page): Promise<{ waiting: { name: string }[]; refused: unknown[] }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('volleypath-unsent.json');
  return JSON.parse(await readFile(await download.path(), 'utf8'));
}

/** The names of the day's tasks, in their order. */
const names = (page: Page) =>
  taskTicks(page).evaluateAll((ticks) => ticks.map((one) => one.getAttribute('aria-label') ?? ''));

test('three days with the server dead: each day has its tasks, and each credit arrives on its own day', async ({
  phone: first,
  player,
  server,
  ownPhone,
  sql,
}) => {
  const past = await PastPhone.of(first.context.request, server, player, sql);
  await past.started(2);
  await past.send();
  const phone = await ownPhone(player);
  await phone.page.goto('/');
  await expectReadyForOffline(phone.page);
  await expectAllSent(phone.page);
  await server.kill();

  // The phone was off; it is the day before yesterday.
  const now = Date.now();
  const days = [dayOf(now - 2 * DAY_MS), dayOf(now - DAY_MS), dayOf(now)] as const;
  await phone.restart();
  await phone.context.clock.install({ time: now - 2 * DAY_MS });
  await phone.page.goto('/');
  await expect(phone.page.getByText(inWords(days[0]))).toBeVisible();
  await expect(taskTicks(phone.page)).toHaveCount(6);

  for (const index of [0, 1, 2, 3, 4, 5]) await tick(phone.page, index);
  for (const index of [0, 1]) await untick(phone.page, index);
  for (const index of [0, 1]) await tick(phone.page, index);
  await phone.page.reload();
  expect(await ticked(phone.page)).toEqual(ALL);
  await phone.reopen();
  expect(await ticked(phone.page)).toEqual(ALL);

  // What waits is said quietly, and can be looked at, sent by hand and taken along.
  await expect(cloud(phone.page)).toHaveAccessibleName('VolleyPath can’t be reached right now, 10 waiting');
  await cloud(phone.page).click();
  const sheet = phone.page.getByRole('dialog', { name: 'Waiting to upload' });
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Mark task done' })).toHaveCount(8);
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Uncheck task' })).toHaveCount(2);
  await sheet.getByRole('button', { name: 'Retry now' }).click();
  await expect(sheet).toContainText('VolleyPath can’t be reached right now');
  const { waiting, refused } = await exportOf(phone.page);
  expect(waiting.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, () => 'task.setCompleted'));
  expect(refused).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();

  // The next day begins while the app is open.
  await phone.context.clock.fastForward(DAY_MS);
  await expect(phone.page.getByText(inWords(days[1]))).toBeVisible();
  await expect(taskTicks(phone.page)).toHaveCount(6);
  await expect.poll(() => ticked(phone.page)).toEqual(ALL.map(() => false));
  const yesterdays = await names(phone.page);
  await tick(phone.page, 0);
  await tick(phone.page, 3);

  // The day after that the phone was off again. What yesterday left can still be done, and counts for today.
  await phone.restart();
  await phone.page.goto('/');
  await expect(phone.page.getByText(inWords(days[2]))).toBeVisible();
  await expect(taskTicks(phone.page)).toHaveCount(6);
  await tick(phone.page, 5);
  const leftOver = phone.page.getByRole('list', { name: 'Left over from yesterday' }).getByRole('checkbox');
  // What today has, too, is not offered twice.
  const todays = await names(phone.page);
  const open = yesterdays.filter((name, index) => ![0, 3].includes(index) && !todays.includes(name));
  await expect(leftOver).toHaveCount(open.length);
  await leftOver.first().click();
  await expect(leftOver.first()).toBeChecked();
  const today = phone.page.getByRole('region', { name: 'Today', exact: true });
  await expect(today).toContainText('3-day streak');
  await expect(cloud(phone.page)).toHaveAccessibleName(/14 waiting/);

  await cloud(phone.page).click();
  const retry = phone.page.getByRole('button', { name: 'Retry now' });
  await expect(retry).toBeVisible();
  await server.start();
  // Pressed if it is still there: all may go by itself as soon as there is a server.
  await retry.evaluateAll((buttons: HTMLElement[]) => buttons[0]?.click());
  await phone.page.getByRole('button', { name: 'Close', exact: true }).click();
  await expectAllSent(phone.page);

  const totals = await sql(
    `select day::text, points, streak, jsonb_array_length(jsonb_path_query_array(done, '$.*[*]')) as tasks
       from day_totals where user_id = $1 order by day`,
    [player.id],
  );
  expect(totals).toEqual([
    { day: days[0], points: 6 * 20, streak: 1, tasks: 6 },
    { day: days[1], points: 2 * 20, streak: 2, tasks: 2 },
    { day: days[2], points: 2 * 24, streak: 3, tasks: 2 },
  ]);
  const done = await sql(
    `select day::text, completed_day::text, count(*)::int from tasks where user_id = $1 and is_completed
       group by 1, 2 order by 1, 2`,
    [player.id],
  );
  expect(done).toEqual([
    { day: days[0], completed_day: days[0], count: 6 },
    { day: days[1], completed_day: days[1], count: 2 },
    { day: days[1], completed_day: days[2], count: 1 },
    { day: days[2], completed_day: days[2], count: 1 },
  ]);
  const lanes = await sql(
    `select lane, last_id::int from sync_lanes join sync_client_groups on id = client_group
       where user_id = $1 and lane = 'core' order by last_id`,
    [player.id],
  );
  // The phone on which the program was started, and this one.
  expect(lanes).toEqual([
    { lane: 'core', last_id: 1 },
    { lane: 'core', last_id: 14 },
  ]);
  expect(await sql('select total_points, streak from player_stats where id = $1', [player.id])).toEqual([
    { total_points: 208, streak: 3 },
  ]);

  // What the phone foretold is what the server says.
  await phone.page.reload();
  await expect(today).toContainText('3-day streak');
  await expect(today).toContainText('48');
  expect(await ticked(phone.page)).toEqual([false, false, false, false, false, true]);
});
