import { task } from 'sync-protocol/entities/tasks/task';
import { drills } from 'migrations/catalog';
import { sumLoads } from 'sync-protocol/rules/training/load';
import { expect, onlineTest as test } from '../../fixtures.ts';
import { rowsOn } from '../../harness/phone/phone-storage.ts';
import { today } from '../../harness/player/history.ts';
import { enrol, expectAllSent, taskTicks } from '../../harness/player/player-steps.ts';

const dealt = task.pick({ day: true, slot: true, drillId: true, load: true, userRegimenId: true });
const readyFor = new Map(drills.map(({ id, training }) => [id, training?.ready ?? []]));

test('three programs begun on one day: one session, warmed up for all of it, to its last page', async ({
  page,
  player,
  server,
  look,
}) => {
  // Passing asks for no shoulder and no landing; what is started after it does.
  await enrol(page.request, server, player, ['Serve Receive System']);
  await page.goto('/');
  await expect(taskTicks(page)).toHaveCount(6);
  await enrol(page.request, server, player, ['Outside Hitter Power']);
  await enrol(page.request, server, player, ['Jump Power']);
  await page.reload();
  await expect(page.getByRole('link', { name: /Jump Power/ })).toBeVisible();
  await expect(taskTicks(page)).toHaveCount(6);
  await expectAllSent(page);

  const tasks = dealt
    .array()
    .parse(await rowsOn(page, 'tasks'))
    .filter(({ day }) => day === today());
  expect(tasks).toHaveLength(6);
  const main = tasks.filter(({ slot }) => slot > 0 && slot < 5);
  expect(new Set(main.map(({ userRegimenId }) => userRegimenId)).size).toBe(3);
  // Each deals its first drills, on any day: throws of the second program, landings of the third.
  const work = sumLoads(main.map(({ load }) => load));
  expect(work.swings).toBeGreaterThan(0);
  expect(work.landings).toBeGreaterThan(0);
  const warmUp = readyFor.get(tasks.find(({ slot }) => slot === 0)?.drillId ?? '');
  expect(warmUp).toEqual(expect.arrayContaining(['landing', 'shoulder']));
  await look('home-three-programs');

  await page.getByRole('link', { name: 'Gym Mode' }).click();
  const start = page.getByRole('button', { name: 'Start', exact: true }).last();
  await expect(start).toBeVisible();
  // A drill that is measured asks for its result.
  const notNow = page.getByRole('button', { name: 'Not now' });
  await page.addLocatorHandler(notNow, () => notNow.click());
  for (const done of [1, 2, 3, 4, 5, 6]) {
    await page.getByRole('button', { name: 'Done', exact: true }).last().click();
    await expect(page.getByRole('progressbar', { name: `${done} of 6 tasks done` })).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(page.getByText('That’s it for today!').last()).toBeVisible();
  await look('gym-three-programs');

  // Three skills make a shape; their signs stand around it, none larger than elsewhere.
  await page.goto('/progress');
  const skills = page.getByRole('region', { name: 'Tasks by Category' });
  await expect(skills).toContainText('You average 6.0 tasks');
  const signs = skills.locator('svg svg');
  await expect(signs).toHaveCount(6);
  for (const sign of await signs.all())
    await expect.poll(async () => (await sign.boundingBox())?.width ?? 0).toBeLessThan(40);
  await skills.scrollIntoViewIfNeeded();
  await look('progress-skills');
});
