import { createHash, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import * as calls from 'sync-protocol/contract/session/passkeys';
import { authUser } from 'sync-protocol/contract/session/session';
import type { UserId } from 'sync-protocol/ids';
import { expect, test } from 'vitest';
import { testApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { forgetPassword, keepPasskey, PASSWORD, signedIn } from '#testing/factories.ts';
import { refusal } from '#testing/refusal.ts';
import { newChallenge, takeChallenge } from './passkey-challenges.ts';
import { addWay } from '../account/sign-in-ways.ts';

// What a browser really makes and proves is tried in one, in e2e; here is what must not pass.

const MINUTE_MS = 60_000;
const PROOF = {
  id: 'abc',
  rawId: 'abc',
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};
const OWNER = { body: { currentPassword: PASSWORD } };
const CREATED = { ...PROOF, response: { clientDataJSON: 'e30', attestationObject: 'AA' } };

/** What a browser tells of a new passkey with this id, on an authenticator that vouches for nothing. */
function madePasskey(challenge: string, credentialId: Buffer) {
  const id = credentialId.toString('base64url');
  const clientData = { type: 'webauthn.create', challenge, origin: 'http://localhost' };
  const idLength = Buffer.alloc(2);
  idLength.writeUInt16BE(credentialId.length);
  const point = () => new Uint8Array(randomBytes(32));
  const publicKey = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point()],
      [-3, point()],
    ]),
  );
  const authData = Buffer.concat([
    createHash('sha256').update('localhost').digest(),
    // The player is there, and is who they are; the passkey follows.
    Buffer.from([0b0100_0101, 0, 0, 0, 0]),
    Buffer.alloc(16),
    idLength,
    credentialId,
    publicKey,
  ]);
  const attestation = new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', new Uint8Array(authData)],
  ]);
  return {
    id,
    rawId: id,
    type: 'public-key' as const,
    response: {
      clientDataJSON: Buffer.from(JSON.stringify(clientData)).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
    },
  };
}

