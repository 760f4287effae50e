import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PACE } from '../../../.ci/pace.ts';
import { expect, test } from '../../fixtures.ts';
import type { Phone } from '../../harness/phone/phone.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { expectAllSent, toast } from '../../harness/player/player-steps.ts';

const MEDIA = join(import.meta.dirname, '../../media');
/** For what the pose model does: thirty looks a second of clip, each of which takes a slow machine a second. */
const LONG = { timeout: 120_000 * PACE };

const result = (page: Page) => page.getByRole('region', { name: 'Serving analysis' });
const history = (page: Page) => page.getByRole('list', { name: 'Your analyses' }).getByRole('listitem');
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze' }).click();

async function choose(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const chosen = typeof file === 'string' ? join(MEDIA, file) : file;
  await page.locator('input[type=file]').setInputFiles(chosen);
}

/** Plays a clip with its skeleton: stops at its key moments, goes on by frames, follows a joint. */
async function watchWithOverlays(
  page: Page,
  look: (name: string, phone: Phone) => Promise<void>,
  phone: Phone,
) {
  await page.getByRole('tab', { name: 'AR Analysis' }).click();
  const start = page.getByRole('button', { name: 'Analyze with AR Overlays' });
  await start.click();
  await expect(toast(page)).toContainText('Please select a video file and technique.');
  await choose(page, 'serve_contact_side.jpg');
  await expect(toast(page)).toContainText('Please select a video file.');
  await page.getByLabel('Technique').selectOption('Serving');
  await page.getByText('Right', { exact: true }).click();
  // The same clip by the targets of another level: what it is by those of this one is kept already.
  await page.getByLabel('Player level').selectOption('Advanced');
  await choose(page, { name: 'broken.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no video') });
  await start.click();
  await expect(toast(page)).toContainText('Failed to analyze video: This browser can’t play the video.');
  await choose(page, 'serving_fault.mp4');
  await start.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await start.click();
  await expect(toast(page)).toContainText('AR Video Analysis Complete!', LONG);
  const movement = page.getByRole('region', { name: 'Your movement' });
  const banner = movement.getByRole('status');
  await expect(movement.getByRole('list', { name: 'Key moments' }).getByRole('listitem')).toHaveCount(8);
  await movement.getByRole('button', { name: /^4.*Loading phase.*Off target$/ }).click();
  await expect(banner).toContainText('The elbow drops below the shoulder');
  await expect.poll(() => drawnPixels(page)).toBeGreaterThan(500);
  const position = () => movement.getByRole('slider').inputValue().then(Number);
  const before = await position();
  await movement.getByRole('button', { name: 'Next Frame' }).click();
  await expect.poll(position).toBeGreaterThan(before);
  await movement.getByRole('button', { name: 'Prev Frame' }).click();
  await expect.poll(position).toBe(before);
  await movement.getByLabel('What to follow').selectOption('Elbow at contact');
  await expect(movement).toContainText(/Now \d+° · Target \d+° or more · Measured \d+° at 1\.\d+ s/);
  await look('analysis-overlays', phone);
  await movement.getByText('¼ speed').click();
  await movement.getByRole('button', { name: /Recovery/ }).click();
  // The body stays in sight above the moment that was tapped.
  const video = movement.locator('video');
  await expect(video).toBeInViewport({ ratio: 0.9 });
  await movement.getByRole('button', { name: /Initial setup/ }).click();
  await movement.getByRole('button', { name: 'Play' }).click();
  await expect(banner).toContainText('Ready position');
  await expect(video).toBeInViewport({ ratio: 0.9 });
  // A tap on the picture does what the button does.
  await video.click();
  await expect(movement.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Serving AR analysis' })).toContainText(/\d\.\d\/10/);
}

/** Lays the clip of before over this one, and takes what is to be trained into a program. */
async function goOnFrom(page: Page, look: (name: string, phone: Phone) => Promise<void>, phone: Phone) {
  const compare = page.getByRole('region', { name: 'Compare', exact: true });
  await compare.getByLabel('Compare with').selectOption({ index: 1 });
  await expect(compare).toContainText('drawn over your video in blue');
  await expect(compare.getByRole('row', { name: /^Elbow in the draw/ })).toContainText('Same');
  const progress = page.getByRole('region', { name: 'Progress' });
  await progress.getByLabel('What to follow').selectOption('Elbow at contact');
  await expect(progress).toContainText(/First \d+° · Latest \d+° · Target \d+° or more/);
  await look('analysis-compare', phone);
  const ar = page.getByRole('region', { name: 'Serving AR analysis' });
  await ar.getByRole('button', { name: 'Bow-and-Arrow Freeze' }).click();
  const guide = page.getByRole('dialog', { name: 'Bow-and-Arrow Freeze' });
  await expect(guide).toContainText('Mistakes and fixes');
  await look('analysis-drill-guide', phone);
  await guide.getByRole('button', { name: 'Close' }).click();
  const add = ar.getByRole('button', { name: 'Add these drills to my program' });
  await add.click();
  await expect(toast(page)).toContainText('Training program started!');
  await add.click();
  await expect(toast(page)).toContainText('Serving: from my analysis has these drills already');
}

/** Of the canvas over the video, how much is drawn on. */
const drawnPixels = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    return data?.filter((value, index) => index % 4 === 3 && value > 0).length ?? 0;
  });

