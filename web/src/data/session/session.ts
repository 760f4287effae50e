import { useSyncExternalStore } from 'react';
import type { BodyOf } from 'sync-protocol/contract/call';
import type * as contract from 'sync-protocol/contract/session/session';
import type { CurrentUser } from 'sync-protocol/contract/session/session';
import { ApiError, isOffline, unreadable } from '../server/calls/api-error.ts';
import { dropAsked, fetchOrTake } from '../server/calls/asked-ahead.ts';
import { purgeDue } from '../store/due-purges.ts';
import { requestJson } from '../server/calls/request-json.ts';
import { withSessionLock } from './session-lock.ts';
import { enter, leave, sayGoodbye, session, SIGNED_OUT, type Session } from './session-store.ts';
import { leaveIfTold, tellLogout } from './sign-out.ts';
import { activeUserId, onSessionElsewhere, readStoredSession, storeSession } from './stored-session.ts';
import { pauseSync, resumeSync } from '../sync/sync.ts';
import { syncState } from '../sync/sync-state.ts';
import { isRecord } from '../is-record.ts';

export type { CurrentUser } from 'sync-protocol/contract/session/session';

/** What only a door or an account's page asks of the server. */
const calls = async () => import('./session-calls.ts');

let hasStarted = false;

/** Who uses the app; the first screen that asks starts the session, offline too. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, session.get, session.get);
}

function subscribe(listener: () => void): () => void {
  startSession();
  return session.subscribe(listener);
}

/** Reads who is signed in and asks the server in the background whether it agrees. */
export function startSession(): void {
  if (hasStarted) return;
  hasStarted = true;
  onSessionElsewhere(readSession);
  addEventListener('online', () => void revalidate());
  document.addEventListener('visibilitychange', () => {
    // The session may have begun anew in another tab.
    if (document.visibilityState === 'visible' && syncState.get() === 'signedOut') void revalidate();
  });
  syncState.subscribe(() => {
    if (syncState.get() === 'signedOut') void leaveIfTold();
  });
  void purgeDue();
  readSession();
}

/** Takes over what this browser remembers, at start and when another tab has changed it. */
function readSession(): void {
  const { user, isLogoutDue, endedElsewhere } = readStoredSession();
  if (user) enter(user);
  else if (isLogoutDue || session.get().status === 'signedIn') leave(endedElsewhere && { endedElsewhere });
  void revalidate();
}

/** Asks the server who is signed in; without an answer the phone goes on with what it knows. */
async function revalidate(): Promise<void> {
  const stored = readStoredSession();
  if (stored.isLogoutDue) return tellLogout();
  try {
    const user = await (stored.user ? askForUser() : askForAnybody(stored.turn));
    if (user) await adoptAnswer(user, stored.turn);
    else if (session.get().status === 'loading') session.set(SIGNED_OUT);
  } catch (error) {
    if (readStoredSession().turn !== stored.turn) return;
    if (stored.user) {
      if (error instanceof ApiError && error.status === 401) {
        pauseSync();
        await leaveIfTold();
      }
    } else if (session.get().status === 'loading') {
      session.set(statusWithout(error));
    }
  }
}

async function askForUser(): Promise<CurrentUser> {
  return readUser(
    await requestJson<typeof contract.authUser>(fetch, { method: 'GET', url: '/api/auth/user' }),
  );
}

/** Where nobody is known, nobody being signed in is no error; the browser would write one on its console. */
async function askForAnybody(turn: number): Promise<CurrentUser | null> {
  // What was asked ahead holds as long as nobody has ever signed in or out here.
  if (turn !== 0) dropAsked();
  const answer = await requestJson<typeof contract.browserSession>(fetchOrTake, {
    method: 'GET',
    url: '/api/auth/session',
  });
  if (!isRecord(answer)) throw unreadable();
  return answer.user === null ? null : readUser(answer.user);
}

function statusWithout(error: unknown): Session {
  const isSignedOut = isOffline(error) || (error instanceof ApiError && error.status === 401);
  return isSignedOut ? SIGNED_OUT : { status: 'error', user: null, error: messageOf(error) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function readUser(json: unknown): CurrentUser {
  if (!isRecord(json) || typeof json.id !== 'string' || typeof json.timezone !== 'string') throw unreadable();
  return json as CurrentUser;
}

/** Takes over whom the server knows; not if someone has signed in or out since it was asked, in `turn`. */
async function adoptAnswer(user: CurrentUser, turn: number): Promise<void> {
  await withSessionLock(() => adopt(user, turn));
  resumeSync();
}

/**
 * Makes this phone the player's; the rows of whoever had it before go, what they never sent stays.
 * @param asked the turn that this answers, if it is only an answer
 */
async function adopt(user: CurrentUser, asked?: number): Promise<void> {
  // What these players left behind goes before they come back: from then on nothing of theirs is removed.
  await purgeDue();
  const { user: before, turn, purges } = readStoredSession();
  if (asked !== undefined && asked !== turn) return;
  const left = before?.id === user.id ? undefined : before?.id;
  const others = purges.filter(({ userId }) => userId !== user.id);
  storeSession({
    user,
    isLogoutDue: false,
    // Every sign-in counts, and whom this phone did not know.
    turn: asked === undefined || before?.id !== user.id ? turn + 1 : turn,
    purges: left ? [...others, { userId: left, unsent: 'keep' }] : others,
  });
  if (left) {
    leave();
    await Promise.all([sayGoodbye(), purgeDue()]);
  }
  // Another tab may have signed them out meanwhile.
  if (activeUserId() === user.id) enter(user);
}

/** Signs in. @throws ApiError with the server's message */
export async function signIn(body: BodyOf<typeof contract.login>): Promise<CurrentUser> {
  const { login } = await calls();
  return signInWith(() => login(body));
}

/** Creates an account and signs in. @throws ApiError with the server's message and its issues */
export async function register(body: BodyOf<typeof contract.register>): Promise<CurrentUser> {
  const { register: send } = await calls();
  return signInWith(() => send(body));
}

/** Signs in with what `login` asks the server. @throws whatever `login` throws; ApiError where the browser stores nothing */
export async function signInWith(login: () => Promise<CurrentUser>): Promise<CurrentUser> {
  // First of all: where nothing is stored, not even the lock is to be had.
  (await calls()).mustStore();
  return withSessionLock(async () => {
    const user = await login();
    await adopt(user);
    resumeSync();
    return user;
  });
}

/** Sets the username and the first profile. @throws ApiError with the server's message and its issues */
export async function completeProfile(body: BodyOf<typeof contract.completeProfile>): Promise<CurrentUser> {
  const { completeProfile: send } = await calls();
  return adoptFrom(() => send(body));
}

/** Takes over what a change of the player's account answers. @throws whatever `change` throws */
export async function adoptFrom(change: () => Promise<CurrentUser>): Promise<CurrentUser> {
  const { turn } = readStoredSession();
  const user = await change();
  await adoptAnswer(user, turn);
  return user;
}

/** Proposes a free username. @throws ApiError */
export async function generateUsername(): Promise<string> {
  const { generateUsername: ask } = await calls();
  return (await ask()).displayName;
}

/** Asks the server once more who is signed in, after something about them has changed there. */
export function refreshUser(): Promise<void> {
  return revalidate();
}
