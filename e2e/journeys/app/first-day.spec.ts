import { expect, test } from '../../fixtures.ts';
import { expectAllSent, taskTicks, tick, toast, untick } from '../../harness/player/player-steps.ts';

// Confetti is for those who have not asked for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a newcomer’s first day: from the landing page to six of six', async ({ page, sql }) => {
  const email = `newcomer${Date.now()}@example.org`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up Now' }).click();

  // Month and year of birth come first, and nothing else is asked before.
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await page.getByLabel('Month').selectOption('April');
  await page.getByLabel('Year').selectOption('2001');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First Name').fill('Robin');
  await page.getByLabel('Last Name').fill('Hale');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Libero7digs');
  await page.getByLabel('Confirm Password').fill('Libero7digs');
  await page.getByRole('button', { name: 'Create Account' }).click();

  // The profile comes with a username that nobody has yet.
  await expect(page.getByRole('heading', { name: 'Set up your profile' })).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Robin');
  await expect(page.getByLabel('Username')).toHaveValue(/^[A-Za-z0-9]{3,20}$/);
  await expect(page.getByText(/Your username is always searchable/)).toBeVisible();
  await page.getByLabel('Primary Position').selectOption('Setter');
  await page.getByLabel('Skill Level').selectOption('Beginner');
  const username = await page.getByLabel('Username').inputValue();
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(toast(page)).toContainText('Profile Completed!');
  await expect(page).toHaveURL('/home');
  await page.getByRole('button', { name: 'Close tutorial' }).click();

  await page.getByRole('link', { name: 'Browse Training Programs' }).click();
  await expect(page.getByText('Recommended for Setters')).toBeVisible();
  await expect(page.getByText('No active training programs')).toBeVisible();
  const available = page.getByRole('region', { name: 'Available Training Programs' });
  await expect(available.getByRole('listitem').first()).toContainText('Recommended');
  await available
    .getByRole('button', { name: /^Start / })
    .first()
    .click();
  await expect(toast(page)).toContainText('Training program started!');
  await expect(page.getByRole('region', { name: 'Active Training Programs' })).toContainText('Week 1/');

  await expect(page.getByRole('link', { name: 'Badges, 1 new' })).toBeVisible();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const today = page.getByRole('region', { name: 'Today', exact: true });
  await expect(taskTicks(page)).toHaveCount(6);
  await expect(today).toContainText('Start a streak');
  await expect(today).toContainText('0/6');

  await tick(page, 0);
  await expect(toast(page)).toContainText('Task completed!');
  await expect(toast(page)).toContainText('+20 points');
  await expect(today).toContainText('1-day streak');
  await expect(today).toContainText('1/6');
  await expect(today).toContainText('17%');
  await expect(page.getByRole('link', { name: 'Badges, 2 new' })).toBeVisible();

  // Unchecking asks first; whoever keeps it done sees and hears nothing.
  await taskTicks(page).first().click();
  await page.getByRole('button', { name: 'Keep it done' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(taskTicks(page).first()).toBeChecked();
  await expect(page.getByText('Task unchecked')).toHaveCount(0);

  await untick(page, 0);
  await expect(toast(page)).toContainText('Task unchecked');
  await expect(today).toContainText('Start a streak');
  await expect(today).toContainText('0/6');
  await expect(page.getByRole('link', { name: 'Badges, 1 new' })).toBeVisible();

  // It is gone again before a slow phone has written the last tick down.
  const confetti = page.locator('canvas').waitFor();
  for (const index of [0, 1, 2, 3, 4, 5]) await tick(page, index);
  await confetti;
  await expect(page.getByRole('link', { name: /^New badge/ })).toContainText('Six for Six');
  await expect(today).toContainText('6/6');
  await expect(today).toContainText('100%');
  await expect(today.getByRole('img', { name: '6 of 6 tasks done today' })).toBeVisible();
  await expect(today).toContainText('Rest well!');

  await expectAllSent(page);
  const [player] = await sql('select * from users where email = $1', [email]);
  expect(player).toMatchObject({
    first_name: 'Robin',
    display_name: username,
    position: 'Setter',
    birth_year: 2001,
  });
  const stats = await sql(
    'select total_points, completed_tasks, full_days, streak from player_stats where id = $1',
    [player?.['id']],
  );
  expect(stats).toEqual([{ total_points: 120, completed_tasks: 6, full_days: 1, streak: 1 }]);
  expect(
    await sql('select badge_id from user_badges where user_id = $1 order by badge_id', [player?.['id']]),
  ).toEqual([{ badge_id: 'full-days-1' }, { badge_id: 'starts-1' }, { badge_id: 'tasks-1' }]);

  // The ranking on Home is asked for again when all was sent.
  const board = page.getByRole('region', { name: 'Today’s Leaderboard' });
  await expect(board.getByRole('listitem').filter({ hasText: 'You' })).toContainText('120 pts');
});
