import * as session from 'sync-protocol/contract/session/session';
import * as passkeys from 'sync-protocol/contract/session/passkeys';
import type { BodyOf } from 'sync-protocol/contract/call';
import type { BirthMonth } from 'sync-protocol/rules/session/age';
import { ownPath } from 'sync-protocol/rules/session/own-path';
import { call } from '../server/calls/api.ts';
import { ApiError } from '../server/calls/api-error.ts';
import { MESSAGES } from '../messages.ts';

// Loaded only when someone signs in or up: the checks of these calls need the schemas.

/** Here, and not with what the data layer says from the start. */
const BLOCKED =
  'This browser doesn’t let VolleyPath store anything. Allow cookies and site data for this site, then try again.';
const PROBE = 'volleypath.probe';

export const checkAge = (birth: BirthMonth) => call(session.checkAge, { body: bodyOf(birth) });
export const login = (body: BodyOf<typeof session.login>) => call(session.login, { body });
export const register = (body: BodyOf<typeof session.register>) => call(session.register, { body });
export const completeProfile = (body: BodyOf<typeof session.completeProfile>) =>
  call(session.completeProfile, { body });
export const generateUsername = () => call(session.generateUsername);

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

/** When somebody was born, as the calls take it. */
export function bodyOf({ month, year }: BirthMonth): BodyOf<typeof session.checkAge> {
  return { birthMonth: month, birthYear: year };
}

/**
 * Leaves the app to sign in, or up, at the provider.
 * @param birth of a newcomer
 * @param from the state of the page that is left: the one that they came from to see it, if it is one of the app
 * @throws ApiError
 */
export async function leaveForOpenId(birth?: BirthMonth, from?: unknown): Promise<void> {
  mustStore();
  const wanted = ownPath.safeParse(from).data;
  const body = { ...(birth && bodyOf(birth)), ...(wanted !== undefined && { wanted }) };
  const { url } = await call(session.leaveForOpenId, { body });
  location.assign(url);
}

/** Signs in with what the device keeps for this app. @throws ApiError; a DOMException when the player changes their mind */
export async function loginByPasskey() {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = (await call(passkeys.passkeyLoginOptions)) as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  return call(passkeys.passkeyLogin, { body: { id, rawId, type, response } });
}
