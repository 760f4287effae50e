import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      { test: { name: 'api', include: ['src/**/*.test.ts'], exclude: ['src/**/*.pg.test.ts'] } },
      {
        test: {
          name: 'api-db',
          include: ['src/**/*.pg.test.ts'],
          globalSetup: ['src/testing/global-setup.ts'],
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
