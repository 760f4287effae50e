import type { AddressOf } from 'sync-protocol/contract/call';
import type { subscribePush } from 'sync-protocol/contract/notifications/web-push';
import type { PushMessage } from 'sync-protocol/web-push-message';
import { setAppBadge } from '../app-badge.ts';

const ICON = '/icons/icon-192.png';
const BADGE = '/icons/badge-96.png';

/** Shows what a push message says, always: phones take the right to push from apps that stay silent. */
export async function showMessage(
  worker: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
): Promise<void> {
  const { title, body, tag, lang, navigate, app_badge: unread } = readMessage(data);
  const badged = setAppBadge(worker.navigator, unread === undefined ? undefined : Number(unread));
  await worker.registration.showNotification(title, {
    body,
    icon: ICON,
    badge: BADGE,
    data: { navigate },
    // One that takes the place of another is as new as that was: it must not come without a sound.
    ...(tag !== undefined && { tag, renotify: true }),
    ...(lang !== undefined && { lang }),
  });
  await badged;
}

type Shown = Pick<PushMessage['notification'], 'title' | 'body'> & Partial<PushMessage['notification']>;

/** What to show; a message that is not ours to read still leads to the app. */
function readMessage(data: PushMessageData | null): Shown {
  try {
    const message = data?.json() as PushMessage | undefined;
    if (typeof message?.notification.title === 'string') return message.notification;
  } catch {
    // Falls through to the plain notice.
  }
  return { title: 'VolleyPath', body: 'There is something new for you.', navigate: '/' };
}

/** Brings the player to the screen that a notification is about, in a window that is open or a new one. */
export async function openNotification(
  worker: ServiceWorkerGlobalScope,
  notification: Notification,
): Promise<void> {
  notification.close();
  const url = ownAddress(worker, notification);
  const [client] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!client) {
    await worker.clients.openWindow(url.href);
    return;
  }
  client.postMessage({ type: 'open', path: url.pathname + url.search });
  try {
    await client.focus();
  } catch {
    // Some browsers allow it only for a click of their own; the screen changes all the same.
  }
}

/** An address in this app; whatever else a message names leads Home. */
function ownAddress({ location }: ServiceWorkerGlobalScope, { data }: Notification): URL {
  const { navigate = '/' } = (data ?? {}) as { navigate?: string };
  const home = new URL('/', location.origin);
  try {
    const url = new URL(navigate, home);
    return url.origin === home.origin ? url : home;
  } catch {
    // `URL.canParse` would tell, but it is younger than browsers that we serve.
    return home;
  }
}

/** The push service has given this browser another address: the server must know it. */
export async function renewSubscription(
  worker: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  const options = oldSubscription?.options;
  const renewed = newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
  if (!renewed) return;
  const { endpoint, keys } = renewed.toJSON();
  await worker.fetch('/api/push/subscriptions' satisfies AddressOf<typeof subscribePush>, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, replaces: oldSubscription?.endpoint }),
  });
}
