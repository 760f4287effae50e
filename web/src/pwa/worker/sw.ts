import { COACH_CACHE, COACH_PATH } from '../coach-cache.ts';
import { FLUSH_TAG } from '../flush-tag.ts';
import { dropOldShared, keepShared, SHARE_PATH } from '../shared-file.ts';
import { sendOutboxes } from './flush.ts';
import { openNotification, renewSubscription, showMessage } from './notifications.ts';
import { Precache, type BuiltFile } from './precache.ts';

declare const self: ServiceWorkerGlobalScope & { builtFiles: BuiltFile[] };

const precache = new Precache(self.builtFiles, caches);

self.addEventListener('install', (event) => {
  event.waitUntil(spareWakingUp(event));
  event.waitUntil(precache.install());
});
self.addEventListener('activate', (event) =>
  event.waitUntil(precache.activate(self.registration.installing !== null).then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'POST' && origin === location.origin && pathname === SHARE_PATH)
    return event.respondWith(takeOver(request));
  // Answers of the API are never kept: they are a player's own.
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (pathname.startsWith(COACH_PATH)) return event.respondWith(coachFile(request));
  const isPage = request.mode === 'navigate' && !pathname.includes('.');
  if (!isPage && !precache.mayHave(pathname)) return;
  const kept = isPage ? precache.shell() : precache.find(pathname);
  event.respondWith(kept.then((response) => response ?? fetch(request)));
});

/**
 * Tells browsers that can be told (Chromium from 123 on) what of this they can look up by themselves. A start then waits
 * for no worker; and none is kept from giving way to the next version: one that a call wakes just as it is to stop goes
 * on until it has been idle for half a minute.
 */
async function spareWakingUp(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.([
      { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
      { condition: { urlPattern: { pathname: `${COACH_PATH}*` } }, source: { cacheName: COACH_CACHE } },
      ...precache.routes(),
    ]);
  } catch {
    // One that takes other rules asks the worker, as all others do.
  }
}

/** Another app shares a file with this one: the app is opened, and asks what it is for. */
async function takeOver(request: Request): Promise<Response> {
  // Without room for it the screen says that nothing has come.
  await keepShared(request).catch(() => undefined);
  return Response.redirect(SHARE_PATH, 303);
}

/** What the player has fetched for the technique analysis; whatever is not there is nowhere else. */
async function coachFile(request: Request): Promise<Response> {
  const cache = await caches.open(COACH_CACHE);
  return (await cache.match(request.url)) ?? fetch(request);
}

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: string } | null)?.type === 'skip-waiting') void self.skipWaiting();
});

self.addEventListener('sync', (event) => {
  if (event.tag === FLUSH_TAG) event.waitUntil(flush());
});

// Each time that the browser wakes this worker: nobody has to come by for a file to go.
dropOldShared().catch(() => undefined);

/** An open app sends for itself, and shows it; only a closed one needs the worker. */
async function flush(): Promise<void> {
  const clients = await self.clients.matchAll({ type: 'window' });
  if (clients.length === 0) return sendOutboxes(fetch.bind(self));
  for (const client of clients) client.postMessage({ type: 'flush' });
}

self.addEventListener('push', (event) => event.waitUntil(showMessage(self, event.data)));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotification(self, event.notification)),
);
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(self, event)));
