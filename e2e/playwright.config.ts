import { defineConfig } from '@playwright/test';
import { PACE, WAIT_MS } from '../.ci/pace.ts';
import { BROWSER_ARGS, findShell } from './harness/phone/browser.ts';
import { ZONE } from './harness/player/zone.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // The machine of the tests has two cores; a journey waits a quarter of its time, for frames and answers.
  workers: 3,
  // The second try says which journeys are to be mended; the check names them.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 300_000 * PACE,
  expect: { timeout: WAIT_MS },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    actionTimeout: WAIT_MS,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: ZONE,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findShell(), args: BROWSER_ARGS },
  },
});
