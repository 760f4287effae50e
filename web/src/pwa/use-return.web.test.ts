import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReturn } from './use-return.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('looks once when a screen opens and at each return, though the browser tells of it twice', () => {
  const look = vi.fn<() => void>();
  renderHook(() => useReturn(look));
  for (const times of [2, 3]) {
    vi.advanceTimersByTime(1000);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(20);
    dispatchEvent(new Event('focus'));
    expect(look).toHaveBeenCalledTimes(times);
  }
});
