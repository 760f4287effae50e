import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newId } from 'sync-protocol/new-id';
import type { UserId } from 'sync-protocol/ids';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { databaseName, UserDb } from '../store/db.ts';
import { Door, problem, userOf } from '../testing/door.ts';
import { cleanUpAfter, loadAfresh } from '../testing/load-afresh.ts';
import { leaveUnsent, refuse, rowsOf } from '../testing/player-rows.ts';

let door: Door;

async function start() {
  const session = await loadAfresh();
  const { syncState } = await import('../sync/sync-state.ts');
  const { useSession } = session;
  const { renderHook, waitFor } = await import('@testing-library/react');
  const { result } = renderHook(() => useSession());
  return { ...session, state: () => result.current, syncState, waitFor };
}

const STORED = 'volleypath.session';
const ada = newId<UserId>();
const bea = newId<UserId>();
const KEPT = { outbox: 1, refused: 0, notifications: 0, meta: ['sender'] };

beforeEach(() => {
  door = new Door();
  vi.stubGlobal('fetch', door.fetch);
});

afterEach(() => cleanUpAfter(ada, bea));

describe('at a start', () => {
  it('a stranger is signed out, with a connection or without', async () => {
    const online = await start();
    expect(online.state()).toEqual({ status: 'loading', user: null });
    await online.waitFor(() => expect(online.state().status).toBe('signedOut'));
    door.isUp = false;
    const offline = await start();
    await offline.waitFor(() => expect(offline.state().status).toBe('signedOut'));
  });

  it('a server that fails says so', async () => {
    door.broken = 500;
    const { state, waitFor } = await start();
    await waitFor(() =>
      expect(state()).toEqual({ status: 'error', user: null, error: 'Problem unexpected' }),
    );
  });

  it('a session of the browser that this phone does not know is taken over', async () => {
    door.cookie = ada;
    const { state, waitFor } = await start();
    await waitFor(() => expect(state()).toMatchObject({ status: 'signedIn', user: { id: ada } }));
  });

  it('a known player is signed in at once, with no connection', async () => {
    localStorage.setItem(STORED, JSON.stringify({ user: userOf(ada), isLogoutDue: false }));
    door.isUp = false;
    const { state } = await start();
    expect(state()).toMatchObject({ status: 'signedIn', user: { id: ada } });
  });

  it('afresh, what the start before it has begun goes on no longer', async () => {
    const { signIn } = await start();
    await signIn({ emailOrUsername: ada, password: 'x' });
    const { flushNow } = await import('../sync/sync.ts');
    await loadAfresh();
    door.calls.length = 0;
    await flushNow();
    expect(door.calls.filter((call) => call.includes('/api/sync'))).toEqual([]);
  });

  it('F10 an ended session leaves the player at work, and says so quietly', async () => {
    localStorage.setItem(STORED, JSON.stringify({ user: userOf(ada), isLogoutDue: false }));
    await leaveUnsent(ada);
    const { state, syncState, waitFor } = await start();
    await waitFor(() => expect(syncState.get()).toBe('signedOut'));
    expect(state()).toMatchObject({ status: 'signedIn', user: { id: ada } });
    expect(await rowsOf(ada)).toMatchObject({ outbox: 1 });
  });

  it('F36 an account that was deleted elsewhere leaves nothing on this phone, unsent work included', async () => {
    localStorage.setItem(STORED, JSON.stringify({ user: userOf(ada), isLogoutDue: false }));
    await leaveUnsent(ada);
    door.gone.add(ada);
    const { state, syncState, waitFor } = await start();
    await waitFor(() =>
      expect(state()).toEqual({ status: 'signedOut', user: null, accountDeleted: 'elsewhere' }),
    );
    // Noted until it is done.
    await waitFor(() => expect(localStorage.getItem(STORED)).not.toContain(ada));
    expect(await rowsOf(ada)).toBeUndefined();
    // Nor does sync go on for nobody.
    const told = vi.fn<() => void>();
    onTestFinished(syncState.subscribe(told));
    door.calls.length = 0;
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(door.calls).toContain('GET /api/auth/session'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(door.calls).toEqual(['GET /api/auth/session']);
    expect(told).not.toHaveBeenCalled();
    // There is no session that a later start would have to end.
    door.calls.length = 0;
    const later = await start();
    await later.waitFor(() => expect(later.state().status).toBe('signedOut'));
    expect(door.calls).toEqual(['GET /api/auth/session']);
  });

  it('a session that was ended elsewhere leaves only what was never sent, and the player hears why', async () => {
    localStorage.setItem(STORED, JSON.stringify({ user: userOf(ada), isLogoutDue: false }));
    await leaveUnsent(ada);
    door.ended.add(ada);
    const { state, onSignOut, waitFor } = await start();
    const left = vi.fn<() => void>();
    onSignOut(left);
    await waitFor(() => expect(state()).toEqual({ status: 'signedOut', user: null, endedElsewhere: true }));
    await waitFor(async () => expect(await rowsOf(ada)).toEqual(KEPT));
    await waitFor(() => expect(door.calls).toContain('POST /api/auth/logout'));
    expect(left).toHaveBeenCalledOnce();
    expect(localStorage.getItem(STORED)).not.toContain(ada);
    expect(state()).toEqual({ status: 'signedOut', user: null, endedElsewhere: true });
  });

  it('why a session ended is asked until there is an answer, and nothing goes before', async () => {
    localStorage.setItem(STORED, JSON.stringify({ user: userOf(ada), isLogoutDue: false }));
    await leaveUnsent(ada);
    const ask = door.fetch;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url.includes('/gone/') ? Promise.resolve(problem(503, 'unavailable')) : ask(url, init),
    );
    door.ended.add(ada);
    const { state, syncState, waitFor } = await start();
    await waitFor(() => expect(syncState.get()).toBe('signedOut'));
    expect(state()).toMatchObject({ status: 'signedIn', user: { id: ada } });
    expect(await rowsOf(ada)).toMatchObject({ outbox: 1, notifications: 1 });
    vi.stubGlobal('fetch', ask);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(state()).toMatchObject({ status: 'signedOut', endedElsewhere: true }));
  });

  it('why it ended is asked once by who is turned away twice', async () => {
    localStorage.setItem(STORED, JSON.stringify({ user: userOf(ada), isLogoutDue: false }));
    const { leaveIfTold, syncState, waitFor } = await start();
    await waitFor(() => expect(syncState.get()).toBe('signedOut'));
    await leaveIfTold();
    door.calls.length = 0;
    await Promise.all([leaveIfTold(), leaveIfTold()]);
    expect(door.calls).toEqual([`GET /api/auth/gone/${ada}`]);
  });

  it('another’s session that was ended takes nothing from this player', async () => {
    localStorage.setItem(STORED, JSON.stringify({ user: userOf(ada), isLogoutDue: false }));
    await leaveUnsent(ada);
    door.ended.add(bea);
    const { state, syncState, waitFor } = await start();
    await waitFor(() => expect(syncState.get()).toBe('signedOut'));
    await waitFor(() => expect(door.calls).toContain(`GET /api/auth/gone/${ada}`));
    expect(state()).toMatchObject({ status: 'signedIn', user: { id: ada } });
    expect(await rowsOf(ada)).toMatchObject({ outbox: 1, notifications: 1 });
  });

  it.each(['{', '[]', '{"user":{"id":1}}'])('what is stored amiss (%s) is nobody', async (stored) => {
    localStorage.setItem(STORED, stored);
    const { state, waitFor } = await start();
    await waitFor(() => expect(state().status).toBe('signedOut'));
  });
});

