import type { FastifyRequest } from 'fastify';
import type {
  completeProfile as completeProfileCall,
  register as registerCall,
} from 'sync-protocol/contract/session';
import { userId, type UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { defined } from 'sync-protocol/mutations/defined';
import { MIN_AGE } from 'sync-protocol/rules/age';
import type { z } from 'zod';
import { isUniqueViolation } from '#db/errors.ts';
import { raiseScopes, userScope } from '#db/scopes.ts';
import { ApiError } from '#plugins/api-error.ts';
import type { Deps } from '#deps';
import { refuseCommonPassword } from './common-passwords.ts';
import { noteDevice } from './known-devices.ts';
import { insertPlayer } from './new-player.ts';
import { hashPassword } from './passwords.ts';
import { ageRules } from './policy.ts';
import { refuseUnfitUsername } from './username-fitness.ts';

type Registration = z.output<(typeof registerCall)['body']>;
type FirstProfile = z.output<(typeof completeProfileCall)['body']>;

/** Who is signed in now, and the tokens that their browser keeps. */
export interface SignedIn {
  id: UserId;
  token: string;
  /** For `rememberDevice`. */
  device: string;
}

/** Makes an account and a session for it; stores nothing of anyone too young. */
export async function register(deps: Deps, form: Registration, request: FastifyRequest): Promise<SignedIn> {
  const { refused, minor } = ageRules(form, deps.now().getTime());
  if (refused) throw underAge();
  await refuseCommonPassword(
    form.password,
    [form.email, form.firstName ?? '', form.lastName ?? ''],
    'password',
  );
  const passwordHash = await hashPassword(form.password);
  const id = userId.parse(newId());
  try {
    return await deps.db.transaction(async (tx) => {
      await insertPlayer(tx.kysely, id, {
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
    if (isUniqueViolation(error, 'users_email')) throw emailTaken();
    throw error;
  }
}

/** Writes the first profile. The username stays for good: only the same one may be sent again. */
export async function completeProfile({ db }: Deps, id: UserId, form: FirstProfile): Promise<void> {
  const { displayName, favoritePosition: _, ...profile } = form;
  try {
    await db.transaction(async ({ kysely }) => {
      const user = await kysely
        .selectFrom('users')
        .select('displayName')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (user.displayName !== null && user.displayName !== displayName) throw usernamePermanent();
      if (user.displayName === null) refuseUnfitUsername(displayName);
      await kysely
        .updateTable('users')
        .set({ ...defined(profile), displayName })
        .where('id', '=', id)
        .execute();
      const seq = (await raiseScopes(kysely, [userScope(id)])).get(userScope(id));
      await kysely.updateTable('users').set({ seq }).where('id', '=', id).execute();
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_display_name')) throw usernameTaken();
    throw error;
  }
}

const underAge = () =>
  new ApiError(
    403,
    'under_age',
    `VolleyPath is for players aged ${MIN_AGE} and up. We have kept nothing of what you typed. Keep playing, and see you later!`,
  );

const emailTaken = () =>
  new ApiError(409, 'email_taken', 'There is already an account with this email. Log in instead.', {
    issues: [{ path: 'email', message: 'Already in use' }],
  });

const usernameTaken = () =>
  new ApiError(
    409,
    'username_taken',
    'Another player already has this username. Please choose another one.',
    {
      issues: [{ path: 'displayName', message: 'Already in use' }],
    },
  );

const usernamePermanent = () =>
  new ApiError(409, 'username_permanent', 'Your username was set before and stays as it is.', {
    issues: [{ path: 'displayName', message: 'Cannot be changed' }],
  });
