import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './harness/browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // The machine of the tests has two cores.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    actionTimeout: 15_000,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
  },
});
