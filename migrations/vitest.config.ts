import { defineConfig } from 'vitest/config';
import { PATIENT } from '../.ci/pace.ts';

export default defineConfig({ test: { ...PATIENT, name: 'migrations', include: ['**/*.test.ts'] } });
