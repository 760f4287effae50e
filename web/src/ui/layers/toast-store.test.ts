import { expect, it, vi } from 'vitest';
import { dismissToast, shownToast, subscribeToToast, toast } from './toast-store.ts';

it('shows one toast at a time: a newer one takes its place', () => {
  toast({ title: 'first' });
  const first = shownToast();
  toast({ title: 'second' });
  expect(shownToast()?.title).toBe('second');
  dismissToast(first?.id ?? 0);
  expect(shownToast()?.title).toBe('second');
  dismissToast(shownToast()?.id ?? 0);
  expect(shownToast()).toBeUndefined();
});

it('tells who watches', () => {
  const listener = vi.fn<() => void>();
  const stop = subscribeToToast(listener);
  toast({ title: 'a' });
  stop();
  toast({ title: 'b' });
  expect(listener).toHaveBeenCalledTimes(1);
});
