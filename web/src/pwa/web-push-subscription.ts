import { isIphone } from './install.ts';

/** A browser whose push service does not answer never says so: it just waits. */
const PATIENCE_MS = 15_000;

export type PushKeys = { endpoint: string; keys: { p256dh: string; auth: string } };

/** Why this browser gets no push messages, or `ready`. */
export type PushAbility = 'ready' | 'unsupported' | 'installFirst' | 'denied';

/** Whether this browser can have push messages; iPhones only in the installed app. */
export function pushAbility(): PushAbility {
  const canPush = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!canPush) return isIphone() ? 'installFirst' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** Asks for permission; to be called from a tap, after the app has explained what for. */
export async function askForPush(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

/**
 * Subscribes this browser, or finds its subscription.
 * @param publicKey the server's VAPID key, base64url
 * @throws DOMException when the browser or its push service refuses, or does not answer in time
 */
export async function subscribe(publicKey: string): Promise<PushKeys> {
  const registration = await inTime(navigator.serviceWorker.ready);
  const current = await registration.pushManager.getSubscription();
  if (current && isFor(current, publicKey)) return keysOf(current);
  await current?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return keysOf(await inTime(registration.pushManager.subscribe(options)));
}

/** The subscription that this browser has. */
export async function currentSubscription(): Promise<PushKeys | undefined> {
  if (pushAbility() !== 'ready') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const current = await registration?.pushManager.getSubscription();
  return current ? keysOf(current) : undefined;
}

/** Ends this browser's subscription, and takes away what it still shows; answers its address, for the server to forget. */
export async function unsubscribe(): Promise<string | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  const current = await registration?.pushManager?.getSubscription();
  // Whoever has the phone next reads none of it.
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  await current?.unsubscribe();
  return current?.endpoint;
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;
  if (!key) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey.replace(/=+$/, '');
}

function keysOf(subscription: PushSubscription): PushKeys {
  const { keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, keys: { p256dh, auth } };
}

function inTime<T>(waited: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException('The push service does not answer', 'TimeoutError')),
      PATIENCE_MS,
    );
    waited.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
