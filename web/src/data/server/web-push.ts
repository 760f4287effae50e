import type * as contract from 'sync-protocol/contract/notifications/web-push';
import {
  askForPush,
  currentSubscription,
  pushAbility,
  subscribe,
  unsubscribe,
} from '#pwa/web-push-subscription.ts';
import { isRecord } from '../is-record.ts';
import { withLock } from '../session/session-lock.ts';
import type { SyncState } from '../sync/sync-state.ts';
import { knowsPush, PUSH_ENDPOINT } from './push-endpoint.ts';
import { requestJson } from './calls/request-json.ts';

export { pushAbility } from '#pwa/web-push-subscription.ts';

/** When the server was told the address last; a server that has lost it hears it again within a day. */
const TOLD = 'volleypath.push-told';
const TELL_AGAIN_MS = 24 * 3_600_000;

/** One after the other, in all tabs: what a start renews must not come after what the player turns off. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => withLock('volleypath:web-push', work);

/**
 * Turns push messages on for this browser; to be called from a tap, after explaining what for.
 * @returns false when the player says no
 * @throws DOMException or ApiError when the browser, its push service or the server fails
 */
export async function turnPushOn(): Promise<boolean> {
  if (!(await askForPush())) return false;
  await inTurn(register);
  return true;
}

async function register(): Promise<void> {
  const answer = await requestJson<typeof contract.pushKey>(fetch, { method: 'GET', url: '/api/push/key' });
  const publicKey = isRecord(answer) && typeof answer.publicKey === 'string' ? answer.publicKey : '';
  const { endpoint, keys } = await subscribe(publicKey);
  const before = localStorage.getItem(PUSH_ENDPOINT);
  const body = {
    endpoint,
    keys,
    ...(before !== null && before !== endpoint && { replaces: before }),
  };
  // Kept before the server knows it: else a phone whose storage is full gets messages and says that they are off.
  localStorage.setItem(PUSH_ENDPOINT, endpoint);
  try {
    await requestJson<typeof contract.subscribePush>(fetch, {
      method: 'POST',
      url: '/api/push/subscriptions',
      body,
    });
  } catch (thrown) {
    if (before === null) localStorage.removeItem(PUSH_ENDPOINT);
    else localStorage.setItem(PUSH_ENDPOINT, before);
    throw thrown;
  }
  try {
    localStorage.setItem(TOLD, String(Date.now()));
  } catch {
    // It is told again at the next start.
  }
}

/**
 * Turns push messages off for this browser: here, on the server, or both.
 * @throws ApiError when neither works
 */
export function turnPushOff(): Promise<void> {
  return inTurn(unregister);
}

async function unregister(): Promise<void> {
  const known = localStorage.getItem(PUSH_ENDPOINT);
  localStorage.removeItem(PUSH_ENDPOINT);
  localStorage.removeItem(TOLD);
  const [ended] = await Promise.allSettled([unsubscribe()]);
  const endpoint = (ended.status === 'fulfilled' && ended.value) || known;
  if (endpoint === null) return;
  try {
    await requestJson<typeof contract.unsubscribePush>(fetch, {
      method: 'DELETE',
      url: '/api/push/subscriptions',
      body: { endpoint },
    });
  } catch (thrown) {
    // Messages to a subscription that is gone fail, and then the server forgets it by itself.
    if (ended.status === 'rejected') throw thrown;
  }
}

/** Whether push messages were turned on in this browser, and it still allows them. */
export function isPushOn(): boolean {
  // A browser that would ask first is not asked: only a tap does that.
  return knowsPush() && pushAbility() === 'ready' && Notification.permission === 'granted';
}

/** Whether they can come: browsers drop subscriptions without a word. */
export async function hasSubscription(): Promise<boolean> {
  return isPushOn() && (await currentSubscription()) !== undefined;
}

/** Browsers drop subscriptions without a word: at each start the server gets the address that holds now. */
export async function renewPush(): Promise<void> {
  if (isPushOn()) await inTurn(renew);
}

let hasEnded = false;

/** With a session the server forgets where its messages went: it is told again as soon as it knows the player again. */
export async function followSession(state: SyncState): Promise<void> {
  if (state === 'signedOut') {
    hasEnded = true;
    localStorage.removeItem(TOLD);
  } else if (hasEnded && state === 'synced') {
    hasEnded = false;
    await renewPush();
  }
}

async function renew(): Promise<void> {
  // It may have been turned off meanwhile.
  if (!isPushOn()) return;
  const current = await currentSubscription();
  const isOld = Date.now() - Number(localStorage.getItem(TOLD)) > TELL_AGAIN_MS;
  if (isOld || current?.endpoint !== localStorage.getItem(PUSH_ENDPOINT)) await register();
}
