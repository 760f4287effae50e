import { defineConfig } from 'vitest/config';
import { PATIENT } from '../.ci/pace.ts';

/** Files share a worker's modules: to load the server anew for each takes longer than most of them take to test it. */
const isolate = false;

export default defineConfig({
  test: {
    // A worker waits a third of its time, mostly for PostgreSQL.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...PATIENT,
          name: 'api',
          isolate,
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.pg.test.ts'],
        },
      },
      {
        test: {
          ...PATIENT,
          name: 'api-db',
          isolate,
          include: ['src/**/*.pg.test.ts'],
          globalSetup: ['src/testing/databases/global-setup.ts'],
        },
      },
    ],
  },
});
