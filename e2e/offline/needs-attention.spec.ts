import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  catalogOf,
  cloud,
  enrol,
  expectAllSent,
  taskTicks,
  tick,
  toast,
} from '../harness/player/player-steps.ts';
import { expectReadyForOffline, rowsOn } from '../harness/phone/phone-storage.ts';

async function start(page: Page, { id, name }: { id: string; name: string }): Promise<void> {
  await page.goto(`/program/${id}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Start This Program' }).click();
  await expect(page.getByText('Program Currently Active')).toBeVisible();
  // It shows in the frame of the tap; who goes on by the address at once leaves before it is kept.
  await expect.poll(async () => (await rowsOn(page, 'outbox')).length).toBe(1);
}

test('a third program started on two phones without a signal: one stands, the other is said in plain words', async ({
  phone: first,
  player,
  morePhones,
  server,
  sql,
  look,
}) => {
  const programs = await catalogOf(first.context.request);
  const [one, two, third, fourth] = programs;
  if (!one || !two || !third || !fourth) throw new Error('The catalog is too small.');
  await enrol(first.context.request, server, player, 2);
  const second = await morePhones(player);
  for (const { page } of [first, second]) {
    await page.goto('/');
    await expectReadyForOffline(page);
    await expectAllSent(page);
  }
  await first.goOffline();
  await second.goOffline();
  await start(first.page, third);
  await start(second.page, fourth);
  await second.page.goto('/');
  await tick(second.page, 0);

  await first.goOnline();
  await expectAllSent(first.page);
  await second.goOnline();
  await expect(cloud(second.page)).toHaveAccessibleName('Almost everything is saved, 1 needs attention');
  await expect(toast(second.page)).toContainText('You can have 3 active programs at a time.');
  await toast(second.page).getByRole('button', { name: 'Show' }).click();
  const sheet = second.page.getByRole('dialog', { name: 'Needs attention' });
  await expect(sheet.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  const refused = sheet.getByRole('listitem').filter({ hasText: 'Start program' });
  await expect(refused).toContainText('You can have 3 active programs at a time. Active now: ');
  for (const { name } of [one, two, third]) await expect(refused).toContainText(name);
  await expect(refused).toContainText('Archive one to make room.');
  await look('waiting-attention', second);
  await refused.getByRole('button', { name: 'Dismiss' }).click();
  await expect(second.page.getByRole('dialog', { name: 'Everything is saved' })).toBeVisible();
  await second.page.getByRole('button', { name: 'Close', exact: true }).click();
  await expectAllSent(second.page);

  // The three that stand, on both phones; what else was done without a signal has arrived.
  for (const { page } of [first, second]) {
    await page.goto('/training');
    const active = page.getByRole('region', { name: 'Active Training Programs' });
    await expect(active.getByRole('heading', { level: 3 })).toHaveText([one.name, two.name, third.name]);
    await page.goto('/');
    await expect(taskTicks(page).and(page.getByRole('checkbox', { checked: true }))).toHaveCount(1);
  }
  const running = await sql('select regimen_id from user_regimens where user_id = $1 order by started_at', [
    player.id,
  ]);
  expect(running.map((row) => row['regimen_id'])).toEqual([one.id, two.id, third.id]);
  expect(await sql('select completed_tasks from player_stats where id = $1', [player.id])).toEqual([
    { completed_tasks: 1 },
  ]);
  const rejected = await sql(
    `select status, code from sync_results join sync_client_groups g on g.id = client_group
       where user_id = $1 and status <> 'applied'`,
    [player.id],
  );
  expect(rejected).toEqual([{ status: 'rejected', code: 'too_many_active' }]);
});

test('the words of a story that the server refuses are there to be copied', async ({
  phone,
  player: _author,
  server,
  look,
}) => {
  const { page, context } = phone;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
  await page.goto('/');
  await expectReadyForOffline(page);
  await phone.goOffline();
  await page.goto('/victory-stories');
  await page.getByRole('button', { name: 'Share Story' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill('Five aces in a row');
  await form.getByLabel('Your story').fill('You fucking losers had no chance.');
  await form.getByLabel('Hashtags (optional)').fill('#ace');
  await form.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('article', { name: 'Five aces in a row' })).toBeVisible();

  await phone.goOnline();
  await expect(toast(page)).toContainText('Failed to share your story.');
  await toast(page).getByRole('button', { name: 'Show' }).click();
  const refused = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'New story' });
  const words = refused.getByRole('blockquote', { name: 'What you wrote' });
  const typed = 'Five aces in a row\nYou fucking losers had no chance.\n#ace';
  expect(await words.innerText()).toBe(typed);
  await look('waiting-attention-words', phone);
  await refused.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page)).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(typed);
});

test('a team that the server refuses keeps no badge; the next one has it celebrated', async ({
  phone,
  player: _creator,
  look,
}) => {
  const { page } = phone;
  // Whom the sheet for inviting players hides it from does not have it as a role.
  const news = page.locator('[data-drops-in]').filter({ hasText: 'New badge' });
  await page.goto('/teams?tab=create');
  await expectReadyForOffline(page);
  await page.getByLabel('Team Name').fill('Beach Diggers');
  await page.getByLabel('Description').fill('Call me: 0170 1234567');
  // What is typed outlives a look at another tab, and a reload.
  await page.getByRole('tab', { name: 'Find Teams' }).click();
  await page.getByRole('tab', { name: 'Create Team' }).click();
  await expect(page.getByLabel('Team Name')).toHaveValue('Beach Diggers');
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Call me: 0170 1234567');
  await phone.goOffline();
  await page.getByRole('button', { name: 'Create Team' }).click();
  await expect(news).toContainText('Team Player');
  // For as long as a pointer rests on it, it would stay.
  await news.getByText('Team Player').hover();

  await phone.goOnline();
  await expect(cloud(page)).toHaveAccessibleName('Almost everything is saved, 1 needs attention');
  await expect(news).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Show' }).click();
  const sheet = page.getByRole('dialog', { name: 'Needs attention' });
  const refused = sheet.getByRole('listitem').filter({ hasText: 'New team' });
  await expect(refused).toContainText('Call me: 0170 1234567');
  await expect(sheet.getByRole('button', { name: 'Retry now' })).toHaveCount(0);
  await look('waiting-attention-team', phone);
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  // Where the team stood is the way back to its words.
  await page.goto('/teams');
  const again = page.getByRole('list', { name: 'Not created' });
  await expect(again).toContainText('Beach Diggers');
  await look('team-not-created', phone);
  await again.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByLabel('Team Name')).toHaveValue('Beach Diggers');
  await expect(page.getByLabel('Description')).toHaveValue('Call me: 0170 1234567');
  await expect(page.getByRole('alert')).toBeVisible();
  await look('team-change-it', phone);
  await page.getByLabel('Description').fill('Sand only.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Team' }).click();
  await expect(news).toContainText('Team Player');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(cloud(page)).toHaveAccessibleName('Everything is saved');
  await expect(again).toHaveCount(0);
});
