import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registered } from './register.ts';

/** A worker that fetches the app. */
class FakeWorker extends EventTarget {
  state = 'installing';

  become(state: 'installed' | 'redundant'): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const registration = (parts: { installing?: FakeWorker; active?: FakeWorker }) =>
  parts as unknown as ServiceWorkerRegistration;
const register = vi.fn<() => Promise<ServiceWorkerRegistration>>();

beforeEach(() => {
  vi.useFakeTimers();
  register.mockReset();
});
afterEach(() => vi.useRealTimers());

it('asks again, less and less often, until a worker has fetched the whole app', async () => {
  const workers = [new FakeWorker(), new FakeWorker(), new FakeWorker()];
  for (const installing of workers) register.mockResolvedValueOnce(registration({ installing }));
  const done = registered(register);
  for (const [index, waitMs] of [10_000, 20_000].entries()) {
    await vi.advanceTimersByTimeAsync(0);
    workers[index]?.become('redundant');
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(register).toHaveBeenCalledTimes(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(register).toHaveBeenCalledTimes(index + 2);
  }
  workers[2]?.become('installed');
  await expect(done).resolves.toMatchObject({ installing: workers[2] });
});

it('asks again when the script of the worker did not come', async () => {
  register.mockRejectedValueOnce(new TypeError('Failed to register a ServiceWorker'));
  const there = registration({ active: new FakeWorker() });
  register.mockResolvedValueOnce(there);
  const done = registered(register);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await done).toBe(there);
});

it('asks again as soon as the connection is back', async () => {
  const installing = new FakeWorker();
  register.mockResolvedValueOnce(registration({ installing }));
  register.mockResolvedValueOnce(registration({ active: new FakeWorker() }));
  const done = registered(register);
  await vi.advanceTimersByTimeAsync(0);
  installing.become('redundant');
  await vi.advanceTimersByTimeAsync(1000);
  dispatchEvent(new Event('online'));
  expect(await done).toHaveProperty('active');
});

it('has what is there at once, also while a newer one comes', async () => {
  const there = registration({ active: new FakeWorker(), installing: new FakeWorker() });
  register.mockResolvedValueOnce(there);
  expect(await registered(register)).toBe(there);
});

it('gives up where the browser has no workers', async () => {
  register.mockRejectedValueOnce(new DOMException('not here', 'SecurityError'));
  await expect(registered(register)).rejects.toThrow('not here');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(register).toHaveBeenCalledTimes(1);
});
