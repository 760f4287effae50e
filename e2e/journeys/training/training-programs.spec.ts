import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { newId } from 'sync-protocol/ids';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { callAsApp } from '../../harness/player/as-app.ts';
import type { Account } from '../../harness/player/account.ts';
import { breakOutbox } from '../../harness/phone/broken-storage.ts';
import {
  catalogOf,
  enrol,
  expectAllSent,
  taskTicks,
  tick,
  toast,
} from '../../harness/player/player-steps.ts';

const activeList = (page: Page) => page.getByRole('region', { name: 'Active Training Programs' });
const namesIn = (list: Locator) => list.getByRole('heading', { level: 3 });

const ENROLMENTS = `select regimen_id, is_archived, replaced_at is not null as replaced, main_done, points_earned
  from user_regimens where user_id = $1 order by started_at`;

async function archiveOnScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Archive Program' }).click();
  await expect(toast(page)).toContainText('Program archived');
}

test('three programs run at most: the fourth names the three, and takes the place of one', async ({
  page,
  player,
  server,
  sql,
}) => {
  const programs = await catalogOf(page.request);
  const [first, second, third] = await enrol(page.request, server, player, 3);
  const fourth = programs[3];
  if (!first || !second || !third || !fourth) throw new Error('The catalog is too small.');
  await page.goto('/training');
  await expect(namesIn(activeList(page))).toHaveText([first.name, second.name, third.name]);

  await page.goto(`/program/${fourth.id}`);
  await page.getByRole('button', { name: 'Start This Program' }).click();
  const full = page.getByRole('dialog', { name: 'You have three active programs' });
  await expect(full).toContainText(`Archive one to make room for ${fourth.name}.`);
  for (const { name } of [first, second, third]) await expect(full).toContainText(name);
  await full.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Start This Program' })).toBeVisible();

  await page.getByRole('button', { name: 'Start This Program' }).click();
  await full.getByRole('button', { name: `Archive ${second.name}` }).click();
  await expect(toast(page)).toContainText('Program Started!');
  await expect(page.getByText('Program Currently Active')).toBeVisible();
  await expect(page.getByText('You are already enrolled in this program.')).toBeVisible();
  await page.goto('/training');
  await expect(namesIn(activeList(page))).toHaveText([first.name, third.name, fourth.name]);
  await expectAllSent(page);
  expect((await sql(ENROLMENTS, [player.id])).map((row) => row['is_archived'])).toEqual([
    false,
    true,
    false,
    false,
  ]);

  // Six tasks all the same, two of each.
  await page.goto('/');
  await expect(taskTicks(page)).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Active Programs' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page).toHaveURL('/training');
});

test('of more than three running programs the list shows three, and all when it is asked', async ({
  page,
  player,
  server,
  sql,
}) => {
  const programs = await enrol(page.request, server, player, 3);
  const fourth = (await catalogOf(page.request))[3];
  // Two phones that both were offline can come to four.
  await sql(
    `insert into user_regimens select (jsonb_populate_record(one, $2)).* from user_regimens one where user_id = $1 limit 1`,
    [
      player.id,
      JSON.stringify({ id: newId(), regimen_id: fourth?.id, name: fourth?.name, started_at: new Date() }),
    ],
  );
  await page.goto('/training');
  await expect(namesIn(activeList(page))).toHaveText(programs.map(({ name }) => name));
  await page.getByRole('button', { name: 'Tap to see all 4 programs' }).click();
  await expect(namesIn(activeList(page))).toHaveCount(4);
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect(namesIn(activeList(page))).toHaveCount(3);
});

