import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A browser's worker registration, as far as updates go. */
class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  active: FakeWorker | null = new FakeWorker();
  update = vi.fn<() => Promise<void>>(async () => undefined);

  /** A new version has been fetched. */
  install(worker: FakeWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
    if (this.waiting) this.waiting.state = 'redundant';
    worker.state = 'installed';
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
  }
}

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn<(message: unknown) => void>();
}

class FakeContainer extends EventTarget {
  controller: object | null = {};
  getRegistration = async () => registration;
}

let container = new FakeContainer();
const reload = vi.fn<() => void>();
let registration: FakeRegistration;
let visibility: DocumentVisibilityState;

async function start() {
  vi.resetModules();
  const { watchUpdates, useUpdate } = await import('./update.ts');
  const { holdUpdates } = await import('./hold-updates.ts');
  const { fetchUpdate } = await import('./fetch-update.ts');
  watchUpdates(registration as unknown as ServiceWorkerRegistration);
  const { result } = renderHook(() => useUpdate());
  return { result, holdUpdates, fetchUpdate };
}

function become(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A new version arrives. */
function installed(): FakeWorker {
  const worker = new FakeWorker();
  act(() => registration.install(worker));
  return worker;
}

beforeEach(() => {
  vi.useFakeTimers();
  registration = new FakeRegistration();
  container = new FakeContainer();
  visibility = 'visible';
  vi.stubGlobal('navigator', { serviceWorker: container, onLine: true });
  vi.stubGlobal('location', { reload });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

it('takes the first worker of all for no new version, though it waits for a moment', async () => {
  container.controller = null;
  registration.active = null;
  registration.waiting = Object.assign(new FakeWorker(), { state: 'installed' });
  const { result } = await start();
  expect(result.current.isReady).toBe(false);
  act(() => become('hidden'));
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(reload).not.toHaveBeenCalled();
});

it('F32 a new version waits until the player takes it', async () => {
  const { result } = await start();
  expect(result.current.isReady).toBe(false);
  const worker = installed();
  expect(result.current.isReady).toBe(true);
  expect(worker.postMessage).not.toHaveBeenCalled();
  act(() => result.current.apply());
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'skip-waiting' });
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['as long as nobody looks, however late its worker takes over', 60_000, () => undefined, 1],
  ['not under the eyes of who has come back', 60_000, () => become('visible'), 0],
  ['not under the eyes of who comes back at once', 0, () => become('visible'), 0],
  ['not under what has begun meanwhile', 0, (hold: () => void) => hold(), 0],
])('comes in by itself: %s', async (_, later, then, times) => {
  const { holdUpdates } = await start();
  const worker = installed();
  become('hidden');
  vi.advanceTimersByTime(30_000);
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'skip-waiting' });
  vi.advanceTimersByTime(later);
  then(holdUpdates);
  act(() => void container.dispatchEvent(new Event('controllerchange')));
  expect(reload).toHaveBeenCalledTimes(times);
});

it('comes in unnoticed when the app has been out of sight for half a minute', async () => {
  await start();
  const worker = installed();
  become('hidden');
  vi.advanceTimersByTime(29_000);
  become('visible');
  vi.advanceTimersByTime(60_000);
  expect(worker.postMessage).not.toHaveBeenCalled();
  become('hidden');
  vi.advanceTimersByTime(30_000);
  expect(worker.postMessage).toHaveBeenCalledOnce();
});

it('never under a form, nor while something is being sent', async () => {
  const { holdUpdates } = await start();
  const release = holdUpdates();
  const worker = installed();
  become('hidden');
  vi.advanceTimersByTime(600_000);
  expect(worker.postMessage).not.toHaveBeenCalled();
  release();
  release();
  vi.advanceTimersByTime(30_000);
  expect(worker.postMessage).toHaveBeenCalledOnce();
});

it('nor before the last of several things is done, nor in sight', async () => {
  const { holdUpdates } = await start();
  const [first, second] = [holdUpdates(), holdUpdates()];
  const worker = installed();
  first();
  first();
  become('hidden');
  vi.advanceTimersByTime(600_000);
  expect(worker.postMessage).not.toHaveBeenCalled();
  become('visible');
  second();
  vi.advanceTimersByTime(600_000);
  expect(worker.postMessage).not.toHaveBeenCalled();
});

it('F33 a version that waits at a start is offered, and does not disturb it', async () => {
  registration.waiting = Object.assign(new FakeWorker(), { state: 'installed' });
  const { result } = await start();
  expect(result.current.isReady).toBe(true);
  expect(registration.waiting.postMessage).not.toHaveBeenCalled();
});

it.each([
  ['the player has asked', (apply: () => void) => act(apply), 0],
  ['nobody looks', () => become('hidden'), 30_000],
])('the one that comes in is the newest, when one comes meanwhile: %s', async (_, wish, later) => {
  const { result } = await start();
  const worker = installed();
  wish(result.current.apply);
  vi.advanceTimersByTime(later);
  expect(worker.postMessage).toHaveBeenCalledOnce();
  const newer = installed();
  expect(worker.postMessage).toHaveBeenCalledOnce();
  expect(newer.postMessage).toHaveBeenCalledWith({ type: 'skip-waiting' });
});

