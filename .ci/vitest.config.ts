import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'ci', include: ['**/*.test.ts'] } });
