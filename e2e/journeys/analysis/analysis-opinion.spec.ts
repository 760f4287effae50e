import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PACE } from '../../../.ci/pace.ts';
import { expect, test } from '../../fixtures.ts';
import { expectReadyForOffline } from '../../harness/phone/phone-storage.ts';
import { signUp } from '../../harness/player/account.ts';
import { expectAllSent } from '../../harness/player/player-steps.ts';
import { hold } from '../../harness/phone/phone.ts';
import { startServer } from '../../harness/server/server.ts';

const PICTURE = join(import.meta.dirname, '../../media/serve_contact_side.jpg');
const LONG = { timeout: 120_000 * PACE };

test('a grown-up may ask the host’s vision model for words, for one picture at a time', async ({
  browser,
  database,
  look,
}) => {
  const asked: string[] = [];
  let status = 200;
  const model = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push(Buffer.concat(parts).toString());
      const content = JSON.stringify({ summary: 'A calm, high contact.', tips: ['Keep your eyes up.'] });
      response.writeHead(status).end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(model.address() as AddressInfo).port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'volleypath-opinion-'));
  const env = { VISION_URL: `http://${host}/v1`, VISION_KEY: 'k', VISION_MODEL: 'coach-1' };
  const server = await startServer({ dataDir, env, ...(database && { databaseUrl: database.url }) });
  const context = await browser.newContext({ baseURL: server.url });
  try {
    await signUp(context.request, server);
    const page = await context.newPage();
    await page.goto('/video-analysis');
    await expectReadyForOffline(page);
    await page.getByRole('button', { name: /^Download AI coach/ }).click();
    await expect(page.getByText('The AI coach is on this phone')).toBeVisible(LONG);
    await page.getByLabel('Technique').selectOption('Serving');
    const offer = page.getByRole('switch', { name: 'Ask for a second opinion' });
    await expect(offer).toBeHidden();
    const result = page.getByRole('region', { name: 'Serving analysis' });
    const choose = async () => {
      await page.locator('input[type=file]').setInputFiles(PICTURE);
      await expect(offer).not.toBeChecked();
    };
    await choose();
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(result).toContainText('/100', LONG);
    await expect(result).not.toContainText('Second opinion');
    expect(asked).toEqual([]);

    await choose();
    await expect(page.getByText(`Sends ${host} the small pictures`)).toBeVisible();
    await offer.click();
    await look('analysis-opinion-offer', hold(context, page));
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(result).toContainText('A calm, high contact.', LONG);
    await expect(result).toContainText(`Written by a vision model at ${host}`);
    await look('analysis-opinion', hold(context, page));
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('data:image/jpeg;base64,');

    status = 429;
    await choose();
    await offer.click();
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(result).toContainText('No second opinion came this time.', LONG);
    await expect(result).toContainText('/100');
    await expectAllSent(page);
    const history = page.getByRole('list', { name: 'Your analyses' }).getByRole('listitem');
    // The same picture, and the same finding each time: it is kept once.
    await expect(history).toHaveCount(1);
  } finally {
    await context.close();
    await server.stop();
    model.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