describe('signing in', () => {
  it('opens the player’s phone and keeps no e-mail address on it', async () => {
    const { signIn, state } = await start();
    await signIn({ emailOrUsername: ada, password: 'x' });
    expect(state()).toMatchObject({ status: 'signedIn', user: { id: ada, email: 'ada@example.org' } });
    expect(localStorage.getItem(STORED)).not.toContain('ada@example.org');
  });

  it('is told first where the browser stores nothing: the server makes no account of it', async () => {
    const { signIn, register, waitFor, state } = await start();
    await waitFor(() => expect(state().status).toBe('signedOut'));
    const { leaveForOpenId } = await import('./session-calls.ts');
    door.calls.length = 0;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const account = { email: 'ada@example.org', password: 'Volley1demo' };
    for (const enter of [
      () => signIn({ emailOrUsername: ada, password: 'x' }),
      () => register(account),
      () => leaveForOpenId(),
    ])
      await expect(enter()).rejects.toMatchObject({ message: expect.stringContaining('store anything') });
    expect(door.calls).toEqual([]);
  });

  it('F12 as somebody else removes the rows of the one before; what was never sent waits', async () => {
    localStorage.setItem(STORED, JSON.stringify({ user: userOf(ada), isLogoutDue: false }));
    await leaveUnsent(ada);
    const { signIn, state } = await start();
    await signIn({ emailOrUsername: bea, password: 'x' });
    expect(state()).toMatchObject({ user: { id: bea } });
    expect(await rowsOf(ada)).toEqual(KEPT);
  });

  it('as somebody else lets go of the one before first', async () => {
    localStorage.setItem(STORED, JSON.stringify({ user: userOf(ada), isLogoutDue: false }));
    const { signIn, state, currentSession, onSignOut } = await start();
    const seen: string[] = [];
    onSignOut(() => void seen.push(currentSession().status));
    await signIn({ emailOrUsername: bea, password: 'x' });
    expect(seen).toEqual(['signedOut']);
    expect(state()).toMatchObject({ user: { id: bea } });
  });

  it('opens no phone for who has signed out in another tab meanwhile', async () => {
    localStorage.setItem(STORED, JSON.stringify({ user: userOf(ada), isLogoutDue: false }));
    const { signIn, state, onSignOut } = await start();
    const nobody = JSON.stringify({ user: null, isLogoutDue: true, turn: 9 });
    onSignOut(() => localStorage.setItem(STORED, nobody));
    await signIn({ emailOrUsername: bea, password: 'x' });
    expect(state()).toEqual({ status: 'signedOut', user: null });
  });

  it('is told once, however often the server says who it is', async () => {
    const { signIn, onSignIn } = await start();
    const come = vi.fn<() => void>();
    onSignIn(come);
    for (let time = 0; time < 2; time++) await signIn({ emailOrUsername: ada, password: 'x' });
    expect(come).toHaveBeenCalledOnce();
  });

  it('as the same player keeps everything', async () => {
    localStorage.setItem(STORED, JSON.stringify({ user: userOf(ada), isLogoutDue: false }));
    await leaveUnsent(ada);
    const { signIn } = await start();
    await signIn({ emailOrUsername: ada, password: 'x' });
    expect(await rowsOf(ada)).toMatchObject({ outbox: 1, notifications: 1 });
  });
});

