import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '../server/answers/query-client.ts';
import { listenForPokes } from './poke.ts';
import { createSyncLoop } from './sync-loop.ts';
import type { Outcome } from './sync-once.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';

class FakeEventSource extends EventTarget {
  static open: FakeEventSource[] = [];
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.open.push(this);
  }

  close() {
    FakeEventSource.open = FakeEventSource.open.filter((one) => one !== this);
  }
}

let visibility: DocumentVisibilityState;
let stops: (() => void)[];
const poked = vi.fn<() => void>();
const connected = vi.fn<(isOpen: boolean) => void>();

function listen(mayListen = () => true, heard: () => void = poked): TestPhone {
  const phone = new TestPhone(new FakeServer(() => 0));
  stops.push(listenForPokes(phone, { mayListen, poked: heard, connected }));
  return phone;
}

const expectOpen = (count: number) => vi.waitFor(() => expect(FakeEventSource.open).toHaveLength(count));

beforeEach(() => {
  stops = [];
  visibility = 'visible';
  FakeEventSource.open = [];
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  poked.mockReset();
});

it('S7.1 hears a message under its own client group', async () => {
  const phone = listen();
  await expectOpen(1);
  const sender = await phone.db.meta.get('sender');
  expect(FakeEventSource.open[0]?.url).toBe(
    `/api/sync/poke?clientGroup=${sender?.key === 'sender' ? sender.clientGroup : ''}`,
  );
  FakeEventSource.open[0]?.dispatchEvent(new MessageEvent('message', { data: '{}' }));
  expect(poked).toHaveBeenCalledOnce();
});

it.each([
  [{ scope: 'user:a', seq: 0 }, 1],
  [{ scope: 'user:a', seq: 7 }, 0],
  [undefined, 0],
  [null, 0],
])('S7.3 pulls at %j, and asks for what it fetched if it speaks of no rows', async (data, asks) => {
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  listen();
  await expectOpen(1);
  FakeEventSource.open[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }));
  expect(poked).toHaveBeenCalledOnce();
  await import('../server/answers/ask-all-anew.ts');
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveBeenCalledTimes(asks);
});

it('waits longer after each stream that fails, and begins anew after one that opened', async () => {
  listen();
  await expectOpen(1);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((words) => words);
  vi.useFakeTimers();
  const stream = () => FakeEventSource.open[0];
  const waits = async () => {
    stream()?.dispatchEvent(new Event('error'));
    for (let waited = 0; ; waited += 250) {
      if (stream()) return waited;
      await vi.advanceTimersByTimeAsync(250);
    }
  };
  expect([await waits(), await waits(), await waits()]).toEqual([500, 1_000, 2_000]);
  stream()?.dispatchEvent(new Event('open'));
  expect(await waits()).toBe(500);
});

it('listens only while the app is in sight', async () => {
  listen();
  await expectOpen(1);
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await expectOpen(0);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await expectOpen(1);
});

it('comes back after a lost connection, and asks for what it missed', async () => {
  listen();
  await expectOpen(1);
  FakeEventSource.open[0]?.dispatchEvent(new Event('error'));
  expect(FakeEventSource.open).toHaveLength(0);
  await expectOpen(1);
  expect(poked).not.toHaveBeenCalled();
  expect(connected).toHaveBeenLastCalledWith(false);
  FakeEventSource.open[0]?.dispatchEvent(new Event('open'));
  expect(poked).toHaveBeenCalledOnce();
  expect(connected).toHaveBeenLastCalledWith(true);
  stops[0]?.();
  await vi.waitFor(() => expect(connected).toHaveBeenLastCalledWith(false));
});

it('R2 a poke does not shorten the wait that the server has asked for', async () => {
  const round = vi.fn<() => Promise<Outcome>>(async () => ({ state: 'failed', retryAfterMs: 60_000 }));
  const loop = createSyncLoop({ round, report: () => undefined });
  stops.push(loop.stop);
  listen(undefined, loop.wake);
  await expectOpen(1);
  vi.useFakeTimers();
  await loop.flush();
  FakeEventSource.open[0]?.dispatchEvent(new MessageEvent('message'));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(round).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(round).toHaveBeenCalledTimes(2);
});

it('does not knock while the session has ended', async () => {
  const mayListen = vi.fn<() => boolean>(() => false);
  listen(mayListen);
  await vi.waitFor(() => expect(mayListen).toHaveBeenCalled());
  expect(FakeEventSource.open).toHaveLength(0);
  mayListen.mockReturnValue(true);
  await expectOpen(1);
});

it('does not come back once it is stopped', async () => {
  listen();
  await expectOpen(1);
  vi.useFakeTimers();
  FakeEventSource.open[0]?.dispatchEvent(new Event('error'));
  stops[0]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeEventSource.open).toHaveLength(0);
});

it('listens in one tab alone, and in the next when that one leaves', async () => {
  const locks = fakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const phone = listen();
  stops.push(listenForPokes(phone, { mayListen: () => true, poked, connected }));
  await expectOpen(1);
  const [first] = FakeEventSource.open;
  await vi.waitFor(() => expect(locks.timesAsked(`volleypath:poke:${phone.db.userId}`)).toBe(2));
  expect(FakeEventSource.open).toEqual([first]);
  stops[0]?.();
  await vi.waitFor(() => expect(FakeEventSource.open.map((one) => one === first)).toEqual([false]));
});
