import { keepInstallOffer } from './install.ts';
import { registered } from './register.ts';
import { reloadOnMissingChunk } from './update/reload-on-missing-chunk.ts';
import { watchUpdates } from './update/update.ts';
import { onWorkerMessage } from './worker-messages.ts';

const WORKER = '/sw.js';

declare global {
  /** What TypeScript does not know yet; browsers have it from Chrome 83, Safari 26 and Firefox 148 on. */
  var trustedTypes:
    | { createPolicy: (name: string, rules: { createScriptURL: () => string }) => TrustedWorker }
    | undefined;
}
/** What it makes is no string, but stands where one would. */
interface TrustedWorker {
  createScriptURL: (address: string) => string;
}

/**
 * Makes the page an app: to be called once, before the first screen.
 * @param isShown resolves when it stands; the worker then fetches the whole app
 */
export function startPwa(isShown: Promise<void>): void {
  keepInstallOffer();
  reloadOnMissingChunk();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  onWorkerMessage('open', ({ path }) => goTo(path));
  void isShown.then(register);
}

async function register(): Promise<void> {
  try {
    const address = workerAddress();
    const ask = () => navigator.serviceWorker.register(address, { updateViaCache: 'none' });
    watchUpdates(await registered(ask));
  } catch (error) {
    // Private windows may forbid workers: the app works, but not offline.
    console.warn(error);
  }
}

/** The server lets pages run no script from an address that nobody has vouched for: here it is always the same. */
function workerAddress(): string {
  const policy = globalThis.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

/** Changes the screen without starting the page over: the router follows the history. */
function goTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
