import { configDefaults, defineConfig } from 'vitest/config';
import { PACE, PATIENT } from '../.ci/pace.ts';

/** `*.pg.test.ts` gets its databases as api's do; Playwright's `*.spec.ts` are none of vitest's business. */
const onDatabases = '**/*.pg.test.ts';
/** Faults come by the dozen in one test. */
const patient = { ...PATIENT, testTimeout: 400_000 * PACE };

export default defineConfig({
  test: {
    // Faults are waited for more than worked on; two workers are long with the simulation.
    maxWorkers: 4,
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
          // Projects begin in the order of their names: the simulation, which takes longest, while others wait for faults.
          name: 'databases',
          include: [onDatabases],
          globalSetup: ['../api/src/testing/databases/global-setup.ts'],
        },
      },
    ],
  },
});
