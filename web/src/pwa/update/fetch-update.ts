import { isOutdated } from './hold-updates.ts';
import { takeUpdate } from './update.ts';

/** What became of it: the page starts over soon, the server has nothing newer, or it could not be fetched. */
export type FetchedUpdate = 'taken' | 'none' | 'failed';

/**
 * Fetches the version that the server has now and takes it. A mere reload brings back the one that the worker keeps.
 * What waits to be sent stays in the phone's database.
 * @param isWanted whether the player still waits for it, once it has come; else it is offered like any other
 */
export async function fetchUpdate(isWanted: () => boolean): Promise<FetchedUpdate> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const registration = await workers?.getRegistration();
  // Without a worker the page itself comes from the server.
  if (!workers?.controller || !registration) return startOver();
  try {
    await registration.update();
  } catch {
    return 'failed';
  }
  const { installing } = registration;
  if (installing) await settled(installing);
  if (registration.waiting) {
    if (isWanted()) takeUpdate(registration.waiting);
    return 'taken';
  }
  // Another tab has taken it already.
  if (isOutdated.get()) return startOver();
  return installing ? 'failed' : 'none';
}

function startOver(): FetchedUpdate {
  location.reload();
  return 'taken';
}

/** Waits until a worker has everything, or has given up. */
async function settled(worker: ServiceWorker): Promise<void> {
  while (worker.state === 'installing')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
}
