import type { FastifyRequest } from 'fastify';
import { ApiError } from '#plugins/calls/api-error.ts';
import { addressKey } from '#plugins/guards/client-address.ts';
import type { Deps } from '#deps';
import { countAttempt, forgiveAttempt, watchesOf } from './attempts.ts';
import type { SignedIn } from '../commands.ts';
import { knownDevice, noteDevice } from './known-devices.ts';
import { isPassword } from '../password/passwords.ts';
import { findAccount } from '../queries.ts';
import { holdAccount } from '../account/sign-in-ways.ts';

/**
 * Signs in by e-mail or username. An unknown account and a wrong password cost the same work and get the same
 * answer.
 */
export async function logIn(
  { db, config, now }: Deps,
  form: { emailOrUsername: string; password: string },
  request: FastifyRequest,
): Promise<SignedIn> {
  const account = await findAccount(db.kysely, form.emailOrUsername);
  const watches = watchesOf({
    account: account?.id ?? form.emailOrUsername,
    address: addressKey(request.ip),
    knownDevice: await knownDevice(db.kysely, config, request, account?.id),
  });
  if (config.rateLimits) await countAttempt(db, watches, now());
  const usable = account && !account.disabled ? account : undefined;
  const matches = await isPassword(usable?.passwordHash ?? null, form.password);
  if (!usable || !matches) throw invalidCredentials();
  return db.transaction(async ({ kysely }) => {
    // Hashing takes its time: another password may have been set meanwhile, and this one opens nothing any more.
    const held = await holdAccount(kysely, usable.id, invalidCredentials);
    if (held.passwordHash !== usable.passwordHash) throw invalidCredentials();
    await forgiveAttempt(kysely, watches);
    return {
      id: usable.id,
      token: await request.server.sessions.open(kysely, request, usable.id),
      device: await noteDevice(kysely, config, request, usable.id, now()),
    };
  });
}

const invalidCredentials = () => new ApiError(401, 'invalid_credentials', 'Invalid credentials');
