import type { Locator, Page } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { signUp } from '../../harness/player/account.ts';
import { becomeRivals } from '../../harness/player/become-rivals.ts';
import { trainedBefore } from '../../harness/player/history.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { enrol, visit } from '../../harness/player/player-steps.ts';
import { tell } from '../../harness/player/tell.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls until this stands in the middle, where a finger would tap it, and says how far down that is. */
async function scrollTo(page: Page, one: Locator): Promise<number> {
  await one.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await top(page);
  expect(place).toBeGreaterThan(200);
  // The app hears of it with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  return place;
}

/** A pixel more or less is none: places are rounded on the way. */
const expectAt = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await top(page)) - place)).toBeLessThanOrEqual(1);

/** The badge of a first program is told at the top, where the way back is; it stays while the mouse is over it. */
const hideCheer = (page: Page) => page.getByRole('button', { name: 'Hide', exact: true }).click();

/** Opens another screen from the bar at the bottom, which begins at its top. */
async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await expect(heading(page)).toContainText(name);
  await expectAt(page, 0);
}

onlineTest(
  'Back finds how far the days of the ledger were unfolded and scrolled, and so does a reload',
  async ({ page, player, server, sql }) => {
    const days = page.getByRole('region', { name: 'Points Ledger' }).locator('ol > li');
    await trainedBefore(
      page.request,
      server,
      player,
      sql,
      Array.from({ length: 13 }, () => 1),
    );
    await visit(page, '/progress');
    await page.getByRole('button', { name: 'Show earlier days' }).click();
    await expect(days).toHaveCount(12);
    const place = await scrollTo(page, days.nth(9));
    await openTab(page, 'Training');
    await page.goBack();
    await expect(days).toHaveCount(12);
    await expectAt(page, place);
    await page.reload();
    await expect(days).toHaveCount(12);
    await expectAt(page, place);
    await openTab(page, 'Training');
    // What is opened anew is as it always is.
    await page.goto('/progress');
    await expect(days).toHaveCount(4);
    await expectAt(page, 0);
    for (const [asked, shown] of [
      ['1e10', 13],
      ['Infinity', 13],
      ['-1', 4],
      ['x', 4],
    ] as const) {
      await page.goto(`/progress?days=${asked}`);
      await expect(days).toHaveCount(shown);
    }
  },
);

onlineTest(
  '“‹ Training” leads to the programs as they were left, and from elsewhere to their top',
  async ({ page, player, server }) => {
    await enrol(page.request, server, player, 3);
    await visit(page, '/training');
    await hideCheer(page);
    const category = page.getByRole('link', { name: /^Serving/ });
    const back = page.getByRole('link', { name: 'Training', exact: true }).first();
    const place = await scrollTo(page, category);
    await category.click();
    await expect(page).toHaveURL('/training/serving');
    await expectAt(page, 0);
    await back.click();
    await expect(page).toHaveURL('/training');
    await expectAt(page, place);
    // It was a step back: the list stands in the history once.
    await page.goForward();
    await expect(page).toHaveURL('/training/serving');
    await back.click();
    await expect(page).toHaveURL('/training');
    await expectAt(page, place);

    await page.goto('/training/serving');
    await back.click();
    await expect(page).toHaveURL('/training');
    await expectAt(page, 0);
  },
);

onlineTest('who leaves gym mode finds Home as it was left', async ({ page, player, server }) => {
  await enrol(page.request, server, player);
  await visit(page, '/');
  await hideCheer(page);
  const gym = page.getByRole('link', { name: 'Gym Mode' });
  await expect(gym).toBeVisible();
  const place = await scrollTo(page, page.getByText('See your progress'));
  // The link is out of sight, where nobody taps; a key finds it.
  await gym.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/gym');
  await page.getByRole('link', { name: 'Leave gym mode' }).click();
  await expect(gym).toBeVisible();
  await expectAt(page, place);
});

