import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { newId } from 'sync-protocol/new-id';
import type { UserId } from 'sync-protocol/ids';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { areUpdatesHeld } from '#pwa/update/hold-updates.ts';
import { mutateOn } from '../rows/mutate-on.ts';
import { withSessionLock } from '../session/session-lock.ts';
import { storeSession } from '../session/stored-session.ts';
import { flushNow, resumeSync, startSync, stopSync, syncAfter, wakeSync } from './sync.ts';
import { reportSyncState, syncState } from './sync-state.ts';
import { UserDb } from '../store/db.ts';
import { userOf } from '../testing/door.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { FakeServer, refused } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';

let server: FakeServer;
let phone: TestPhone;
let calls: string[];
let serviceWorker: EventTarget;
const register = vi.fn<(tag: string) => Promise<void>>(async () => undefined);

const signIn = (id: UserId) =>
  storeSession({ user: userOf(id) as never, isLogoutDue: false, turn: 1, purges: [] });
const becomes = (state: string) => vi.waitFor(() => expect(syncState.get()).toBe(state));
const tap = (reminders: boolean) => mutateOn(phone, settingsUpdate, { reminders });

beforeEach(() => {
  server = new FakeServer(() => Date.now());
  phone = new TestPhone(server);
  calls = [];
  answerWith();
  signIn(server.userId);
  serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ sync: { register } }),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});
afterEach(() => {
  stopSync();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
  register.mockClear();
});

/** Counts what is asked of the server; `instead` answers for it. */
function answerWith(instead?: () => Response | Promise<Response>): void {
  phone.network = (url, send) => {
    if (url.includes('/api/sync')) calls.push(url);
    return url.includes('/api/sync') && instead ? instead() : send();
  };
}

it('asks for nothing before the first screen stands, whatever is tapped by then', async () => {
  const shown = Promise.withResolvers<void>();
  syncAfter(shown.promise);
  startSync(phone);
  await tap(false);
  wakeSync('at once');
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toEqual([]);
  shown.resolve();
  await vi.waitFor(async () => expect(await phone.db.outbox.count()).toBe(0));
});

it('asks for the worker’s help only with what waits and did not get through', async () => {
  // It tries again by itself, as a slow machine would find in the middle of this.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  answerWith(() => refused(503, 'busy'));
  startSync(phone);
  await becomes('waiting');
  expect(register).not.toHaveBeenCalled();
  await tap(false);
  await flushNow();
  expect(register).toHaveBeenCalledOnce();
  answerWith();
  await flushNow();
  expect(syncState.get()).toBe('synced');
  expect(register).toHaveBeenCalledOnce();
});

it('takes it calmly when a busy server turns it away: what was done is safe, and goes out by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const complain = vi.spyOn(console, 'error');
  const states: string[] = [];
  onTestFinished(syncState.subscribe(() => void states.push(syncState.get())));
  answerWith(() => refused(503, 'unavailable', { 'retry-after': '2' }));
  await tap(false);
  startSync(phone);
  await becomes('waiting');
  expect(await phone.db.outbox.count()).toBe(1);
  states.length = 0;
  answerWith();
  await vi.advanceTimersByTimeAsync(1_900);
  // The phone's own database takes its turns by another clock.
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  await becomes('synced');
  expect(states).toEqual(['synced']);
  expect(await phone.db.outbox.count()).toBe(0);
  expect(complain).not.toHaveBeenCalled();
});

it('waits after a failure, however often the browser says that there is a connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  answerWith(() => refused(503, 'busy'));
  await tap(false);
  startSync(phone);
  await becomes('waiting');
  // As Chromium does with every tag that it is given while it is online. Hardly any time passes meanwhile.
  for (let turn = 0; turn < 20; turn++) {
    serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'flush' } }));
    await vi.advanceTimersByTimeAsync(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(calls).toHaveLength(1);
});

it('S7.2 asks every minute, and every five while the server tells of what is new', async () => {
  const streams: EventTarget[] = [];
  class Stream extends EventTarget {
    close = () => undefined;
    constructor() {
      super();
      streams.push(this);
    }
  }
  vi.stubGlobal('EventSource', Stream);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  startSync(phone);
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  const minute = async () => {
    await flushNow();
    const before = calls.length;
    await vi.advanceTimersByTimeAsync(60_000 + 100);
    await flushNow();
    // What is flushed here asks too, after whatever the minute has asked for.
    return calls.length - before - 1;
  };
  const minutes = async (count: number) => {
    const asked: number[] = [];
    for (let one = 0; one < count; one++) asked.push(await minute());
    return asked;
  };
  expect(await minutes(4)).toEqual([1, 1, 1, 1]);
  streams[0]?.dispatchEvent(new Event('open'));
  expect(await minutes(5)).toEqual([1, 0, 0, 0, 0]);
  streams[0]?.dispatchEvent(new Event('error'));
  expect(await minutes(1)).toEqual([1]);
});

