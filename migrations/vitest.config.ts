import { defineConfig } from 'vitest/config';
import { PATIENT } from '../.ci/pace.ts';

/** Of two processors vitest alone would leave one idle. */
export default defineConfig({
  test: { ...PATIENT, name: 'migrations', maxWorkers: '100%', include: ['**/*.test.ts'] },
});
