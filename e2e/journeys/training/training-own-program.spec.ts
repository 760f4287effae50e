import type { Page } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { breakOutbox } from '../../harness/phone/broken-storage.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { enrol, expectAllSent, taskTicks, toast } from '../../harness/player/player-steps.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'Create Custom Program' });
const activeList = (page: Page) => page.getByRole('region', { name: 'Active Training Programs' });
const weekly = (page: Page) => page.getByRole('region', { name: 'Weekly Learning Progression' });

async function fill(page: Page, name: string, category: string): Promise<void> {
  await page.getByRole('button', { name: 'Create Custom' }).click();
  await form(page).getByLabel('Program Name').fill(name);
  await form(page).getByRole('radio', { name: category }).click();
}

test('with no signal: a program of one’s own is made, starts by itself, is rewritten, and arrives later', async ({
  phone,
  page,
  player,
  morePhones,
  sql,
  look,
}) => {
  await page.goto('/training');
  await expectReadyForOffline(page);
  await phone.goOffline();

  await fill(page, '  Elite beach swings ', 'Hitting');
  await form(page).getByLabel('Description').fill('Until the season starts.');
  await form(page).getByRole('radio', { name: 'Advanced' }).click();
  await form(page).getByLabel('Duration (weeks)').fill('6');
  await form(page).getByRole('button', { name: 'More minutes' }).click();
  await expect(form(page).getByLabel('Daily Duration (minutes)')).toHaveValue('35');
  await form(page).getByRole('button', { name: 'Create Program' }).click();
  await expect(toast(page)).toContainText('Custom program created');
  await expect(toast(page)).toContainText('Training program started!');
  await expect(form(page)).toHaveCount(0);
  const card = activeList(page).getByRole('listitem');
  await expect(card).toContainText('Elite beach swings');
  await expect(card).toContainText('Yours');
  await expect(card).toContainText('Week 1/6');

  await card.getByRole('link', { name: 'Details: Elite beach swings' }).click();
  await expect(page.getByText('Program Currently Active')).toBeVisible();
  await expect(page.getByText('0 of 30')).toBeVisible();
  // Its name chose its texts: the elite spiker's.
  await expect(page.getByRole('region', { name: 'Program Purpose' })).toContainText(
    'scores in more than one way',
  );
  await expect(page.getByRole('region', { name: 'Program Benefits' }).getByRole('listitem')).toHaveCount(5);
  await expect(weekly(page)).toContainText('Week 1 · you are here');
  await expect(weekly(page)).toContainText('Foundation Building');

  await weekly(page).getByText('Week 2').click();
  await page.getByRole('button', { name: 'Edit week 2' }).click();
  const editor = page.getByRole('dialog', { name: 'Week 2' });
  await editor.getByLabel('Theme').fill('Sand week');
  await editor.getByRole('button', { name: 'Remove task 2' }).click();
  await editor.getByRole('textbox', { name: 'Task 1' }).fill('Float serves from the sand');
  await editor.getByRole('button', { name: 'Add a task' }).click();
  await editor.getByRole('textbox', { name: 'Task 3' }).fill('  ');
  await editor.getByRole('button', { name: 'Save Week' }).click();
  await expect(toast(page)).toContainText('Week 2 saved');
  await expect(weekly(page)).toContainText('Sand week');
  await expect(weekly(page)).toContainText('Float serves from the sand');

  // Tasks and a guide for each of them: by the words of its name.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(taskTicks(page)).toHaveCount(6);
  await page
    .getByRole('button', { name: /^Three-step approach without a ball/ })
    .first()
    .click();
  const guide = page.getByRole('dialog', { name: 'Three-step approach without a ball' });
  await expect(guide).toContainText('The approach turns speed into height');
  for (const part of ['Technique', 'Steps', 'Mistakes and fixes', 'Tips'])
    await expect(guide.getByRole('heading', { name: part })).toBeVisible();
  await guide.getByRole('button', { name: 'Mark as done' }).click();
  await expect(toast(page)).toContainText('+30 points');

  await phone.goOnline();
  await expectAllSent(page);
  const [own] = await sql('select id, name, total_weeks, weeks from regimens where user_id = $1', [
    player.id,
  ]);
  expect(own).toMatchObject({ name: 'Elite beach swings', total_weeks: 6 });
  const weeks = own?.['weeks'] as unknown[] | undefined;
  expect(weeks).toHaveLength(6);
  expect(weeks?.[1]).toEqual({
    week: 2,
    theme: 'Sand week',
    dailyTasks: ['Float serves from the sand', 'Soft landings on two feet'],
  });

  // The same player's other phone has it; a stranger finds nothing.
  const id = String(own?.['id']);
  const second = await morePhones(player);
  await second.page.goto(`/program/${id}`);
  await expect(weekly(second.page)).toContainText('Sand week');
  await second.page.goto('/training/hitting');
  await expect(second.page.getByRole('listitem').filter({ hasText: 'Elite beach swings' })).toContainText(
    'Program Active',
  );

  // It is called something else, archived, and deleted, all with no signal.
  await second.goOffline();
  const away = await second.reopen(`/program/${id}`);
  await expect(away.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await away.getByRole('button', { name: 'Rename' }).click();
  await away.getByLabel('Program Name').fill('Beach swings');
  await away.getByRole('button', { name: 'Save' }).click();
  await expect(toast(away)).toContainText('Program renamed');
  await look('program-own', second);
  await away.getByRole('link', { name: 'Training', exact: true }).first().click();
  await activeList(away)
    .getByRole('button', { name: /Beach swings/ })
    .click();
  await away.getByRole('menuitem', { name: /Archive/ }).click();
  await expect(activeList(away).getByRole('listitem')).toHaveCount(0);
  await away.goto(`/program/${id}`);
  await away.getByRole('button', { name: 'Delete' }).click();
  await away.getByRole('alertdialog').getByRole('button', { name: 'Delete program' }).click();
  await expect(away).toHaveURL('/training');
  await expect(toast(away)).toContainText('Program deleted');
  await second.goOnline();
  await expectAllSent(away);
  expect(await sql('select id from regimens where user_id = $1', [player.id])).toEqual([]);
  const done = 'select name, replaced_at is not null as is_over from user_regimens where user_id = $1';
  expect(await sql(done, [player.id])).toEqual([{ name: 'Beach swings', is_over: true }]);
});

onlineTest('the form: its bounds, what it falls back to, and a way out', async ({ page, player }) => {
  await page.goto('/training');
  expect(player.id).toBeTruthy();
  await page.getByRole('button', { name: 'Create Custom' }).click();
  const create = form(page).getByRole('button', { name: 'Create Program' });
  const name = form(page).getByLabel('Program Name');
  const weeks = form(page).getByLabel('Duration (weeks)');
  const minutes = form(page).getByLabel('Daily Duration (minutes)');
  // What is missing is said on the tap, and the first of it is where one types.
  await create.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please fill this in.');
  await expect(form(page).getByText('Please choose one.')).toBeVisible();
  await expect(form(page).getByRole('radio', { name: 'Beginner' })).toBeChecked();
  await expect(weeks).toHaveValue('4');
  await expect(minutes).toHaveValue('30');
  await name.fill('   ');
  await form(page).getByRole('radio', { name: 'Serving' }).click();
  await expect(form(page).getByText('Please choose one.')).toHaveCount(0);
  await create.click();
  await expect(name).toHaveAccessibleDescription('Please fill this in.');
  await name.fill('Serves');
  await expect(name).toHaveAccessibleDescription('');

  for (const [field, usual, typed, bounds] of [
    [weeks, '4', '99', '2 to 16'],
    [minutes, '30', '3', '15 to 120'],
  ] as const) {
    await field.fill('');
    await field.blur();
    await expect(field).toHaveValue(usual);
    // A number stays as it was typed, and what is wrong with it is said.
    await field.fill(typed);
    await create.click();
    // In sight, not behind the sheet's buttons.
    await expect(form(page).getByText(`A whole number from ${bounds}.`)).toBeInViewport({ ratio: 1 });
    await expect(field).toHaveValue(typed);
    await field.fill(usual);
  }
  await weeks.fill('16');
  await expect(form(page).getByRole('button', { name: 'More weeks' })).toBeDisabled();

  // Closed by mistake it is as it was; Cancel clears it.
  await form(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Create Custom' }).click();
  await expect(name).toHaveValue('Serves');
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Create Custom' }).click();
  await expect(name).toHaveValue('');
  await expect(weeks).toHaveValue('4');
});

onlineTest(
  'with three programs running it is made, and asks which one makes room',
  async ({ page, player, server }) => {
    const [first] = await enrol(page.request, server, player, 3);
    await page.goto('/training');
    await expect(activeList(page).getByRole('listitem')).toHaveCount(3);
    await fill(page, 'My fourth', 'Setting');
    await form(page).getByRole('button', { name: 'Create Program' }).click();
    const full = page.getByRole('dialog', { name: 'You have three active programs' });
    await expect(full).toContainText('Archive one to make room for My fourth.');
    await full.getByRole('button', { name: 'Close' }).click();
    const available = page.getByRole('region', { name: 'Available Training Programs' });
    await expect(available.getByRole('listitem').first()).toContainText('My fourth');
    await available.getByRole('button', { name: 'Start My fourth' }).click();
    await full.getByRole('button', { name: `Archive ${first?.name}` }).click();
    await expect(activeList(page)).toContainText('My fourth');
  },
);

onlineTest('when the phone cannot save it, it says so and keeps what was typed', async ({ page, player }) => {
  await page.goto('/training');
  expect(player.id).toBeTruthy();
  await fill(page, 'Nowhere to go', 'Blocking');
  await breakOutbox(page);
  await form(page).getByRole('button', { name: 'Create Program' }).click();
  // Over a sheet a toast is for the eyes alone.
  await expect(page.getByText('Failed to create custom program').last()).toBeVisible();
  await expect(form(page).getByLabel('Program Name')).toHaveValue('Nowhere to go');
});

onlineTest('own programs look right and read right', async ({ page, player, axe, shot }) => {
  await page.goto('/training');
  expect(player.id).toBeTruthy();
  await fill(page, 'Elite summer swings', 'Hitting');
  await axe();
  await shot('own-program-form');
  await form(page).getByRole('button', { name: 'Create Program' }).click();
  await expect(activeList(page)).toContainText('Elite summer swings');
  await axe();
  await shot('training-with-own-program');
  await page.getByRole('link', { name: 'Details: Elite summer swings' }).click();
  await expect(weekly(page)).toBeVisible();
  await axe();
  await shot('own-program');
  await page.getByRole('button', { name: 'Edit week 1' }).click();
  await expect(page.getByRole('dialog', { name: 'Week 1' })).toBeVisible();
  await axe();
  await shot('own-program-week');
});
