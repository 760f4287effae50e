import { MESSAGES } from '../messages.ts';
import { ApiError } from '../server/api-error.ts';

/** Fetched by who signs in or up alone, so it does not stand with what the start says. */
const BLOCKED =
  'This browser doesn’t let VolleyPath store anything. Allow cookies and site data for this site, then try again.';
const PROBE = 'volleypath.probe';

/**
 * Makes sure that who signs in here can stay so: asked before the server is, which would else make an account that
 * nothing comes of.
 * @throws ApiError that says so
 */
export function mustStore(): void {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new ApiError(0, 'storage_blocked', isFull ? MESSAGES.storageFull : BLOCKED);
  }
}
