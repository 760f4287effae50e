import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { type Account, expireSessions, signUp } from '../harness/player/account.ts';
import { cloud, enrol, expectAllSent, taskTicks, tick, ticked } from '../harness/player/player-steps.ts';
import { everythingOn, expectReadyForOffline } from '../harness/phone/phone-storage.ts';

const canaries = (name: string) => ({ bio: `${name} canary bio`, school: `${name} canary school` });

async function logIn(page: Page, { displayName, password }: Account): Promise<void> {
  await page.getByLabel('Email or Username').fill(displayName);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

async function openSignOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
}

test('a phone is handed on with work unsent: the next player sees nothing of it, and nobody loses anything', async ({
  phone,
  morePhones,
  server,
  sql,
}) => {
  const second = await signUp((await morePhones()).context.request, server, { profile: canaries('Second') });
  const first = await signUp(phone.context.request, server, { profile: canaries('First') });
  const { page } = phone;
  await enrol(page.request, server, first);
  await page.goto('/');
  await expectReadyForOffline(page);
  await expect(taskTicks(page)).toHaveCount(6);
  await phone.goOffline();
  await tick(page, 0);
  await tick(page, 1);
  await openSignOut(page);
  await page
    .getByRole('dialog', { name: '2 changes are not sent yet' })
    .getByRole('button', { name: 'Keep them on this phone' })
    .click();
  await expect(page.getByRole('link', { name: 'Start Training' })).toBeVisible();
  const kept = await everythingOn(page);
  for (const trace of [first.displayName, first.email, ...Object.values(canaries('First'))])
    expect(kept).not.toContain(trace);

  await phone.goOnline();
  await page.getByRole('link', { name: 'Log In' }).click();
  await logIn(page, second);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hey ${second.firstName}`);
  await expect(page.getByText('Your court is free')).toBeVisible();
  await expectAllSent(page);
  await enrol(page.request, server, second);
  await expect(taskTicks(page)).toHaveCount(6);
  expect(await ticked(page)).not.toContain(true);
  await tick(page, 5);
  await expectAllSent(page);
  expect(await sql('select 1 from day_totals where user_id = $1', [first.id])).toEqual([]);
  await openSignOut(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Start Training' })).toBeVisible();
  await expect.poll(() => everythingOn(page)).not.toContain(second.id);

  await page.getByRole('link', { name: 'Log In' }).click();
  await logIn(page, first);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hey ${first.firstName}`);
  await expectAllSent(page);
  await expect.poll(() => ticked(page)).toEqual([true, true, false, false, false, false]);
  const stats = (id: string) =>
    sql('select completed_tasks, total_points from player_stats where id = $1', [id]);
  expect(await stats(first.id)).toEqual([{ completed_tasks: 2, total_points: 40 }]);
  expect(await stats(second.id)).toEqual([{ completed_tasks: 1, total_points: 20 }]);
});

test('another player signs in where a session has ended: what waits is not sent in their name', async ({
  phone,
  morePhones,
  server,
  sql,
}) => {
  const second = await signUp((await morePhones()).context.request, server, { profile: canaries('Second') });
  const first = await signUp(phone.context.request, server, { profile: canaries('First') });
  const { page } = phone;
  await enrol(page.request, server, first);
  await page.goto('/');
  await expect(taskTicks(page)).toHaveCount(6);
  await expectAllSent(page);
  await expireSessions(phone.context, server, sql, first);
  await tick(page, 0);
  await expect(cloud(page)).toHaveAccessibleName('Log in again to send, 1 waiting');

  await cloud(page).click();
  await logIn(page, second);
  await expect(page.getByText('Your court is free')).toBeVisible();
  await expectAllSent(page);
  const seen = await everythingOn(page);
  for (const trace of [first.displayName, ...Object.values(canaries('First'))])
    expect(seen).not.toContain(trace);
  for (const { id } of [first, second])
    expect(await sql('select 1 from day_totals where user_id = $1', [id])).toEqual([]);

  await openSignOut(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('link', { name: 'Log In' }).click();
  await logIn(page, first);
  await expect.poll(() => ticked(page)).toEqual([true, false, false, false, false, false]);
  await expectAllSent(page);
  expect(await sql('select completed_tasks from player_stats where id = $1', [first.id])).toEqual([
    { completed_tasks: 1 },
  ]);
});
