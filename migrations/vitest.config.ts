import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'migrations', include: ['**/*.test.ts'] } });
