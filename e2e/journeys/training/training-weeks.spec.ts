import { task } from 'sync-protocol/entities/tasks/task';
import { sumLoads } from 'sync-protocol/rules/training/load';
import { addDays } from 'sync-protocol/rules/training-day';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { rowsOn } from '../../harness/phone/phone-storage.ts';
import { PastPhone, today, weekGoesBy } from '../../harness/player/history.ts';
import { expectAllSent, taskTicks, tick } from '../../harness/player/player-steps.ts';

const WEEK = 7;
const DAYS = 3 * WEEK;

const isWeekday = (daysAgo: number) => ![0, 6].includes(new Date(addDays(today(), -daysAgo)).getUTCDay());

test('three programs, Monday to Friday for three weeks: one session a day, and the streak stands', async ({
  page,
  player,
  server,
  sql,
}) => {
  const trained = Array.from({ length: DAYS }, (_, index) => DAYS - index).filter(isWeekday);
  const past = await PastPhone.of(page.request, server, player, sql);
  // A phone says nothing that is older than two weeks: the first week is told a week later.
  await past.started(2 * WEEK, 3);
  for (const days of trained.filter((ago) => ago > 2 * WEEK)) past.trained(days - WEEK, 3);
  await past.send();
  await weekGoesBy(sql, player);
  for (const days of trained.filter((ago) => ago <= 2 * WEEK)) past.trained(days, 3);
  await past.send();

  await page.goto('/');
  const streak = page.getByRole('region', { name: 'Streak Multiplier' });
  await expect(streak).toContainText(`Best streak: ${trained.length} days`);
  // Six in all, not six a program: what prepares, what is learned in each, what ends it.
  await expect(taskTicks(page)).toHaveCount(6);
  const dealt = (await rowsOn(page, 'tasks')) as { day: string; userRegimenId: string }[];
  const programs = dealt.filter(({ day }) => day === today()).map(({ userRegimenId }) => userRegimenId);
  expect(programs).toHaveLength(6);
  expect(new Set(programs).size).toBe(3);

  await tick(page, 0);
  await expect(streak).toContainText(`Best streak: ${trained.length + 1} days`);
  await expectAllSent(page);
  const [latest] = await sql('select streak from day_totals where user_id = $1 order by day desc limit 1', [
    player.id,
  ]);
  expect(latest).toEqual({ streak: trained.length + 1 });
});

test('the day after six in a row is an easy one, and says why', async ({
  page,
  player,
  server,
  sql,
  look,
}) => {
  const past = await PastPhone.of(page.request, server, player, sql);
  await past.started(6, 1);
  for (const days of [6, 5, 4, 3, 2, 1]) past.trained(days, 3);
  await past.send();
  await page.goto('/');
  const note = page.getByRole('note').filter({ hasText: 'An easy one today' });
  await expect(note).toContainText('six days in a row');
  await expect(taskTicks(page)).toHaveCount(6);
  const dealt = task
    .pick({ day: true, load: true })
    .array()
    .parse(await rowsOn(page, 'tasks'));
  const load = sumLoads(dealt.filter(({ day }) => day === today()).map((one) => one.load));
  expect(load).toEqual({ jumps: 0, landings: 0, swings: 0 });
  await note.scrollIntoViewIfNeeded();
  await look('home-recovery');
  // It stays what it is once the first of it is done.
  await tick(page, 0);
  await expect(note).toBeVisible();
});

test('who comes back after two weeks is dealt less, and told why', async ({
  page,
  player,
  server,
  sql,
  look,
}) => {
  const past = await PastPhone.of(page.request, server, player, sql);
  await past.started(14, 1);
  past.trained(14, 3);
  await past.send();
  await page.goto('/');
  const note = page.getByRole('note').filter({ hasText: 'Good to have you back' });
  await expect(note).toContainText('the first two weeks are shorter');
  await expect(taskTicks(page)).toHaveCount(6);
  await look('home-comeback');
  // It stays once the first is done: the second day back is as short.
  await tick(page, 0);
  await expect(note).toBeVisible();
});
