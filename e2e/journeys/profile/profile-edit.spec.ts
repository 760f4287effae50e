import { expect, onlineTest, test } from '../../fixtures.ts';
import { signUp } from '../../harness/player/account.ts';
import { CITY } from '../../harness/player/zone.ts';
import { expectReadyForOffline, rowsOn } from '../../harness/phone/phone-storage.ts';
import { enrol, expectAllSent, tick, taskTicks, toast } from '../../harness/player/player-steps.ts';

test('a profile is edited from the profile page, with no signal too', async ({
  phone,
  player,
  look,
  sql,
}) => {
  let { page } = phone;
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL('/edit-profile');
  await expect(page.getByLabel('Username')).toHaveValue(player.displayName);
  await expect(page.getByText('Username cannot be changed after account creation')).toBeVisible();
  await expect(page.getByLabel('Username')).not.toBeEditable();
  await look('edit-profile');
  await expectReadyForOffline(page);
  await phone.goOffline();
  page = await phone.reopen('/edit-profile');
  await page.getByLabel('First Name').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByLabel('First Name')).toHaveAccessibleDescription('Please fill this in.');
  await page.getByLabel('First Name').fill('Robin');
  await page.getByLabel('Team Name').fill('Blue Wave');
  await page.getByLabel('Position', { exact: true }).selectOption('Libero');
  await page.getByLabel('Hometown').fill('Dallas');
  await page.getByLabel('Bio').fill('I dig.');
  await page.getByRole('switch', { name: 'Private Profile' }).click();
  await expect(page.getByText('Only teammates and rivals can open your profile.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Profile updated');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Robin Rivers')).toBeVisible();
  await expect(page.getByText('Blue Wave').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /Robin/ })).toBeVisible();
  // What was changed counts everywhere at once, though no server has heard of it.
  await page.goto('/training');
  await expect(page.getByText('Recommended for Liberos')).toBeVisible();

  await phone.goOnline();
  await expectAllSent(page);
  expect(
    await sql('select first_name, team_name, position, hometown, bio, is_private from users where id = $1', [
      player.id,
    ]),
  ).toEqual([
    {
      first_name: 'Robin',
      team_name: 'Blue Wave',
      position: 'Libero',
      hometown: 'Dallas',
      bio: 'I dig.',
      is_private: true,
    },
  ]);
});

onlineTest(
  'what was typed and not saved is still there later, and can be dropped',
  async ({ page, player }) => {
    await page.goto('/edit-profile');
    await page.getByLabel('Bio').fill('Half a thought');
    await page.getByLabel('First Name').fill('Sam');
    await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your unsaved changes are still here.')).toBeVisible();
    await expect(page.getByLabel('Bio')).toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Start over' }).click();
    const question = page.getByRole('alertdialog', { name: 'Start over?' });
    await question.getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByLabel('Bio')).toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Start over' }).click();
    await question.getByRole('button', { name: 'Start over' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue(player.firstName);
    await expect
      .poll(async () => JSON.stringify(await rowsOn(page, 'fetched')))
      .not.toContain('Half a thought');
    await page.reload();
    await expect(page.getByLabel('Bio')).toHaveValue('');
    await expect(page.getByText('Your unsaved changes are still here.')).toHaveCount(0);
  },
);

onlineTest(
  'a time zone is found by its city; one that was never chosen is the browser’s',
  async ({ page, server, look, sql }) => {
    const player = await signUp(page.request, server, { profile: { timezone: 'UTC' } });
    await page.goto('/edit-profile');
    await expect(page.getByRole('button', { name: 'Timezone' })).toContainText(CITY);
    await page.getByRole('button', { name: 'Timezone' }).click();
    const zones = page.getByRole('list', { name: 'Timezones' });
    await expect(zones.getByRole('listitem')).toHaveCount(17);
    await expect(zones.getByRole('button', { name: new RegExp(`^${CITY}`) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await look('edit-profile-timezone');
    await page.getByLabel('Search all timezones').fill('reykja');
    await zones.getByRole('button', { name: /Reykjavik/ }).click();
    await expect(page.getByRole('button', { name: 'Timezone' })).toContainText('Reykjavik');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL('/profile');
    await expectAllSent(page);
    const zone = () => sql('select timezone from users where id = $1', [player.id]);
    expect(await zone()).toEqual([{ timezone: 'Atlantic/Reykjavik' }]);
  },
);

onlineTest('players under 18 begin with both switches on', async ({ page, server }) => {
  await signUp(page.request, server, { birthYear: new Date().getFullYear() - 15 });
  await page.goto('/edit-profile');
  await expect(page.getByRole('switch', { name: 'Hide Real Name' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Private Profile' })).toBeChecked();
  await expect(page.getByText('Recommended for players under 18.').first()).toBeVisible();
});

onlineTest(
  'a privacy switch that was flipped and not saved makes nobody public later',
  async ({ page, server, sql }) => {
    const player = await signUp(page.request, server, { birthYear: new Date().getFullYear() - 15 });
    await page.goto('/edit-profile');
    await page.getByRole('switch', { name: 'Private Profile' }).click();
    await page.getByRole('switch', { name: 'Hide Real Name' }).click();
    await page.getByLabel('Bio').fill('Half a thought');
    await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('link', { name: 'Edit Profile' }).click();
    await expect(page.getByLabel('Bio')).toHaveValue('Half a thought');
    await expect(page.getByRole('switch', { name: 'Hide Real Name' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Private Profile' })).toBeChecked();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL('/profile');
    await expectAllSent(page);
    expect(await sql('select bio, is_private, hide_real_name from users where id = $1', [player.id])).toEqual(
      [{ bio: 'Half a thought', is_private: true, hide_real_name: true }],
    );
  },
);

onlineTest(
  'the profile shows the true rank and what was earned, and nothing that was not',
  async ({ page, player, server, look }) => {
    await page.goto('/profile');
    await expect(page.getByText('Best Streak')).toBeVisible();
    await expect(page.getByText('Recent Badges')).toHaveCount(0);
    await expect(page.getByText('Achievements')).toHaveCount(0);
    await enrol(page.request, server, player);
    await page.goto('/');
    await expect(taskTicks(page)).toHaveCount(6);
    for (const index of [0, 1, 2, 3, 4, 5]) await tick(page, index);
    await expectAllSent(page);
    await page.goto('/profile');
    await expect(page.getByText('Rank', { exact: true })).toBeVisible();
    await expect(page.getByText(/^#\d+$/)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Recent Badges' }).getByRole('listitem').first(),
    ).toBeVisible();
    await expect(page.getByText('One day with every task done')).toBeVisible();
    await look('profile-earned');
  },
);

test('of words that others don’t see for now their player reads so, on the profile and in the form', async ({
  phone,
  player,
}) => {
  const { page } = phone;
  await page.goto('/edit-profile');
  await expect(page.getByLabel('Username')).toHaveValue(player.displayName);
  await page.getByLabel('Bio').fill('sex education club');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/profile');
  const note = /^Bio\s*Only you can see this for now/;
  await expect(page.getByText(note)).toBeVisible();
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Bio')).toHaveAccessibleDescription(/^Only you can see this for now/);
  await page.getByLabel('Bio').fill('I dig.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('I dig.')).toBeVisible();
  await expect(page.getByText(note)).toBeHidden();
});