it('or is only offered, when a form was begun meanwhile', async () => {
  const { result, holdUpdates } = await start();
  installed();
  act(() => result.current.apply());
  holdUpdates();
  const newer = installed();
  expect(newer.postMessage).not.toHaveBeenCalled();
  expect(result.current.isReady).toBe(true);
});

it('but one that comes after it is only offered', async () => {
  const { result, holdUpdates } = await start();
  const worker = installed();
  act(() => result.current.apply());
  vi.advanceTimersByTime(60_000);
  const release = holdUpdates();
  worker.state = 'activated';
  registration.waiting = null;
  act(() => void container.dispatchEvent(new Event('controllerchange')));
  release();
  const newer = installed();
  vi.advanceTimersByTime(60_000);
  expect(newer.postMessage).not.toHaveBeenCalled();
  expect(result.current.isReady).toBe(true);
});

it('is offered, too, when it has everything before its coming is told', async () => {
  const { result } = await start();
  const worker = Object.assign(new FakeWorker(), { state: 'installed' });
  registration.installing = worker;
  act(() => void registration.dispatchEvent(new Event('updatefound')));
  expect(result.current.isReady).toBe(true);
});

it('comes in late when the worker was too busy at first', async () => {
  const { result } = await start();
  installed();
  act(() => result.current.apply());
  vi.advanceTimersByTime(60_000);
  act(() => void container.dispatchEvent(new Event('controllerchange')));
  expect(reload).toHaveBeenCalledOnce();
});

it('but not so late that it takes a form begun since then', async () => {
  const { result, holdUpdates } = await start();
  installed();
  act(() => result.current.apply());
  vi.advanceTimersByTime(60_000);
  holdUpdates();
  act(() => void container.dispatchEvent(new Event('controllerchange')));
  expect(reload).not.toHaveBeenCalled();
  expect(result.current.isReady).toBe(true);
});

it('never comes in late by itself: the player is back by then', async () => {
  const { result } = await start();
  installed();
  become('hidden');
  vi.advanceTimersByTime(60_000);
  become('visible');
  act(() => void container.dispatchEvent(new Event('controllerchange')));
  expect(reload).not.toHaveBeenCalled();
  expect(result.current.isReady).toBe(true);
});

it('starts over at once when the waiting worker is one no more', async () => {
  const { result } = await start();
  const worker = installed();
  worker.state = 'redundant';
  act(() => result.current.apply());
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

it('a tab whose version another tab has replaced offers to start over, and never does so by itself in sight', async () => {
  const { result } = await start();
  act(() => void container.dispatchEvent(new Event('controllerchange')));
  expect(result.current.isReady).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  act(() => result.current.apply());
  expect(reload).toHaveBeenCalledOnce();
});

it('the first worker of all is no news', async () => {
  container.controller = null;
  const { result } = await start();
  installed();
  expect(result.current.isReady).toBe(false);
  act(() => void container.dispatchEvent(new Event('controllerchange')));
  expect(result.current.isReady).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('fetches what the server has now for whom it takes for too old: the worker would answer a reload with the same', async () => {
  const { fetchUpdate } = await start();
  const worker = new FakeWorker();
  registration.update.mockImplementationOnce(async () => {
    registration.installing = worker;
  });
  const fetched = fetchUpdate(() => true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(worker.postMessage).not.toHaveBeenCalled();
  registration.install(worker);
  expect(await fetched).toBe('taken');
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'skip-waiting' });
  expect(reload).not.toHaveBeenCalled();
  act(() => void container.dispatchEvent(new Event('controllerchange')));
  expect(reload).toHaveBeenCalledOnce();
});

it('takes what waits already, and only offers what nobody waits for any longer', async () => {
  const { fetchUpdate, result } = await start();
  const worker = installed();
  registration.installing = null;
  await fetchUpdate(() => false);
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(result.current.isReady).toBe(true);
  expect(await fetchUpdate(() => true)).toBe('taken');
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'skip-waiting' });
});

it('takes the newest where another tab has taken one before: a reload would bring that one only', async () => {
  const { fetchUpdate } = await start();
  act(() => void container.dispatchEvent(new Event('controllerchange')));
  const worker = installed();
  registration.installing = null;
  expect(await fetchUpdate(() => true)).toBe('taken');
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'skip-waiting' });
  expect(reload).not.toHaveBeenCalled();
});

it('says that there is nothing newer, or that it did not come', async () => {
  const { fetchUpdate } = await start();
  expect(await fetchUpdate(() => true)).toBe('none');
  registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await fetchUpdate(() => true)).toBe('failed');
  registration.installing = Object.assign(new FakeWorker(), { state: 'redundant' });
  expect(await fetchUpdate(() => true)).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});

it.each(['no worker', 'another tab'])('starts over where that is enough: %s', async (why) => {
  const { fetchUpdate } = await start();
  if (why === 'no worker') container.controller = null;
  else act(() => void container.dispatchEvent(new Event('controllerchange')));
  expect(await fetchUpdate(() => true)).toBe('taken');
  expect(reload).toHaveBeenCalledOnce();
});

it('looks for a new version each hour and on return', async () => {
  await start();
  vi.advanceTimersByTime(3_600_000);
  become('visible');
  expect(registration.update).toHaveBeenCalledTimes(2);
});
