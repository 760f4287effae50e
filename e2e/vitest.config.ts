import { configDefaults, defineConfig } from 'vitest/config';

/** `*.pg.test.ts` gets its databases as api's do; Playwright's `*.spec.ts` are none of vitest's business. */
const onDatabases = '**/*.pg.test.ts';
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...patient,
          name: 'e2e',
          include: ['**/*.test.ts'],
          exclude: [...configDefaults.exclude, onDatabases],
        },
      },
      {
        test: {
          ...patient,
          name: 'e2e-db',
          include: [onDatabases],
          globalSetup: ['../api/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});
