import { defineConfig } from 'vitest/config';

/** `*.web.test.ts(x)` meets a page and IndexedDB, both imitated; every other test runs in plain Node. */
const page = 'src/**/*.web.test.{ts,tsx}';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', include: ['src/**/*.test.ts', 'build/**/*.test.ts'], exclude: [page] } },
      { test: { name: 'page', include: [page], environment: 'jsdom', setupFiles: './vitest.setup.ts' } },
    ],
  },
});
