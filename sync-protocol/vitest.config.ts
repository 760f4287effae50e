import { defineConfig } from 'vitest/config';
import { PATIENT } from '../.ci/pace.ts';

export default defineConfig({ test: { ...PATIENT, name: 'sync-protocol', include: ['src/**/*.test.ts'] } });
