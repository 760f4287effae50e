import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { databaseName, UserDb } from './db.ts';
import { purgeButOutbox } from './purge.ts';
import { Door, userOf } from '../testing/door.ts';
import { fakeLocks } from '../testing/fake-locks.ts';
import { cleanUpAfter, loadAfresh } from '../testing/load-afresh.ts';
import { leaveUnsent, rowsOf } from '../testing/player-rows.ts';

// What is to be removed from a phone is removed, also when the app is closed meanwhile or the disk fails once.

const STORED = 'volleypath.session';
const ada = newId<UserId>();
const bea = newId<UserId>();
const KEPT = { outbox: 1, refused: 0, notifications: 0, meta: ['sender'] };
let door: Door;

async function start() {
  const session = await loadAfresh();
  session.startSession();
  return session;
}

async function signedIn() {
  await leaveUnsent(ada);
  const app = await start();
  await app.signIn({ emailOrUsername: ada, password: 'x' });
  return app;
}

function failingDisk() {
  return vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('disk', 'UnknownError');
  });
}

const storedDue = (unsent: 'keep' | 'discard', user: UserId | null = null) =>
  localStorage.setItem(
    STORED,
    JSON.stringify({ user: user && userOf(user), isLogoutDue: false, purges: [{ userId: ada, unsent }] }),
  );

/** Looked at only then: a look at a database that is being deleted makes it anew. */
const noneDue = () => vi.waitFor(() => expect(stored().purges).toEqual([]));

const stored = () => JSON.parse(localStorage.getItem(STORED) ?? 'null') as { purges: unknown };

beforeEach(() => {
  door = new Door();
  vi.stubGlobal('fetch', door.fetch);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => cleanUpAfter(ada, bea));

describe('signing out', () => {
  it('removes the data at once, not after what else has to be cleaned up', async () => {
    const { signOut, onSignOut } = await signedIn();
    let endCleaning: () => void = () => undefined;
    onSignOut(() => new Promise<void>((resolve) => (endCleaning = resolve)));
    const out = signOut('discard');
    await noneDue();
    expect(await rowsOf(ada)).toBeUndefined();
    expect(door.calls).not.toContain('POST /api/auth/logout');
    endCleaning();
    await out;
    expect(door.calls).toContain('POST /api/auth/logout');
  });

  it('tells the server even if the data can’t be removed, and the next start removes it', async () => {
    const { signOut } = await signedIn();
    const disk = failingDisk();
    expect(await signOut('discard')).toBe(true);
    expect(door.cookie).toBeNull();
    expect(await rowsOf(ada)).toMatchObject({ outbox: 1, notifications: 1 });

    disk.mockRestore();
    await start();
    await noneDue();
    expect(await rowsOf(ada)).toBeUndefined();
  });

  it.each([
    ['send', 'outbox'],
    ['keep', 'outbox'],
    ['keep', 'refused'],
  ] as const)(
    'loses nothing of another tab between the last count and the removal (%s, %s)',
    async (unsent, table) => {
      const { signOut } = await signedIn();
      const other = new UserDb(ada);
      other.on('versionchange', () => {
        other.leave();
        return false;
      });
      const [tapped] = await other.outbox.toArray();
      if (!tapped) throw new Error('something waited');
      await other.outbox.clear();
      let tap: Promise<unknown> | undefined;
      const clear = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (
        this: IDBObjectStore,
      ) {
        clear.mockRestore();
        // In line behind what counts and clears, and ahead of what removes.
        tap = other.table(table).put(table === 'outbox' ? tapped : { id: 'one' });
        return this.clear();
      });
      expect(await signOut(unsent)).toBe(true);
      await tap;
      expect(await rowsOf(ada)).toEqual({ ...KEPT, outbox: 0, [table]: 1 });
    },
  );

  it('does not wait for ever for another tab to let go of the database', async () => {
    const { signOut } = await signedIn();
    const other = await new Dexie(databaseName(ada)).open();
    other.on('versionchange', () => false);
    expect(await signOut('discard')).toBe(true);
    expect(await other.table('outbox').count()).toBe(0);
    expect(door.cookie).toBeNull();
    other.close();
  });
});

it('leaves a player who is back their phone, where a frozen tab held the removal up so long', async () => {
  await leaveUnsent(ada);
  const db = new UserDb(ada);
  await db.outbox.clear();
  db.close();
  const frozen = await new Dexie(databaseName(ada)).open();
  const asked = new Promise<void>((resolve) => {
    frozen.on('versionchange', () => {
      resolve();
      return false;
    });
  });
  const removal = purgeButOutbox(ada);
  await asked;
  localStorage.setItem(STORED, JSON.stringify({ user: userOf(ada), isLogoutDue: false, purges: [] }));
  frozen.close();
  await removal;
  expect(await Dexie.exists(databaseName(ada))).toBe(true);
});

