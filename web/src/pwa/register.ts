const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 10 * 60_000;

/**
 * Registers the worker, and does so again while it can't fetch the whole app: what has arrived stays (worker/precache.ts),
 * and whoever opens the app for the first time on a bad line is to have it in the gym.
 * @param register asks the browser for it
 * @returns once a worker has everything
 * @throws when the browser has no workers for this page
 */
export async function registered(
  register: () => Promise<ServiceWorkerRegistration>,
): Promise<ServiceWorkerRegistration> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    const registration = await register().catch(orThrow);
    if (registration && (await isInstalled(registration))) return registration;
    await timeOrConnection(waitMs);
  }
}

/** Waits for a while, or until there is a connection again. */
function timeOrConnection(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}

/** A worker's script that did not come is a TypeError; whatever else is wrong stays so. */
function orThrow(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
}

/** Whether there is a worker with the whole app, once that is known. */
async function isInstalled({ installing, waiting, active }: ServiceWorkerRegistration): Promise<boolean> {
  if (active || waiting || !installing) return true;
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => resolve(installing.state !== 'redundant'));
  });
}
