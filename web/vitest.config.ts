import { defineConfig } from 'vitest/config';
import { PATIENT } from '../.ci/pace.ts';

/** `*.web.test.ts(x)` meets a page and IndexedDB, both imitated; every other test runs in plain Node. */
const page = 'src/**/*.web.test.{ts,tsx}';

const resolve = {
  alias: { 'virtual:coach': `${import.meta.dirname}/src/features/analysis/coach/testing.ts` },
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        test: {
          ...PATIENT,
          name: 'node',
          // Files share a worker's modules: to load them anew for each takes longer than to test what they hold.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
          exclude: [page],
        },
      },
      {
        resolve,
        test: {
          ...PATIENT,
          name: 'page',
          include: [page],
          environment: 'jsdom',
          setupFiles: './vitest.setup.ts',
        },
      },
    ],
  },
});
