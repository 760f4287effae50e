import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { callAsApp } from '../../harness/player/as-app.ts';
import { type Account, signUp } from '../../harness/player/account.ts';
import { slowUpload } from '../../harness/phone/slow-upload.ts';
import { cloud, enrol, expectAllSent, taskTicks, tick, visit } from '../../harness/player/player-steps.ts';
import { everythingOn, expectReadyForOffline } from '../../harness/phone/phone-storage.ts';

const PRIVATE = {
  school: 'Canary School',
  clubTeam: 'Canary Club',
  hometown: 'Canary Town',
  bio: 'Canary bio',
};

const PHOTO = join(import.meta.dirname, '../../media/serve_contact_side.jpg');

const tracesOf = ({ id, email, displayName }: Account) => [id, email, displayName, ...Object.values(PRIVATE)];

async function openSignOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
}

/** Where the player has been, as the tab keeps it. */
const screensKept = (page: Page) => page.evaluate(() => sessionStorage.getItem('volleypath.left'));

/** What the worker has put by, as paths. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname);
  });
}

/** Nothing of the player is on the phone any more: not in storage, not in a cache, not on the screen. */
async function expectNoTraceOf(account: Account, page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Start Training' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual([]);
  // Who has gone is noted until all of theirs has: a moment longer than the database.
  const left = async () => {
    const everything = await everythingOn(page);
    return tracesOf(account).filter((trace) => everything.includes(trace));
  };
  await expect.poll(left).toEqual([]);
}

test('signing out leaves nothing of the player on the phone, nor a session on the server', async ({
  page,
  server,
  sql,
}) => {
  const account = await signUp(page.request, server, { profile: PRIVATE });
  await enrol(page.request, server, account);
  await page.goto('/');
  await expect(taskTicks(page)).toHaveCount(6);
  await expectAllSent(page);
  const before = await everythingOn(page);
  for (const trace of [account.id, account.displayName, PRIVATE.bio]) expect(before).toContain(trace);
  // An e-mail address has no business on a phone that others may hold.
  expect(before).not.toContain(account.email);
  await expectReadyForOffline(page);
  const kept = await keptPaths(page);
  expect(kept).toContainEqual(expect.stringMatching(/^\/assets\/.*\.js$/));
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);

  await openSignOut(page);
  const question = page.getByRole('alertdialog', { name: 'Log out?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  expect(await screensKept(page)).toContain('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await question.getByRole('button', { name: 'Log Out' }).click();
  await expectNoTraceOf(account, page);
  expect(await screensKept(page)).not.toContain('/profile');
  await expect.poll(() => sql('select 1 from sessions where user_id = $1', [account.id])).toEqual([]);
  // Nobody being there is nothing that the browser complains of.
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start Training' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('signing out works with no signal too, and the server hears of it later', async ({
  phone,
  server,
  sql,
}) => {
  const { page } = phone;
  const account = await signUp(page.request, server, { profile: PRIVATE });
  await enrol(page.request, server, account);
  await page.goto('/');
  await expectReadyForOffline(page);
  await expect(taskTicks(page)).toHaveCount(6);
  await phone.goOffline();
  await tick(page, 0);
  await expect(cloud(page)).toHaveAccessibleName(/1 waiting/);

  await openSignOut(page);
  const question = page.getByRole('dialog', { name: 'One change is not sent yet' });
  await expect(question).toContainText('What should happen to it?');
  await question.getByRole('button', { name: 'Send it first' }).click();
  await expect(
    page.getByText('Not everything could be sent right now. You’re still logged in.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await question.getByRole('button', { name: 'Throw it away' }).click();
  await expectNoTraceOf(account, page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Start Training' })).toBeVisible();

  await phone.goOnline();
  await expect.poll(() => sql('select 1 from sessions where user_id = $1', [account.id])).toEqual([]);
  expect(await sql('select 1 from day_totals where user_id = $1', [account.id])).toEqual([]);
  await expectNoTraceOf(account, page);
});

test('a story with a photo goes before a sign-out that sends first, also one that was held back', async ({
  page,
  phone,
  player,
  sql,
  look,
}) => {
  await visit(page, '/victory-stories');
  await phone.goOffline();
  await page.getByRole('button', { name: 'Share Story' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill('First ace');
  await form.getByLabel('Your story').fill('In the last set.');
  await form.getByText('Photo', { exact: true }).click();
  await form.getByLabel('Choose a photo').setInputFiles(PHOTO);
  await expect(form.getByAltText('Your photo')).toBeVisible();
  await form.getByRole('button', { name: 'Share', exact: true }).click();
  const story = page.getByRole('article', { name: 'First ace' });
  await story.getByRole('button', { name: 'Pause' }).click();
  await expect(story).toContainText('Paused');
  const fast = await slowUpload(page, 1);
  await page.context().setOffline(false);

  // Whoever waits no longer is where they were.
  await openSignOut(page);
  const question = page.getByRole('dialog', { name: 'One change is not sent yet' });
  await question.getByRole('button', { name: 'Send it first' }).click();
  await expect(question.getByRole('status')).toHaveText(/^Sending your photo: \d+%$/);
  await look('sign-out-sending');
  await question.getByRole('button', { name: 'Close' }).click();
  await visit(page, '/victory-stories');
  await expect(story).toContainText('Paused');

  await fast();
  await openSignOut(page);
  await question.getByRole('button', { name: 'Send it first' }).click();
  await expectNoTraceOf({ ...player, ...PRIVATE }, page);
  expect(await sql('select title from victory_stories where user_id = $1', [player.id])).toEqual([
    { title: 'First ace' },
  ]);
});

/** Lists a change as one that the server did not take. */
function refuseChange(page: Page, userId: string): Promise<void> {
  return page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const work = opening.result.transaction('refused', 'readwrite');
          const mutation = { lane: 'core', id: 99, name: 'settings.update', args: {} };
          const message = 'That was not yours to change.';
          work
            .objectStore('refused')
            .put({ id: 'core:99', mutation, status: 'rejected', code: 'not_yours', message });
          work.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
          work.addEventListener('error', () => reject(new Error('not written')));
        });
      }),
    `volleypath:${userId}`,
  );
}

