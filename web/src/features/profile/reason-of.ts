import { ApiError, isOffline } from '#data/server/api-error.ts';
import { messages } from './account-messages.ts';

/**
 * Why something did not work, fit to show.
 * @param otherwise what to say of what neither the server nor the connection is to blame for
 */
export function reasonOf(thrown: unknown, otherwise: string = messages.network): string {
  if (isOffline(thrown)) return messages.network;
  return thrown instanceof ApiError ? thrown.message : otherwise;
}
