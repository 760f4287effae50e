import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { WAIT_MS } from '../.ci/pace.ts';

afterEach(cleanup);

// Nothing moves in jsdom, and it can't say so.
if (typeof Element !== 'undefined') Element.prototype.getAnimations = () => [];

// Nor has anything a size there.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

configure({ asyncUtilTimeout: WAIT_MS });

// vitest has a setting for `expect.poll` only.
const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options });