onlineTest(
  'badges that were unfolded are so after Back, with their filter',
  async ({ page, player: _player }) => {
    await visit(page, '/badges');
    const available = page.getByRole('list', { name: 'Available' }).getByRole('listitem');
    await page.getByRole('radio', { name: 'Streak' }).click();
    await page.getByRole('button', { name: /^Show all .* available/ }).click();
    const all = await available.count();
    expect(all).toBeGreaterThan(6);
    const place = await scrollTo(page, available.last());
    await openTab(page, 'Profile');
    await page.goBack();
    await expect(available).toHaveCount(all);
    await expectAt(page, place);
    // Another filter begins anew.
    await page.getByRole('radio', { name: 'All', exact: true }).click();
    await expect(available).toHaveCount(6);
  },
);

onlineTest(
  'Back finds the pages of stories that were opened, at their place',
  async ({ page, phone, player: _player, server, sql, morePhones }) => {
    const rival = await morePhones();
    const other = await signUp(rival.context.request, server);
    await becomeRivals(server, phone, { phone: rival, id: other.id });
    // For rivals only: who comes after is to find none.
    await sql(
      `insert into victory_stories (id, user_id, title, content, story_type, location, tags, media_type, media_url,
         is_public, is_held, likes, comments, created_at, scope, seq, born)
       select gen_random_uuid(), $1::uuid, 'Ace ' || n, 'It went in.', 'training', '', '[]', 'text_only', '',
         false, false, 0, 0, now() - n * interval '1 minute', 'user:' || $1::uuid, 1, 1 from generate_series(1, 45) as n`,
      [other.id],
    );
    const stories = page.getByRole('article', { name: /^Ace/ });
    await visit(page, '/victory-stories');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(stories).toHaveCount(40);
    const place = await scrollTo(page, stories.nth(33));
    const backs = [
      () => page.goBack(),
      () => page.getByRole('link', { name: 'Victory Stories', exact: true }).click(),
    ];
    for (const back of backs) {
      await stories.nth(33).locator('a[href^="/victory-stories/"]').first().click();
      await expect(page).toHaveURL(/victory-stories\/./);
      await expectAt(page, 0);
      await back();
      await expect(page).toHaveURL('/victory-stories');
      await expect(stories).toHaveCount(40);
      await expectAt(page, place);
    }
    await openTab(page, 'Teams');
    await page.goBack();
    await expect(stories).toHaveCount(40);
    await expectAt(page, place);
  },
);

test('a notification leads elsewhere, and Back to its place in the list: also offline, and after a reload', async ({
  phone,
  player,
  sql,
}) => {
  const { page } = phone;
  await tell(
    sql,
    player.id,
    Array.from({ length: 30 }, (_, index) => `News ${index + 1}`),
    '/progress',
  );
  await visit(page, '/notifications');
  const one = page.getByRole('button', { name: /News 12/ }).first();
  await expect(one).toBeVisible();
  await expectReadyForOffline(page);
  await phone.goOffline();
  await page.getByRole('tab', { name: 'All' }).click();
  const place = await scrollTo(page, one);
  await one.click();
  await expect(page).toHaveURL('/progress');
  await expectAt(page, 0);
  await page.goBack();
  await expectAt(page, place);
  await page.reload();
  await expect(one).toBeVisible();
  await expectAt(page, place);
  // Who scrolls themselves is let go where they want.
  await page.goForward();
  await expect(page).toHaveURL('/progress');
  await page.goBack();
  await expectAt(page, place);
  await page.mouse.wheel(0, -100);
  await expectAt(page, place - 100);
});

onlineTest('the leaderboard is as it was left, with its choice', async ({ page, player: _player }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await visit(page, '/leaderboard');
  await page.getByRole('radio', { name: 'All Time' }).click();
  const ai = page.getByRole('switch', { name: /AI/ });
  if (!(await ai.isChecked())) await ai.click();
  const rows = page.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
  await expect(rows.nth(5)).toBeVisible();
  const place = await scrollTo(page, rows.nth(5));
  await openTab(page, 'Teams');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'All Time' })).toBeChecked();
  await expectAt(page, place);
  await openTab(page, 'Teams');
  await openTab(page, 'Leaderboard');
  await expect(page.getByRole('radio', { name: 'All Time' })).not.toBeChecked();
});
