import { expect, test } from '../fixtures.ts';
import { pathOf, ROUTES } from '../harness/routes.ts';
import { enrol, expectAllSent, taskTicks, tick } from '../harness/player/player-steps.ts';
import { expectReadyForOffline } from '../harness/phone/phone-storage.ts';
import { workerEvents } from '../harness/phone/worker-events.ts';

test('every screen opens with the server dead, also one that was never looked at', async ({
  page,
  player,
  server,
}) => {
  const [program] = await enrol(page.request, server, player);
  await page.goto('/leaderboard');
  await expectReadyForOffline(page);
  await expect(page.getByText('No points yet').or(page.getByRole('list', { name: 'Ranking' }))).toBeVisible();
  await page.goto('/');
  const firstTask = (await taskTicks(page).first().getAttribute('aria-label'))?.replace('Done: ', '') ?? '';
  await server.kill();
  const home = `Hey ${player.firstName}`;
  const titles: Record<string, string> = {
    '/': home,
    '/home': home,
    '/training': 'Training',
    '/training/:category': 'Hitting Programs',
    '/program/:id': 'Program Details',
    '/video-analysis': 'AI Player Analysis',
    '/ar-training': 'AR Training',
    '/archived-programs': 'Archived Programs',
    '/season': 'Season and Load',
    '/gym': firstTask,
    '/leaderboard': 'Leaderboard',
    '/rivals': 'Rivals',
    '/share': 'Shared with VolleyPath',
    '/victory-stories': 'Victory Stories',
    '/victory-stories/:username': `${player.firstName} ${player.lastName}’s Victory Stories`,
    '/teams': 'Teams',
    '/badges': 'Badges',
    '/saved-quotes': 'Saved Quotes',
    '/progress': 'Progress',
    '/notifications': 'Notifications',
    '/messages': 'Notifications',
    '/profile': 'Profile',
    '/edit-profile': 'Edit Profile',
    '/forgot-password': 'Forgot your password?',
    '/reset-password': 'Set a new password',
    '/verify-email': 'Your email address',
    '/privacy': 'Privacy',
    '/debug': 'Diagnostics',
    '/landing': 'Better with every touch.',
  };
  const ofPlayers = ROUTES.filter((row) => row.player ?? row.anyone).map((row) => row.path);
  expect(Object.keys(titles).sort(), 'every screen of the app is opened here').toEqual(ofPlayers.sort());
  const names = { category: 'hitting', id: String(program?.id), username: player.displayName };
  const filled = Object.entries(titles).map(([path, title]) => [pathOf(path, names), title] as const);
  for (const [path, title] of [
    ...filled,
    ['/program/no-such', 'Program Details'],
    ['/nowhere', '404 Page Not Found'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
  }
  await page.goto('/profile');
  await expect(page.getByText('Not stored on this phone.')).toBeVisible();
  await page.goto('/landing');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(page.getByRole('dialog', { name: 'A day on VolleyPath' })).toContainText('Step 1 of 7');
  await page.goto(`/program/${program?.id}`);
  await expect(page.getByRole('heading', { name: 'Weekly Learning Progression' })).toBeVisible();
  await page.goto('/');
  // The second task: a warm-up of many parts has no picture.
  await page.getByRole('list', { name: 'Today’s Tasks' }).getByRole('button').nth(1).click();
  const guide = page.getByRole('dialog');
  await expect(guide.getByRole('heading', { name: 'Technique' })).toBeVisible();
  await expect(guide.getByRole('heading', { name: 'The movement' })).toBeVisible();
});

test('a ranking that was seen is shown with its age, one that was not says what it needs', async ({
  phone,
  player,
  server,
}) => {
  const { page } = phone;
  await enrol(page.request, server, player);
  await page.goto('/');
  await expectReadyForOffline(page);
  await tick(page, 0);
  await expectAllSent(page);
  await page.goto('/leaderboard');
  const ranking = page.getByRole('list', { name: 'Ranking' });
  await expect(ranking.getByRole('listitem').filter({ hasText: 'You' })).toContainText('20 pts');
  // The list's, and the own rank's.
  const ages = page.getByText(/^as of \d/);
  await expect(ages).toHaveCount(0);
  await phone.goOffline();
  await expect(ages).toHaveCount(2);
  const ownPoints = page.getByText('Your Points', { exact: true }).locator('..');
  await expect(ownPoints).toContainText('20');
  await page.getByRole('radio', { name: 'Weekly' }).click();
  await expect(ownPoints).toContainText('20');
  await page.getByRole('radio', { name: 'Daily' }).click();
  await page.clock.install({ time: Date.now() + 10 * 60_000 });
  await page.reload();
  await expect(ranking.getByRole('listitem').filter({ hasText: 'You' })).toContainText('20 pts');
  await expect(ages).toHaveCount(2);
  await page.getByRole('radio', { name: 'Weekly' }).click();
  await expect(page.getByText('The ranking needs a connection')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await phone.goOnline();
  await expect(ranking.getByRole('listitem').filter({ hasText: 'You' })).toContainText('20 pts');
  await expect(ages).toHaveCount(0);
});

test('the worker sends what waits when the browser wakes it after the app was closed; the app, when it is open', async ({
  phone,
  player,
  server,
  ownPhone,
  sql,
}) => {
  await enrol(phone.context.request, server, player);
  const { page, context } = await ownPhone(player);
  await page.goto('/');
  await expectReadyForOffline(page);
  await expect(taskTicks(page)).toHaveCount(6);
  await expectAllSent(page);
  const done = async () =>
    (await sql('select completed_tasks from player_stats where id = $1', [player.id]))[0];

  await server.kill();
  for (const index of [0, 1, 2]) await tick(page, index);
  await page.goto('about:blank');
  await server.start();
  const worker = await workerEvents(page, server.url);
  await worker.sync('flush');
  await expect.poll(done).toEqual({ completed_tasks: 3 });

  // The app hears the answers when it opens: nothing is sent twice.
  await page.goto('/');
  await expectAllSent(page);
  expect(await done()).toEqual({ completed_tasks: 3 });

  await context.setOffline(true);
  await tick(page, 3);
  await expect(page.getByRole('button', { name: /1 waiting/ })).toBeVisible();
  await context.setOffline(false);
  await (await workerEvents(page, server.url)).sync('flush');
  await expectAllSent(page);
  expect(await done()).toEqual({ completed_tasks: 4 });
});