it('S7.2 what goes on beside is fetched again after it could not be', async () => {
  const startBackground = vi.fn<(background: object) => void>();
  const fetchIt = vi.fn<() => object>(() => ({ startBackground }));
  fetchIt.mockImplementationOnce(() => {
    throw new Error('no network');
  });
  vi.doMock('./background.ts', fetchIt);
  onTestFinished(() => vi.doUnmock('./background.ts'));
  startSync(phone);
  await vi.waitFor(() => expect(fetchIt).toHaveBeenCalledOnce());
  await becomes('synced');
  expect(startBackground).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(startBackground).toHaveBeenCalled());
});

it('holds updates back for as long as something is under way', async () => {
  let finish: (answer: Response) => void = () => undefined;
  answerWith(() => new Promise((resolve) => (finish = resolve)));
  startSync(phone);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(areUpdatesHeld()).toBe(true);
  finish(refused(503, 'busy'));
  await becomes('waiting');
  expect(areUpdatesHeld()).toBe(false);
});

it.each([
  [426, 'updateNeeded'],
  [401, 'signedOut'],
])('S6.7 S8.1 asks no more after a %i, and says so offline too', async (status, state) => {
  answerWith(() => refused(status, state));
  startSync(phone);
  await becomes(state);
  calls.length = 0;
  wakeSync('at once');
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('offline'));
  await flushNow();
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toEqual([]);
  expect(syncState.get()).toBe(state);
});

it('a new session does not make an old app new', async () => {
  answerWith(() => refused(426, 'update_needed'));
  startSync(phone);
  await becomes('updateNeeded');
  calls.length = 0;
  resumeSync();
  await flushNow();
  expect(calls).toEqual([]);
});

it('F12 sends nothing when another tab has signed somebody else in', async () => {
  startSync(phone);
  await becomes('synced');
  calls.length = 0;
  await tap(false);
  signIn(newId<UserId>());
  await flushNow();
  expect([calls, syncState.get()]).toEqual([[], 'signedOut']);
});

it('S6.6 waits while another tab syncs', async () => {
  const locks = fakeLocks();
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  let end: () => void = () => undefined;
  const other = withSessionLock(() => new Promise<void>((resolve) => (end = resolve)));
  startSync(phone);
  const flushed = flushNow();
  await vi.waitFor(() => expect(locks.timesAsked('volleypath:session')).toBe(2));
  expect(calls).toEqual([]);
  end();
  await Promise.all([other, flushed]);
  expect(syncState.get()).toBe('synced');
});

it('starts with a clean slate for the next player', async () => {
  answerWith(() => refused(401, 'not_signed_in'));
  startSync(phone);
  await becomes('signedOut');
  answerWith();
  calls.length = 0;
  startSync(phone);
  await becomes('synced');
  expect(calls).toHaveLength(1);
});

it('listens to nothing any more once it is stopped', async () => {
  startSync(phone);
  await becomes('synced');
  stopSync();
  dispatchEvent(new Event('offline'));
  expect(syncState.get()).toBe('synced');
});

it('F15 nor once a newer version in another tab has taken the database: that one sends', async () => {
  phone.db.on('versionchange', () => {
    phone.db.leave();
    return false;
  });
  startSync(phone);
  await flushNow();
  calls.length = 0;
  const newer = new UserDb(server.userId, phone.db.name);
  newer.version(4).upgrade(() => undefined);
  await newer.open();
  newer.close();
  const told = vi.fn<() => void>();
  onTestFinished(syncState.subscribe(told));
  dispatchEvent(new Event('online'));
  await flushNow();
  await new Promise((resolve) => setTimeout(resolve));
  expect([calls, told.mock.calls]).toEqual([[], []]);
});

it.each([
  ['unreachable', 'with a connection', true],
  ['offline', 'without one', false],
] as const)('a server that does not answer is %s %s', async (state, _, isConnected) => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isConnected);
  onTestFinished(() => isOnline.mockRestore());
  answerWith(() => new Response('Bad Gateway', { status: 502 }));
  startSync(phone);
  await vi.waitFor(() => expect(syncState.get()).toBe(state));
});

it('another tab, of an older version maybe, hears a word that it knows, and finds out for itself what it means', async () => {
  const tab = new BroadcastChannel('volleypath:sync');
  onTestFinished(() => tab.close());
  const heard = new Promise((resolve) => tab.addEventListener('message', ({ data }) => resolve(data)));
  reportSyncState('offline');
  expect([await heard, syncState.get()]).toEqual(['offline', 'unreachable']);
  reportSyncState('synced');
  tab.postMessage('offline');
  await becomes('unreachable');
});

it('the cloud says offline in the moment in which the browser does, without a call that fails first', async () => {
  startSync(phone);
  await becomes('synced');
  const asked = calls.length;
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => isOnline.mockRestore());
  dispatchEvent(new Event('offline'));
  expect(syncState.get()).toBe('offline');
  expect(calls).toHaveLength(asked);
});
