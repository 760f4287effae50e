import { inLetters } from 'api/src/testing/players/in-letters.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { signUp } from '../../harness/player/account.ts';
import { boardsAnew, trainedBefore } from '../../harness/player/history.ts';

const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Ranking' }).getByRole('link').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

test('a row of the leaderboard opens the player’s profile, as far as it may be seen', async ({
  page,
  phone,
  player,
  server,
  morePhones,
  look,
  sql,
}) => {
  const { context } = await morePhones();
  // A name of their own: other tests leave players behind.
  const name = `Robin M${inLetters(Date.now() % 1e6)}`;
  const [firstName, lastName] = name.split(' ');
  const profile = {
    firstName,
    lastName,
    hideRealName: false,
    isPrivate: false,
    school: 'Canary High',
    hometown: 'Canary Town',
  };
  const other = await signUp(context.request, server, { profile: { ...profile, bio: 'I set all day.' } });
  await trainedBefore(context.request, server, other, sql, [6, 2]);
  await boardsAnew(sql, server);

  await page.goto('/leaderboard');
  await page.getByRole('radio', { name: 'All Time' }).click();
  await row(page, name).first().click();
  await expect(page).toHaveURL(new RegExp(`player=${other.id}`));
  await expect(dialog(page)).toContainText(`@${other.displayName}`);
  await expect(dialog(page)).toContainText('I set all day.');
  await expect(dialog(page).getByText('Tasks Done')).toBeVisible();
  await expect(dialog(page)).not.toContainText('Canary');
  await look('public-profile');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/leaderboard?time=alltime');

  await phone.goOffline();
  await row(page, name).first().click();
  await expect(dialog(page)).toContainText('I set all day.');
  await page.goto(`/leaderboard?player=${player.id}`);
  await expect(dialog(page)).toContainText('Profiles need a connection');
  await phone.goOnline();

  await sql('update users set is_private = true, hide_real_name = true where id = $1', [other.id]);
  const fresh = await morePhones(player, 'online');
  await fresh.page.goto('/leaderboard');
  await fresh.page.getByRole('radio', { name: 'All Time' }).click();
  const unseen = fresh.page
    .getByRole('list', { name: 'Ranking' })
    .getByRole('listitem')
    .filter({ hasText: 'Private player' });
  await expect(unseen.first()).toContainText('pts');
  await expect(unseen.getByRole('link')).toHaveCount(0);
  await expect(row(fresh.page, name)).toHaveCount(0);
  await look('leaderboard-private', fresh);
  await fresh.page.goto(`/leaderboard?player=${other.id}`);
  await expect(dialog(fresh.page)).toContainText('Private Profile');
  await expect(dialog(fresh.page)).toContainText(
    'This profile is set to private and only visible to teammates and rivals.',
  );
  await expect(dialog(fresh.page)).toContainText('Connect as teammates or rivals to view their profile.');
  await expect(dialog(fresh.page)).not.toContainText('Robin');
  await look('public-profile-private', fresh);

  await fresh.page.goto('/leaderboard?player=0198a0de-0000-7000-8000-000000000001');
  await expect(dialog(fresh.page)).toContainText('User not found');
  await fresh.page.route('**/api/users/*/profile', (route) =>
    route.fulfill({ status: 500, json: { message: 'Oh', code: 'unexpected' } }),
  );
  await fresh.page.goto('/leaderboard?player=0198a0de-0000-7000-8000-000000000002');
  await expect(dialog(fresh.page)).toContainText('Unable to load profile information.');
});
