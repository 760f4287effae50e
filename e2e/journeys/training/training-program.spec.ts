import { expect, onlineTest as test } from '../../fixtures.ts';
import { catalogOf, enrol, expectAllSent, tick, toast } from '../../harness/player/player-steps.ts';

test('the page of a program tells all about it, and how far the player is', async ({
  page,
  player,
  server,
  axe,
  shot,
}) => {
  const [program] = await enrol(page.request, server, player);
  await page.goto('/');
  // A session is its four main drills: the warm-up alone moves no week.
  for (const place of [0, 1, 2, 3, 4]) await tick(page, place);
  await page
    .getByRole('region', { name: 'Active Programs' })
    .getByRole('link', { name: program?.name ?? '' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Program Details');
  await expect(page).toHaveTitle(`${program?.name} · Program Details`);
  await expect(page.getByRole('main', { name: `Program Details ${program?.name}` })).toBeVisible();
  await expect(page.getByText('Program Currently Active')).toBeVisible();
  await expect(page.getByText('1 of 20')).toBeVisible();
  await expect(page.getByText('points earned').locator('..')).toContainText('100');
  const part = (name: string) => page.getByRole('region', { name });
  await expect(part('Program Purpose').getByRole('paragraph')).not.toBeEmpty();
  expect(await part("What You'll Learn").getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  expect(await part('Key Techniques').getByRole('term').count()).toBeGreaterThanOrEqual(3);
  await expect(part('Program Benefits').getByRole('listitem')).toHaveCount(5);
  const weeks = part('Weekly Learning Progression').getByRole('group');
  await expect(weeks).toHaveCount(4);
  await expect(weeks.first()).toContainText('Week 1 · you are here');
  await expect(weeks.first().getByRole('heading', { name: 'Day 5' })).toBeVisible();
  // What is dealt: the program's own warm-ups are written for nobody's day.
  await expect(weeks.first().getByText('Warm-up for the day’s drills')).toHaveCount(5);
  await expect(weeks.first()).not.toContainText('Dynamic');
  await axe();
  await shot('program');
});

test('a program that was archived or completed shows what was reached', async ({
  page,
  player,
  server,
  sql,
}) => {
  const [program] = await enrol(page.request, server, player);
  await page.goto('/training');
  await page.getByRole('button', { name: `Options for ${program?.name}` }).click();
  await page.getByRole('menuitem', { name: 'Archive Program' }).click();
  // Until then there is nothing to send, so all is sent.
  await expect(toast(page)).toContainText('Program archived');
  await expectAllSent(page);
  await page.goto(`/program/${program?.id}`);
  await expect(page.getByText(/^Archived on /)).toBeVisible();
  await expect(page.getByText('0 of 20')).toBeVisible();

  await sql(
    `update user_regimens set is_active = false, is_archived = false, archived_at = null, completed_at = now(),
     sessions = 20, current_week = 4, completion_percentage = 100 where user_id = $1`,
    [player.id],
  );
  // Another phone has never seen it otherwise.
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.reload();
  await expect(page.getByText(/^Completed on /)).toBeVisible();
  const cheer = page.getByRole('status').filter({ hasText: 'Program finished' });
  await expect(cheer).toContainText(`${program?.name}`);
  await expect(cheer).toContainText('And a new badge: Game Plan');
  await page.reload();
  await expect(page.getByText('Week 4 · done')).toBeVisible();
  await expect(cheer).toHaveCount(0);
  await page.getByRole('button', { name: 'Start This Program' }).click();
  await expect(toast(page)).toContainText('Program Started!');
  await expect(page.getByText('0 of 20')).toBeVisible();
});

test('no such program', async ({ page, player, axe }) => {
  expect(player.id).toBeTruthy();
  await page.goto('/program/018f0000-0000-7000-8000-000000000000');
  await expect(page.getByText('Program Not Found')).toBeVisible();
  await expect(page.getByText('The requested training program could not be found.')).toBeVisible();
  await axe();
  await page.getByRole('link', { name: 'Back to Training' }).click();
  await expect(page).toHaveURL('/training');
});

test('a phone that has never heard of the programs says so, and shows one as soon as it can be had', async ({
  page,
  context,
  player,
}) => {
  const [, , , program] = await catalogOf(page.request);
  expect(player.id).toBeTruthy();
  await context.route('**/api/catalog**', (route) => route.abort());
  await page.goto(`/program/${program?.id}`);
  await expect(page.getByText('This program is not on your phone yet')).toBeVisible();
  await expect(page.getByText('Program Not Found')).toHaveCount(0);
  for (const path of ['/training', '/training/passing']) {
    await page.goto(path);
    await expect(page.getByText('No programs on this phone yet')).toBeVisible();
    await expect(page.getByText(/All programs started|No Programs Available/)).toHaveCount(0);
  }

  // The list comes, of the programs only the one that is looked at: it does not wait for the others' turn.
  await context.unroute('**/api/catalog**');
  await context.route('**/api/catalog/*/*', (route) =>
    route.request().url().includes(`/${program?.id}/`) ? route.continue() : route.abort(),
  );
  await page.goto(`/program/${program?.id}`);
  await expect(page.getByRole('heading', { name: 'Program Purpose' })).toBeVisible();
});
