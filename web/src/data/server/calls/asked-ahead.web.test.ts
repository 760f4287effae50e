import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClientGroupId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { takeAskedGroup } from './asked-ahead.ts';
import { Door, userOf } from '#data/testing/door.ts';
import { FakeServer } from '#data/testing/fake-server.ts';
import { cleanUpAfter, loadAfresh } from '#data/testing/load-afresh.ts';

const STORED = 'volleypath.session';
const SCRIPT = readFileSync(`${import.meta.dirname}/../../../../public/ask-ahead.js`, 'utf8');

let server: FakeServer;
let door: Door;
let calls: string[];

beforeEach(() => {
  server = new FakeServer(() => Date.now());
  door = new Door();
  door.cookie = server.userId;
  calls = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    calls.push(url);
    if (url === '/api/catalog') return Response.json({ version: 'v', promptsVersion: 'p 1', programs: [] });
    if (url.startsWith('/api/catalog/prompts/')) return Response.json([{ id: 1, text: 'One more ball.' }]);
    return url.startsWith('/api/sync/pull') ? server.handle(url, undefined) : door.fetch(url, init);
  });
});
afterEach(async () => {
  globalThis.askedAhead = undefined;
  await cleanUpAfter(server.userId);
});

/** What the page does before its scripts are there. */
const askAhead = () => void runInThisContext(SCRIPT);
const has = (start: string) => calls.filter((url) => url.startsWith(start));

async function startApp() {
  const app = await loadAfresh();
  const { syncState } = await import('#data/sync/sync-state.ts');
  app.startSession();
  return { ...app, syncState };
}

it('a new phone takes what its page has asked for, and asks for none of it again', async () => {
  askAhead();
  await vi.waitFor(() => expect(has('/api/catalog/prompts/p%201')).toHaveLength(1));
  const asked = [...calls];
  const { currentSession } = await startApp();
  const { activePhone } = await import('#data/store/active-phone.ts');
  await vi.waitFor(async () => {
    expect(await activePhone()?.db.meta.get('pulled')).toBeDefined();
    expect(await activePhone()?.db.meta.get('prompts')).toBeDefined();
  });
  expect(currentSession()).toMatchObject({ status: 'signedIn', user: { id: server.userId } });
  for (const url of asked) expect(calls.filter((one) => one === url)).toEqual([url]);
  expect(has('/api/sync/pull').filter((url) => !url.includes('cursor='))).toHaveLength(1);
});

it('the page asks for no rows where nobody is signed in, nor for anything where somebody is known', async () => {
  door.cookie = null;
  askAhead();
  const { currentSession } = await startApp();
  await vi.waitFor(() => expect(currentSession().status).toBe('signedOut'));
  expect(calls).toEqual(['/api/auth/session']);
  localStorage.setItem(STORED, JSON.stringify({ user: userOf(server.userId), isLogoutDue: false }));
  askAhead();
  expect(calls).toEqual(['/api/auth/session']);
});

it('whoever has signed out since the page asked stays signed out', async () => {
  askAhead();
  await vi.waitFor(() => expect(has('/api/catalog')).not.toEqual([]));
  // In another tab, which has told the server.
  localStorage.setItem(STORED, JSON.stringify({ user: null, isLogoutDue: false, turn: 2, purges: [] }));
  door.cookie = null;
  const { currentSession } = await startApp();
  await vi.waitFor(() => expect(currentSession().status).toBe('signedOut'));
  expect(globalThis.askedAhead).toBeUndefined();
});

it('an answer that did not come is no connection; the next try asks anew', async () => {
  door.isUp = false;
  askAhead();
  const { currentSession, refreshUser } = await startApp();
  await vi.waitFor(() => expect(currentSession().status).toBe('signedOut'));
  door.isUp = true;
  await refreshUser();
  await vi.waitFor(() => expect(currentSession().status).toBe('signedIn'));
});

it('only the first phone gets the client group that the page asked as', async () => {
  const clientGroup = newId<ClientGroupId>();
  globalThis.askedAhead = { clientGroup, answers: {} };
  expect([takeAskedGroup(), takeAskedGroup()]).toEqual([clientGroup, undefined]);
});
