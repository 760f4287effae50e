import type { Page } from '@playwright/test';
import { newId, regimenId, streakPauseId } from 'sync-protocol/ids';
import { addDays } from 'sync-protocol/rules/training-day';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { PastPhone, today } from '../../harness/player/history.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { catalogOf, enrol, expectAllSent, tick, toast } from '../../harness/player/player-steps.ts';

const year = (page: Page) => page.getByRole('region', { name: 'Your year' });
const streakCard = (page: Page) => page.getByRole('region', { name: 'Streak Multiplier' });
const ledger = (page: Page) => page.getByRole('region', { name: 'Points Ledger' });
const dayText = (page: Page) => year(page).locator('[aria-live]');

/** Days of another year say it. */
const inShort = (day: string) => {
  const year = day.startsWith(today().slice(0, 4)) ? undefined : 'numeric';
  const form = { month: 'short', day: 'numeric', year, timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en', form).format(Date.parse(day));
};

onlineTest('a new player’s progress has room for everything', async ({ page, player, axe, shot }) => {
  await page.goto('/profile');
  await expect(page.getByText(player.displayName).first()).toBeVisible();
  await page.getByRole('link', { name: /^Progress/ }).click();
  await expect(page).toHaveURL('/progress');
  await expect(year(page)).toContainText('Next milestone: day 3');
  await expect(dayText(page)).toContainText('Still time to train');
  await expect(page.getByText('No points yet')).toBeVisible();
  const chart = page.getByRole('region', { name: 'Points Over Time' });
  await expect(chart).toContainText('Your next task shows up here.');
  await axe();
  await shot('progress-new');
});

onlineTest(
  'the streak card leads to a year of days, points, skills and where each point is from',
  async ({ page, player, server, sql, axe, shot }) => {
    const past = await PastPhone.of(page.request, server, player, sql);
    await past.started(10);
    // Seven days, one of rest, two more.
    for (const daysAgo of [10, 9, 8, 7, 6, 5, 4]) past.trained(daysAgo);
    for (const daysAgo of [2, 1]) past.trained(daysAgo, 2);
    await past.send();
    await page.goto('/');
    await expect(streakCard(page)).toContainText('Best streak: 9 days');
    await streakCard(page).getByRole('link', { name: 'See your progress' }).click();
    await expect(page).toHaveURL('/progress');

    await expect(year(page)).toContainText('9day streak');
    await expect(year(page)).toContainText('Warrior');
    await expect(year(page)).toContainText('1.5x');
    await expect(year(page)).toContainText('Next milestone: day 14');
    await expect(year(page)).toContainText('5 days to go');
    await expect(
      year(page).getByRole('img', { name: /^Map of the last year: 9 training days/ }),
    ).toBeVisible();

    await expect(dayText(page)).toContainText('Today');
    await page.getByRole('button', { name: 'Day before' }).click();
    // Two tasks of 20 points at 1.5x.
    await expect(dayText(page)).toContainText('2 tasks · 60 points · streak day 9');
    await page.getByRole('button', { name: 'Day before' }).click();
    await page.getByRole('button', { name: 'Day before' }).click();
    await expect(dayText(page)).toContainText('Rest day: your streak kept going');
    for (let steps = 0; steps < 8; steps++) await page.getByRole('button', { name: 'Day before' }).click();
    await expect(dayText(page)).toContainText('No training');
    await page.locator(`[data-key="${addDays(today(), -4)}"]`).click();
    await expect(dayText(page)).toContainText('6 tasks · 180 points · streak day 7');

    // The same in numbers, for those who don't see the map.
    const months = page.getByRole('table', { name: /^Training by month/ });
    const trained = await months
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => Number(row.querySelectorAll('td')[0]?.textContent)));
    expect(trained.reduce((sum, days) => sum + days, 0)).toBe(9);

    // Days 1 and 2 at 1.0x, 3 to 6 at 1.2x, the rest at 1.5x.
    const points = 240 + 4 * 6 * 24 + 180 + 2 * 60;
    await expect(ledger(page)).toContainText(`${points.toLocaleString('en')} total`);
    const [latest, , seventh] = await ledger(page).locator('ol > li').all();
    if (!latest || !seventh) throw new Error('The ledger is too short.');
    await expect(latest).toContainText('Streak day 9, 1.5x');
    await expect(latest).toContainText('2 tasks · 20 × 1.5x = 30 each');
    await expect(seventh).toContainText('+180');
    await expect(ledger(page).locator('ol > li')).toHaveCount(4);
    await ledger(page).getByRole('button', { name: 'Show earlier days' }).click();
    await expect(ledger(page).locator('ol > li')).toHaveCount(9);
    await expect(ledger(page).locator('ol > li').last()).toContainText('6 tasks · 20 each');

    const chart = page.getByRole('region', { name: 'Points Over Time' });
    await expect(chart.getByRole('listitem')).toHaveCount(8);
    await chart.getByRole('radio', { name: 'Days' }).click();
    await expect(chart.getByRole('listitem')).toHaveCount(7);
    await expect(chart.getByRole('listitem').nth(5)).toContainText(': 60 points');
    await chart.getByRole('radio', { name: 'Months' }).click();
    await expect(chart.getByRole('listitem')).toHaveCount(12);
    await expect(chart).toContainText(`${points.toLocaleString('en')} in 12 months`);

    const skills = page.getByRole('region', { name: 'Tasks by Category' });
    await expect(skills.getByRole('listitem')).toHaveCount(6);
    await expect(skills).toContainText('46 tasks');
    await expect(skills).toContainText('You average 5.1 tasks on the days you train');
    await axe();
    await shot('progress');
  },
);

