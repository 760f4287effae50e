import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from 'api/src/demo/load.ts';
import { freePort } from 'api/src/testing/machine/free-port.ts';
import { INSTALL_PICTURES, PICTURE_SIZES } from '../web/build/manifest.ts';
import { BROWSER_ARGS, findShell } from './harness/phone/browser.ts';
import { callAsApp } from './harness/player/as-app.ts';

// `pnpm install-pictures`: takes the pictures that a browser shows beside its offer to install the app, of the demo.
// To be run by hand after a screen that is on them has changed.

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'web/public/install');

type Name = (typeof INSTALL_PICTURES)[number]['name'];

/** Whose screen a picture shows, and how it is reached. */
const WAYS: Record<Name, [player: string, way: (page: Page) => Promise<void>]> = {
  today: ['NoahSets', halfDone],
  wide: ['NoahSets', halfDone],
  gym: ['NoahSets', (page) => open(page, '/gym')],
  leaderboard: ['MayaDigs', weekly],
  progress: ['MayaDigs', (page) => open(page, '/progress')],
};

const port = await freePort();
const URL_OF_DEMO = `http://localhost:${port}`;
const dataDir = await mkdtemp(join(tmpdir(), 'volleypath-pictures-'));
const server = spawn(process.execPath, ['api/src/main.ts', '--demo'], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({ executablePath: findShell(), args: BROWSER_ARGS });
try {
  for await (const text of server.stdout) if (String(text).includes('is ready')) break;
  await mkdir(FOLDER, { recursive: true });
  for (const { name, form } of INSTALL_PICTURES) {
    const { width, height, scale } = PICTURE_SIZES[form];
    const context = await browser.newContext({
      baseURL: URL_OF_DEMO,
      viewport: { width, height },
      deviceScaleFactor: scale,
      hasTouch: form === 'narrow',
      isMobile: form === 'narrow',
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    const page = await context.newPage();
    const [player, way] = WAYS[name];
    await logIn(page, player);
    await way(page);
    await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 80 });
    await context.close();
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

async function logIn(page: Page, player: string): Promise<void> {
  await page.goto('/');
  const credentials = { emailOrUsername: player, password: DEMO_PASSWORD };
  await callAsApp(page.request, { url: URL_OF_DEMO }, 'POST /api/auth/login', credentials);
  // What has happened meanwhile is said once.
  await open(page, '/');
  const hide = page.getByRole('button', { name: 'Hide' });
  await hide.click({ timeout: 5000 }).catch(() => undefined);
}

async function halfDone(page: Page): Promise<void> {
  await open(page, '/');
  const ticks = page.getByRole('list', { name: "Today's Tasks" }).getByRole('checkbox');
  for (const place of [0, 1, 2]) await ticks.nth(place).check();
  // Anew, once all is sent: without what was said of each.
  await page.getByText('Everything is saved').first().waitFor({ state: 'attached' });
  await open(page, '/');
}

async function weekly(page: Page): Promise<void> {
  await open(page, '/leaderboard');
  await page.getByRole('radio', { name: 'Weekly' }).check({ force: true });
  await page.getByRole('listitem').filter({ hasText: 'pts' }).nth(6).waitFor();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}
