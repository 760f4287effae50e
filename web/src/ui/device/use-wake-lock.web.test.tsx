import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useWakeLock } from './use-wake-lock.ts';

let awake = 0;
let isVisible = true;
const request = vi.fn<() => Promise<{ release: () => Promise<void> }>>(async () => {
  awake += 1;
  return { release: async () => void (awake -= 1) };
});

function show(visible: boolean): void {
  isVisible = visible;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  awake = 0;
  isVisible = true;
  request.mockClear();
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it('keeps the screen on while it is wanted, and no longer', async () => {
  const { rerender, unmount } = renderHook(({ wanted }) => useWakeLock(wanted), {
    initialProps: { wanted: true },
  });
  await waitFor(() => expect(awake).toBe(1));
  rerender({ wanted: false });
  await waitFor(() => expect(awake).toBe(0));
  rerender({ wanted: true });
  await waitFor(() => expect(awake).toBe(1));
  unmount();
  await waitFor(() => expect(awake).toBe(0));
});

it('lets go when the page is hidden, and takes hold again', async () => {
  renderHook(() => useWakeLock(true));
  await waitFor(() => expect(awake).toBe(1));
  show(false);
  await waitFor(() => expect(awake).toBe(0));
  show(true);
  await waitFor(() => expect(awake).toBe(1));
  expect(request).toHaveBeenCalledTimes(2);
});

it('holds once however often it is shown', async () => {
  const { unmount } = renderHook(() => useWakeLock(true));
  show(true);
  show(true);
  await waitFor(() => expect(request).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(awake).toBe(1));
  unmount();
  await waitFor(() => expect(awake).toBe(0));
});

it('lets go of what comes too late', async () => {
  const { unmount } = renderHook(() => useWakeLock(true));
  unmount();
  await waitFor(() => expect(request).toHaveBeenCalledOnce());
  await waitFor(() => expect(awake).toBe(0));
});

it('does without where there is no such thing, or it is refused', async () => {
  request.mockRejectedValueOnce(new Error('battery'));
  renderHook(() => useWakeLock(true));
  await waitFor(() => expect(request).toHaveBeenCalledOnce());
  Reflect.deleteProperty(navigator, 'wakeLock');
  expect(() => renderHook(() => useWakeLock(true))).not.toThrow();
});
