import { defineConfig } from 'vitest/config';
import { PATIENT } from './pace.ts';

/** Of two processors vitest alone would leave one idle. */
export default defineConfig({
  test: { ...PATIENT, name: 'ci', maxWorkers: '100%', include: ['**/*.test.ts'] },
});
