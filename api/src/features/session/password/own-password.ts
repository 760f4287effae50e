import { FRESH_MINUTES, type OwnerProof } from 'sync-protocol/contract/session/owner-proof';
import { PASSWORD_NEEDED } from 'sync-protocol/messages';
import type { Deps } from '#deps';
import { ApiError, notSignedIn } from '#plugins/calls/api-error.ts';
import type { Player } from '#plugins/session/session.ts';
import { countAttempt, forgiveAttempt, watchesOf } from '../sign-in/attempts.ts';
import { isPassword } from './passwords.ts';

/**
 * Makes sure that a signed-in player knows their own password; wrong ones are counted by session, so that whoever has
 * the phone in hand can't try many.
 * @throws ApiError 400 if it is another one; 429 while a pause lasts
 */
export async function checkOwnPassword(
  { db, config, now }: Deps,
  player: Player,
  passwordHash: string,
  typed: string,
): Promise<void> {
  const watches = watchesOf({ account: player.id, address: '', knownDevice: player.session });
  if (config.rateLimits) await countAttempt(db, watches, now());
  if (!(await isPassword(passwordHash, typed))) throw wrongPassword();
  await forgiveAttempt(db.kysely, watches);
}

/**
 * Makes sure that it is the player who asks: by their password, or, if they have none, by having signed in just now.
 * @throws ApiError 400, 403 or 429, in words that tell what to do
 */
export async function requireOwner(
  deps: Deps,
  player: Player,
  { currentPassword }: OwnerProof,
): Promise<void> {
  const { passwordHash, isFresh } = await proofOf(deps, player);
  if (passwordHash === null) {
    if (!isFresh) throw signInAgain();
    return;
  }
  if (currentPassword === undefined) throw passwordNeeded();
  await checkOwnPassword(deps, player, passwordHash, currentPassword);
}

/** Notes that it is the player who asks. @throws ApiError as above */
export async function prove(deps: Deps, player: Player, proof: OwnerProof): Promise<void> {
  await requireOwner(deps, player, proof);
  await deps.db.kysely
    .updateTable('sessions')
    .set({ provedAt: deps.now().toISOString() })
    .where('tokenHash', '=', player.session)
    .execute();
}

/** @throws ApiError 403 unless it was proved a moment ago, by the password or by signing in, that it is the player */
export async function requireProved(deps: Deps, player: Player): Promise<void> {
  const { isFresh } = await proofOf(deps, player);
  if (!isFresh) throw proofNeeded();
}

/** How a session's player can prove to be it, and whether they just have. */
async function proofOf({ db, now }: Deps, player: Player) {
  const account = await db.kysely
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['passwordHash', 'sessions.createdAt as signedInAt', 'provedAt'])
    .where('tokenHash', '=', player.session)
    .executeTakeFirst();
  if (!account) throw notSignedIn();
  const latest = Math.max(Date.parse(account.signedInAt), Date.parse(account.provedAt ?? account.signedInAt));
  return {
    passwordHash: account.passwordHash,
    isFresh: now().getTime() - latest <= FRESH_MINUTES * 60_000,
  };
}

export const wrongPassword = () =>
  new ApiError(400, 'wrong_password', 'Please check your current password and try again.', {
    issues: [{ path: 'currentPassword', message: 'This is not your current password' }],
  });

const passwordNeeded = () =>
  new ApiError(400, 'password_needed', 'Please enter your current password, so we know it’s you.', {
    issues: [{ path: 'currentPassword', message: PASSWORD_NEEDED }],
  });

const proofNeeded = () =>
  new ApiError(
    403,
    'proof_needed',
    'Please show us once more that it is you: with your password or a passkey.',
  );

const signInAgain = () =>
  new ApiError(
    403,
    'sign_in_again',
    `You logged in a while ago. So we know it’s you: log out, log in again, and do this within ${FRESH_MINUTES} minutes.`,
  );