onOneDatabase('passkeys', (kind) => {
  const world = testApp({ database: kind });

  const keep = (player: UserId, id: string) => keepPasskey(world(), player, id);

  test('a player sees and removes their own, and nobody else’s', async () => {
    const { user, client } = await signedIn(world());
    const { client: other } = await signedIn(world());
    await keep(user.id, `key-${user.displayName}`);
    const [own] = await client.ok(calls.passkeys);
    expect(own).toMatchObject({ id: `key-${user.displayName}`, name: 'Phone', lastUsedAt: null });
    const params = { id: own?.id ?? '' };
    expect(await other.ok(calls.passkeys)).toEqual([]);
    expect(await other.call(calls.removePasskey, { params })).toMatchObject(refusal(404, 'not_found'));
    expect(await client.ok(calls.removePasskey, { params })).toEqual({ success: true });
    expect(await client.ok(calls.passkeys)).toEqual([]);
    expect(await world().mails()).toContainEqual(
      expect.objectContaining({
        to: user.email,
        subject: 'A passkey was removed from your VolleyPath account',
      }),
    );
  });

  test('without a session there are none, and none is added', async () => {
    const guest = world().client();
    expect(await guest.call(calls.passkeys)).toMatchObject(refusal(401, 'not_signed_in'));
    expect(await guest.call(calls.newPasskeyOptions, OWNER)).toMatchObject(refusal(401, 'not_signed_in'));
    expect(await guest.call(calls.addPasskey, { body: CREATED })).toMatchObject(
      refusal(401, 'not_signed_in'),
    );
    expect(await guest.call(calls.removePasskey, { params: { id: 'abc' } })).toMatchObject(
      refusal(401, 'not_signed_in'),
    );
  });

  test('a browser is asked for a person’s passkey on this host, and each question is another', async () => {
    const { user, client } = await signedIn(world());
    await keep(user.id, `has-${user.displayName}`);
    const options = await client.ok(calls.newPasskeyOptions, OWNER);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'VolleyPath' },
      user: { name: user.displayName },
      excludeCredentials: [{ id: `has-${user.displayName}`, transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const guest = world().client();
    const [first, second] = [
      await guest.ok(calls.passkeyLoginOptions),
      await guest.ok(calls.passkeyLoginOptions),
    ];
    expect(first).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(first.challenge).not.toBe(second.challenge);
  });

  test('making one takes the password, though the player is signed in', async () => {
    const { user, client } = await signedIn(world());
    const ask = (body: object) => client.json('POST', calls.newPasskeyOptions.path, body);
    expect(await ask({})).toMatchObject(refusal(400, 'password_needed', 'currentPassword'));
    expect(await ask({ currentPassword: 'Wrong1ball' })).toMatchObject(
      refusal(400, 'wrong_password', 'currentPassword'),
    );
    const asked = world().db.kysely.selectFrom('passkeyChallenges').select('challenge');
    expect(await asked.where('userId', '=', user.id).execute()).toEqual([]);
    expect(await ask(OWNER.body)).toMatchObject({ status: 200 });
  });

  test('who has no password makes one within five minutes of signing in', async () => {
    const { user, client } = await signedIn(world());
    await forgetPassword(world(), user.id);
    const ask = () => client.call(calls.newPasskeyOptions, { body: {} });
    world().clock.now += 5 * MINUTE_MS;
    expect(await ask()).toMatchObject({ status: 200 });
    world().clock.now += 1;
    expect(await ask()).toMatchObject(refusal(403, 'sign_in_again'));
    const { client: again } = await signedIn(world(), user);
    expect(await again.call(calls.newPasskeyOptions, { body: {} })).toMatchObject({ status: 200 });
  });

  test('a session that has ended adds no way in, even if it was there when it asked', async () => {
    const { user } = await signedIn(world());
    const add = (session: string) =>
      addWay(world().deps, { id: user.id, session }, 'A passkey', async (kysely) => {
        await kysely.deleteFrom('sessions').where('userId', '=', user.id).execute();
      });
    await expect(add('ended')).rejects.toMatchObject({ status: 401, code: 'not_signed_in' });
    const { tokenHash } = await world()
      .db.kysely.selectFrom('sessions')
      .select('tokenHash')
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow();
    await add(tokenHash);
    expect((await world().mails()).filter(({ to }) => to === user.email)).toMatchObject([
      { subject: 'A passkey was added to your VolleyPath account' },
    ]);
  });

  test('ten are enough', async () => {
    const { user, client } = await signedIn(world());
    for (let n = 0; n < calls.MAX_PASSKEYS; n++) await keep(user.id, `${user.displayName}-${n}`);
    expect(await client.call(calls.newPasskeyOptions, OWNER)).toMatchObject(
      refusal(409, 'too_many_passkeys'),
    );
  });

  test('what proves nothing adds nothing and opens nothing', async () => {
    const { user, client } = await signedIn(world());
    expect(await client.call(calls.addPasskey, { body: CREATED })).toMatchObject(
      refusal(400, 'passkey_not_added'),
    );
    const guest = world().client();
    expect(await guest.call(calls.passkeyLogin, { body: PROOF })).toMatchObject(
      refusal(401, 'unknown_passkey'),
    );
    const id = `known-${user.displayName}`;
    await keep(user.id, id);
    const body = { ...PROOF, id, rawId: id };
    expect(await guest.call(calls.passkeyLogin, { body })).toMatchObject(refusal(401, 'unknown_passkey'));
    expect(await guest.call(authUser)).toMatchObject({ status: 401 });
  });

  test('is added by what a browser makes of the question, under an id of 1,023 bytes at most', async () => {
    const { user, client } = await signedIn(world());
    const make = async (bytes: number) => {
      const id = randomBytes(bytes);
      const { challenge } = await client.ok(calls.newPasskeyOptions, OWNER);
      return { id: id.toString('base64url'), body: madePasskey(challenge, id) };
    };
    const longest = await make(1023);
    expect(await client.call(calls.addPasskey, { body: longest.body })).toMatchObject({ status: 201 });
    const tooLong = await make(1024);
    expect(await client.call(calls.addPasskey, { body: tooLong.body })).toMatchObject(
      refusal(400, 'invalid_input'),
    );
    // Under another name than the one that its authenticator gave it.
    const { body } = await make(6000 - 300);
    const renamed = { ...body, id: 'abc', rawId: 'abc' };
    expect(await client.call(calls.addPasskey, { body: renamed })).toMatchObject(
      refusal(400, 'passkey_not_added'),
    );
    expect(await client.ok(calls.passkeys)).toMatchObject([{ id: longest.id }]);
    const guest = world().client();
    const proof = { ...PROOF, id: tooLong.id, rawId: tooLong.id };
    expect(await guest.call(calls.passkeyLogin, { body: proof })).toMatchObject(
      refusal(400, 'invalid_input'),
    );
    await world().db.kysely.deleteFrom('passkeys').where('userId', '=', user.id).execute();
  });

  test.each([[undefined], [{}], [{ ...PROOF, id: '<script>' }], [{ ...PROOF, response: null }]])(
    'refuses %o',
    async (body) => {
      const { client } = await signedIn(world());
      for (const path of ['/api/auth/passkeys', '/api/auth/passkey-login'])
        expect(await client.json('POST', path, body)).toMatchObject(refusal(400, 'invalid_input'));
    },
  );

  test('a question is answered once, in time, and by whom it was put to', async () => {
    const { deps, clock } = world();
    const { user } = await signedIn(world());
    const { user: other } = await signedIn(world());
    const challenge = await newChallenge(deps, user.id);
    expect(await takeChallenge(deps, challenge, other.id)).toBe(false);
    expect(await takeChallenge(deps, challenge, null)).toBe(false);
    expect(await takeChallenge(deps, challenge, user.id)).toBe(true);
    expect(await takeChallenge(deps, challenge, user.id)).toBe(false);
    const late = await newChallenge(deps, null);
    clock.now += 6 * MINUTE_MS;
    expect(await takeChallenge(deps, late, null)).toBe(false);
  });
});
