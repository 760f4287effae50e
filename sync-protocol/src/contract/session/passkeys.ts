import { z } from 'zod';
import { defineCall, doneAnswer } from '../call.ts';
import { ownerProof } from './owner-proof.ts';
import { currentUser } from './session.ts';

/** Base64url, as WebAuthn writes bytes in JSON. */
const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8_192);

/** WebAuthn's longest credential id, 1,023 bytes, in base64url; databases have an end to what they can find by. */
const passkeyId = bytes.max(1_364);

/** A way to sign in that never leaves the player's device; the server has only its public half. */
export const passkey = z.object({
  id: passkeyId,
  /** The device it was made on, in words. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

export const MAX_PASSKEYS = 10;

/** What a browser needs of PublicKeyCredentialCreationOptionsJSON; the rest goes through as it is. */
export interface NewPasskeyOptions {
  challenge: string;
  rp: { name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { alg: number; type: 'public-key' }[];
}

/** What `navigator.credentials` is to be asked for, as WebAuthn's own JSON. */
const askedProof = z.looseObject({ challenge: bytes });
const askedNew = z.custom<NewPasskeyOptions>((value) => askedProof.safeParse(value).success);

const credential = z.object({
  id: passkeyId,
  rawId: passkeyId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
});

/** A new passkey as the browser tells of it (RegistrationResponseJSON). */
const created = credential.extend({
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).exactOptional(),
  }),
});

/** The proof of having one (AuthenticationResponseJSON). */
const proof = credential.extend({
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.exactOptional(),
  }),
});

export const passkeys = defineCall({
  method: 'GET',
  path: '/api/auth/passkeys',
  summary: 'The player’s passkeys',
  answer: z.array(passkey),
});

export const newPasskeyOptions = defineCall({
  method: 'POST',
  path: '/api/auth/passkeys/options',
  summary: 'What the browser is to make a passkey with, once the player has proved that it is them',
  body: ownerProof,
  answer: askedNew,
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/auth/passkeys',
  summary: 'Adds the passkey that the browser has made',
  body: created,
  status: 201,
  answer: passkey,
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/api/auth/passkeys/{id}',
  summary: 'Removes a passkey',
  params: z.object({ id: passkeyId }),
  answer: doneAnswer,
});

export const passkeyLoginOptions = defineCall({
  method: 'POST',
  path: '/api/auth/passkey-login/options',
  summary: 'What the browser is to prove a passkey with',
  for: 'anyone',
  answer: askedProof,
});

export const passkeyLogin = defineCall({
  method: 'POST',
  path: '/api/auth/passkey-login',
  summary: 'Signs in with a passkey',
  for: 'anyone',
  body: proof,
  answer: currentUser,
});
