import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FlyingPath } from './flying-path.tsx';

it('has come to rest within five seconds', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useFakeTimers();
  try {
    render(<FlyingPath label="A day" />);
    expect(vi.getTimerCount()).toBe(1);
    for (let second = 0; second < 4; second++) act(() => void vi.advanceTimersByTime(1000));
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
