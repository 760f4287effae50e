import type { Page } from '@playwright/test';
import { task } from 'sync-protocol/entities/tasks/task';
import { NO_LOAD, sumLoads } from 'sync-protocol/rules/training/load';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { expectReadyForOffline, rowsOn } from '../../harness/phone/phone-storage.ts';
import { enrol, expectAllSent, taskTicks, tick, toast } from '../../harness/player/player-steps.ts';

const open = task.pick({ isCompleted: true, load: true, place: true });

/** What the open tasks on the phone ask of a body. */
async function openLoad(page: Page) {
  const tasks = open.array().parse(await rowsOn(page, 'tasks'));
  return sumLoads(tasks.filter(({ isCompleted }) => !isCompleted).map(({ load }) => load));
}

/** Each day can be hit with a thumb, on narrow phones too; on the smallest none leaves the page. */
async function expectThumbRoom(page: Page): Promise<void> {
  const days = page.getByRole('region', { name: 'Your season' }).locator('button[aria-pressed]');
  const sizes = () =>
    days.evaluateAll((all) => all.flatMap((one) => [one.clientWidth + 0.5, one.clientHeight]));
  const size = page.viewportSize();
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(async () => Math.min(...(await sizes()))).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  if (size) await page.setViewportSize(size);
}

test('a match day, said with no signal: easier tasks on phone and server, and what the week brought', async ({
  phone,
  page,
  player,
  server,
  sql,
  look,
}) => {
  await enrol(page.request, server, player, ['Jump Power']);
  await page.goto('/training');
  await expectReadyForOffline(page);
  await expectAllSent(page);
  await phone.goOffline();

  await page.getByRole('link', { name: /^Season and Load/ }).click();
  const season = page.getByRole('region', { name: 'Your season' });
  await look('season-empty');
  await season.getByRole('radio', { name: 'Season', exact: true }).click();
  await expect(toast(page)).toContainText('Your tasks follow your season from tomorrow');
  // As fast as a thumb can: each tap stands when the next one comes.
  const practices = season.getByRole('group', { name: 'Practice on' });
  await practices.evaluate(async (group) => {
    const weekdays = group.querySelectorAll('button');
    for (const at of [1, 3]) {
      weekdays[at]?.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(practices.getByRole('button', { pressed: true })).toHaveText([/Tu/, /Th/]);
  await season.getByRole('group', { name: 'Matches on' }).getByRole('button', { name: 'Sat' }).click();
  const today = season.locator('[aria-current="date"]');
  const matches = season.getByRole('group', { name: 'Matches on' });
  await expect(matches.getByRole('button', { pressed: true })).toHaveText([/Sa/]);
  // On a Saturday it is one already.
  if ((await today.getAttribute('aria-pressed')) === 'false') await today.click();
  await expect(today).toHaveAccessibleName(/, match$/);
  await look('season');
  await expectThumbRoom(page);

  // The day was dealt before: the player is asked.
  await page.goto('/');
  const note = page.getByRole('note').filter({ hasText: 'It’s match day' });
  await expect(note).toContainText('Today’s tasks were picked before you told us.');
  expect(await openLoad(page)).not.toEqual(NO_LOAD);
  await note.getByRole('button', { name: 'Make them easier' }).click();
  await expect(note).toContainText('Keep your legs for the match');
  await expect(taskTicks(page)).toHaveCount(6);
  // Written down: the screen is a moment ahead of it.
  await expect.poll(() => openLoad(page)).toEqual(NO_LOAD);
  await tick(page, 0);
  await look('home-match-day');

  // Two taps.
  await page.goto('/season');
  const load = page.getByRole('region', { name: 'Your load' });
  await load.getByRole('button', { name: /^Match/ }).click();
  const sheet = page.getByRole('dialog', { name: 'How was the match?' });
  await expect(sheet).toBeVisible();
  await look('load-sheet');
  await sheet.getByRole('button', { name: '8 of 10' }).click();
  await expect(load.getByRole('button', { name: /^Match/ })).toContainText('60 min, 8 of 10');
  await expect(load.getByRole('button', { name: /: Match 480, VolleyPath \d+$/ })).toBeVisible();
  await look('load');

  // The server deals alike.
  await phone.goOnline();
  await page.goto('/');
  await expectAllSent(page);
  const names = () =>
    taskTicks(page).evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')));
  await expect(taskTicks(page)).toHaveCount(6);
  const dealt = await names();
  await page.reload();
  await expect(taskTicks(page)).toHaveCount(6);
  expect(await names()).toEqual(dealt);
  const [settings] = await sql('select season from user_settings where id = $1', [player.id]);
  expect(settings).toMatchObject({ season: { phase: 'season', practices: [1, 3], matches: [5] } });
  const noted = await sql('select practice, match from load_days where user_id = $1', [player.id]);
  expect(noted).toEqual([{ practice: null, match: { minutes: 60, effort: 8, jumps: null } }]);

  // Without a season nothing is a match day any more, at once; what is dealt stands.
  await page.goto('/season');
  await season.getByRole('button', { name: 'Plan without a season' }).click();
  await expect(toast(page)).toContainText('No season from tomorrow');
  await page.goto('/');
  await expect(taskTicks(page)).toHaveCount(6);
  await expect(page.getByRole('note')).toHaveCount(0);
  expect(await names()).toEqual(dealt);
  await expectAllSent(page);
  const [without] = await sql('select season from user_settings where id = $1', [player.id]);
  expect(without).toMatchObject({ season: { phase: null, days: {} } });
});

onlineTest(
  'after nine months without a break one is offered, and taken with a tap',
  async ({ page, player, sql, look }) => {
    // Three training days a week for three hundred days.
    await sql(
      `insert into day_totals (id, scope, seq, user_id, day, done, points, streak, best, held, born)
     select gen_random_uuid(), 'user:' || $1, 1, $1::uuid, current_date - days, '{}', 20, 1, 1, 0, 1
     from generate_series(2, 300, 2) as days`,
      [player.id],
    );
    await page.goto('/');
    const offer = page.getByRole('region', { name: 'Nine months on court' });
    await expect(offer).toBeVisible();
    await look('home-break');
    await offer.getByRole('button', { name: 'Plan a break' }).click();
    const pause = page.getByRole('region', { name: 'Time for something else?' });
    await expect(pause).toContainText('nine months without a longer break');
    // Nobody has to look for it.
    await expect(pause.getByRole('button', { name: 'Start my off-season' })).toBeInViewport({ ratio: 1 });
    await look('season-break');
    await pause.getByRole('button', { name: 'Start my off-season' }).click();
    await expect(pause).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'Off-season' })).toBeChecked();
    await expectAllSent(page);
    const [settings] = await sql('select season from user_settings where id = $1', [player.id]);
    expect(settings).toMatchObject({ season: { phase: 'offseason' } });
  },
);

