import { isOffline } from '#data/server/calls/api-error.ts';
import { retryNow } from '#data/sync/sync-status.ts';
import { toast } from '#ui/layers/toast-store.ts';

/**
 * Comes into a team by a call, so that what is wrong is said at once; without a connection it waits.
 * @param now answers what to say of it
 * @param later the same as a tap that waits
 * @throws ApiError
 */
export async function joinAtOnce(
  now: () => Promise<string>,
  later: () => Promise<boolean>,
): Promise<boolean> {
  let said: string;
  try {
    said = await now();
  } catch (error) {
    if (!isOffline(error)) throw error;
    return later();
  }
  retryNow();
  toast({ title: said, tone: 'success' });
  return true;
}
