import { defineConfig } from 'vitest/config';
import { PATIENT } from './pace.ts';

export default defineConfig({ test: { ...PATIENT, name: 'ci', include: ['**/*.test.ts'] } });
