import type { accountGone } from 'sync-protocol/contract/session/account';
import type { logout } from 'sync-protocol/contract/session/session';
import type { UserId } from 'sync-protocol/ids';
import { activePhone, closePhone } from '../store/active-phone.ts';
import { offline } from '../server/calls/api-error.ts';
import { purgeDue } from '../store/due-purges.ts';
import type { Phone } from '../store/phone.ts';
import { unsentIn } from '../store/unsent.ts';
import { requestJson } from '../server/calls/request-json.ts';
import { withSessionLock } from './session-lock.ts';
import { leave, sayGoodbye, session, SIGNED_OUT } from './session-store.ts';
import {
  activeUserId,
  readStoredSession,
  storeSession,
  type DuePurge,
  type StoredSession,
} from './stored-session.ts';
import { flushNow, stopSync } from '../sync/sync.ts';
import { isRecord } from '../is-record.ts';

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
 * Signs out and removes the player's data from this phone, offline too; the server hears of it when it can. A tab that a
 * newer version has taken the database from can send nothing: what that one has not sent either is kept.
 * @param patience aborted when the player no longer waits for what is being sent
 * @returns false when `send` could not send everything, or the server refused some: then nothing has happened
 */
export async function signOut(unsent: Unsent, patience?: AbortSignal): Promise<boolean> {
  const phone = activePhone();
  if (phone && unsent === 'send') {
    const isSent = await sendRest(phone, patience);
    // Another tab was faster.
    if (activeUserId() !== phone.db.userId) return true;
    if (!isSent || patience?.aborted) return false;
  }
  // What another tab has done since the last look was never sent: it waits for this player's next sign-in.
  storeNobody(phone?.db.userId, unsent === 'discard' ? 'discard' : 'keep', { isLogoutDue: true });
  await forgetSession();
  return true;
}

/**
 * Sends what waits, files first, held back or not.
 * @returns whether the server has taken everything that was done on this phone, or that is no longer this tab's to say
 */
async function sendRest(phone: Phone, patience = new AbortController().signal): Promise<boolean> {
  const { db } = phone;
  try {
    if ((await unsentIn(db).count()) > 0) {
      // Without a connection it may not be here; then nothing can be sent either.
      const files = await import('../media/send-all-files.ts').catch(() => undefined);
      await files?.sendAllFiles(phone, patience);
      if (!patience.aborted) await flushNow();
    }
    return (await unsentIn(db).count()) + (await db.refused.count()) === 0;
  } catch (error) {
    if (!db.isLeft) throw error;
    return true;
  }
}

/** Does what a sign-out that is noted already asks for, and lets the server take the cookie. */
async function forgetSession(why?: { endedElsewhere: true }): Promise<void> {
  leave(why);
  // The server hears of it whatever becomes of the data; first of what takes a session to be cleaned up there.
  await Promise.all([purgeDue(), sayGoodbye().then(tellLogout)]);
}

/** Lets the server take the cookie of whom this phone has signed out, if it has not yet. */
export async function tellLogout(): Promise<void> {
  if (session.get().status !== 'signedOut') session.set(SIGNED_OUT);
  try {
    await withSessionLock(async () => {
      if (!readStoredSession().isLogoutDue) return;
      await requestJson<typeof logout>(fetch, { method: 'POST', url: '/api/auth/logout' });
      storeSession({ ...readStoredSession(), isLogoutDue: false });
    });
  } catch {
    // Tried again on `online` and at the next start; until then nobody is signed in on this phone.
  }
}

/**
 * Makes sure that no sign-out waits any more: it would end the session that somebody comes back with from elsewhere.
 * @throws ApiError when the server can't be told
 */
export async function settleLogout(): Promise<void> {
  if (readStoredSession().isLogoutDue) await tellLogout();
  if (readStoredSession().isLogoutDue) throw offline();
}

let asking: Promise<void> | undefined;

/** Whoever is turned away may have been so on purpose, from elsewhere: then what this phone holds goes (S6.7). */
export function leaveIfTold(): Promise<void> {
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
      const answer = await requestJson<typeof accountGone>(fetch, {
        method: 'GET',
        url: `/api/auth/gone/${userId}`,
      });
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
