import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { motivationView } from 'sync-protocol/mutations/motivation/motivation-changes';
import { useMotivationCard } from './use-motivation-card.ts';

const mutate = vi.hoisted(() => vi.fn<(mutation: unknown, args: unknown) => Promise<void>>());
vi.mock('#data/rows/mutate.ts', () => ({ mutate }));

it('a card left open is closed on another day: that day’s words are new, and viewed once it is opened', () => {
  const quote = { id: 'words', prompt: 'Words', category: 'focus', isViewed: false } as const;
  const { result, rerender } = renderHook(({ day }) => useMotivationCard(day, quote), {
    initialProps: { day: '2026-11-25' },
  });
  act(() => result.current.open());
  expect(result.current.isOpen).toBe(true);
  rerender({ day: '2026-11-26' });
  expect(result.current.isOpen).toBe(false);
  act(() => result.current.open());
  expect(result.current.isOpen).toBe(true);
  expect(mutate.mock.calls).toEqual([
    [motivationView, { day: '2026-11-25' }],
    [motivationView, { day: '2026-11-26' }],
  ]);
});