describe('a removal that was cut short', () => {
  it.each([
    ['discard', undefined],
    ['keep', KEPT],
  ] as const)('is taken up at the next start (%s)', async (unsent, left) => {
    await leaveUnsent(ada);
    storedDue(unsent);
    await start();
    await noneDue();
    expect(await rowsOf(ada)).toEqual(left);
  });

  it('keeps what was refused for the player to see, also where nothing waits any more', async () => {
    await leaveUnsent(ada);
    const db = await new Dexie(databaseName(ada)).open();
    await db.table('outbox').clear();
    await db.table('refused').put({ id: 'one' });
    db.close();
    storedDue('keep');
    await start();
    await noneDue();
    expect(await rowsOf(ada)).toEqual({ ...KEPT, outbox: 0, refused: 1 });
  });

  it('keeps the files that wait to be sent, and none that were sent or never told', async () => {
    await leaveUnsent(ada);
    const db = await new Dexie(databaseName(ada)).open();
    const states = ['draft', 'waiting', 'paused', 'sent'];
    await db.table('files').bulkPut(states.map((state) => ({ id: state, state })));
    db.close();
    storedDue('keep');
    await start();
    await noneDue();
    const left = await new Dexie(databaseName(ada)).open();
    expect(await left.table('files').toCollection().primaryKeys()).toEqual(['paused', 'waiting']);
    left.close();
  });

  it('stays noted beside what another player leaves', async () => {
    storedDue('keep');
    failingDisk();
    const { signIn, signOut } = await start();
    await signIn({ emailOrUsername: bea, password: 'x' });
    await signOut('discard');
    expect(stored().purges).toEqual([
      { userId: ada, unsent: 'keep' },
      { userId: bea, unsent: 'discard' },
    ]);
  });

  it('stays noted if it fails, whatever becomes of others', async () => {
    await leaveUnsent(ada);
    await leaveUnsent(bea);
    const purges = [ada, bea].map((userId) => ({ userId, unsent: 'discard' }));
    localStorage.setItem(STORED, JSON.stringify({ user: null, isLogoutDue: false, purges }));
    const clear = IDBObjectStore.prototype.clear;
    vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(function (this: IDBObjectStore) {
      if (this.transaction.db.name === databaseName(bea)) throw new DOMException('disk', 'UnknownError');
      return clear.call(this);
    });
    await start();
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(stored().purges).toEqual([{ userId: bea, unsent: 'discard' }]);
    expect(await rowsOf(ada)).toBeUndefined();
    expect(await rowsOf(bea)).toMatchObject({ outbox: 1 });
  });

  it('by another tab is over before the same player’s phone opens', async () => {
    const locks = fakeLocks();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    storedDue('discard');
    const { signIn, currentSession } = await loadAfresh();
    const { withLock } = await import('../session/session-lock.ts');
    let end: () => void = () => undefined;
    const other = withLock('volleypath:purge', () => new Promise<void>((resolve) => (end = resolve)));
    const signedIn = signIn({ emailOrUsername: ada, password: 'x' });
    await vi.waitFor(() => expect(door.calls).toContain('POST /api/auth/login'));
    await vi.waitFor(() => expect(locks.timesAsked('volleypath:purge')).toBe(2));
    expect(currentSession().status).toBe('loading');
    end();
    await Promise.all([other, signedIn]);
    expect(currentSession()).toMatchObject({ user: { id: ada } });
  });

  it('is done before another player’s phone opens', async () => {
    await leaveUnsent(ada);
    storedDue('keep');
    const { signIn } = await start();
    await signIn({ emailOrUsername: bea, password: 'x' });
    expect(await rowsOf(ada)).toEqual(KEPT);
  });

  it('is done before the same player’s phone opens: what was thrown away is not sent after all', async () => {
    await leaveUnsent(ada);
    storedDue('discard');
    const disk = failingDisk();
    const { signIn } = await start();
    await vi.waitFor(() => expect(disk).toHaveBeenCalled());
    disk.mockRestore();
    await signIn({ emailOrUsername: ada, password: 'x' });
    expect(stored().purges).toEqual([]);
    expect((await rowsOf(ada))?.outbox ?? 0).toBe(0);
  });

  it('never takes what is the player’s again', async () => {
    await leaveUnsent(ada);
    storedDue('discard');
    const disk = failingDisk();
    const { signIn } = await start();
    await signIn({ emailOrUsername: ada, password: 'x' });
    expect(stored().purges).toEqual([]);
    disk.mockRestore();
    await start();
    await signIn({ emailOrUsername: ada, password: 'x' });
    expect(await rowsOf(ada)).toMatchObject({ outbox: 1, notifications: 1 });
  });

  it('is void for who is signed in, whatever is noted', async () => {
    await leaveUnsent(ada);
    storedDue('discard', ada);
    door.cookie = ada;
    await start();
    await noneDue();
    expect(await rowsOf(ada)).toMatchObject({ outbox: 1, notifications: 1 });
  });

  it('of a player that another took the phone from is taken up too', async () => {
    localStorage.setItem(STORED, JSON.stringify({ user: userOf(ada), isLogoutDue: false }));
    await leaveUnsent(ada);
    const { signIn } = await start();
    const disk = failingDisk();
    await signIn({ emailOrUsername: bea, password: 'x' });
    expect(await rowsOf(ada)).toMatchObject({ notifications: 1 });
    disk.mockRestore();
    await start();
    await noneDue();
    expect(await rowsOf(ada)).toEqual(KEPT);
  });
});

it.each(['x', [1], [{ userId: 1 }], [{ userId: 'x', unsent: 'all' }]])(
  'a note that is amiss (%j) is none',
  async (purges) => {
    localStorage.setItem(STORED, JSON.stringify({ user: null, isLogoutDue: false, purges }));
    const { readStoredSession } = await import('../session/stored-session.ts');
    expect(readStoredSession().purges).toEqual([]);
  },
);