test('a clip is analyzed on the phone, with no signal, and nothing of it goes anywhere', async ({
  phone,
  page,
  player,
  server,
  sql,
  look,
}) => {
  const sent: { url: string; body: string }[] = [];
  phone.context.on('request', (request) => {
    sent.push({ url: request.url(), body: request.postData() ?? '' });
  });
  await page.goto('/training');
  await page.getByRole('link', { name: /^AI Player Analysis/ }).click();
  await expect(page).toHaveURL('/video-analysis');
  await expectReadyForOffline(page);
  await expect(page.getByText('No analyses yet')).toBeVisible();
  await look('analysis-empty');
  await page.getByRole('button', { name: /^Download AI coach · \d+ MB/ }).click();
  await expect(page.getByText('The AI coach is on this phone')).toBeVisible(LONG);

  await phone.goOffline();
  const away = await phone.reopen('/video-analysis');
  await analyze(away);
  await expect(toast(away)).toContainText('Please select a video/image and technique to analyze.');
  await choose(away, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('serve') });
  await expect(toast(away)).toContainText('Invalid File');
  await away.getByLabel('Technique').selectOption('Serving');
  await choose(away, 'serving_fault.mp4');
  await analyze(away);
  await expect(toast(away)).toContainText('Please extract a motion sequence from the video first.');
  await away.getByRole('button', { name: 'Extract Motion Sequence' }).click();
  const frames = away.getByRole('list', { name: 'Extracted frames' }).getByRole('listitem');
  await expect(frames).toHaveCount(8, LONG);
  await expect(frames.nth(4)).toContainText('Contact point');
  await analyze(away);
  await expect(toast(away)).toContainText('Motion Analysis Complete!');
  for (const part of [
    '/100',
    'The elbow drops below the shoulder',
    'Bow-and-Arrow Freeze',
    'not medical advice',
  ])
    await expect(result(away)).toContainText(part);
  await result(away).getByText('How we got this score').click();
  await expect(result(away)).toContainText('Rule SV2');
  await look('analysis-result', phone);

  await choose(away, 'serving_fault.mp4');
  await away.getByText('Single Frame').click();
  await analyze(away);
  await expect(toast(away)).toContainText('Please extract a frame from the video first.');
  const preview = away.getByLabel('Preview');
  await preview.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 1.4;
  });
  await expect(preview).toHaveJSProperty('seeking', false);
  await away.getByRole('button', { name: 'Extract Frame' }).click();
  await expect(toast(away)).toContainText('Frame Extracted!', LONG);

  await choose(away, 'serve_contact_side.jpg');
  await analyze(away);
  await expect(toast(away)).toContainText('Analysis Complete!', LONG);
  await expect(result(away)).toContainText('Position check of one picture');
  await expect(history(away)).toHaveCount(2);
  await history(away)
    .first()
    .getByRole('button', { name: /^Delete Serving/ })
    .click();
  await expect(history(away)).toHaveCount(1);
  await history(away)
    .first()
    .getByRole('button', { name: /^Serving/ })
    .click();
  await expect(result(away)).toContainText('Motion sequence');

  await watchWithOverlays(away, look, phone);
  await expect(history(away)).toHaveCount(2);
  // What was opened from the list has made room.
  await expect(result(away)).toHaveCount(0);
  await goOnFrom(away, look, phone);

  await phone.goOnline();
  await expectAllSent(away);
  const rows = await sql('select technique, mode, findings from analyses where user_id = $1', [player.id]);
  const row = { technique: 'serving', mode: 'sequence', findings: expect.any(Array) };
  expect(rows).toEqual([row, row]);
  const programs = await sql('select weeks, drills from regimens where user_id = $1', [player.id]);
  const line = 'Bow-and-Arrow Freeze (Elbow in the draw)';
  expect(programs).toMatchObject([
    { weeks: [{ dailyTasks: expect.arrayContaining([line]) }, {}], drills: expect.any(Array) },
  ]);
  // Not as words alone: it is that drill, and what it does to a body counts.
  const asked = 'select drill_id as drill, dose, load from tasks where user_id = $1 and name = $2';
  const [dealt] = await sql(asked, [player.id, line]);
  const drill = 'serving/bow-and-arrow-freeze';
  expect(dealt).toMatchObject({ drill, dose: { sets: 3, reps: 8 }, load: { jumps: 0 } });
  // From start to end: to no other place, and never as much as a picture would be.
  const inside = [server.url, 'blob:', 'data:'];
  expect(sent.filter(({ url }) => !inside.some((one) => url.startsWith(one)))).toEqual([]);
  expect(sent.filter(({ body }) => body.length > 8_000 || /data:image|base64/.test(body))).toEqual([]);

  const remove = away.getByRole('button', { name: 'Remove AI coach' });
  await remove.click();
  await expect(away.getByText('Remove the AI coach?')).toBeVisible();
  await look('analysis-remove-coach', phone);
  await remove.click();
  await expect(away.getByRole('button', { name: /^Download AI coach/ })).toBeVisible();
  expect(await away.evaluate(() => caches.keys())).not.toContain('volleypath-coach');
  // What was removed is nowhere on the phone any more.
  await phone.goOffline();
  await away.getByRole('button', { name: /^Download AI coach/ }).click();
  await expect(away.getByRole('alert')).toContainText('The download stopped.');
});
