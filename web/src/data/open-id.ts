import { leaveForOpenId as contract } from 'sync-protocol/contract/session';
import type { BirthMonth } from 'sync-protocol/rules/age';
import { offline } from './api-error.ts';
import { call } from './api.ts';
import { bodyOf } from './session-calls.ts';
import { tellLogout } from './sign-out.ts';
import { readStoredSession } from './stored-session.ts';

/**
 * Leaves the app to sign in, or up, at the provider. A sign-out that the server has not heard of goes first: it would
 * else end the session that the player comes back with.
 * @param birth of a newcomer
 * @throws ApiError
 */
export async function leaveForOpenId(birth?: BirthMonth): Promise<void> {
  if (readStoredSession().isLogoutDue) await tellLogout();
  if (readStoredSession().isLogoutDue) throw offline();
  const { url } = await call(contract, { body: birth ? bodyOf(birth) : {} });
  location.assign(url);
}
