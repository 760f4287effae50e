import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PACE } from '../../.ci/pace.ts';
import { expect, test } from '../fixtures.ts';
import { expectReadyForOffline } from '../harness/phone/phone-storage.ts';
import { expectAllSent, toast } from '../harness/player/player-steps.ts';

const MEDIA = join(import.meta.dirname, '../media');
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
    'no medical advice',
  ])
    await expect(result(away)).toContainText(part);
  await result(away).getByText('How this score comes about').click();
  await expect(result(away)).toContainText('Rule SV2');
  await look('analysis-result', phone);

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

  await phone.goOnline();
  await expectAllSent(away);
  const rows = await sql('select technique, mode, findings from analyses where user_id = $1', [player.id]);
  expect(rows).toEqual([{ technique: 'serving', mode: 'sequence', findings: expect.any(Array) }]);
  // From start to end: to no other place, and never as much as a picture would be.
  const inside = [server.url, 'blob:', 'data:'];
  expect(sent.filter(({ url }) => !inside.some((one) => url.startsWith(one)))).toEqual([]);
  expect(sent.filter(({ body }) => body.length > 8_000 || /data:image|base64/.test(body))).toEqual([]);

  await away.getByRole('button', { name: 'Remove AI coach' }).click();
  await expect(away.getByRole('button', { name: /^Download AI coach/ })).toBeVisible();
  expect(await away.evaluate(() => caches.keys())).not.toContain('volleypath-coach');
});
