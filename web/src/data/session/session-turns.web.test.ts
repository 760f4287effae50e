import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { Door, userOf } from '../testing/door.ts';
import { cleanUpAfter, loadAfresh } from '../testing/load-afresh.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { FakeServer } from '../testing/fake-server.ts';

// An answer about who is signed in can come after someone has signed in or out: it is out of date then.

const STORED = 'volleypath.session';
const ada = newId<UserId>();
const bea = newId<UserId>();
let door: Door;
/** Lets the answers to who is signed in come that were held back. */
let answer: () => void;

async function start() {
  const session = await loadAfresh();
  session.startSession();
  return session;
}

beforeEach(() => {
  door = new Door();
  door.cookie = ada;
  const held = new Promise<void>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const response = await door.fetch(url, init);
    if (url === '/api/auth/user' || url === '/api/auth/session') await held;
    return response;
  });
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'locks');
  await cleanUpAfter(ada, bea);
});

const remember = (id: UserId) =>
  localStorage.setItem(STORED, JSON.stringify({ user: userOf(id), isLogoutDue: false }));

const tick = () => new Promise((resolve) => setTimeout(resolve));

/** Whoever has got an answer and waits for the session lock has had their turn. */
async function settled(): Promise<void> {
  await tick();
  const { withSessionLock } = await import('./session-lock.ts');
  await withSessionLock(tick);
}

async function asked(): Promise<void> {
  await vi.waitFor(() =>
    expect(door.calls.some((call) => /^GET \/api\/auth\/(user|session)$/.test(call))).toBe(true),
  );
}

describe('a late answer', () => {
  it('signs nobody in who has signed out, the server told of it', async () => {
    remember(ada);
    const { signOut, currentSession } = await start();
    await asked();
    await signOut('discard');
    expect(door.cookie).toBeNull();
    answer();
    await settled();
    expect(currentSession()).toMatchObject({ status: 'signedOut' });
    expect(localStorage.getItem(STORED)).not.toContain(ada);
  });

  it('signs nobody in who signs out while it waits for a round of sync to end', async () => {
    remember(ada);
    const { signOut, currentSession } = await start();
    await asked();
    let endRound: () => void = () => undefined;
    const { withSessionLock } = await import('./session-lock.ts');
    void withSessionLock(() => new Promise<void>((resolve) => (endRound = resolve)));
    answer();
    await tick();
    const out = signOut('discard');
    expect(currentSession()).toMatchObject({ status: 'signedOut' });
    await tick();
    endRound();
    await out;
    expect(door.cookie).toBeNull();
    expect(currentSession()).toMatchObject({ status: 'signedOut' });
    expect(localStorage.getItem(STORED)).not.toContain(ada);
  });

  it('about one player does not take the phone from the next', async () => {
    remember(ada);
    const { signIn, currentSession } = await start();
    await asked();
    await signIn({ emailOrUsername: bea, password: 'x' });
    answer();
    await settled();
    expect(currentSession()).toMatchObject({ user: { id: bea } });
    expect(localStorage.getItem(STORED)).toContain(bea);
  });

  it('that nobody is signed in does not pause who has signed in since', async () => {
    remember(ada);
    door.cookie = null;
    const { signIn } = await start();
    await asked();
    await signIn({ emailOrUsername: ada, password: 'x' });
    const { syncState } = await import('../sync/sync-state.ts');
    await vi.waitFor(() => expect(syncState.get()).toBe('waiting'));
    answer();
    await settled();
    expect(syncState.get()).toBe('waiting');
  });

  it('why one player’s session has ended does not sign the next one out', async () => {
    remember(ada);
    door.cookie = null;
    door.ended.add(ada);
    const { signIn, currentSession } = await start();
    await asked();
    let endRound: () => void = () => undefined;
    const { withSessionLock } = await import('./session-lock.ts');
    void withSessionLock(() => new Promise<void>((resolve) => (endRound = resolve)));
    await tick();
    const signedIn = signIn({ emailOrUsername: bea, password: 'x' });
    await tick();
    answer();
    await tick();
    endRound();
    await signedIn;
    await settled();
    expect(door.calls).toContain(`GET /api/auth/gone/${ada}`);
    expect(currentSession()).toMatchObject({ user: { id: bea } });
    expect(door.cookie).toBe(bea);
  });

  it('to a first profile signs nobody in who has signed out in another tab', async () => {
    remember(ada);
    const { completeProfile, currentSession } = await start();
    await asked();
    let finish: () => void = () => undefined;
    const sent = new Promise<void>((resolve) => (finish = resolve));
    const fetchNow = fetch;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      const response = await fetchNow(url, init);
      if (url === '/api/auth/complete-profile') await sent;
      return response;
    });
    const body = { displayName: 'AdaB', firstName: 'Ada', lastName: 'B' };
    const done = completeProfile(body as Parameters<typeof completeProfile>[0]);
    await vi.waitFor(() => expect(door.calls.join()).toContain('complete-profile'));
    localStorage.setItem(STORED, JSON.stringify({ user: null, isLogoutDue: true, turn: 1 }));
    dispatchEvent(new StorageEvent('storage', { key: STORED }));
    finish();
    await done;
    expect(currentSession()).toMatchObject({ status: 'signedOut' });
    expect(localStorage.getItem(STORED)).not.toContain(ada);
  });
});