test('an archived program keeps its progress: it is restored, or started fresh', async ({
  page,
  player,
  server,
  sql,
}) => {
  const [program] = await enrol(page.request, server, player);
  if (!program) throw new Error('The catalog is empty.');
  await page.goto('/');
  await tick(page, 1);
  await page.goto('/training');
  await archiveOnScreen(page, program.name);
  await expect(activeList(page)).toContainText('No active training programs');
  await page.goto('/');
  // What is done stays done; there is nothing more to do.
  await expect(taskTicks(page)).toHaveCount(1);
  await expect(taskTicks(page)).toBeChecked();

  const start = page.getByRole('button', { name: 'Continue or Start Over' });
  const question = page.getByRole('dialog', { name: 'Program Already Started' });
  await page.goto(`/program/${program.id}`);
  await start.click();
  await expect(question).toContainText(`You have archived progress in ${program.name}.`);
  await expect(question).toContainText('Week 1/');
  await expect(question.getByText('points earned').locator('..')).toContainText('20');
  await expect(question.getByRole('progressbar')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await start.click();
  await question.getByRole('button', { name: 'Restore Previous Progress' }).click();
  await expect(toast(page)).toContainText('Program restored');
  await expectAllSent(page);
  const restored = {
    regimen_id: program.id,
    is_archived: false,
    replaced: false,
    main_done: [1],
    points_earned: 20,
  };
  expect(await sql(ENROLMENTS, [player.id])).toEqual([restored]);

  await page.goto('/training');
  await archiveOnScreen(page, program.name);
  await page.goto(`/program/${program.id}`);
  await start.click();
  await question.getByRole('button', { name: 'Start Fresh (Lose Progress)' }).click();
  await expect(toast(page)).toContainText('Program Started!');
  await expectAllSent(page);
  expect(await sql(ENROLMENTS, [player.id])).toEqual([
    { ...restored, is_archived: true, replaced: true },
    { ...restored, main_done: [0], points_earned: 0 },
  ]);
  // What was earned stays earned.
  expect(await sql('select total_points from player_stats where id = $1', [player.id])).toEqual([
    { total_points: 20 },
  ]);
});

test('a category lists its programs; each leads to its details and can be started there', async ({
  page,
  player,
  sql,
}) => {
  await page.goto('/training');
  const categories = page.getByRole('region', { name: 'Training Categories' });
  await expect(categories.getByRole('link')).toHaveCount(6);
  await categories.getByRole('link', { name: /^Blocking/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blocking Programs');
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'min a day' });
  await expect(cards.filter({ hasText: 'Beginner' })).not.toHaveCount(0);
  const card = cards.first();
  const name = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: `Learn more about ${name}` }).click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  for (const part of [
    'Program Purpose',
    "What You'll Learn",
    'Key Techniques',
    'Program Benefits',
    'Weekly Learning Progression',
  ])
    await expect(page.getByRole('heading', { name: part })).toBeVisible();
  await page.goBack();
  await card.getByRole('button', { name: `Start ${name}` }).click();
  await expect(toast(page)).toContainText('Training program started!');
  await expect(card).toContainText('Program Active');
  await expectAllSent(page);
  expect(await sql('select name from user_regimens where user_id = $1', [player.id])).toEqual([{ name }]);
  await page.getByRole('link', { name: 'Training' }).first().click();
  await expect(namesIn(activeList(page))).toHaveText([name]);
});

