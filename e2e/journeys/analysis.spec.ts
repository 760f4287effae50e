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

async function choose(page: Page, file: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(join(MEDIA, file));
}

test('a clip is analyzed on the phone, with no signal, and nothing of it goes anywhere', async ({
  phone,
  page,
  player,
  server,
  sql,
  look,
}) => {
  const sent: { url: string; method: string; body: string | null }[] = [];
  phone.context.on('request', (request) =>
    sent.push({ url: request.url(), method: request.method(), body: request.postData() }),
  );
  await page.goto('/training');
  await page.getByRole('link', { name: /^AI Player Analysis/ }).click();
  await expect(page).toHaveURL('/video-analysis');
  await expectReadyForOffline(page);
  await look('analysis-empty');
  await page.getByRole('button', { name: /^Download AI coach/ }).click();
  await expect(page.getByText('The AI coach is on this phone')).toBeVisible(LONG);

  await phone.goOffline();
  const away = await phone.reopen('/video-analysis');
  await away.getByLabel('Technique').selectOption('Serving');
  await choose(away, 'serving_fault.mp4');
  await away.getByRole('button', { name: 'Extract Motion Sequence' }).click();
  await expect(away.getByRole('list', { name: 'Extracted frames' }).getByRole('listitem')).toHaveCount(8, LONG);
  await expect(away.getByText('Contact point')).toBeVisible();
  await away.getByRole('button', { name: 'Analyze' }).click();
  await expect(toast(away)).toContainText('Motion Analysis Complete!');
  await expect(result(away)).toContainText('The elbow drops below the shoulder');
  await look('analysis-result', phone);

  await phone.goOnline();
  await expectAllSent(away);
  const rows = await sql('select technique, mode, score from analyses where user_id = $1', [player.id]);
  expect(rows).toEqual([{ technique: 'serving', mode: 'sequence', score: expect.any(Number) }]);
  expect(sent.filter(({ url }) => !url.startsWith(server.url) && !url.startsWith('blob:'))).toEqual([]);
});