test('what the server refused does not go with a sign-out unless the player says so', async ({
  page,
  player,
  look,
}) => {
  await page.goto('/');
  await expectAllSent(page);
  await refuseChange(page, player.id);
  await page.reload();
  await expect(cloud(page)).toHaveAccessibleName(/1 needs attention/);
  await openSignOut(page);
  const question = page.getByRole('dialog', { name: 'One change needs attention' });
  await expect(question).toContainText('We couldn’t save it');
  await expect(question.getByRole('button', { name: /^Send/ })).toHaveCount(0);
  await look('sign-out-refused');
  await question.getByRole('button', { name: 'Keep it on this phone' }).click();
  await expect(page.getByRole('link', { name: 'Start Training' })).toBeVisible();

  await page.getByRole('link', { name: 'Log In' }).click();
  await page.getByLabel('Email or Username').fill(player.email);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(cloud(page)).toHaveAccessibleName(/1 needs attention/);
  await openSignOut(page);
  await question.getByRole('button', { name: 'Throw it away' }).click();
  await expectNoTraceOf(player, page);
});

test('signing out in one tab signs out the other', async ({ phone, server }) => {
  const account = await signUp(phone.context.request, server, { profile: PRIVATE });
  const second = await phone.context.newPage();
  for (const page of [phone.page, second]) {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hey ${account.firstName}`);
  }
  await openSignOut(second);
  await second.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  for (const page of [phone.page, second]) await expectNoTraceOf(account, page);
});

/** A picture of one pixel. */
const IMAGE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('signing out takes the pictures along that the browser has put by', async ({ page, player, server }) => {
  const data = { userId: player.id, imageData: IMAGE };
  const { profileImageUrl } = await callAsApp<{ profileImageUrl: string }>(
    page.request,
    server,
    'POST /api/moderate-image',
    data,
  );
  await page.goto('/profile');
  const statusOf = (cache: RequestCache) =>
    page.evaluate(
      ([url, from]) =>
        fetch(url, { cache: from, mode: 'same-origin' }).then(
          // It is put by once all of it is there.
          async (answer) => (await answer.arrayBuffer()) && answer.status,
          () => 0,
        ),
      [profileImageUrl, cache] as const,
    );
  expect(await statusOf('default')).toBe(200);
  await expect.poll(() => statusOf('only-if-cached')).toBe(200);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Start Training' })).toBeVisible();
  await expect.poll(() => statusOf('only-if-cached')).not.toBe(200);
});
