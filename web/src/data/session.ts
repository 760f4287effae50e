import { useSyncExternalStore } from 'react';
import type { BodyOf } from 'sync-protocol/contract/call';
import type * as contract from 'sync-protocol/contract/session';
import type { CurrentUser } from 'sync-protocol/contract/session';
import type { UserId } from 'sync-protocol/ids';
import { activePhone, closePhone, openPhone } from './active-phone.ts';
import { atMost } from './at-most.ts';
import { ApiError, isOffline, unreadable } from './api-error.ts';
import { purgeDue } from './due-purges.ts';
import type { Phone } from './phone.ts';
import { requestJson } from './request-json.ts';
import { withSessionLock } from './session-lock.ts';
import { createStore } from '#pwa/store.ts';
import {
  activeUserId,
  onSessionElsewhere,
  readStoredSession,
  storeSession,
  type DuePurge,
  type StoredSession,
} from './stored-session.ts';
import { flushNow, pauseSync, resumeSync, startSync, stopSync } from './sync.ts';
import { syncState } from './sync-state.ts';
import { isRecord } from './unknown.ts';

export type { CurrentUser } from 'sync-protocol/contract/session';

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signedOut'; user: null; accountDeleted?: 'here' | 'elsewhere'; endedElsewhere?: true }
  /** Signed in on this phone, also with no connection and when the server's session has ended. */
  | { status: 'signedIn'; user: CurrentUser }
  | { status: 'error'; user: null; error: string };

type Visit = () => Promise<void> | void;

/** Nobody waits longer than this for what a sign-out cleans up elsewhere. */
const GOODBYE_MS = 3_000;

const SIGNED_OUT = { status: 'signedOut', user: null } as const;

const session = createStore<Session>({ status: 'loading', user: null });
const welcomes = new Set<Visit>();
const goodbyes = new Set<Visit>();
let hasStarted = false;

/** Who uses the app; the first screen that asks starts the session, offline too. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, session.get);
}

/** The same, asked once. */
export function currentSession(): Session {
  return session.get();
}

function subscribe(listener: () => void): () => void {
  startSession();
  return session.subscribe(listener);
}

/** Calls `come` whenever a player's phone opens, also at a start with no connection. */
export function onSignIn(come: Visit): void {
  welcomes.add(come);
}

