import * as session from 'sync-protocol/contract/session';
import * as passkeys from 'sync-protocol/contract/passkeys';
import type { BodyOf } from 'sync-protocol/contract/call';
import type { BirthMonth } from 'sync-protocol/rules/age';
import { call } from './api.ts';

// Loaded only when someone signs in or up: the checks of these calls need the schemas.

export const checkAge = (birth: BirthMonth) => call(session.checkAge, { body: bodyOf(birth) });
export const login = (body: BodyOf<typeof session.login>) => call(session.login, { body });
export const register = (body: BodyOf<typeof session.register>) => call(session.register, { body });
export const completeProfile = (body: BodyOf<typeof session.completeProfile>) =>
  call(session.completeProfile, { body });
export const passkeyLoginOptions = () => call(passkeys.passkeyLoginOptions);
export const passkeyLogin = (body: BodyOf<typeof passkeys.passkeyLogin>) =>
  call(passkeys.passkeyLogin, { body });
export const signInWays = () => call(session.signInWays);
export const generateUsername = () => call(session.generateUsername);

/** When somebody was born, as the calls take it. */
export function bodyOf({ month, year }: BirthMonth): BodyOf<typeof session.checkAge> {
  return { birthMonth: month, birthYear: year };
}