describe('signing out', () => {
  async function signedIn() {
    await leaveUnsent(ada);
    const app = await start();
    await app.signIn({ emailOrUsername: ada, password: 'x' });
    return app;
  }

  async function openDatabase() {
    const { activePhone } = await import('../store/active-phone.ts');
    await activePhone()?.db.open();
  }

  it('R6 removes everything, offline too, and tells the server when it can', async () => {
    const { signOut, state } = await signedIn();
    door.isUp = false;
    expect(await signOut('discard')).toBe(true);
    expect(state().status).toBe('signedOut');
    expect(await rowsOf(ada)).toBeUndefined();
    expect(localStorage.getItem(STORED)).not.toContain('Ada');

    door.isUp = true;
    door.calls.length = 0;
    const later = await start();
    await later.waitFor(() => expect(door.cookie).toBeNull());
    expect(later.state().status).toBe('signedOut');
    expect(door.calls).not.toContain('GET /api/auth/user');
  });

  it('has to reach the server before somebody goes to sign in elsewhere', async () => {
    const { signOut, settleLogout } = await signedIn();
    door.isUp = false;
    await signOut('discard');
    await expect(settleLogout()).rejects.toMatchObject({ code: 'offline' });
    door.isUp = true;
    await settleLogout();
    expect(door.cookie).toBeNull();
    door.calls.length = 0;
    await settleLogout();
    expect(door.calls).toEqual([]);
  });

  it('F11 keeps what was never sent, and only that', async () => {
    const { signOut } = await signedIn();
    expect(await signOut('keep')).toBe(true);
    expect(await rowsOf(ada)).toEqual(KEPT);
    expect(door.cookie).toBeNull();
  });

  it('keeps nothing when nothing waits', async () => {
    const { signOut } = await signedIn();
    const db = new UserDb(ada);
    await db.outbox.clear();
    db.close();
    expect(await signOut('keep')).toBe(true);
    expect(await rowsOf(ada)).toBeUndefined();
  });

  it('is no matter of a story that was taken back: of that nothing waits', async () => {
    const { signOut } = await signedIn();
    const db = new UserDb(ada);
    await db.outbox.toCollection().modify({ args: { isWithdrawn: true } });
    db.close();
    door.isUp = false;
    expect(await signOut('send')).toBe(true);
    expect(await rowsOf(ada)).toBeUndefined();
  });

  it('does not happen when what waits can’t be sent', async () => {
    const { signOut, state } = await signedIn();
    expect(await signOut('send')).toBe(false);
    expect(state()).toMatchObject({ status: 'signedIn' });
    expect(await rowsOf(ada)).toMatchObject({ outbox: 1, notifications: 1 });
  });

  it('keeps what another tab does after the last look at what waits', async () => {
    const { signOut } = await signedIn();
    const other = new UserDb(ada);
    const [unsent] = await other.outbox.toArray();
    await other.outbox.clear();
    if (!unsent) throw new Error('something waited');
    let tap: Promise<unknown> | undefined;
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      value,
    ) {
      set.mockRestore();
      tap = other.outbox.put(unsent);
      this.setItem(key, value);
    });
    expect(await signOut('send')).toBe(true);
    await tap;
    other.close();
    expect(await rowsOf(ada)).toEqual(KEPT);
    expect(localStorage.getItem(STORED)).not.toContain(ada);
  });

  it('in another tab takes no tap any more, before this one has heard of it', async () => {
    const { state } = await signedIn();
    const { mutate } = await import('../rows/mutate.ts');
    expect(await mutate(settingsUpdate, { reminders: false })).toMatchObject({ ok: true });
    localStorage.setItem(STORED, JSON.stringify({ user: null, isLogoutDue: true }));
    const result = await mutate(settingsUpdate, { reminders: true });
    expect(result).toMatchObject({ ok: false, code: 'signed_out' });
    expect(state()).toMatchObject({ status: 'signedIn' });
    expect(await rowsOf(ada)).toMatchObject({ outbox: 2 });
  });

  it('in the middle of a tap says so, and not that the storage is broken', async () => {
    const { signOut } = await signedIn();
    const { mutate } = await import('../rows/mutate.ts');
    const tap = mutate(settingsUpdate, { reminders: true });
    const out = signOut('discard');
    const result = await tap;
    await out;
    expect(result).toMatchObject({ ok: false, code: 'signed_out' });
  });

  it('does not wait for the network when nothing waits', async () => {
    const { signOut } = await signedIn();
    const db = new UserDb(ada);
    await db.outbox.clear();
    db.close();
    const answer = door.fetch;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      url.includes('/api/sync') ? new Promise(() => undefined) : answer(url, init),
    );
    expect(await signOut('send')).toBe(true);
  });

  it('I1 does not happen unasked when the server refused something', async () => {
    const { signOut, state } = await signedIn();
    await refuse(ada);
    expect(await signOut('send')).toBe(false);
    expect(state()).toMatchObject({ status: 'signedIn' });
    expect(await rowsOf(ada)).toMatchObject({ refused: 1, notifications: 1 });
    expect(await signOut('keep')).toBe(true);
    expect(await rowsOf(ada)).toMatchObject({ refused: 1, notifications: 0 });
  });

  it('I1 throws away what the server refused when it is told to', async () => {
    const { signOut } = await signedIn();
    await refuse(ada);
    expect(await signOut('discard')).toBe(true);
    expect(await rowsOf(ada)).toBeUndefined();
  });

  it('does not happen when the player no longer waits for what is being sent', async () => {
    const { signOut, state } = await signedIn();
    const patience = new AbortController();
    const db = new UserDb(ada);
    const out = signOut('send', patience.signal);
    patience.abort();
    await db.outbox.clear();
    db.close();
    expect(await out).toBe(false);
    expect(state()).toMatchObject({ status: 'signedIn' });
  });

  it('is done when another tab has done it while something was being sent', async () => {
    const { signOut, state } = await signedIn();
    const out = signOut('send');
    localStorage.setItem(STORED, JSON.stringify({ user: null, isLogoutDue: true, turn: 9 }));
    dispatchEvent(new StorageEvent('storage', { key: STORED }));
    expect(await out).toBe(true);
    expect(state()).toMatchObject({ status: 'signedOut' });
  });

  it('F15 is possible where a newer version in another tab has taken the database: what waits is kept', async () => {
    const { signOut, state } = await signedIn();
    await openDatabase();
    const newer = new UserDb(ada);
    newer.version(4).upgrade(() => undefined);
    await newer.open();
    newer.close();
    expect(await signOut('send')).toBe(true);
    expect(state()).toMatchObject({ status: 'signedOut' });
    expect(await rowsOf(ada)).toEqual(KEPT);
  });

  it('in another tab, and back in, before this one has heard of it: the phone goes on', async () => {
    const { state } = await signedIn();
    const { mutate } = await import('../rows/mutate.ts');
    await openDatabase();
    const stored = JSON.parse(localStorage.getItem(STORED) ?? '');
    await Dexie.delete(databaseName(ada));
    door.calls.length = 0;
    localStorage.setItem(STORED, JSON.stringify({ ...stored, turn: stored.turn + 2 }));
    dispatchEvent(new StorageEvent('storage', { key: STORED }));
    expect(state()).toMatchObject({ status: 'signedIn' });
    expect(await mutate(settingsUpdate, { reminders: true })).toMatchObject({ ok: true });
    await vi.waitFor(() => expect(door.calls.some((call) => call.includes('/api/sync'))).toBe(true));
  });

  it('tells what else holds something of the player, and does not wait for it for ever', async () => {
    const { signOut, onSignOut } = await signedIn();
    const left = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('gone')));
    onSignOut(left);
    expect(await signOut('discard')).toBe(true);
    expect(left).toHaveBeenCalledOnce();
  });

  it('does not wait for ever for what can’t let go of the player', async () => {
    const { signOut, onSignOut } = await signedIn();
    onSignOut(() => new Promise(() => undefined));
    expect(await signOut('discard')).toBe(true);
    expect(door.cookie).toBeNull();
  });

  it('ends sync too', async () => {
    const { signOut, syncState, waitFor } = await signedIn();
    await signOut('discard');
    const told = vi.fn<() => void>();
    onTestFinished(syncState.subscribe(told));
    door.calls.length = 0;
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(door.calls).toContain('GET /api/auth/session'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(door.calls).toEqual(['GET /api/auth/session']);
    expect(told).not.toHaveBeenCalled();
  });

  it('is seen also where all that the browser keeps was cleared', async () => {
    const { state, waitFor } = await signedIn();
    localStorage.clear();
    door.cookie = null;
    dispatchEvent(new StorageEvent('storage', { key: null }));
    await waitFor(() => expect(state().status).toBe('signedOut'));
  });

  it('in another tab signs this one out', async () => {
    const { state, waitFor } = await signedIn();
    localStorage.setItem(STORED, JSON.stringify({ user: null, isLogoutDue: false }));
    door.cookie = null;
    dispatchEvent(new StorageEvent('storage', { key: STORED }));
    await waitFor(() => expect(state().status).toBe('signedOut'));
  });
});