/** Calls `leave` whenever a player signs out on this phone: what it holds of them has to go. */
export function onSignOut(leave: Visit): void {
  goodbyes.add(leave);
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

function enter(user: CurrentUser): void {
  const standing = activePhone()?.db.userId;
  const phone = openPhone(user.id, user.timezone);
  session.set({ status: 'signedIn', user });
  if (standing === user.id) return;
  startSync(phone);
  void visit(welcomes);
}

function leave(why: { endedElsewhere?: true } = {}): void {
  stopSync();
  closePhone();
  session.set({ ...SIGNED_OUT, ...why });
}

/** Asks the server who is signed in; without an answer the phone goes on with what it knows. */
async function revalidate(): Promise<void> {
  const stored = readStoredSession();
  if (stored.isLogoutDue) return tellLogout();
  try {
    const user = readUser(await requestJson(fetch, { method: 'GET', url: '/api/auth/user' }));
    await adoptAnswer(user, stored.turn);
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

async function visit(visits: ReadonlySet<Visit>): Promise<void> {
  await Promise.allSettled([...visits].map(async (one) => one()));
}

async function sayGoodbye(): Promise<void> {
  await atMost(GOODBYE_MS, visit(goodbyes));
}

/** Signs in. @throws ApiError with the server's message */
export async function signIn(body: BodyOf<typeof contract.login>): Promise<CurrentUser> {
  const { login } = await import('./session-calls.ts');
  return signInWith(() => login(body));
}

/** Creates an account and signs in. @throws ApiError with the server's message and its issues */
export async function register(body: BodyOf<typeof contract.register>): Promise<CurrentUser> {
  const { register: send } = await import('./session-calls.ts');
  return signInWith(() => send(body));
}

/** Signs in with what `login` asks the server. @throws whatever `login` throws */
export function signInWith(login: () => Promise<CurrentUser>): Promise<CurrentUser> {
  return withSessionLock(async () => {
    const user = await login();
    await adopt(user);
    resumeSync();
    return user;
  });
}

/** Sets the username and the first profile. @throws ApiError with the server's message and its issues */
export async function completeProfile(body: BodyOf<typeof contract.completeProfile>): Promise<CurrentUser> {
  const { completeProfile: send } = await import('./session-calls.ts');
  const { turn } = readStoredSession();
  const user = await send(body);
  await adoptAnswer(user, turn);
  return user;
}

/** Proposes a free username. @throws ApiError */
export async function generateUsername(): Promise<string> {
  const { generateUsername: ask } = await import('./session-calls.ts');
  return (await ask()).displayName;
}

/** Asks the server once more who is signed in, after something about them has changed there. */
export function refreshUser(): Promise<void> {
  return revalidate();
}

let asking: Promise<void> | undefined;

/** Whoever is turned away may have been so on purpose, on another device: then what this phone holds goes (S6.7). */
function leaveIfTold(): Promise<void> {
  asking ??= askWhy().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function askWhy(): Promise<void> {
  const userId = activePhone()?.db.userId;
  if (!userId) return;
  try {
    // Nobody signs in between the answer and what follows from it.
    const fate = await withSessionLock(async () => {
      const answer = await requestJson(fetch, { method: 'GET', url: `/api/auth/gone/${userId}` });
      if (!isRecord(answer) || activeUserId() !== userId) return undefined;
      if (answer.gone === true) return 'gone';
      if (answer.ended !== true) return undefined;
      storeNobody(userId, 'keep', { isLogoutDue: true, endedElsewhere: true });
      return 'ended';
    });
    if (fate === 'gone') await forgetAccount('elsewhere');
    if (fate === 'ended') await forgetSession({ endedElsewhere: true });
  } catch {
    // Asked again when the server next turns this phone away.
  }
}

/** Notes in one go that nobody is signed in and what has to be removed: it is, even if the app is closed right now. */
function storeNobody(
  userId: UserId | undefined,
  unsent: DuePurge['unsent'],
  why: Pick<StoredSession, 'isLogoutDue' | 'endedElsewhere'>,
): void {
  const { turn, purges } = readStoredSession();
  storeSession({
    user: null,
    ...why,
    turn: turn + 1,
    purges: userId ? [...purges, { userId, unsent }] : purges,
  });
}

/** Removes everything of a player whose account is no more, what was never sent as well. */
export async function forgetAccount(accountDeleted: 'here' | 'elsewhere'): Promise<void> {
  storeNobody(activePhone()?.db.userId, 'discard', { isLogoutDue: false });
  session.set({ ...SIGNED_OUT, accountDeleted });
  stopSync();
  closePhone();
  await Promise.all([sayGoodbye(), purgeDue()]);
}

/** What becomes of changes that were never sent: tried now, kept for this player's next sign-in, or lost. */
export type Unsent = 'send' | DuePurge['unsent'];

/**
 * Signs out and removes the player's data from this phone, offline too; the server hears of it when it can.
 * @param patience aborted when the player no longer waits for what is being sent
 * @returns false when `send` could not send everything, or the server refused some: then nothing has happened
 */
export async function signOut(unsent: Unsent, patience?: AbortSignal): Promise<boolean> {
  const phone = activePhone();
  if (phone && unsent === 'send') {
    const isSent = await sendRest(phone);
    // Another tab was faster.
    if (phone.db.isLeft) return true;
    if (!isSent || patience?.aborted) return false;
  }
  storeNobody(phone?.db.userId, unsent === 'keep' ? 'keep' : 'discard', { isLogoutDue: true });
  await forgetSession();
  return true;
}

/** Sends what waits. @returns whether the server has taken everything that was done on this phone */
async function sendRest({ db }: Phone): Promise<boolean> {
  try {
    if ((await db.outbox.count()) > 0) await flushNow();
    return (await db.outbox.count()) + (await db.refused.count()) === 0;
  } catch (error) {
    if (!db.isLeft) throw error;
    return false;
  }
}

/** Does what a sign-out that is noted already asks for, and lets the server take the cookie. */
async function forgetSession(why?: { endedElsewhere: true }): Promise<void> {
  leave(why);
  // The server hears of it whatever becomes of the data; first of what takes a session to be cleaned up there.
  await Promise.all([purgeDue(), sayGoodbye().then(tellLogout)]);
}

async function tellLogout(): Promise<void> {
  if (session.get().status !== 'signedOut') session.set(SIGNED_OUT);
  try {
    await withSessionLock(async () => {
      if (!readStoredSession().isLogoutDue) return;
      await requestJson(fetch, { method: 'POST', url: '/api/auth/logout' });
      storeSession({ ...readStoredSession(), isLogoutDue: false });
    });
  } catch {
    // Tried again on `online` and at the next start; until then nobody is signed in on this phone.
  }
}