onlineTest(
  'what hurts is in the week’s picture, on the day and on the next',
  async ({ page, player, server, look }) => {
    await enrol(page.request, server, player, ['Elite Spiker']);
    await page.goto('/season');
    const load = page.getByRole('region', { name: 'Your load' });
    await expect(load).toContainText('It’s deleted after eight weeks, and what hurt after about two.');
    const legend = load.getByText('Resting: it hurt that day or the day before');
    await expect(legend).toHaveCount(0);
    await load.getByRole('button', { name: 'Something hurts?' }).click();
    const sheet = page.getByRole('dialog', { name: 'What hurts?' });
    await sheet.getByRole('button', { name: 'Knee' }).click();
    await sheet.getByRole('button', { name: 'Give it a rest' }).click();
    const today = load.getByRole('button', { name: /: .*Knee: resting$/ });
    await expect(today).toHaveAttribute('aria-pressed', 'true');
    await expect(load.getByRole('button', { name: /^Knee: resting/ })).toContainText(
      'It hurt that day or the day before.',
    );
    await expect(legend).toBeVisible();
    await look('load-sore');

    // Tomorrow it is spared, too; whether it hurts then, nobody can know today.
    await expect(load.getByRole('button', { name: /: .*Knee: resting$/ })).toHaveCount(1);
    await load.getByRole('button', { name: /^Knee: resting/ }).click();
    await sheet.getByRole('button', { name: 'Nothing hurts anymore' }).click();
    await expect(legend).toHaveCount(0);
  },
);
