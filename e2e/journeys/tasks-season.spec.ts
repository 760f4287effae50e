import type { Page } from '@playwright/test';
import { task } from 'sync-protocol/entities/tasks/task';
import { sumLoads } from 'sync-protocol/rules/training/load';
import { expect, test } from '../fixtures.ts';
import { expectReadyForOffline, rowsOn } from '../harness/phone/phone-storage.ts';
import { enrol, expectAllSent, taskTicks, tick, toast } from '../harness/player/player-steps.ts';

const open = task.pick({ isCompleted: true, load: true, place: true });

/** What the open tasks on the phone ask of a body. */
async function openLoad(page: Page) {
  const tasks = open.array().parse(await rowsOn(page, 'tasks'));
  return sumLoads(tasks.filter(({ isCompleted }) => !isCompleted).map(({ load }) => load));
}

test('a match day, said with no signal: easier tasks on phone and server, and what the week brought', async ({
  phone,
  page,
  player,
  server,
  sql,
  look,
}) => {
  await enrol(page.request, server, player, ['Elite Spiker', 'Jump Serve Builder', 'Jump Power']);
  await page.goto('/training');
  await expectReadyForOffline(page);
  await expectAllSent(page);
  await phone.goOffline();

  await page.getByRole('link', { name: /^Season and load/ }).click();
  const season = page.getByRole('region', { name: 'Your season' });
  await look('season-empty');
  await season.getByRole('radio', { name: 'Season', exact: true }).click();
  await expect(toast(page)).toContainText('Your tasks follow from tomorrow');
  await season.getByRole('group', { name: 'Practice on' }).getByRole('button', { name: 'Tue' }).click();
  await season.getByRole('group', { name: 'Matches on' }).getByRole('button', { name: 'Sat' }).click();
  const today = season.locator('[aria-current="date"]');
  const matches = season.getByRole('group', { name: 'Matches on' });
  await expect(matches.getByRole('button', { pressed: true })).toHaveText([/Sa/]);
  // On a Saturday it is one already.
  if ((await today.getAttribute('aria-pressed')) === 'false') await today.click();
  await expect(today).toHaveAccessibleName(/, match$/);
  await look('season');

  // The day was dealt before: the player is asked.
  await page.goto('/');
  const note = page.getByRole('note').filter({ hasText: 'It’s match day' });
  await expect(note).toContainText('Your tasks were dealt before you said so.');
  expect((await openLoad(page)).landings).toBeGreaterThan(0);
  await note.getByRole('button', { name: 'Make them easier' }).click();
  await expect(note).toContainText('Keep your legs for the match');
  await expect(taskTicks(page)).toHaveCount(6);
  // Written down: the screen is a moment ahead of it.
  await expect.poll(() => openLoad(page)).toEqual({ jumps: 0, landings: 0, swings: 0 });
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
  expect(settings).toMatchObject({ season: { phase: 'season', practices: [1], matches: [5] } });
  const noted = await sql('select practice, match from load_days where user_id = $1', [player.id]);
  expect(noted).toEqual([{ practice: null, match: { minutes: 60, effort: 8, jumps: null } }]);
});
