import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, onlineTest, test } from '../../fixtures.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { expectAllSent, toast } from '../../harness/player/player-steps.ts';

const PHOTO = join(dirname(dirname(dirname(import.meta.dirname))), 'web/public/icons/icon-512.png');

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose your picture' });
const pictureOf = (page: Page) => page.getByRole('region', { name: 'Profile Picture' });

async function openPicker(page: Page): Promise<void> {
  await page.goto('/edit-profile');
  await page.getByRole('button', { name: 'Change Picture' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function pickPhoto(page: Page): Promise<void> {
  await dialog(page).getByLabel('Upload a photo').setInputFiles(PHOTO);
  await expect(dialog(page).getByRole('application')).toBeVisible();
}

test('one of twelve pictures is picked, with no signal too', async ({ phone, player, look, sql }) => {
  await openPicker(phone.page);
  await expect(dialog(phone.page).getByRole('listitem')).toHaveCount(12);
  await look('picture-presets');
  await expectReadyForOffline(phone.page);
  await phone.goOffline();
  const page = await phone.reopen('/edit-profile');
  await page.getByRole('button', { name: 'Change Picture' }).click();
  await dialog(page).getByRole('button', { name: 'Rocket' }).click();
  await expect(pictureOf(page)).toContainText('🚀');
  await page.getByRole('button', { name: 'Change Picture' }).click();
  await pickPhoto(page);
  await dialog(page).getByRole('button', { name: 'Use this photo' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Photos are checked online first.');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page)).toContainText('Profile updated');
  await expect(page.getByText('🚀')).toBeVisible();
  await phone.goOnline();
  await expectAllSent(page);
  expect(await sql('select profile_image_url as url from users where id = $1', [player.id])).toEqual([
    { url: 'volleyball-7' },
  ]);
});

onlineTest('a photo is cut out, checked by the server and shown', async ({ page, player, look, sql }) => {
  await openPicker(page);
  await pickPhoto(page);
  const zoom = dialog(page).getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toHaveValue('1');
  await dialog(page).getByRole('button', { name: 'Zoom in' }).click();
  await dialog(page).getByRole('application').focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await expect(zoom).toHaveValue('1.2');
  for (let index = 0; index < 8; index++) await page.keyboard.press('-');
  await expect(zoom).toHaveValue('0.5');
  await expect(dialog(page).getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await zoom.fill('1.5');
  await dialog(page).getByRole('button', { name: 'Move up' }).click();
  await look('picture-crop');
  const answers: unknown[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/moderate-image')) answers.push(answer.json());
  });
  // A machine that is busy may not check it in time; the player is told so, and taps again.
  await expect(async () => {
    await dialog(page).getByRole('button', { name: 'Use this photo' }).click();
    await expect(dialog(page)).toHaveCount(0);
  }).toPass();
  expect(await answers.at(-1)).toMatchObject({ approved: true, reason: null });
  await expect(pictureOf(page).locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/profile');
  const shown = page.locator('main img');
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
  await expectAllSent(page);
  const [row] = await sql(
    `select a.id from avatars a join users u on u.profile_image_url = '/api/avatars/' || a.id where u.id = $1`,
    [player.id],
  );
  expect(row).toBeDefined();
});

onlineTest(
  'a picture that is none, too large or not approved is not used, and says why',
  async ({ page, player }) => {
    expect(player.id).toBeDefined();
    await openPicker(page);
    const file = dialog(page).getByLabel('Upload a photo');
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await expect(dialog(page).getByRole('alert')).toContainText('Please select an image file');
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5_300_000) });
    await expect(dialog(page).getByRole('alert')).toContainText('Please select an image smaller than 5MB');
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(dialog(page).getByRole('alert')).toContainText('There was an error processing your image');

    // Once is enough: in the dialog, not under it as well.
    await expect(page.locator('[data-toast]')).toHaveCount(0);

    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/moderate-image', async (route) => {
      await held;
      await route.fulfill({ json: { approved: false, reason: null, profileImageUrl: null } });
    });
    await pickPhoto(page);
    await dialog(page).getByRole('button', { name: 'Use this photo' }).click();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page)).toContainText('Please wait for image upload to complete');
    release();
    await expect(toast(page)).toContainText('Image not approved');
    await expect(toast(page)).toContainText('Image contains inappropriate content');
    await expect(pictureOf(page).locator('img')).toHaveCount(0);
  },
);