onlineTest(
  'a streak is paused for an injury, waits, and is resumed',
  async ({ page, player, server, sql, axe, shot }) => {
    const past = await PastPhone.of(page.request, server, player, sql);
    await past.started(3);
    for (const daysAgo of [3, 2, 1]) past.trained(daysAgo, 1);
    await past.send();
    await page.goto('/');
    const pause = streakCard(page).getByRole('button', { name: 'Pause your streak' });
    await pause.click();
    const sheet = page.getByRole('dialog', { name: 'Pause your streak' });
    await expect(sheet).toContainText('2 of 2 pauses left. You can pause 2 times in 90 days.');
    await sheet.getByRole('radio', { name: '90 days' }).click();
    await expect(sheet.getByRole('button', { name: 'One day more' })).toBeDisabled();
    await sheet.getByRole('radio', { name: '3 days' }).click();
    await sheet.getByRole('button', { name: 'One day more' }).click();
    await axe();
    await shot('streak-pause');
    await sheet.getByRole('button', { name: 'Pause for 4 days' }).click();
    await expect(toast(page)).toContainText('Streak paused');
    const until = addDays(today(), 3);
    await expect(streakCard(page)).toContainText(`Paused through ${inShort(until)}`);
    await expect(sheet).toHaveCount(0);

    await page.goto('/progress');
    await expect(dayText(page)).toContainText('Paused: your streak waited');
    await expectAllSent(page);
    const pauses = () =>
      sql(`select "from"::text, until::text from streak_pauses where user_id = $1`, [player.id]);
    expect(await pauses()).toEqual([{ from: today(), until }]);
    await streakCard(page).getByRole('button', { name: 'Resume' }).click();
    await expect(toast(page)).toContainText('Streak resumed');
    await expect(dayText(page)).toContainText('Still time to train');
    await expectAllSent(page);
    expect(await pauses()).toEqual([]);

    // A trip that is still to come, and then isn't.
    await pause.click();
    await sheet.getByLabel('First day').selectOption('Tomorrow');
    await sheet.getByRole('radio', { name: '3 days' }).click();
    await expect(sheet).toContainText('Tomorrow through');
    await sheet.getByRole('button', { name: 'Pause for 3 days' }).click();
    const [from, last] = [1, 3].map((days) => inShort(addDays(today(), days)));
    await expect(streakCard(page)).toContainText(`Paused from ${from} to ${last}`);
    await streakCard(page).getByRole('button', { name: 'Cancel pause' }).click();
    await expect(streakCard(page)).toContainText('Injured or away?');
    await expectAllSent(page);
    expect(await pauses()).toEqual([]);
  },
);

