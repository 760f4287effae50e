import { FLUSH_TAG } from './flush-tag.ts';

interface SyncManager {
  register: (tag: string) => Promise<void>;
}

/**
 * Asks the browser to wake the worker when there is a connection again, even if the app is closed by then. Only
 * some browsers can; the app sends by itself whenever it is open.
 */
export async function askForBackgroundFlush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const { sync } = (registration ?? {}) as { sync?: SyncManager };
  // A player can forbid it; then it is as in the browsers that lack it.
  await sync?.register(FLUSH_TAG).catch(() => undefined);
}