it('the first answer signs in whom this phone does not know yet, after a way round by another site', async () => {
  answer();
  const { currentSession } = await start();
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ user: { id: ada } }));
});

it('nobody signs in while a round of sync is under way', async () => {
  answer();
  const { signIn, currentSession } = await start();
  await settled();
  const { withSessionLock } = await import('./session-lock.ts');
  let endRound: () => void = () => undefined;
  const round = withSessionLock(() => new Promise<void>((resolve) => (endRound = resolve)));
  const signedIn = signIn({ emailOrUsername: bea, password: 'x' });
  for (let turn = 0; turn < 20; turn++) await tick();
  expect(door.calls).not.toContain('POST /api/auth/login');
  endRound();
  await Promise.all([round, signedIn]);
  expect(currentSession()).toMatchObject({ user: { id: bea } });
});

it('the server is told of a sign-out once, however often the connection returns', async () => {
  localStorage.setItem(STORED, JSON.stringify({ user: null, isLogoutDue: true, turn: 1 }));
  door.isUp = false;
  await start();
  await settled();
  door.isUp = true;
  for (let time = 0; time < 3; time++) dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(door.calls).toContain('POST /api/auth/logout'));
  await settled();
  expect(door.calls.filter((call) => call === 'POST /api/auth/logout')).toHaveLength(1);
});

it('a tap goes out by itself', async () => {
  answer();
  const server = new FakeServer(() => Date.now());
  const fetchNow = fetch;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    return url.includes('/api/sync') ? Promise.resolve(server.handle(url, body)) : fetchNow(url, init);
  });
  const { signIn } = await start();
  await signIn({ emailOrUsername: server.userId, password: 'x' });
  const { syncState } = await import('../sync/sync-state.ts');
  const { mutate } = await import('../rows/mutate.ts');
  await vi.waitFor(() => expect(server.groups.size).toBe(1));
  await vi.waitFor(() => expect(syncState.get()).toBe('synced'));
  await mutate(settingsUpdate, { reminders: false });
  await vi.waitFor(() => expect(server.rows().all('userSettings')).toMatchObject([{ reminders: false }]));
  await cleanUpAfter(server.userId);
});

describe('a tab that waits because the session has ended', () => {
  async function paused() {
    remember(ada);
    door.cookie = null;
    answer();
    const session = await start();
    const { syncState } = await import('../sync/sync-state.ts');
    await vi.waitFor(() => expect(syncState.get()).toBe('signedOut'));
    await vi.waitFor(() => expect(door.calls).toContain(`GET /api/auth/gone/${ada}`));
    await settled();
    door.cookie = ada;
    door.calls.length = 0;
    return { ...session, syncState };
  }

  const hasSent = () => door.calls.some((call) => call.includes('/api/sync'));

  it('goes on when another tab tells of a success', async () => {
    const { syncState } = await paused();
    syncState.set('sending');
    await settled();
    expect(door.calls).toEqual([]);
    syncState.set('synced');
    await vi.waitFor(() => expect(hasSent()).toBe(true));
  });

  it('goes on when the player comes back to it and has signed in elsewhere', async () => {
    await paused();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(hasSent()).toBe(true));
  });

  it('hears of it when the same player signs in again', async () => {
    const { signIn } = await paused();
    await signIn({ emailOrUsername: ada, password: 'x' });
    await vi.waitFor(() => expect(hasSent()).toBe(true));
    const before = localStorage.getItem(STORED);
    await signIn({ emailOrUsername: ada, password: 'x' });
    // The same text would be no event for other tabs.
    expect(localStorage.getItem(STORED)).not.toBe(before);
  });
});
