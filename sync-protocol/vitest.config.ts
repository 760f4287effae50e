import { defineConfig } from 'vitest/config';
import { PATIENT } from '../.ci/pace.ts';

export default defineConfig({
  test: { ...PATIENT, name: 'sync-protocol', maxWorkers: '100%', include: ['src/**/*.test.ts'] },
});
