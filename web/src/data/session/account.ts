import * as contract from 'sync-protocol/contract/session/account';
import type { Device, Impact } from 'sync-protocol/contract/session/account';
import { call } from '../server/calls/api.ts';
import { ApiError, offline, refusalIn } from '../server/calls/api-error.ts';
import type { BirthMonth } from 'sync-protocol/rules/session/age';
import { sayBirth as sayBirthCall } from 'sync-protocol/contract/session/session';
import type { OwnerProof } from 'sync-protocol/contract/session/owner-proof';
import { bodyOf, loginByPasskey } from './session-calls.ts';
import { currentSession } from './session-store.ts';
import { adoptFrom, refreshUser, signInWith } from './session.ts';
import { forgetAccount } from './sign-out.ts';
import { withSessionLock } from './session-lock.ts';

export type { Device } from 'sync-protocol/contract/session/account';

// Only what is opened by a tap uses these: the checks of the calls need the schemas.

/** Where the player is signed in, this browser first. @throws ApiError */
export function listDevices(): Promise<Device[]> {
  return call(contract.devices);
}

/** @throws ApiError */
export async function signOutDevice(id: string): Promise<void> {
  await call(contract.signOutDevice, { params: { id } });
}

/** @returns how many were signed out @throws ApiError */
export async function signOutOthers(): Promise<number> {
  return (await call(contract.signOutOthers)).ended;
}

/** Sets another password; this browser's session gets another token meanwhile, so nothing else is sent. @throws ApiError */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  const body = { currentPassword, newPassword };
  await withSessionLock(() => call(contract.changePassword, { body }));
}

/** Proves that it is the player who asks, for the export and the deletion. @throws ApiError */
export async function prove(proof: OwnerProof): Promise<void> {
  await call(contract.prove, { body: proof });
}

/** The same by a passkey of this account. @returns false if it was another player's: then they are signed in now */
export async function proveByPasskey(): Promise<boolean> {
  const before = currentSession().user?.id;
  return (await signInWith(loginByPasskey)).id === before;
}

/** Sends a link to another address, which takes the place of this one once it is opened. @throws ApiError */
export async function changeEmail(newEmail: string, proof: OwnerProof): Promise<void> {
  await call(contract.changeEmail, { body: { newEmail, ...proof } });
}

/**
 * Says once when the player was born; of who is too young nothing stays, here either. Who has said it elsewhere learns
 * what they said. @throws ApiError
 */
export async function sayBirth(birth: BirthMonth): Promise<void> {
  try {
    await adoptFrom(() => withSessionLock(() => call(sayBirthCall, { body: bodyOf(birth) })));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'under_age') await forgetAccount('here');
    if (error instanceof ApiError && error.code === 'birth_said') await refreshUser();
    throw error;
  }
}

/** Deletes the account and everything of it on this phone. @returns what is gone @throws ApiError */
export async function deleteAccount(): Promise<Impact> {
  const { impact } = await withSessionLock(() => call(contract.deleteAccount));
  await forgetAccount('here');
  return impact;
}

/** @throws ApiError */
export async function resendVerification(): Promise<void> {
  await call(contract.resendVerification);
}

/** @throws ApiError */
export async function verifyEmail(token: string): Promise<void> {
  await call(contract.verifyEmail, { body: { token } });
  await refreshUser();
}

/** @throws ApiError */
export async function forgotPassword(email: string): Promise<void> {
  await call(contract.forgotPassword, { body: { email } });
}

/** @throws ApiError */
export async function resetPassword(token: string, newPassword: string): Promise<void> {
  await call(contract.resetPassword, { body: { token, newPassword } });
  await refreshUser();
}

/** A connection over which nothing more comes for so long is none. */
const STALLED_MS = 30_000;

/** Everything that the service holds of the player, as a file. @throws ApiError */
export async function fetchExport(): Promise<Blob> {
  const { method, path, file = '' } = contract.exportData;
  const stop = new AbortController();
  let stalled: ReturnType<typeof setTimeout> | undefined;
  const isAlive = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => stop.abort(), STALLED_MS);
  };
  try {
    isAlive();
    const response = await fetch(path, { method, signal: stop.signal });
    const type = response.headers.get('content-type') ?? '';
    const whole = new Blob(await piecesOf(response, isAlive), { type });
    if (response.ok && type.startsWith(file)) return whole;
    const refused: unknown = JSON.parse(await whole.text());
    throw refusalIn(response.status, response.headers.get('retry-after'), refused) ?? offline();
  } catch (error) {
    // Cut, stalled, or somebody else's page.
    throw error instanceof ApiError ? error : offline();
  } finally {
    clearTimeout(stalled);
  }
}

/** All of an answer, which is heard of piece by piece. */
async function piecesOf({ body }: Response, onPiece: () => void): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { value } = (await reader?.read()) ?? {};
    if (!value) return pieces;
    onPiece();
    pieces.push(value);
  }
}
