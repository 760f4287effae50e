import { defineConfig } from 'vitest/config';
import { PATIENT } from '../.ci/pace.ts';

/**
 * `*.web.test.ts(x)` meets a page and IndexedDB, both imitated; every other test runs in plain Node. Which needs no page
 * but IndexedDB says `@vitest-environment node` in its first line: a page takes half a second to make.
 */
const page = 'src/**/*.web.test.ts';
/** Those that draw. */
const drawn = 'src/**/*.web.test.tsx';

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
          exclude: [page, drawn],
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
      {
        resolve,
        test: {
          ...PATIENT,
          name: 'drawn',
          // A context of its own for each file, and jsdom loaded once a worker: to load it takes longer than most tests.
          // Bytes are of another kind there than Node's, which what sends and hashes them does not bear.
          pool: 'vmThreads',
          include: [drawn],
          environment: 'jsdom',
          setupFiles: './vitest.setup.ts',
        },
      },
    ],
  },
});
