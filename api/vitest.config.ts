import { defineConfig } from 'vitest/config';
import { PATIENT } from '../.ci/pace.ts';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...PATIENT,
          name: 'api',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.pg.test.ts'],
        },
      },
      {
        test: {
          ...PATIENT,
          name: 'api-db',
          include: ['src/**/*.pg.test.ts'],
          globalSetup: ['src/testing/databases/global-setup.ts'],
        },
      },
    ],
  },
});
