import type { FastifyRequest } from 'fastify';
import type {
  completeProfile as completeProfileCall,
  register as registerCall,
} from 'sync-protocol/contract/session/session';
import { userId, type UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { definedFields } from 'sync-protocol/mutations/defined-fields';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import type { z } from 'zod';
import { isUniqueViolation } from '#db/errors.ts';
import { ApiError } from '#plugins/calls/api-error.ts';
import { addressKey } from '#plugins/guards/client-address.ts';
import type { Deps } from '#deps';
import { changeProfile, UNFIT_WORDS, unfitFields } from '#features/profile/commands.ts';
import { goneNames } from './gone-names.ts';
import { countAttempt, keyOf } from './sign-in/attempts.ts';
import { refuseCommonPassword } from './password/common-passwords.ts';
import { noteDevice } from './sign-in/known-devices.ts';
import { insertPlayer } from './sign-in/new-player.ts';
import { hashPassword } from './password/passwords.ts';
import { ageRules, SIGN_UPS } from './policy.ts';
import { whyNoAccount } from './sign-in/taken-address.ts';
import { refuseUnfitUsername } from './sign-in/username-fitness.ts';

type Registration = z.output<(typeof registerCall)['body']>;
type FirstProfile = z.output<(typeof completeProfileCall)['body']>;

/** Who is signed in now, and the tokens that their browser keeps. */
export interface SignedIn {
  id: UserId;
  token: string;
  /** For `rememberDevice`. */
  device: string;
}

/** Makes an account and a session for it, for whom the age gate lets pass. */
export async function register(deps: Deps, form: Registration, request: FastifyRequest): Promise<SignedIn> {
  const { minor } = ageRules(form, deps.now().getTime());
  await refuseCommonPassword(
    form.password,
    [form.email, form.firstName ?? '', form.lastName ?? ''],
    'password',
  );
  const address = addressKey(request.ip);
  // From here on it is a sign-up or a guess, no typing mistake.
  if (deps.config.rateLimits)
    await countAttempt(deps.db, [{ key: keyOf('sign-up', address), pace: SIGN_UPS }], deps.now());
  const passwordHash = await hashPassword(form.password);
  const id = userId.parse(newId());
  try {
    return await deps.db.transaction(async (tx) => {
      await insertPlayer(deps, tx, id, {
        ...form,
        passwordHash,
        minor,
        createdAt: deps.now().toISOString(),
      });
      return {
        id,
        token: await request.server.sessions.open(tx.kysely, request, id),
        device: await noteDevice(tx.kysely, deps.config, request, id, deps.now()),
      };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw await whyNoAccount(deps, form.email, address);
    throw error;
  }
}

/** Writes the first profile. The username stays for good: only the same one may be sent again. */
export async function completeProfile(deps: Deps, id: UserId, form: FirstProfile): Promise<void> {
  const { displayName, favoritePosition: _, ...profile } = form;
  refuseUnfitWords(profile);
  try {
    await deps.db.transaction(async (tx) => {
      const user = await tx.kysely
        .selectFrom('users')
        .select(['displayName', 'birthMonth', 'birthYear'])
        .where('id', '=', id)
        // No stronger than a push holds it: what refers to the player meanwhile would else wait, and be waited for.
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      if (user.displayName !== null && user.displayName !== displayName) throw usernamePermanent();
      const isNew = user.displayName === null;
      if (isNew) refuseUnfitUsername(displayName, isMinor(birthOf(user), deps.now().getTime()));
      await changeProfile(deps, tx, id, { ...definedFields(profile), displayName });
      // Last: whose account with this name is just being deleted has gone by now.
      if (isNew && (await goneNames(tx.kysely, [displayName])).size > 0) throw usernameTaken();
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_display_name') || isUniqueViolation(error, 'users_name_look'))
      throw usernameTaken();
    throw error;
  }
}

const usernameTaken = () =>
  new ApiError(
    409,
    'username_taken',
    'Another player already has this username, or one that looks just like it. Please choose another one.',
    {
      issues: [{ path: 'displayName', message: 'Already in use' }],
    },
  );

function refuseUnfitWords(profile: object): void {
  const fields = unfitFields(profile);
  if (fields.length === 0) return;
  const issues = fields.map((path) => ({ path, message: 'Please write this another way' }));
  throw new ApiError(400, UNFIT_WORDS.code, UNFIT_WORDS.message, { issues });
}

const usernamePermanent = () =>
  new ApiError(409, 'username_permanent', 'Your username was set before and stays as it is.', {
    issues: [{ path: 'displayName', message: 'Cannot be changed' }],
  });
