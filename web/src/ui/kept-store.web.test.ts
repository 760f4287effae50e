import { afterEach, expect, it, vi } from 'vitest';
import { keptStore } from './kept-store.ts';

const open = () => keptStore('kept', (kept) => JSON.parse(kept ?? '1') as number, JSON.stringify);

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

it('keeps what is set for the next start, and says so', () => {
  const store = open();
  const changed = vi.fn<() => void>();
  store.subscribe(changed);
  expect(store.get()).toBe(1);
  store.set(2);
  expect(changed).toHaveBeenCalledOnce();
  expect([store.get(), open().get()]).toEqual([2, 2]);
});

it('takes what it can’t read for nothing', () => {
  localStorage.setItem('kept', '{');
  expect(open().get()).toBe(1);
});

it('holds what is set while storage is closed', () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('closed');
    });
  const store = open();
  store.set(2);
  expect(store.get()).toBe(2);
});
