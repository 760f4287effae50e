import { defineConfig } from 'vitest/config';
import { PATIENT } from '../.ci/pace.ts';

export default defineConfig({
  test: {
    ...PATIENT,
    name: 'sync-protocol',
    maxWorkers: '100%',
    // Pure functions: to load them anew for each file would take longer than to test them.
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
});
