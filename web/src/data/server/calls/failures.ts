import { MESSAGES } from '#data/messages.ts';
import { ApiError, isOffline } from './api-error.ts';

/**
 * Why something did not work, fit to show.
 * @param otherwise what to say of what neither the server nor the connection is to blame for
 */
export function reasonOf(thrown: unknown, otherwise: string = MESSAGES.offline): string {
  return thrown instanceof ApiError && thrown.message ? thrown.message : otherwise;
}

/** What keeps an answer away, and why, in words. */
export function failureOf(thrown: unknown): { why: 'offline' | 'signedOut' | 'failed'; reason: string } {
  const isSignedOut = thrown instanceof ApiError && thrown.status === 401;
  const why = isOffline(thrown) ? 'offline' : isSignedOut ? 'signedOut' : 'failed';
  return { why, reason: reasonOf(thrown) };
}
