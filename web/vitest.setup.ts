import 'fake-indexeddb/auto';
import { afterEach, vi } from 'vitest';
import { WAIT_MS } from '../.ci/pace.ts';

// Loaded only for those who have a page: React and what draws it take longer than most of the others' tests.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  afterEach(cleanup);
  configure({ asyncUtilTimeout: WAIT_MS });
  // Nothing moves in jsdom, and it can't say so.
  Element.prototype.getAnimations = () => [];
}

// Nor has anything a size there.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// vitest has a setting for `expect.poll` only.
const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options });
