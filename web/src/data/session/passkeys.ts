import { startRegistration } from '@simplewebauthn/browser';
import * as contract from 'sync-protocol/contract/session/passkeys';
import type { OwnerProof } from 'sync-protocol/contract/session/owner-proof';
import type { Passkey } from 'sync-protocol/contract/session/passkeys';
import { call } from '../server/calls/api.ts';

export type { Passkey } from 'sync-protocol/contract/session/passkeys';

// Only what is opened by a tap uses these.

/** The player's passkeys, oldest first. @throws ApiError */
export function listPasskeys(): Promise<Passkey[]> {
  return call(contract.passkeys);
}

/** Makes a passkey on this device, for who proves that it is theirs to make. @throws ApiError; a DOMException when the player changes their mind */
export async function makePasskey(proof: OwnerProof): Promise<void> {
  const optionsJSON = (await call(contract.newPasskeyOptions, { body: proof })) as Parameters<
    typeof startRegistration
  >[0]['optionsJSON'];
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const body = { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  await call(contract.addPasskey, { body });
}

/** Whether a device made no passkey because it keeps one of the player's already. */
export function isOnDevice(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'InvalidStateError';
}

/** @throws ApiError */
export async function removePasskey(id: string): Promise<void> {
  await call(contract.removePasskey, { params: { id } });
}
