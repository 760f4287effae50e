import * as session from 'sync-protocol/contract/session';
import * as passkeys from 'sync-protocol/contract/passkeys';
import type { BodyOf } from 'sync-protocol/contract/call';
import { call } from './api.ts';

// Loaded only when someone signs in or up: the checks of these calls need the schemas.

export const login = (body: BodyOf<typeof session.login>) => call(session.login, { body });
export const register = (body: BodyOf<typeof session.register>) => call(session.register, { body });
export const completeProfile = (body: BodyOf<typeof session.completeProfile>) =>
  call(session.completeProfile, { body });
export const passkeyLoginOptions = () => call(passkeys.passkeyLoginOptions);
export const passkeyLogin = (body: BodyOf<typeof passkeys.passkeyLogin>) =>
  call(passkeys.passkeyLogin, { body });
export const signInWays = () => call(session.signInWays);
export const generateUsername = () => call(session.generateUsername);
