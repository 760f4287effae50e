import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { enrol, taskTicks, tick } from '../../harness/player/player-steps.ts';
import { expectWorkerInCharge } from '../../harness/phone/phone-storage.ts';

interface Picture {
  src: string;
  sizes: string;
  purpose?: string;
}

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
}

/** Width and height of a PNG. */
async function sizeOf(page: Page, src: string): Promise<string> {
  const response = await page.request.get(src);
  expect(response.headers()['content-type'], src).toBe('image/png');
  const png = await response.body();
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the app can be installed: the browser finds nothing wrong, each picture is as large as it says', async ({
  page,
  player,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hey ${player.firstName}`);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await page.request.get(href ?? '')).json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'VolleyPath', start_url: '/', display: 'standalone' });
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes } of pictures) expect(await sizeOf(page, src), src).toBe(sizes);
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).not.toEqual([]);
  for (const { name, url } of manifest.shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 }), name).not.toHaveText('404 Page Not Found');
  }

  const browser = await page.context().newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A browser context of a test counts as private browsing, where nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('installing is offered after the first task done, and not again after a no', async ({
  phone,
  player,
  server,
  ownPhone,
  look,
}) => {
  await enrol(phone.context.request, server, player);
  const own = await ownPhone(player);
  const { page } = own;
  await page.goto('/');
  const offer = page.getByRole('region', { name: 'Take it to the gym' });
  await expectWorkerInCharge(page);
  // The first worker of all brings nothing new.
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
  await expect(taskTicks(page)).toHaveCount(6);
  await expect(offer).toHaveCount(0);
  await tick(page, 0);
  await expect(offer.getByRole('button', { name: 'Install' })).toBeVisible();
  await look('install', own);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await tick(page, 1);
  await expect(offer).toHaveCount(0);
});
