import { expect, test } from '../../fixtures.ts';
import { signUp } from '../../harness/player/account.ts';
import { becomeRivals } from '../../harness/player/become-rivals.ts';
import { trainedBefore } from '../../harness/player/history.ts';
import { expectAllSent, tick, toast, visit } from '../../harness/player/player-steps.ts';

/** One task a week ago, whatever day it is today. */
const LAST_WEEK = [1, 0, 0, 0, 0, 0, 0];

test('a player improves, and then leaves the boards without a signal', async ({
  page,
  phone,
  player,
  server,
  morePhones,
  sql,
  look,
}) => {
  const second = await morePhones(undefined, 'online');
  const rival = await signUp(second.context.request, server, {
    profile: { firstName: 'Robin', lastName: 'Sands', hideRealName: false, isPrivate: false },
  });
  await trainedBefore(page.request, server, player, sql, LAST_WEEK);
  await trainedBefore(second.context.request, server, rival, sql, LAST_WEEK);
  await becomeRivals(server, phone, { phone: second, id: rival.id });

  // Ahead of the week before, with a badge, among rivals.
  await page.goto('/');
  for (const index of [0, 1, 2]) await tick(page, index);
  await expectAllSent(page);
  await visit(page, '/leaderboard');
  await page.getByRole('radio', { name: 'Most Improved' }).click();
  const ranking = page.getByRole('list', { name: 'Ranking' });
  const own = ranking.getByRole('listitem').filter({ has: page.getByText(/^You\b/) });
  await expect(own).toContainText(/\+\d+ pts/);
  await expect(page.getByRole('list', { name: 'Recent Achievements' })).toContainText('You earned');
  await look('leaderboard-improved');

  // Without a signal the place on the profile says how old it is.
  await visit(page, '/profile');
  await expect(page.getByText(/^#\d/)).toBeVisible();
  await expect(page.getByText('rank as of')).toHaveCount(0);
  await phone.goOffline();
  await expect(page.getByText('rank as of')).toBeVisible();

  // Off all boards: the points stay, and who looks finds the player on none.
  await visit(page, '/edit-profile');
  await page.getByRole('switch', { name: 'Show Me on Leaderboards' }).click();
  await look('edit-profile-off-boards');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Profile updated');
  await visit(page, '/leaderboard');
  await expect(page.getByText('You chose to stay off the leaderboards.')).toBeVisible();
  // Others on this server are called the same.
  await expect(ranking.getByText(/^You\b/)).toHaveCount(0);
  await look('leaderboard-off');
  await phone.goOnline();
  await expectAllSent(page);
  await visit(second.page, '/leaderboard');
  await second.page.getByText('Rivals', { exact: true }).click();
  await expect(second.page.getByText('No points among your rivals')).toBeVisible();
  await second.page.getByRole('radio', { name: 'Most Improved' }).click();
  await expect(second.page.getByText('more and you’re ahead of your last week.')).toBeVisible();
  await look('leaderboard-improved-empty', second);
  await expect(second.page.getByRole('main')).not.toContainText(player.firstName);
});
