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
  await expect(first.getByRole('alert')).toContainText(
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
  await full.getByRole('button', { name: 'Exit Fullscreen' }).click();
  await expect(full).toBeHidden();

  await page.getByRole('button', { name: 'Stop Recording' }).click();
  const film = page.getByRole('region', { name: 'Your recording' });
  const length = () => film.locator('video').evaluate((video: HTMLVideoElement) => video.duration);
  await expect.poll(length).toBeGreaterThan(0);
  expect(await length()).toBeLessThan(Number.POSITIVE_INFINITY);
  await expect(film).toBeInViewport();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  const saved = page.waitForEvent('download');
  await film.getByRole('button', { name: 'Save' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^volleypath-.*\.(?:mp4|webm)$/);

  await page.getByRole('link', { name: 'Training', exact: true }).first().click();
  await expect(page).toHaveURL('/training');
  await expect.poll(() => camera.isReleased()).toBe(true);
  // From start to end: to no other place, and never as much as a picture would be.
  const inside = [server.url, 'blob:', 'data:'];
  expect(sent.filter(({ url }) => !inside.some((one) => url.startsWith(one)))).toEqual([]);
  expect(sent.filter(({ body }) => body.length > 8_000 || /data:image|base64/.test(body))).toEqual([]);
});