test('what is not there says so, with a way on', async ({ page, player, server }) => {
  // A catalog that has nothing of one category.
  const catalog = (await (await page.request.get('/api/catalog')).json()) as {
    programs: { category: string }[];
  };
  const programs = catalog.programs.filter(({ category }) => category !== 'blocking');
  await page.route('**/api/catalog', (route) => route.fulfill({ json: { ...catalog, programs } }));
  await page.goto('/training/blocking');
  await expect(page.getByText('No Programs Available')).toBeVisible();
  await expect(page.getByText('Check back later for new blocking programs')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Training' }).click();
  await expect(activeList(page)).toContainText('No active training programs');
  await page.goto('/program/nothing');
  await expect(page.getByText('Program Not Found')).toBeVisible();
  await expect(page.getByText('The requested training program could not be found.')).toBeVisible();

  for (const { id } of await catalogOf(page.request)) await startAndArchive(page.request, server, player, id);
  await page.goto('/training');
  await expect(page.getByText('All programs started!')).toBeVisible();
});

async function startAndArchive(
  request: APIRequestContext,
  server: { url: string },
  player: Account,
  regimenId: string,
): Promise<void> {
  const start = { userId: player.id, regimenId };
  const { id } = await callAsApp<{ id: string }>(request, server, 'POST /api/user-regimens', start);
  await callAsApp(request, server, `PATCH /api/user-regimens/${id}/archive`);
}

test('a day’s open tasks can be swapped, three times; each task explains itself', async ({
  page,
  player,
  server,
  sql,
  look,
}) => {
  await enrol(page.request, server, player);
  await page.goto('/');
  await tick(page, 1);
  const names = () =>
    taskTicks(page).evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')));
  const before = await names();
  const item = page.getByRole('menuitem', { name: 'Refresh Tasks' });
  const refresh = async (left: number) => {
    await page.getByRole('button', { name: 'Task options' }).click();
    await expect(item).toContainText(`${left} left today`);
    await item.click();
  };
  await refresh(3);
  await expect(toast(page)).toContainText('Tasks refreshed!');
  // What is done stays, all else is something new.
  await expect.poll(async () => (await names()).filter((name) => before.includes(name))).toEqual([before[1]]);
  await expect(taskTicks(page)).toHaveCount(6);
  await expect(taskTicks(page).nth(1)).toBeChecked();
  for (const time of [2, 3]) {
    await refresh(4 - time);
    await expectAllSent(page);
    await expect
      .poll(() => sql('select max(counter) from tasks where user_id = $1', [player.id]))
      .toEqual([{ max: time }]);
  }
  await page.getByRole('button', { name: 'Task options' }).click();
  await expect(item).toBeDisabled();
  await expect(item).toContainText('All used for today. New tasks come tomorrow.');
  // Keys come to it, too, or its reason would not be read.
  await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await expect(item).toHaveCSS('outline', /solid 3px/);
  await look('tasks-refresh-used');
  await page.keyboard.press('Escape');

  await page.getByRole('list', { name: "Today's Tasks" }).getByRole('button').first().click();
  const guide = page.getByRole('dialog');
  for (const part of ['Technique', 'Steps', 'Mistakes and fixes', 'Tips'])
    await expect(guide.getByRole('heading', { name: part })).toBeVisible();
  await guide.getByRole('button', { name: 'Mark as done' }).click();
  await expect(toast(page)).toContainText('Task completed!');
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toContainText('2/6');
});

test('when the phone cannot save it, starting and archiving say so and change nothing', async ({
  page,
  player,
  server,
}) => {
  const [running] = await enrol(page.request, server, player);
  const other = (await catalogOf(page.request))[1];
  await page.goto('/training');
  await expect(namesIn(activeList(page))).toHaveText([running?.name ?? '']);
  await expectAllSent(page);
  await breakOutbox(page);
  await page.getByRole('button', { name: `Options for ${running?.name}` }).click();
  await page.getByRole('menuitem', { name: 'Archive Program' }).click();
  await expect(toast(page)).toContainText('Failed to archive program');
  await page
    .getByRole('button', { name: /^Start / })
    .first()
    .click();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Failed to start training program');
  await expect(namesIn(activeList(page))).toHaveText([running?.name ?? '']);

  await page.goto(`/program/${other?.id}`);
  const start = page.getByRole('button', { name: 'Start This Program' });
  await expect(start).toBeVisible();
  await breakOutbox(page);
  await start.click();
  await expect(toast(page)).toContainText('Failed to start program. Please try again.');
  await expect(start).toBeVisible();
});

test('when the phone cannot save a swap of tasks it says so, and they stay', async ({
  page,
  player,
  server,
}) => {
  await enrol(page.request, server, player);
  await page.goto('/');
  await expect(taskTicks(page)).toHaveCount(6);
  await expectAllSent(page);
  await breakOutbox(page);
  await page.getByRole('button', { name: 'Task options' }).click();
  await page.getByRole('menuitem', { name: 'Refresh Tasks' }).click();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Failed to refresh tasks. Please try again.');
  await expect(taskTicks(page)).toHaveCount(6);
});
