import type { Page } from '@playwright/test';
import { PACE } from '../../../.ci/pace.ts';
import { expect, test } from '../../fixtures.ts';
import { drawCamera, WITH_CAMERA } from '../../harness/phone/drawn-camera.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { toast } from '../../harness/player/player-steps.ts';

/** For what the pose model does: a look takes a slow machine a second. */
const LONG = { timeout: 120_000 * PACE };

test('trains before the live camera, with no signal: placed, counted, told, recorded, and nothing is sent', async ({
  ownPhone,
  player,
  server,
  look,
}) => {
  const phone = await ownPhone(player, WITH_CAMERA);
  const { context } = phone;
  const cameraOn = await drawCamera(context);
  const sent: { url: string; body: string }[] = [];
  context.on('request', (request) => {
    sent.push({ url: request.url(), body: request.postData() ?? '' });
  });

  // Not allowed, then allowed; without the coach the position is guessed, and nothing more.
  const first = await phone.reopen('/training');
  await first.getByRole('link', { name: /^AR Training/ }).click();
  await expect(first).toHaveURL('/ar-training');
  await expectReadyForOffline(first);
  const allow = first.getByRole('button', { name: 'Allow Camera Access' });
  await allow.click();
  await expect(toast(first)).toContainText('Camera Permission Required');
  await expect(first.getByRole('main')).toContainText(
    'Camera permission denied. Please allow camera access in your browser settings',
  );
  await look('ar-training-denied', phone);
  await context.grantPermissions(['camera'], { origin: server.url });
  await allow.click();
  await expect(toast(first)).toContainText('Camera Permission Granted');
  await first.getByRole('button', { name: 'Start' }).click();
  await expect(toast(first)).toContainText('Camera Started');
  await expect(first.getByText('Rough check', { exact: true })).toBeVisible();
  await first.getByRole('button', { name: /^Download AI coach/ }).click();
  await expect(first.getByText('The AI coach is on this phone')).toBeVisible(LONG);
  await expect(first.getByText('Rough check', { exact: true })).toBeHidden(LONG);

  await phone.goOffline();
  const page = await phone.reopen('/ar-training');
  const camera = cameraOn(page);
  const badges = page.getByRole('list', { name: 'Position' });
  const said = page.getByRole('group', { name: 'Live camera, mirrored' }).getByRole('status');
  await camera.show('tooClose');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(said).toContainText('Move back 5+ feet', LONG);
  await expect(badges).toContainText(/About [1-4] ft/);
  await expect(badges).toContainText('Hidden', LONG);
  await camera.show('sitting');
  await expect(said).toContainText('Stand up', LONG);
  await expect(badges).toContainText('Sitting');
  await camera.show('standing');
  await expect(page.getByText('Ready for Training')).toBeVisible(LONG);
  await expect(badges).toContainText('Standing');

  await page.getByRole('button', { name: 'Record' }).click();
  const session = page.getByRole('region', { name: 'This session' });
  const repetitions = async () => Number(/Repetitions\s*(\d+)/.exec(await session.innerText())?.[1]);
  // A machine that is busy may miss one; how exactly they are counted is tested on landmarks.
  const playOnce = async () => {
    await camera.play(1);
    return repetitions();
  };
  await expect.poll(playOnce, LONG).toBeGreaterThanOrEqual(3);
  await expect(session).toContainText(/Jumps\s*0/);
  await expect(said).toContainText(/^\d+\. /);
  await look('ar-training-live', phone);
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  const full = page.getByRole('dialog', { name: 'Live camera, mirrored' });
  await expect(full.getByRole('heading', { name: 'Serving' })).toBeVisible();
  await expect(full).toContainText('Ready for Training');
  await look('ar-training-fullscreen', phone);
  // On its side, too, where sheets leave a part of the page free.
  const upright = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => full.boundingBox()).toEqual({ x: 0, y: 0, width: 844, height: 390 });
  if (upright) await page.setViewportSize(upright);
  await full.getByRole('button', { name: 'Exit Fullscreen' }).click();
  await expect(full).toBeHidden();

  await page.getByRole('button', { name: 'Stop Recording' }).click();
  const film = page.getByRole('region', { name: 'Your recording' });
  const length = () => film.locator('video').evaluate((video: HTMLVideoElement) => video.duration);
  await expect.poll(length).toBeGreaterThan(0);
  expect(await length()).toBeLessThan(Number.POSITIVE_INFINITY);
  await expect(film).toBeInViewport();
  const counted = await repetitions();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(said).not.toContainText('Loading the AI coach', LONG);
  expect(await repetitions()).toBeGreaterThanOrEqual(counted);
  await session.getByRole('button', { name: 'Start from zero' }).click();
  await expect(session).toContainText(/Repetitions\s*0/);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  const saved = page.waitForEvent('download');
  await film.getByRole('button', { name: 'Save' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^volleypath-.*\.(?:mp4|webm)$/);

  await expect(film).toContainText('Look for it in your downloads.');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record a new one' }).click();
  await expect.poll(() => keptPieces(page), LONG).toBeGreaterThanOrEqual(3);
  // The page is gone without a warning, as when a phone needs the memory.
  const again = await phone.reopen('/ar-training');
  const rescued = again.getByRole('region', { name: 'Your recording' });
  await expect(rescued).toContainText(/waits here until .* On \w+ \d+ it goes by itself/);
  const rest = () => rescued.locator('video').evaluate((video: HTMLVideoElement) => video.duration);
  await expect.poll(rest).toBeGreaterThan(1);
  expect(await rest()).toBeLessThan(600);
  await look('ar-training-rescued', phone);
  await rescued.getByRole('button', { name: 'Discard' }).click();
  await again.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(rescued).toBeHidden();

  const last = cameraOn(again);
  await again.getByRole('button', { name: 'Start' }).click();
  await expect(toast(again)).toContainText('Camera Started');
  await again.getByRole('link', { name: 'Training', exact: true }).first().click();
  await expect(again).toHaveURL('/training');
  await expect.poll(() => last.isReleased()).toBe(true);
  // From start to end: to no other place, and never as much as a picture would be.
  const inside = [server.url, 'blob:', 'data:'];
  expect(sent.filter(({ url }) => !inside.some((one) => url.startsWith(one)))).toEqual([]);
  expect(sent.filter(({ body }) => body.length > 8_000 || /data:image|base64/.test(body))).toEqual([]);
});

/** How many pieces of films this phone has kept. */
async function keptPieces(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const own = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const counts = await Promise.all(
      own.map(
        (name) =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
            opening.addEventListener('success', () => {
              const db = opening.result;
              if (!db.objectStoreNames.contains('files')) return resolve(0);
              const films = IDBKeyRange.bound('film ', 'film!');
              const counting = db.transaction('files').objectStore('files').count(films);
              counting.addEventListener('success', () => {
                db.close();
                resolve(counting.result);
              });
            });
          }),
      ),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  });
}
