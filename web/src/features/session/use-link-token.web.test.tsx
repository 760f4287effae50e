import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { useLinkToken } from './use-link-token.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** The page as it begins at `path`. */
function begin(path: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
  );
  const use = () => ({ ...useLinkToken(), at: useLocation() });
  const { result, unmount } = renderHook(use, { wrapper });
  return { page: result.current, leave: unmount };
}

const tokenAt = (path: string) => begin(path).page.token;

it('takes the token out of the address, and has it as long as this page stands, however often it starts over', () => {
  const { page } = begin('/reset-password#token=abc');
  expect([page.token, page.at.hash]).toEqual(['abc', '']);
  expect(tokenAt('/reset-password')).toBe('abc');
  expect(tokenAt('/verify-email')).toBe('');
  expect(tokenAt('/reset-password#token=newer')).toBe('newer');
});

it('keeps none that was used, nor one that was left alone', () => {
  const used = begin('/reset-password#token=abc');
  act(() => used.page.letGo());
  expect(tokenAt('/reset-password')).toBe('');
  cleanup();
  begin('/reset-password#token=abc').leave();
  expect(tokenAt('/reset-password')).toBe('');
});

it('has none any more in a tab that is brought back later', () => {
  begin('/reset-password#token=abc');
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  expect(tokenAt('/reset-password')).toBe('');
});

it('works where the browser keeps nothing', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', {
    getItem: blocked,
    setItem: blocked,
    removeItem: blocked,
    clear: () => undefined,
  });
  expect(tokenAt('/reset-password#token=abc')).toBe('abc');
});
