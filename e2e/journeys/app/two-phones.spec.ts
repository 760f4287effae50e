import type { Page } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import {
  cloud,
  enrol,
  expectAllSent,
  taskTicks,
  tick,
  ticked,
  untick,
} from '../../harness/player/player-steps.ts';

/** Opens Home and waits until the server can call this phone. */
async function openHome(page: Page): Promise<void> {
  const listening = page.waitForResponse(/\/api\/sync\/poke/);
  await page.goto('/');
  await expect(taskTicks(page)).toHaveCount(6);
  await listening;
}

const completedIn = (rows: Record<string, unknown>[]) => rows.map((row) => row['slot']);

onlineTest(
  'what is done on one phone shows on the other at once, and they agree',
  async ({ phone, player, morePhones, server, sql }) => {
    await enrol(phone.context.request, server, player);
    const { page: first } = phone;
    const { page: second } = await morePhones(player);
    await openHome(first);
    await openHome(second);

    await tick(first, 0);
    await expect(taskTicks(second).nth(0)).toBeChecked();
    await tick(second, 1);
    await expect(taskTicks(first).nth(1)).toBeChecked();
    await untick(second, 0);
    await expect(taskTicks(first).nth(0)).not.toBeChecked();

    await first.getByRole('link', { name: 'Training' }).click();
    await first.getByRole('button', { name: /^Options for / }).click();
    await first.getByRole('menuitem', { name: 'Archive Program' }).click();
    await expect(second.getByRole('region', { name: 'Active Programs' })).toHaveCount(0);
    await first.getByRole('button', { name: 'Undo' }).click();
    await expect(second.getByRole('region', { name: 'Active Programs' })).toBeVisible();

    await expectAllSent(first);
    await expectAllSent(second);
    const completed = await sql('select slot from tasks where user_id = $1 and is_completed', [player.id]);
    expect(completedIn(completed)).toHaveLength(1);
    expect(await ticked(second)).toEqual([false, true, false, false, false, false]);
  },
);

test('two phones without a signal say different things: the later word holds on both', async ({
  phone: first,
  player,
  morePhones,
  server,
  sql,
}) => {
  await enrol(first.context.request, server, player);
  const second = await morePhones(player);
  await openHome(first.page);
  await openHome(second.page);
  await tick(first.page, 2);
  await expect(taskTicks(second.page).nth(2)).toBeChecked();
  await expectAllSent(first.page);

  await first.goOffline();
  await second.goOffline();
  await tick(first.page, 0);
  await tick(second.page, 0);
  await untick(first.page, 2);
  await untick(second.page, 0);
  await untick(second.page, 2);
  await tick(second.page, 2);
  await tick(first.page, 3);
  await second.goOnline();
  await expectAllSent(second.page);
  await first.goOnline();
  await expectAllSent(first.page);

  // The second phone spoke last on the first and the third task.
  const agreed = [false, false, true, true, false, false];
  await expect.poll(() => ticked(first.page)).toEqual(agreed);
  await expect.poll(() => ticked(second.page)).toEqual(agreed);
  const [stats] = await sql('select total_points, completed_tasks from player_stats where id = $1', [
    player.id,
  ]);
  expect(stats).toEqual({ total_points: 40, completed_tasks: 2 });
  for (const { page } of [first, second])
    await expect(page.getByRole('region', { name: 'Today', exact: true })).toContainText('2/6');
});

test('two tabs of one phone show the same, with no signal too', async ({ phone, player, server, sql }) => {
  await enrol(phone.context.request, server, player);
  const first = phone.page;
  const second = await phone.context.newPage();
  for (const tab of [first, second]) {
    await tab.goto('/');
    await expect(taskTicks(tab)).toHaveCount(6);
  }
  await tick(first, 0);
  await expect(taskTicks(second).nth(0)).toBeChecked();
  await expectAllSent(first);
  await expectAllSent(second);

  await phone.goOffline();
  await tick(second, 1);
  await tick(first, 2);
  for (const tab of [first, second]) {
    await expect.poll(() => ticked(tab)).toEqual([true, true, true, false, false, false]);
    await expect(cloud(tab)).toHaveAccessibleName('You are offline, and that’s fine, 2 waiting');
  }
  await first.close();
  await phone.goOnline();
  await expectAllSent(second);
  const lanes = await sql(
    `select last_id::int from sync_lanes join sync_client_groups on id = client_group
       where user_id = $1 and lane = 'core'`,
    [player.id],
  );
  expect(lanes).toEqual([{ last_id: 3 }]);
  expect(await sql('select completed_tasks from player_stats where id = $1', [player.id])).toEqual([
    { completed_tasks: 3 },
  ]);
});

onlineTest(
  'what happens while a phone is still connecting is not missed',
  async ({ phone, player, morePhones, server }) => {
    await enrol(phone.context.request, server, player);
    const { page: first } = phone;
    const { page: second } = await morePhones(player);
    await openHome(first);

    // The second phone has pulled, and is about to listen.
    let connect: () => void = () => undefined;
    const connected = new Promise<void>((resolve) => (connect = resolve));
    await second.route('**/api/sync/poke*', async (route) => {
      await connected;
      await route.continue();
    });
    await second.goto('/');
    await expect(taskTicks(second)).toHaveCount(6);
    await expectAllSent(second);
    await tick(first, 0);
    await expectAllSent(first);
    connect();
    await expect(taskTicks(second).nth(0)).toBeChecked();
  },
);
