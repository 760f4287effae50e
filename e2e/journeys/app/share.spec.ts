import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { enrol, tick } from '../../harness/player/player-steps.ts';

declare global {
  /** What the phone's own sheet was given. */
  var given: File | undefined;
}

const PHOTO = join(import.meta.dirname, '../../media/serve_contact_side.jpg');
const dialog = (page: Page) => page.getByRole('dialog');

/** What the system does when a file is shared with the app: it posts the form that the manifest describes. */
async function shareWithApp(page: Page, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { action: '/share', method: 'POST', enctype: 'multipart/form-data' });
    const field = document.createElement('input');
    Object.assign(field, { type: 'file', name: 'file', id: 'shared' });
    form.append(field);
    document.body.append(form);
  });
  await page.locator('#shared').setInputFiles(file);
  await page.locator('#shared').evaluate((field: HTMLInputElement) => field.form?.submit());
  await expect(page).toHaveURL('/share');
}

/** In how many colours the picture is that the phone's own sheet was given. */
const coloursGiven = (page: Page) =>
  page.evaluate(async () => {
    if (!globalThis.given) return 0;
    const picture = await createImageBitmap(globalThis.given);
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? {};
    return new Set(new Uint32Array(data?.buffer ?? [])).size;
  });

/** What has become something is let go a moment later. */
const isForgotten = (page: Page) =>
  expect.poll(() => page.evaluate(() => caches.has('volleypath-shared'))).toBe(false);

test('a badge is shared as a picture; a photo that is shared with the app becomes a story or is analyzed, with no signal', async ({
  page,
  phone,
  player,
  server,
  look,
}) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      globalThis.given = files[0];
    };
  });
  await enrol(page.request, server, player);
  await page.goto('/');
  await tick(page, 0);
  await page.goto('/badges');
  await phone.goOffline();
  await page.getByRole('button', { name: 'Share First Touch' }).click();
  await expect(dialog(page).getByRole('img', { name: /^Bronze badge: First Touch/ })).toBeVisible();
  await expect(dialog(page)).not.toContainText(player.firstName);
  await look('share-badge');
  await dialog(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => page.evaluate(() => globalThis.given?.type)).toBe('image/png');
  // The panel, the medal and the words: all of it in one colour would be a picture of nothing.
  expect(await coloursGiven(page)).toBeGreaterThan(50);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Save picture' }).click(),
  ]);
  const picture = await readFile(await saved.path());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);

  await shareWithApp(page, PHOTO);
  await expect(page.getByAltText('Preview', { exact: true })).toBeVisible();
  await look('shared');
  // Nothing is decided by looking at it.
  await page.reload();
  await expect(page.getByAltText('Preview', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Tell a story with it' }).click();
  await expect(dialog(page).getByAltText('Your photo')).toBeVisible();
  await dialog(page).getByLabel('Title').fill('First ace');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Share Story' }).first().click();
  await expect(dialog(page).getByLabel('Title')).toHaveValue('First ace');
  await expect(dialog(page).getByAltText('Your photo')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await isForgotten(page);
  await page.goto('/share');
  await expect(page.getByText('Nothing arrived')).toBeVisible();

  await shareWithApp(page, PHOTO);
  await page.getByRole('button', { name: 'Don’t use it' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/share');
  await expect(page.getByText('Nothing arrived')).toBeVisible();

  // What opens neither here nor on the server becomes nothing, and says so.
  const buffer = Buffer.from('no picture that this browser knows');
  await shareWithApp(page, { name: 'ace.heic', mimeType: 'image/heic', buffer });
  await expect(page.getByRole('alert')).toContainText('Save it as JPG or PNG');
  await expect(page.getByRole('button', { name: /story|technique/ })).toHaveCount(0);
  await look('shared-unreadable');
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await isForgotten(page);

  await shareWithApp(page, PHOTO);
  await page.getByRole('button', { name: 'Analyze my technique' }).click();
  await expect(page).toHaveURL('/video-analysis');
  await expect(page.getByAltText('Preview', { exact: true })).toBeVisible();
  await isForgotten(page);
  // What was taken is not kept: the address alone brings nothing back.
  await page.goto('/share');
  await expect(page.getByText('Nothing arrived')).toBeVisible();

  // Who shares something before they log in finds it afterwards, in the same place.
  await phone.goOnline();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Start Training' })).toBeVisible();
  await shareWithApp(page, PHOTO);
  await expect(page.getByText('What you share waits here')).toBeVisible();
  await look('shared-by-nobody-yet');
  await page.getByLabel('Email or Username').fill(player.displayName);
  await page.getByLabel('Password', { exact: true }).fill(player.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByAltText('Preview', { exact: true })).toBeVisible();
});
