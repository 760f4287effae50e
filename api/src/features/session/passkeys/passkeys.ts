import type { FastifyRequest } from 'fastify';
import {
  type addPasskey as addPasskeyCall,
  MAX_PASSKEYS,
  type Passkey,
  type passkeyLogin,
} from 'sync-protocol/contract/session/passkeys';
import type { OwnerProof } from 'sync-protocol/contract/session/owner-proof';
import type { UserId } from 'sync-protocol/ids';
import type { z } from 'zod';
import type { Deps } from '#deps';
import { ApiError } from '#plugins/calls/api-error.ts';
import { deviceLabel } from '#plugins/session/device-label.ts';
import type { Player } from '#plugins/session/session.ts';
import { isUniqueViolation } from '#db/errors.ts';
import type { SignedIn } from '../commands.ts';
import { noteDevice } from '../sign-in/known-devices.ts';
import { requireOwner } from '../password/own-password.ts';
import { newChallenge, takeChallenge } from './passkey-challenges.ts';
import { addWay, holdAccount, removeWay } from '../account/sign-in-ways.ts';

type Created = z.output<(typeof addPasskeyCall)['body']>;
type Proof = z.output<(typeof passkeyLogin)['body']>;

/** Some 250 modules for a few calls: a server starts without them. */
const webauthn = () => import('@simplewebauthn/server');

const RP_NAME = 'VolleyPath';

/**
 * What a browser needs to make a passkey of the player's. Nothing is added without what it asks here: whoever gets it
 * has proved to be the player.
 * @throws ApiError when they have not, or 409 when they have enough
 */
export async function optionsToAdd(deps: Deps, caller: Player, proof: OwnerProof, origin: URL) {
  await requireOwner(deps, caller, proof);
  const player = caller.id;
  const { kysely } = deps.db;
  const [user, own] = await Promise.all([
    kysely
      .selectFrom('users')
      .select(['displayName', 'email'])
      .where('id', '=', player)
      .executeTakeFirstOrThrow(),
    kysely.selectFrom('passkeys').select(['id', 'transports']).where('userId', '=', player).execute(),
  ]);
  if (own.length >= MAX_PASSKEYS) throw tooMany();
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: origin.hostname,
    userName: user.displayName ?? user.email,
    userID: new TextEncoder().encode(player),
    challenge: Buffer.from(await newChallenge(deps, player), 'base64url'),
    attestationType: 'none',
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports: listOf(transports) })),
    // Found without a username, and proof of the person, not only of the device.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Adds what the browser has made. @throws ApiError when it proves nothing */
export async function add(
  deps: Deps,
  player: Player,
  created: Created,
  request: FastifyRequest,
  origin: URL,
): Promise<Passkey> {
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: { ...created, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(deps, challenge, player.id),
    expectedOrigin: origin.origin,
    expectedRPID: origin.hostname,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) throw notAdded();
  const { credential } = verified.registrationInfo;
  // The one that is stored comes out of the attestation, which nothing else compares with what was sent beside it.
  if (credential.id !== created.id) throw notAdded();
  const row = {
    id: credential.id,
    name: deviceLabel(request.headers['user-agent'] ?? ''),
    createdAt: deps.now().toISOString(),
    lastUsedAt: null,
  };
  const stored = {
    ...row,
    userId: player.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).join(','),
  };
  try {
    await addWay(deps, player, 'A passkey', async (kysely) => {
      await kysely.insertInto('passkeys').values(stored).execute();
    });
  } catch (error) {
    if (isUniqueViolation(error, 'passkeys_pkey')) throw notAdded();
    throw error;
  }
  return row;
}

/** @throws ApiError 404 unless it is one of the player's own; 409 when nothing else opens their account */
export async function removePasskey(deps: Deps, player: UserId, id: string): Promise<void> {
  await removeWay(deps, player, 'A passkey', async (kysely) => {
    const removed = await kysely
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('userId', '=', player)
      .executeTakeFirst();
    return removed.numDeletedRows > 0n;
  });
}

/** What a browser needs to ask for a passkey of this host: a challenge that nobody owns yet, for it says later who it is. */
export async function optionsToSignIn(deps: Deps, origin: URL) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: origin.hostname,
    challenge: Buffer.from(await newChallenge(deps, null), 'base64url'),
    userVerification: 'required',
  });
}

/** Signs in whoever the passkey belongs to. @throws ApiError 401, whatever is wrong with it */
export async function signInByPasskey(
  deps: Deps,
  proof: Proof,
  request: FastifyRequest,
  origin: URL,
): Promise<SignedIn> {
  const { kysely } = deps.db;
  const kept = await kysely
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.userId')
    .select(['passkeys.userId', 'publicKey', 'counter', 'transports'])
    .where('passkeys.id', '=', proof.id)
    .where('users.disabled', '=', false)
    .executeTakeFirst();
  if (!kept) throw unknownPasskey();
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...proof, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(deps, challenge, null),
    expectedOrigin: origin.origin,
    expectedRPID: origin.hostname,
    requireUserVerification: true,
    credential: {
      id: proof.id,
      publicKey: Buffer.from(kept.publicKey, 'base64url'),
      counter: kept.counter,
      transports: listOf(kept.transports),
    },
  }).catch(() => undefined);
  if (!verified?.verified) throw unknownPasskey();
  const { newCounter } = verified.authenticationInfo;
  return deps.db.transaction(async (tx) => {
    await holdAccount(tx.kysely, kept.userId, unknownPasskey);
    const used = await tx.kysely
      .updateTable('passkeys')
      .set({ counter: newCounter, lastUsedAt: deps.now().toISOString() })
      .where('id', '=', proof.id)
      .executeTakeFirst();
    // Taken away meanwhile.
    if (used.numUpdatedRows === 0n) throw unknownPasskey();
    const id = kept.userId;
    return {
      id,
      token: await request.server.sessions.open(tx.kysely, request, id),
      device: await noteDevice(tx.kysely, deps.config, request, id, deps.now()),
    };
  });
}

function listOf(transports: string): string[] {
  return transports.split(',').filter(Boolean);
}

const tooMany = () =>
  new ApiError(409, 'too_many_passkeys', `You can have ${MAX_PASSKEYS} passkeys. Remove one to add another.`);

const notAdded = () =>
  new ApiError(400, 'passkey_not_added', 'This passkey could not be added. Please try again.');

const unknownPasskey = () =>
  new ApiError(
    401,
    'unknown_passkey',
    'This passkey doesn’t open an account here. Please log in another way.',
  );
