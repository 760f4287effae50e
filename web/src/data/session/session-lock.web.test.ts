// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { withSessionLock } from './session-lock.ts';
import { fakeLocks } from '../testing/fake-locks.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('lets one work after the other', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const order: string[] = [];
  let finish: () => void = () => undefined;
  const first = withSessionLock(async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    order.push('first');
  });
  const second = withSessionLock(async () => void order.push('second'));
  await vi.waitFor(() => finish());
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});

it('F5 does not wait for ever for a tab that was frozen with the lock', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  void withSessionLock(() => new Promise(() => undefined));
  const second = withSessionLock(async () => 'done');
  await vi.advanceTimersByTimeAsync(25_000);
  expect(await second).toBe('done');
});

it('hands on what the work throws, and does not do it twice', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const work = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no')));
  await expect(withSessionLock(work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledOnce();
});

it('does not work twice when its turn comes in the moment in which it gives up', async () => {
  vi.useFakeTimers();
  const request = (_: string, __: object, turn: () => Promise<unknown>) => {
    vi.advanceTimersByTime(25_000);
    return turn();
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('no')));
  await expect(withSessionLock(work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledOnce();
});

it('works in browsers without locks', async () => {
  vi.stubGlobal('navigator', {});
  expect(await withSessionLock(async () => 1)).toBe(1);
});