test('a pause that is told of late mends the streak, with no signal', async ({
  phone,
  player,
  server,
  sql,
}) => {
  const past = await PastPhone.of(phone.context.request, server, player, sql);
  await past.started(9);
  for (const daysAgo of [9, 8]) past.trained(daysAgo, 1);
  await past.send();
  await phone.page.goto('/');
  await expect(streakCard(phone.page)).toContainText('Best streak: 2 days');
  await expectReadyForOffline(phone.page);
  await phone.goOffline();
  const page = await phone.reopen('/progress');
  await expect(year(page)).toContainText('0day streak');
  await streakCard(page).getByRole('button', { name: 'Pause your streak' }).click();
  const sheet = page.getByRole('dialog', { name: 'Pause your streak' });
  const from = addDays(today(), -7);
  await sheet.getByLabel('First day').selectOption(from);
  await sheet.getByRole('button', { name: 'Pause for 7 days' }).click();
  await expect(toast(page)).toContainText('Those days no longer count against your streak.');
  await expect(year(page)).toContainText('2day streak');

  await phone.goOnline();
  await expectAllSent(page);
  const [stored] = await sql(`select "from"::text, until::text from streak_pauses where user_id = $1`, [
    player.id,
  ]);
  expect(stored).toEqual({ from, until: addDays(today(), -1) });
});

onlineTest(
  'after two pauses the card says from when on one more may begin',
  async ({ page, player, server, sql }) => {
    const past = await PastPhone.of(page.request, server, player, sql);
    past.did(12, 'streak.pause', { streakPauseId: streakPauseId.parse(newId()), days: 2 });
    past.did(6, 'streak.pause', { streakPauseId: streakPauseId.parse(newId()), days: 3 });
    await past.send();
    await page.goto('/progress');
    await expect(streakCard(page)).toContainText(
      `You can pause again from ${inShort(addDays(today(), 78))}.`,
    );
    await expect(streakCard(page).getByRole('button', { name: 'Pause your streak' })).toHaveCount(0);
  },
);

onlineTest(
  'what was got in a drill shows as the best of each week, and all of it can be read',
  async ({ page, player, server, sql }) => {
    const past = await PastPhone.of(page.request, server, player, sql);
    const program = (await catalogOf(page.request)).find(({ name }) => name === 'First Touch Passing');
    const drill = { drillId: 'passing/one-minute-control', regimenId: regimenId.parse(program?.id) };
    // Two results in each of three weeks; the second one is the better.
    const values = [12, 15, 20, 24, 27, 31];
    for (const [index, value] of values.entries()) {
      const daysAgo = 21 - 7 * Math.floor(index / 2);
      past.did(daysAgo, 'result.save', { ...drill, resultId: newId(), value }, index * 60_000);
    }
    await past.send();
    await page.goto('/progress');
    await page.getByRole('region', { name: 'Your Bests' }).getByRole('button', { name: /31$/ }).click();
    const sheet = page.getByRole('dialog');
    const trend =
      /^The best of each week, the oldest first: week of [^,]+: 15, week of [^,]+: 24, week of [^,]+: 31$/;
    await expect(sheet.getByRole('img', { name: trend })).toBeVisible();
    const listed = sheet.getByRole('button', { name: /^Delete \d+$/ });
    await expect(listed).toHaveCount(5);
    await sheet.getByRole('button', { name: 'Show all 6 results' }).click();
    await expect(listed).toHaveCount(6);
  },
);

test('progress, pausing and resuming work with no signal', async ({ phone, player, server, sql }) => {
  await enrol(phone.context.request, server, player);
  await phone.page.goto('/');
  await tick(phone.page, 0);
  await expectAllSent(phone.page);
  await expectReadyForOffline(phone.page);
  await phone.goOffline();
  await tick(phone.page, 1);
  const page = await phone.reopen('/progress');
  await expect(year(page)).toContainText('1day streak');
  await expect(dayText(page)).toContainText('2 tasks · 40 points · streak day 1');
  await expect(ledger(page)).toContainText('40 total');
  await streakCard(page).getByRole('button', { name: 'Pause your streak' }).click();
  await page.getByRole('button', { name: 'Pause for 7 days' }).click();
  await expect(toast(page)).toContainText('Streak paused');
  await page.reload();
  await expect(streakCard(page)).toContainText('Paused through');

  await phone.goOnline();
  await expectAllSent(page);
  expect(await sql('select until::text from streak_pauses where user_id = $1', [player.id])).toEqual([
    { until: addDays(today(), 6) },
  ]);
});
