import type { Page } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { breakOutbox } from '../../harness/phone/broken-storage.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { enrol, expectAllSent, tick, toast } from '../../harness/player/player-steps.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');

async function archive(page: Page, name: string): Promise<void> {
  await page.goto('/training');
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Archive Program' }).click();
  await expect(toast(page)).toContainText('Program archived');
}

test('with no signal: archived programs wait with their progress, and come back', async ({
  phone,
  page,
  player,
  server,
  sql,
}) => {
  const [first, second] = await enrol(page.request, server, player, 2);
  if (!first || !second) throw new Error('The catalog is too small.');
  await page.goto('/');
  await expectReadyForOffline(page);
  await phone.goOffline();
  // After the warm-up the programs take turns.
  await tick(page, 1);
  await tick(page, 2);
  await archive(page, first.name);
  await archive(page, second.name);

  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('link', { name: /^Archived Programs/ }).click();
  await expect(page).toHaveURL('/archived-programs');
  await expect(page.getByText('2 archived programs')).toBeVisible();
  // The latest first.
  await expect(cards(page).getByRole('heading')).toHaveText([second.name, first.name]);
  const card = cards(page).filter({ hasText: first.name });
  for (const part of [
    'Serving',
    'Beginner',
    'min a day',
    'Week 1 of',
    '1%',
    '20',
    'Points earned',
    'Archived',
  ])
    await expect(card).toContainText(part);
  // The day, without the year as long as it is this one.
  await expect(card.getByText(/^[A-Z][a-z]{2} \d{1,2}$/)).toBeVisible();

  await card.getByRole('button', { name: 'Restore Program' }).click();
  await expect(toast(page)).toContainText('Program Restored');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText('1 archived program', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Training', exact: true }).click();
  const active = page.getByRole('region', { name: 'Active Training Programs' });
  await expect(active.getByRole('listitem')).toContainText(first.name);
  await active.getByRole('link', { name: '1 archived program' }).click();
  await expect(page).toHaveURL('/archived-programs');

  await phone.goOnline();
  await expectAllSent(page);
  expect(
    await sql('select is_archived, points_earned from user_regimens where user_id = $1 order by started_at', [
      player.id,
    ]),
  ).toEqual([
    { is_archived: false, points_earned: 20 },
    { is_archived: true, points_earned: 25 },
  ]);
});

onlineTest(
  'without any there is a way to the programs; with three running one has to make room',
  async ({ page, player, server }) => {
    await page.goto('/archived-programs');
    await expect(page.getByText('No Archived Programs')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/profile');
    await page.goBack();
    await page.getByRole('link', { name: 'Browse Training Programs' }).click();
    await expect(page).toHaveURL('/training');

    const [first, second] = await enrol(page.request, server, player, 3);
    await page.reload();
    await archive(page, first?.name ?? '');
    await page
      .getByRole('region', { name: 'Available Training Programs' })
      .getByRole('button', { name: /^Start / })
      .first()
      .click();
    await expect(
      page.getByRole('region', { name: 'Active Training Programs' }).getByRole('listitem'),
    ).toHaveCount(3);
    // Shown in the frame of the tap, and said once it is safe.
    await expect(page.getByText('Training program started!').first()).toBeVisible();
    await page.goto('/archived-programs');
    await page.getByRole('button', { name: `Restore Program: ${first?.name}` }).click();
    const full = page.getByRole('dialog', { name: 'You have three active programs' });
    await full.getByRole('button', { name: `Archive ${second?.name}` }).click();
    await expect(toast(page)).toContainText('Program Restored');
    await expect(cards(page).getByRole('heading')).toHaveText([second?.name ?? '']);
  },
);

onlineTest(
  'when the phone cannot save it, it says so and the program stays',
  async ({ page, player, server }) => {
    const [program] = await enrol(page.request, server, player);
    await archive(page, program?.name ?? '');
    await page.goto('/archived-programs');
    await expect(cards(page)).toHaveCount(1);
    await breakOutbox(page);
    await page.getByRole('button', { name: /^Restore Program/ }).click();
    await expect(toast(page)).toContainText('Error');
    await expect(toast(page)).toContainText('Failed to restore program. Please try again.');
    await expect(cards(page)).toHaveCount(1);
  },
);

onlineTest('archived programs look right and read right', async ({ page, player, server, axe, shot }) => {
  const programs = await enrol(page.request, server, player, 2);
  await page.goto('/archived-programs');
  await expect(page.getByText('No Archived Programs')).toBeVisible();
  await axe();
  await shot('archived-none');
  for (const { name } of programs) await archive(page, name);
  await page.goto('/archived-programs');
  await expect(cards(page)).toHaveCount(2);
  await axe();
  await shot('archived');
});
