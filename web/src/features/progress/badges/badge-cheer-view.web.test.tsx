import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { BADGES } from 'sync-protocol/rules/progress/badges';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BadgeCheerView } from './badge-cheer-view.tsx';

vi.mock('#ui/confetti.ts', () => ({ celebrate: () => undefined }));

const onDone = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onDone.mockReset();
  render(<BadgeCheerView badges={BADGES.slice(0, 1)} onDone={onDone} />, { wrapper: MemoryRouter });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('goes by itself', () => {
  vi.advanceTimersByTime(5_900);
  expect(onDone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(onDone).toHaveBeenCalledOnce();
});

it('stays for as long as the focus is in it', () => {
  const hide = screen.getByRole('button', { name: 'Hide' });
  hide.focus();
  vi.advanceTimersByTime(60_000);
  expect(onDone).not.toHaveBeenCalled();
  hide.blur();
  vi.advanceTimersByTime(6_000);
  expect(onDone).toHaveBeenCalledOnce();
});

it('stays for as long as a pointer rests on it', () => {
  // The imitated page has no pointer.
  const isPointedAt = vi.spyOn(HTMLElement.prototype, 'matches');
  isPointedAt.mockImplementation((selectors) => selectors.includes(':hover'));
  vi.advanceTimersByTime(60_000);
  expect(onDone).not.toHaveBeenCalled();
  isPointedAt.mockReturnValue(false);
  vi.advanceTimersByTime(6_000);
  expect(onDone).toHaveBeenCalledOnce();
});
