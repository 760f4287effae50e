/**
 * The service worker that is served in place of the app's when the host has turned that off: it takes over at once,
 * takes away what the one before has cached, and itself, and opens the pages anew, which then come from the server. What
 * players did lies in IndexedDB, and is not touched. Where Chromium gives up its first try, a page asks it again (web's
 * `pwa/update/update.ts`).
 *
 * Only pages that the one before was in charge of are its own at that moment: a page that comes to it without a worker,
 * as each does while the switch is off, is not opened again and again. What another app has shared (web's
 * `pwa/shared-file.ts`) is a player's and not the build's: it stays for the page that asks what it is for.
 */
export const KILL_SWITCH = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('message', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(giveUp()));

async function giveUp() {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const name of await caches.keys()) if (name !== 'volleypath-shared') await caches.delete(name);
  await self.registration.unregister();
  // Not waited for: a page would wait for this in turn.
  for (const page of pages) page.navigate(page.url).catch(() => undefined);
}
`;
