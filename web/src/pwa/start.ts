import { keepInstallOffer } from './install.ts';
import { reloadOnMissingChunk } from './reload-on-missing-chunk.ts';
import { watchUpdates } from './update.ts';
import { onWorkerMessage } from './worker-messages.ts';

/** Makes the page an app: to be called once, before the first screen. */
export function startPwa(): void {
  keepInstallOffer();
  reloadOnMissingChunk();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  onWorkerMessage('open', ({ path }) => goTo(path));
  // The worker fetches the whole app; the first screen comes first.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    watchUpdates(await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
  } catch (error) {
    // Private windows may forbid workers: the app works, but not offline.
    console.warn(error);
  }
}

/** Changes the screen without starting the page over: the router follows the history. */
function goTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
